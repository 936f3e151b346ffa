### Texts of the setup explorer and of the search for games.

of-side = Kenen alkuasemat
summary = { $different ->
    [one] { $different } alkuasema
   *[other] { $different } eri alkuasemaa
}, { game-count }.
game-count = { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}
says = Alkuasema ja sen peilikuva lasketaan yhdeksi. Eturivi on ylhäällä.
setup = Alkuasema
games = Pelit
score = Tulos
range = Väli
sort-by = Lajittele: { $column }
ranks = Eturivi { $front }, takarivi { $back }
empty-square = Piste on tyhjä ruutu.
chosen = Alkuasema
results = { game-count }, tulos { $score }
first-turns = Ensimmäiset siirrot
different = { $count ->
    [one] { $count } siirto
   *[other] { $count } eri siirtoa
}
all-turns = Kaikki ensimmäiset siirrot
others = { CAPITAL(SIDE($side, form: "genitive")) } alkuasemat sitä vastaan
ask-engine = Kysy moottorilta
thinking = Moottori miettii…
opinion = { $nodes ->
    [one] Moottorin arvio { SIDE($side, form: "genitive") } kannalta on { $score }, kun { $nodes } asema on tutkittu.
   *[other] Moottorin arvio { SIDE($side, form: "genitive") } kannalta on { $score }, kun { $nodes } asemaa on tutkittu.
}
rabbits = { NUMBER($score, fractionDigits: 2) }
rabbits-more = +{ NUMBER($score, fractionDigits: 2) }
no-opinion = Moottori ei voi arvioida tätä: näistä alkuasemista ei synny peliä.
engine-failed = Moottorin laskenta epäonnistui. Yritä uudelleen.
opinion-says = Moottorin arvio laudalla olevasta asemasta jäniksinä, kun kulta on vuorossa.
games-with = Pelit
first-of = Ensimmäiset { $shown }/{ $all }.
look-for = Etsi
names = Vain nimet
position = Asema
material = Materiaali
position-text = Asema
position-help = Liitä kaavio tai lyhyt asema sellaisena kuin Jaa-ikkuna tai editori sen kopioi.
bad-position = Tämä ei ole asema. { $why }
mover = Vuorossa
mirrored = Myös peilikuva
material-help = Pelit, joissa nappuloita on jossakin vaiheessa näin monta, esimerkiksi ei yhtään kultaista kamelia.
pieces = { CAPITAL(SIDE($side, form: "adjective")) } { $role }
any = Mikä tahansa
either = Nappulat voivat kuulua kummalle puolelle tahansa
search = Etsi
searching = Etsitään…
found = { $count ->
    [one] { $count } peli löytyi.
   *[other] { $count } peliä löytyi.
}
none = Pelejä ei löytynyt.
at = siirron { $turn } jälkeen
