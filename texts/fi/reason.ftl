### Why a text can’t be read, or why a turn in it is illegal: whole sentences, unless they are parts of one. A “tag” is
### an “otsikkotieto”, a “label” such as 12g is a “tunnus”, and the “task” of a puzzle is its “tehtävänanto”.

## Where it is: in “at”

line = rivi { $line }, merkki { $column }
character = merkki { $column }
tag = otsikkotieto { $name }
turn = siirto { $turn }
words = ”{ $words }”
at = { CAPITAL(LIST($where, separator: ", ")) }: { $why }

## Words of a turn

unknown-word = ”{ $word }” ei ole askel (kuten Ee2n) eikä nappula ruutuineen (kuten Ra1).
no-such-piece = ”{ $letter }” sanassa ”{ $word }” ei ole nappula. Kullan nappulat ovat R, C, D, H, M ja E, hopean
    r, c, d, h, m ja e.
no-such-square = ”{ $square }” sanassa ”{ $word }” ei ole ruutu.
no-direction = ”{ $letter }” sanassa ”{ $word }” ei ole suunta (n, s, e tai w) eikä lyöntiä merkitsevä x.
not-a-label = ”{ $word }” ei ole siirron tunnus. Tunnus on luku ja g tai s, esimerkiksi 12g.
mixed = ”{ $word }” ei voi tulla tässä siirrossa edellisten sanojen jälkeen.
too-many-placements = Alkuasemassa voi olla enintään 16 nappulaa.
too-many-steps = Tässä siirrossa on yli 12 askelta ja lyöntiä, vaikka askelia voi olla enintään neljä.
only-pass = Siirrossa on oltava ainakin yksi askel, joten pelkkä ”pass” ei ole siirto.
no-ply = Tämä ei ole alkuasema eikä siirto.

## Why a turn of a record is illegal

no-turn = Tämän tunnuksen jälkeen ei ole siirtoa.
nothing-to-take-back = Peruttavaa siirtoa ei ole.
empty-square = Ruudussa { $square } ei ole { PIECE($piece, form: "partitive") }: ruutu on tyhjä.
another-piece = Ruudussa { $square } ei ole { PIECE($piece, form: "partitive") }: siinä on { $found }.
no-capture = Ruudussa { $square } ei lyödä { PIECE($piece, form: "partitive") }.
no-steps-left = Siirrossa ei ole askelia jäljellä.
no-step = Siirrossa on oltava ainakin yksi askel.
nothing-changed = Siirron jälkeen asema on sama kuin ennen siirtoa.
repetition = Sama asema oli laudalla jo siirtojen { $turns } jälkeen, eikä kolmatta kertaa sallita.

## Records

outside-turn = ”{ $word }” ei kuulu mihinkään siirtoon. Ensin on oltava siirron tunnus, kuten 12g.
no-sign = ”{ $word }” ei ole arviomerkki (kuten ! tai ±).
unclosed-comment = Tämän kommentin lopusta puuttuu aaltosulje.
unclosed-tag = Otsikkotietoa ”{ $word }” ei ole suljettu rivin loppuun mennessä.
tag-name = ”{ $word }” ei kelpaa otsikkotiedon nimeksi.
tag-value = Otsikkotiedon { $name } arvoa ei voi tulkita.
inside-variation = ”{ $word }” ei voi olla muunnelman sisällä.
unopened-variation = Tässä suljetaan muunnelma, mutta yhtään muunnelmaa ei ole auki.
unclosed-variation = Tätä muunnelmaa ei ole suljettu.
variation-of-nothing = Ennen tätä muunnelmaa ei ole siirtoa.
empty-variation = Tässä muunnelmassa ei ole siirtoja.
variation-label = Muunnelma alkaa siirrolla { $found }, joka ei korvaa siirtoa { $before } eikä seuraa sitä.
too-deep = Tässä on liian monta sisäkkäistä muunnelmaa: sisäkkäin niitä voi olla enintään { $most }.
several-games = Tässä alkaa toinen peli, mutta vain yhden voi lukea.
label-expected = Tämän pitäisi olla siirto { $turn }.
takeback-too-far = Muunnelmassa ”takeback” voi perua vain muunnelman omia siirtoja.
after-ending = Peli päättyi ennen tätä siirtoa: toinen puoli luovutti tai hävisi.
too-many-turns = Siirtoja ja muunnelmia on liikaa.

