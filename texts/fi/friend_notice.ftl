### What is said about games by link: after a link was opened, about conditional turns, and about links that can’t be
### opened.

unchanged = Sinulla on jo kaikki, mitä tässä linkissä on. Mikään ei ole muuttunut.
set-up = Kaverisi on asetellut nappulansa. On sinun vuorosi.
played = Kaverisi pelasi siirron { $turn }. On sinun vuorosi.
answered = Kaverisi pelasi siirron { $turn }, ja ehdollinen siirtosi { $answer } pelattiin heti. Lähetä linkki.
unexpected = Kaverisi pelasi siirron { $turn }, johon sinulla ei ollut ehdollista siirtoa. On sinun vuorosi.
answer-illegal = Kaverisi pelasi siirron { $turn }. Säännöt kieltävät valmistelemasi siirron, joten on sinun vuorosi.
older = { $turns ->
    [0] Tämä linkki on vanhempi kuin pelisi, joka on päättynyt. Lähetä linkkisi uudelleen.
    [one] Tämä linkki on vanhempi: pelisi on { $turns } siirron edellä. Lähetä linkkisi uudelleen.
   *[other] Tämä linkki on vanhempi: pelisi on { $turns } siirtoa edellä. Lähetä linkkisi uudelleen.
}
conflict = Tämä linkki ja pelisi eroavat toisistaan, ja kummassakin on jotain, mitä toisesta puuttuu. Valitse, kumpaa
    jatketaan.
ahead = Tässä linkissä on sinun nimissäsi siirtoja, joita et ole tehnyt täällä. Valitse, hyväksytkö ne.
kept-ours = Pelisi säilyy. Lähetä linkkisi, niin kaverisikin voi valita sen.
took-theirs = Sinulla on nyt kaverisi peli. Omat siirtosi säilyvät muunnelmana.
different = Tässä linkissä on sama peli eri alulla, joten sitä ei voi lisätä. Pyydä kaveriltasi uusin linkki.
other-game = Tämä linkki kuuluu toiseen peliin.
illegal = Siirto rikkoo sääntöjä. Mikään ei ole muuttunut.
not-friends-turn = Ei ole kaverisi vuoro. Mikään ei ole muuttunut.
conditions-added = { $count ->
    [one] { $count } ehdollinen siirto on valmis. Se pelataan heti, kun kaverisi tekee odottamasi siirron.
   *[other] { $count } ehdollista siirtoa on valmiina. Kukin pelataan heti, kun kaverisi tekee odottamasi siirron.
}
condition-removed = Ehdollinen siirto poistettu.
conditions-dropped = { $count ->
    [one] { $count } ehdollinen siirto rikkoi sääntöjä tässä pelissä ja poistettiin.
   *[other] { $count } ehdollista siirtoa rikkoi sääntöjä tässä pelissä ja poistettiin.
}
condition-no-plan = Paina kaverisi vuorolla Suunnittele, ja pelaa sitten siirto, jota odotat, ja vastauksesi.
condition-no-answer = Suunnitelmassa on oltava kaksi siirtoa: se, jota odotat, ja sitten vastauksesi.
condition-too-deep = Ehdolliset siirrot voivat ulottua enintään { $most } oman siirtosi päähän.
condition-too-many = Tässä pelissä on jo niin monta ehdollista siirtoa kuin siihen mahtuu. Poista ensin joitakin.
condition-illegal = Säännöt kieltävät jonkin näistä siirroista tässä pelissä.
letter-damaged = Tämä linkki on vioittunut tai vajaa. Kopioi se kokonaan tai pyydä kaveriasi lähettämään se uudelleen.
letter-newer = Tämä linkki on tehty sivun uudemmalla versiolla. Lataa sivu uudelleen ja avaa linkki sitten uudestaan.
letter-no-game = Tässä linkissä ei ole peliä kaverin kanssa.
letter-too-long = Tämä linkki on niin pitkä, ettei se voi olla peli.
letter-illegal = Tätä linkkiä ei voi avata. { $why } Pyydä kaveriasi lähettämään se uudelleen.
fairness = Pelatkaa ilman moottorin apua: vihjeet ja moottori ovat poissa käytöstä pelin loppuun asti. Jokainen siirto
    tarkistetaan sääntöjen mukaan, mutta mikään sivu ei voi estää apua muualta, joten pelaa ihmisten kanssa, joihin
    luotat.
held-not-connected = Laitteet eivät ole yhteydessä. Yhdistä uudelleen ja päätä sitten siirtosi.
held-awaits-answer = Kaverisi ei ole vielä vastannut, perutaanko siirto.
held-behind = Kaverisi siirtoja saapuu vielä. Yritä hetken kuluttua uudelleen.
