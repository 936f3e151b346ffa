### Answering a task: an exercise of the course, a puzzle, a better turn in place of a mistake.

position = Kulta: { LIST($gold, form: "role") }. Hopea: { LIST($silver, form: "role") }.

marked = Merkitty:
none-marked = ei vielä mitään. Valitse ruutuja laudalta.

check-long = Tarkista vastaus (Enter)
hint-turn = Nuolet näyttävät siirron. Pelaa se.
next = Seuraava
skip = Ohita
finish = Lopeta
nothing-entered = Anna ensin vastauksesi.
nothing-to-enter = Nyt ei tarvita vastausta. Jatka painamalla { next }.
help-counts = Vihje tai ratkaisu lasketaan epäonnistumiseksi. Paina uudelleen, niin näet sen.
line-at = Askel { $at }/{ $all }
line-step = Askel { $at }/{ $all }: { $step }
wrong = Ei vielä.
right = Oikein!
