### Texts of the new-game form.

level-heading = Vastustaja ja taso
level-gold = Kullan pelaaja ja taso
level-silver = Hopean pelaaja ja taso
thinking-time = Miettimisaika siirtoa kohti
more = Lisää valintoja
clock = Miettimisaika
custom = Oma miettimisaika
custom-turn = Aika siirtoa kohti
custom-reserve = Varanto
custom-most = Varannon enimmäismäärä
custom-no-limit = ei rajaa
custom-fields-help = Kirjoita ajat muodossa 30s, 2m tai 1h. Käyttämätön aika lisätään varantoon.
custom-notation = Koko merkintä
custom-help = Aika siirtoa kohti / varanto alussa / lisättävä osuus käyttämättömästä ajasta prosentteina / varannon
    enimmäismäärä / pelin raja / siirron raja. Neljä viimeistä voi jättää pois. Kirjoita ajat muodossa 90s, 2m, 1m30s
    tai 1h. Pelin raja voi olla myös siirtojen määrä, kuten 60t.
handicap = Tasoitus
handicap-help = Vahvempi pelaaja voi aloittaa ilman joitakin nappuloita. Kummallakin puolella on ainakin yksi jänis.
handicap-none = Alkutilanne määrää nappulat.
handicap-other = Oma
start-from-heading = Alkutilanne
paste = Liitä asema tähän
paste-help = Kaavio: esimerkiksi rivi 12g ja sen alla kahdeksan riviä, tai lyhyt muoto g [64 ruutua].
take-backs = Salli siirtojen peruminen
teach = Opeta minua
teach-says = Siirtosi jälkeen moottori kertoo, jos se oli vakava virhe, ja miksi. Voit perua siirron, ennen kuin
    tietokone siirtää. Matalilla tasoilla vain pahimmat virheet lasketaan. Vain ilman kelloa.
opponent =
    .computer = Tietokone
    .person = Kaksi ihmistä
    .computers = Kaksi tietokonetta
opponent-hint =
    .computer = yksi pelaaja
    .person = yksi näyttö
    .computers = sinä katsot
level =
    .level-1 = ensimmäiseen peliin
    .level-2 = hyvin helppo
    .level-3 = helppo
    .level-4 = melko helppo
    .level-5 = keskitaso
    .level-6 = melko vaikea
    .level-7 = vaikea
    .level-8 = hyvin vaikea
    .level-9 = erittäin vaikea
    .level-10 = hyvin vahva ja hidas
    .level-11 = niin vahva kuin annat sille aikaa
level-with = { $name }, taso { $level }: { $description }.
time-control =
    .none = Ei kelloa
    .blitz = Pika
    .fast = Nopea
    .standard = Tavallinen
    .slow = Hidas
    .move-only = Vain siirrolle
    .custom = Oma…
clock-times = { $turn }/siirto, varanto { $reserve }
clock-turn-time = { $turn }/siirto
short-seconds = { $count }{"\u00A0"}s
short-minutes = { $count }{"\u00A0"}min
start-from =
    .setups = Puolet asettelevat nappulansa
    .board = Laudalla oleva asema
    .pasted = Liitetty asema
seat-you = Sinä
seat-computer = Tietokone
seat-gold = Kulta
seat-silver = Hopea
all-pieces = Kaikki nappulat
without-pieces = Poissa: { $pieces }
count-of = { $who }: { ROLE($role, form: "plural") }
one-less = { $who }: { $role } pois
one-more = { $who }: { $role } lisää
recap-no-clock = ei kelloa
recap-control = kello { $control }
recap-custom-clock = oma miettimisaika
recap-clock = kello: { $name }
recap-handicap = tasoitus
recap-all-pieces = kaikki nappulat
recap-board = laudan asemasta
recap-pasted = liitetystä asemasta
recap-teaching = opetuspeli
recap-takebacks = siirtoja voi perua
recap-no-takebacks = siirtoja ei voi perua
choices = { LIST($choices, separator: ", ") }
recap-line = { CAPITAL(choices) }
control-no-time = Ei lainkaan aikaa: se, joka siirtää ensin, häviää.
control-reserve = Kummankin puolen aika koko peliin: { $reserve }.
control-turn = Aika siirtoa kohti: { $turn }.
control-turn-and-reserve = Aika siirtoa kohti: { $turn }. Varanto alussa: { $reserve }.
unused-lost = Käyttämätön aika menetetään.
unused-added = Käyttämätön aika lisätään varantoon.
unused-added-up-to = Käyttämätön aika lisätään varantoon, jonka enimmäismäärä on { $most }.
unused-part-added = Käyttämättömästä ajasta { $percent }{"\u00A0"}% lisätään varantoon.
unused-part-added-up-to = Käyttämättömästä ajasta { $percent }{"\u00A0"}% lisätään varantoon, jonka enimmäismäärä on
    { $most }.
game-time-limit = Pelin enimmäiskesto on { $time }. Sen jälkeen voittaa puoli, jolla on enemmän nappuloita.
game-turn-limit = { $turns ->
    [one] Peli päättyy, kun kumpikin on tehnyt { $turns } siirron. Silloin voittaa puoli, jolla on enemmän nappuloita.
   *[other] Peli päättyy, kun kumpikin on tehnyt { $turns } siirtoa. Silloin voittaa puoli, jolla on enemmän nappuloita.
}
turn-time-limit = Siirron enimmäisaika on { $time }, vaikka varannossa olisi aikaa.
days = { $count ->
    [one] { $count } päivä
   *[other] { $count } päivää
}
hours = { $count ->
    [one] { $count } tunti
   *[other] { $count } tuntia
}
minutes = { $count ->
    [one] { $count } minuutti
   *[other] { $count } minuuttia
}
seconds = { $count ->
    [one] { $count } sekunti
   *[other] { $count } sekuntia
}
milliseconds = { $count ->
    [one] { $count } millisekunti
   *[other] { $count } millisekuntia
}
board-side = { CAPITAL($side) }: { LIST($pieces, separator: ", ") }.
board-piece = { $role } { $square }
board-without = { CAPITAL($side) }: ei nappuloita.
to-move = { CAPITAL(SIDE($side, form: "genitive")) } vuoro.
to-move-on = { CAPITAL(SIDE($side, form: "genitive")) } vuoro: { steps-left }.
own-side = Pelaat
own-gold = Kultana ja aloitat
own-silver = Hopeana
own-random = Kumpana vain
