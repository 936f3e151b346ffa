### Texts of the engine on the study screen.

engine = Moottori
toggle-long = Kytke moottori päälle tai pois (L)
score-even = { NUMBER($rabbits, fractionDigits: 2) }
score-gold = +{ NUMBER($rabbits, fractionDigits: 2) }
score-silver = −{ NUMBER($rabbits, fractionDigits: 2) }
score-win = { $side ->
    [gold] +#{ $turns }
   *[silver] −#{ $turns }
}
score-title-even = Asema on tasan
score-title = { CAPITAL($side) } on edellä { NUMBER($rabbits, fractionDigits: 2) } jäniksen verran
score-title-win = { $turns ->
    [0] { CAPITAL($side) } voittaa tällä siirrolla
    [1] { CAPITAL($side) } voittaa tällä siirrolla
   *[other] { CAPITAL($side) } voittaa { $turns } siirrossa
}
chance = Sadasta tällaisesta pelistä kulta voittaisi { $gold }, hopea { $silver }
depth = { $depth ->
    [one] syvyys { $depth } askel
   *[other] syvyys { $depth } askelta
}
deeper = Syvemmälle
deeper-long = Tutki tätä asemaa neljä kertaa kauemmin
fewer-lines = Vähemmän jatkoja
more-lines = Lisää jatkoja
play-line = Pelaa tämä siirto
threat = Uhka
threat-long = Näytä, mitä toinen puoli uhkaa tehdä (X), aivan kuin nyt olisi sen vuoro
threat-of = Mitä { $side } tekisi, jos { OPPONENT($side) } jättäisi tämän siirron väliin:
completes = { $steps ->
    [one] Täydentää siirron ensimmäisen askeleen jälkeen.
   *[other] Täydentää siirron { $steps } ensimmäisen askeleen jälkeen.
}
dead-end = Mikään sallittu siirto ei ala näillä askelilla. Kumoa jokin niistä.
no-threat =
    .no-turn = Näytettävää uhkaa ei ole, koska kumpikaan ei voi siirtää tässä.
    .push-unfinished = Vie ensin työntö loppuun: siirto ei voi päättyä tähän.
    .over = Näytettävää uhkaa ei ole, koska peli päättyisi, jos siirto päättyisi tähän.
forbidden = Tätä peliä pelaavat ihmiset keskenään, joten moottori on poissa käytöstä pelin loppuun asti.
engine-on = Moottori päällä.
engine-off = Moottori pois.
best-line = { $score }. Paras siirto: { $steps }.
then-line = Sitten: { $steps }.
threat-shown = Etsitään, mitä { $side } uhkaa tehdä.
threat-hidden = Uhkaa ei enää näytetä.
threatens = { CAPITAL($side) } uhkaa: { $steps }
