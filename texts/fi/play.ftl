### Texts about the course of the game.

you = Sinä
set-up = { CAPITAL($side) }: asettele nappulasi
to-move = { CAPITAL(SIDE($side, form: "genitive")) } vuoro
your-turn = Sinun vuorosi ({ $side })
your-turn-title = Sinun vuorosi
tab-title = { $what } – Ansa
computer-stopped = Tietokone on pysähtynyt
paused-before = Tauko, { SIDE($side, form: "genitive") } vuoro
is-thinking = { CAPITAL($side) } miettii
judging = Siirtoasi tarkistetaan
mistaken = Perutko siirtosi?
paused-during = Tauko kesken { SIDE($side, form: "genitive") } siirron
moves = { CAPITAL($side) } siirtää
game-start = Pelin alku
during = Kesken siirron { $turn }
after = Siirron { $turn } jälkeen
you-won = Voitit. { $outcome }
you-lost = Hävisit. { $outcome }
take-back = { COUNT($turns) ->
    [one] Peru siirto { $turns }
   *[other] Peru siirrot { $turns }
}
take-back-with-steps = { COUNT($turns) ->
    [one] Peru siirto { $turns } ja sen jälkeiset askeleet
   *[other] Peru siirrot { $turns } sekä niiden jälkeiset askeleet
}
none-captured = { CAPITAL($side) } ei ole lyönyt mitään
some-captured = { CAPITAL(SIDE($side, form: "genitive")) } lyömät: { $captures }
steps-left-sentence = { CAPITAL(steps-left) }.
thinking = Miettii…
depth = { $depth ->
    [one] Laskee { $depth } askeleen eteenpäin
   *[other] Laskee { $depth } askelta eteenpäin
}
progress = { depth }, { $nodes ->
    [one] { $nodes } asema
   *[other] { $nodes } asemaa
}
progress-thousands = { depth }, { NUMBER($thousands, fractionDigits: 0) } tuhatta asemaa
progress-millions = { depth }, { NUMBER($millions, fractionDigits: 1) } miljoonaa asemaa
score-line = Nappuloita jäljellä: kulta{"\u00A0"}{ $gold }, hopea{"\u00A0"}{ $silver }.
