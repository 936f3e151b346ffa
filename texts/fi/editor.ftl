### Texts of the editor of positions.

palette = { CAPITAL(SIDE($side, form: "genitive")) } nappulat
put-tool = Aseta: { $piece }
move-tool = Siirrä
move-tool-long = Siirrä nappuloita: valitse nappula ja sitten ruutu, tai vedä. Poista nappula vetämällä se laudan
    ulkopuolelle.
remove-tool = Poista
remove-tool-long = Poista nappuloita valitsemalla ne
board-help = Liiku laudalla nuolinäppäimillä. E M H D C R asettavat kullan elefantin, kamelin, hevosen, koiran, kissan
    ja jäniksen, ja e m h d c r hopean. Delete poistaa nappulan. Välilyönti käyttää valittua työkalua. Shift ja
    nuolinäppäin siirtävät nappulaa.
side-to-move = Vuorossa
left = Askelia jäljellä
tools = Muuta asemaa
undo = Kumoa
undo-long = Kumoa viimeisin muutos (Ctrl+Z)
redo = Palauta
redo-long = Palauta kumottu muutos (Ctrl+Shift+Z)
clear = Tyhjennä
clear-long = Poista kaikki nappulat
set-up = Alkuasema
set-up-long = Asettele kummankin puolen kaikki nappulat, kulta vuorossa
mirror = Peilaa
mirror-long = Vaihda vasen ja oikea
exchange = Vaihda puolet
exchange-long = Vaihda kulta ja hopea: kumpikin puoli saa toisen nappulat, omalta reunaltaan katsottuna
study = Tutki
study-long = Tutki asemaa: kokeile siirtoja, kysy moottorilta, lisää kommentteja
play = Pelaa…
play-long = Aloita peli tästä asemasta, tietokonetta tai toista ihmistä vastaan
check = Aseman tarkistus
no-fault = Tästä asemasta voi pelata.
has-faults = Tämä asema ei ole mahdollinen:
is-unreachable = Mikään peli ei voi johtaa tähän asemaan:
is-over = Peli on tässä päättynyt: { $outcome } Voit tutkia asemaa, mutta et pelata sitä.
no-step = { CAPITAL(SIDE($side, form: "adessive")) } ei ole sallittua askelta.
no-step-left = { CAPITAL(SIDE($side, form: "adessive")) } on { $left ->
    [one] { $left } askel jäljellä, mutta ei sallittua askelta.
   *[other] { $left } askelta jäljellä, mutta ei sallittua askelta.
}
as-text = Asema tekstinä
field = Asema
field-help = Liitä tähän tai minne tahansa tälle näytölle asema missä muodossa tahansa, peli tai linkki.
take = Käytä tätä tekstiä
copy-line = Kopioi rivinä
copy-diagram = Kopioi kaaviona
copy-link = Kopioi linkki
empty = Liitä ensin asema.
too-long = Teksti on pidempi kuin yksi megatavu.
only-steps = Tässä on vain askelia. Avaa asema Tutki-näyttöön, niin voit pelata ne.
taken-position = Luettu. Muoto: { $form }.
taken-end = Luettu. Muoto: { $form }. Tämä on päälinjan viimeinen asema.
taken-in-part = Luettu virheeseen asti. Muoto: { $form }. { $reason } Tämä on asema ennen virhettä.
first-of = { $games ->
    [one] Tekstissä on { $games } peli.
   *[other] Tekstissä on { $games } peliä. Tämä on ensimmäinen.
}
nothing-there = Ruudussa { $square } ei ole nappulaa. Valitse laudan vierestä nappula, niin voit asettaa sen tähän.
chosen = Valitse ruutu, johon asetetaan { $piece }.
moves = Valitse nappula, jota haluat siirtää.
removes = Valitse nappulat, jotka haluat poistaa.
taken-up = { CAPITAL($piece) }: valitse, minne se menee.
put-down = Palautettu paikalleen.
put = { CAPITAL($piece) }.
moved = { CAPITAL($piece) } { SQUARE($from, form: "from") } { SQUARE($to, form: "to") }.
removed = { CAPITAL($piece) } poistettu.
cleared = Kaikki nappulat poistettu.
was-set-up = Kummankin puolen nappulat aseteltu, kulta vuorossa.
mirrored = Vasen ja oikea vaihdettu.
exchanged = Puolet vaihdettu.
taken = Asema otettu tekstistä.
to-move = { CAPITAL(SIDE($side, form: "genitive")) } vuoro.
has-left = { CAPITAL($side) }: { steps-left }.
undone = Muutos kumottu.
redone = Muutos palautettu.
flipped = Lauta käännetty.
