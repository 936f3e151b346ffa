### Texts of notices and events.

turn-alone = Viimeisin siirto peruttiin
turn-with-answer = Viimeisin siirtosi ja tietokoneen vastaus peruttiin
setup-alone = Nappuloiden asettelu peruttiin
setup-with-answer = Nappuloidesi asettelu ja tietokoneen vastaus peruttiin
taken-back = { $what }.
taken-back-with-steps = { $what }, samoin sen jälkeiset askeleet.
coach-ends-rating = Valmentajan kanssa tämä peli ei enää vaikuta vahvuuslukuun.
earlier-position = Tämä on aikaisempi asema. Kokeile siirtoja painamalla Suunnittele tai palaa peliin.
computer-to-move = On tietokoneen vuoro. Paina Suunnittele, niin voit kokeilla siirtoja sen miettiessä.
game-over = Peli on päättynyt. Paina Suunnittele, niin voit kokeilla muita siirtoja.
plan-kept = Suunnitelma tallennettiin muunnelmana.
plan-discarded = Suunnitelma hylättiin.
game-start = Pelin alku.
after = Siirron { $turn } jälkeen.
has-set-up = { CAPITAL($side) } on asetellut nappulansa.
turn-taken-back = Siirto peruttu.
turn-restored = Siirto palautettu.
swapped = Ruutujen { $one } ja { $other } nappulat vaihdettu.
too-deep = Muunnelmia voi olla sisäkkäin enintään { $most }. Tee tästä jatkosta päälinja tai poista joitakin sitä
    ympäröivistä muunnelmista.
game-set-aside = Tallennettua peliä ei voi lukea. { $reason } Se siirrettiin syrjään, ei poistettu, ja uusi peli alkoi.
