### Texts about errors in the new-game form.

clock-above = Miettimisaika ei kelpaa. Katso ylempää.
position-above = Asema ei kelpaa. Katso ylempää.
board-above = Peliä ei voi vielä aloittaa laudalta. Katso ylempää.
nothing-on-board = Laudalla ei ole vielä asemaa: kummankin puolen on ensin aseteltava nappulansa.
over-on-board = Laudalla oleva peli on päättynyt. Sulje tämä ikkuna, valitse luettelosta aikaisempi siirto ja aloita
    siitä.
nothing-pasted = Liitä ensin asema.
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
