### Texts about saved games.

unknown-quarantined = Tämän sivun toinen versio siirsi sen syrjään.
no-entry = Sen rivi puuttuu luettelosta.
search = Etsi
search-hint = Nimi, pelaaja tai tulos
none = Ei vielä tallennettuja pelejä. Jokainen pelaamasi peli tallentuu tänne itsestään.
none-readable = { $count ->
    [one] { $count } peliä ei voitu lukea. Se on luettelossa alempana.
   *[other] { $count } peliä ei voitu lukea. Ne ovat luettelossa alempana.
}
none-found = Mikään tallennettu peli ei vastaa hakuasi.
loading = Tallennettuja pelejä ladataan…
on-board = Nyt laudalla
rename = Nimeä uudelleen
save-name = Tallenna nimi
keep-name = Peruuta
name = Tämän pelin nimi
name-help = Jätä tyhjäksi, niin peli saa oletusnimen.
export = Vie peli
delete = Poista
undo = Kumoa
export-all = Vie kaikki
import = Tuo…
import-help = Voit tuoda täältä vietyjä tiedostoja, pelejä tekstinä sekä arkistoja. Voit myös pudottaa ne tähän
    ikkunaan.
quarantine = Syrjään siirretyt
quarantine-help = Näitä ei voitu lukea. Ne ovat tallessa sellaisinaan, ja sivun myöhempi versio ehkä pystyy lukemaan ne.
export-quarantined = Vie
not-persistent = Selain voi poistaa tallennettuja pelejä, kun levy on täynnä. Vie pelit, jotka haluat säilyttää.
tabs-unknown = Tämä selain ei pysty sanomaan, onko peli auki toisessa välilehdessä. Jos avaat sen tässä, se pysähtyy
    siellä.
file-name = ansa-pelit
file-unwritten = Sivu ei pystynyt luomaan tiedostoa.
name-people = Kaksi ihmistä, { $begun }
name-computer = Sinä – { $opponent }, { $begun }
name-computers = { $gold } – { $silver }, { $begun }
turns = { $turns ->
    [0] ei vielä siirtoja
    [one] { $turns } siirto
   *[other] { $turns } siirtoa
}
over = { $outcome } { CAPITAL(turns) }.
to-move = { CAPITAL(SIDE($side, form: "genitive")) } vuoro, { turns }.
to-set-up = { CAPITAL($side) } asettelee nappulansa.
changed-today = Muutettu tänään
changed-on = Muutettu { $day }
game-count = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
games-found = { $found } / { game-count }
more = Näytä lisää (jäljellä { $left })
of-game = { $what }: { $name }
deleted = ”{ $name }” poistettiin.
none-added = Yhtään peliä ei lisätty.
added = { $count ->
    [one] { $count } peli lisättiin.
   *[other] { $count } peliä lisättiin.
}
known = { $count } oli jo täällä.
unreadable-count = { $count } jäi lukematta:
file-failed = { $file }: { $reason }
game-failed = { $file }, peli { $number }: { $reason }
named-game-failed = { $file }, ”{ $name }”: { $reason }
line-failed = { $file }, rivi { $line }: { $reason }
row-failed = { $file }, rivi { $line }, peli { $game }: { $reason }
more-failures = Ja { $count } muuta.
could-not-be-read = Sitä ei voitu lukea.
not-opened = Peliä ei voitu avata. { $why }
game-unreadable = Peliä ei voi lukea. { $reason } Se siirrettiin syrjään, ei poistettu.
opened-in-part = Tämä peli rikkoo sääntöjä. { $reason } Se avattiin siihen kohtaan asti, ja loput tallennettiin
    kommenttiin.
in-part = tuotu virheeseen asti: { $reason }
