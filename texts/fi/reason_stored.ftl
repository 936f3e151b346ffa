### Why a pasted text, a file, a link or something stored can’t be read: whole sentences.

## Pasted texts

empty = Teksti on tyhjä.
unknown = ”{ $found }” ei ole peli, asema eikä askel.
no-turns = Tekstissä ei ole siirtoja eikä asemaa.
setup-without-label = Alkuaseman edessä on oltava sen tunnus: kullan 1g tai hopean 1s.
square-taken = Tehtävässä on kaksi nappulaa ruudussa { $square }.
too-long = Teksti on pidempi kuin yksi megatavu. Tuo se tiedostona.
no-game = Peliä ei löytynyt.
long-line = Rivi { $line } on pidempi kuin { $most ->
    [one] { $most } megatavu
   *[other] { $most } megatavua
}.
long-file = Tiedosto on suurempi kuin { $most ->
    [one] { $most } megatavu
   *[other] { $most } megatavua
}, ja niin suuri voi olla vain arkisto. Jaa tiedosto pienempiin osiin.

## Positions as rows with slashes

row-width = Rivillä { $row } on { $found ->
    [one] { $found } ruutu
   *[other] { $found } ruutua
}, vaikka niitä pitäisi olla 8.
no-side = Vuorossa olevan puolen pitäisi olla g tai s, mutta tekstissä on ”{ $word }”.

## Archives

no-moves = Arkiston ensimmäisellä rivillä on oltava sarakkeiden nimet, mutta rivillä ”{ $line }” ei ole saraketta
    movelist.
column-count = Tällä rivillä on { $found ->
    [one] { $found } sarake
   *[other] { $found } saraketta
}, mutta ensimmäisen rivin mukaan niitä pitäisi olla { $expected }.
pack = Nämä arkiston pelit ovat vioittuneet, tai sivun myöhempi versio on tallentanut ne.

## Games in links

link-version = Linkin pelin pakkausversio on ”{ $version }”, jota tämä sivun versio ei osaa lukea.
link-letter = Linkin peli on vioittunut: ”{ $letter }” ei voi kuulua siihen.
link-damaged = Linkin peli on vioittunut: merkkejä puuttuu tai on muuttunut.
link-part = Linkin pelissä on osa, jota ei voi tulkita.
link-illegal = Linkin pelin siirto { $turn } on kielletty.
link-plies = Linkissä voi olla enintään { $most ->
    [one] { $most } siirto
   *[other] { $most } siirtoa
}.
link-variations = Linkissä kutakin siirtoa voi seurata enintään { $most ->
    [one] { $most } siirto
   *[other] { $most } eri siirtoa
}.
link-text = Linkin otsikkotiedoissa ja kommenteissa voi olla yhteensä enintään { $most ->
    [one] { $most } tavu
   *[other] { $most } tavua
}.

## Saved games and other stored values

damaged = Tiedot ovat vioittuneet.
format = Tietojen muoto ”{ $format }” on tuntematon.
version = Tiedot (versio { $version }) on kirjoittanut tämän sivun myöhempi versio.
value = ”{ $value }” on tuntematon arvo.
range = Jokin luku on sallitun välin ulkopuolella.
unwritable = Tietoja ei voi muuntaa tekstiksi.
record-damaged = Pelipöytäkirja on vioittunut. { $why }
record-illegal = Pelipöytäkirja rikkoo sääntöjä. { $why }
unfinished-setup = Keskeneräistä alkuasemaa ei voi lukea. { $why }
unfinished-turn = Keskeneräistä siirtoa ei voi lukea. { $why }
clock = Pelin kellon tietoja ei voi lukea.