## Positions

unplayable = Tätä asemaa ei voi pelata: { $faults }.
no-label = tässä pitäisi olla vuorossa oleva puoli, g tai s, mutta löytyi ”{ $found }”
no-side = aseman alussa on oltava vuorossa oleva puoli, g tai s
unclosed = loppusulje puuttuu
square-count = sulkeiden välissä pitäisi olla 64 ruutua, mutta niitä on { $found }
not-a-piece = ”{ $letter }” ruudussa { $square } ei ole nappula
not-a-trap = merkki x tarkoittaa tyhjää ansaa, mutta ruutu { $square } ei ole ansa
wrong-steps = vuorossa olevan puolen jälkeen tulevat sanat eivät ole askelia
not-steps = vuorossa olevan puolen jälkeen voi tulla vain askelia
not-a-row = tässä pitäisi olla rivi { $row }, mutta löytyi ”{ $found }”
row-number = tämän rivin numeron pitäisi olla { $row }, mutta se on ”{ $found }”
row-length = rivillä { $row } on pystyviivojen välissä { $found ->
    [one] { $found } merkki
   *[other] { $found } merkkiä
}, vaikka niitä pitäisi olla 17
no-blank = kahden ruudun välissä pitäisi olla välilyönti, mutta siinä on ”{ $found }”
missing-row = rivi { $row } puuttuu
trailing = aseman lopun jälkeen on ylimääräistä tekstiä: ”{ $found }”
too-many = laudalla on { $count } { PIECE($piece, form: "partitive") }, mutta niitä voi olla enintään { $most }
undefended = ansassa { SQUARE($piece) } on { PIECE($piece) }, eikä vieressä ole oman puolen nappulaa
rabbit-on-goal = ruudun { $square } { SIDE($side, form: "adjective") } jänis on jo maalissa
no-rabbits = { SIDE($side, form: "adessive") } ei ole jäniksiä
no-way-there = ”{ $step }” ei johda tekstissä näkyvään asemaan.

## Puzzles

puzzle-version = Tehtävätiedoston versio ”{ $version }” on tuntematon.
no-puzzle-header = Tehtävätiedoston on alettava tekstillä ”ansa-puzzles 1”.
too-many-puzzles = Tehtäviä on enemmän kuin { $most }.
long-line = Rivi on liian pitkä: tavuja voi olla enintään { $most }.
no-task = ”{ $word }” ei ole tehtävänanto.
begun-turn = Asemassa siirto ei saa olla kesken.
no-rating = ”{ $word }” ei ole vahvuusluku (kuten 1450~120) eikä ”-”.
no-such-turn = ”{ $word }” ei ole siirto.
no-answer-square = ”{ $word }” ei ole ruutu, tai se on mainittu kahdesti.
second-puzzle = Tehtävä { $id } on jo aikaisemmalla rivillä.
over = Tässä asemassa peli on jo päättynyt.
no-piece = Asemassa ei ole { PIECE($piece, form: "partitive") }.
rabbit-task = Tehtävänannossa on jänis, mutta heikoin siinä sallittu nappula on kissa.
not-own = Vuorossa olevalla puolella ei ole nappulaa ruudussa { $square }.
wrong-answer = Vastaus ei ole tehtävänannon edellyttämää tyyppiä.
turn-count = Vastauksessa on oltava { $expected ->
    [one] { $expected } siirto
   *[other] { $expected } siirtoa
}, mutta siinä on { $found }.
unconnected = Vastauksen { $number }. siirto ei ala siitä, mihin edellinen siirto päättyi.
