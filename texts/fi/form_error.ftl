### Texts about errors in the new-game form.

clock-above = Miettimisaika ei kelpaa. Katso ylempää.
position-above = Asema ei kelpaa. Katso ylempää.
board-above = Peliä ei voi vielä aloittaa laudalta. Katso ylempää.
nothing-on-board = Laudalla ei ole vielä asemaa: kummankin puolen on ensin aseteltava nappulansa.
over-on-board = Laudalla oleva peli on päättynyt. Sulje tämä ikkuna, valitse luettelosta aikaisempi siirto ja aloita
    siitä.
nothing-pasted = Liitä ensin asema.
unplayable = Tätä asemaa ei voi pelata: { $faults }.
over-at-once = Tässä asemassa peli on jo päättynyt.
clock-empty = Anna aika siirtoa kohti ja varanto alussa, esimerkiksi 2m ja 5m.
low-maximum = Varannon enimmäismäärä ei voi olla pienempi kuin varanto alussa. Anna suurempi luku tai jätä kenttä
    tyhjäksi, niin rajaa ei ole.
clock-parts = Miettimisajassa on kahdesta kuuteen osaa, joiden välissä on vinoviiva, esimerkiksi 2m/5m.
subject = { $part ->
    [0] Miettimisaika
    [1] Osa 1 (aika siirtoa kohti)
    [2] Osa 2 (varanto alussa)
    [3] Osa 3 (lisättävä osuus käyttämättömästä ajasta)
    [4] Osa 4 (varannon enimmäismäärä)
    [5] Osa 5 (pelin raja)
   *[other] Osa { $part } (siirron raja)
}
time-missing = { subject } puuttuu. Jos sitä ei ole, anna 0.
not-a-time = { subject }: ”{ $text }” ei ole aika. Anna aika, kuten 90s, 2m tai 1h.
too-long = { subject }: ”{ $text }” on liian pitkä.
not-a-percentage = { subject }: ”{ $text }” ei kelpaa. Anna kokonaisluku 0–1000.
no-time = { subject }: siirrolle ei jää aikaa.
at-place = Rivi { $line }, merkki { $column }: { STOP($what) }
no-label = tässä pitäisi olla vuorossa oleva puoli, g tai s, mutta löytyi ”{ $found }”
unclosed = loppusulje puuttuu
square-count = sulkeiden välissä pitäisi olla 64 ruutua, mutta niitä on { $found }
not-a-piece = ”{ $letter }” ruudussa { $square } ei ole nappula
not-a-trap = x merkitsee tyhjää ansaa, mutta { $square } ei ole ansa
wrong-steps = vuorossa olevaa puolta seuraavat sanat eivät ole askelia
not-steps = vuorossa olevaa puolta voivat seurata vain askeleet
not-a-row = tässä pitäisi olla rivi { $row }, mutta löytyi ”{ $found }”
row-number = tämän rivin pitäisi olla { $row }, mutta sen tunnus on ”{ $found }”
row-length = rivillä { $row } on pystyviivojen välissä { $found ->
    [one] { $found } merkki
   *[other] { $found } merkkiä
}, vaikka niitä pitäisi olla 17
no-blank = kahden ruudun välissä pitäisi olla välilyönti, mutta siinä on ”{ $found }”
missing-row = rivi { $row } puuttuu
trailing = aseman lopun jälkeen on ylimääräistä: ”{ $found }”
too-many = laudalla on { $count } { PIECE($piece, form: "partitive") }, mutta puolella voi olla niitä vain { $most }
undefended = ansassa { SQUARE($piece) } on { PIECE($piece) }, eikä vieressä ole oman puolen nappulaa
rabbit-on-goal = ruudun { $square } { SIDE($side, form: "adjective") } jänis on jo maalissa
no-rabbits = { SIDE($side, form: "adessive") } ei ole jäniksiä
