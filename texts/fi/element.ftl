### The custom element.

name = Arimaa
look-help = Liiku laudalla nuolinäppäimillä.
enter-help = Liiku laudalla nuolinäppäimillä. Välilyönti ottaa nappulan tai laskee sen, Esc peruuttaa. Shift ja
    nuolinäppäin siirtävät nappulaa askeleen. Enter päättää siirron.
mark-help = Liiku laudalla nuolinäppäimillä. Välilyönti merkitsee ruudun tai poistaa merkin. Enter tarkistaa merkit.
draw-help = M merkitsee ruudun, ja A piirtää nuolen viimeksi merkitystä ruudusta.
look-draw-help = { look-help } { draw-help }
enter-draw-help = { enter-help } { draw-help }
mark-draw-help = { mark-help } { draw-help }
loading = Peliä ladataan…
thinking = Tietokone miettii…

## Buttons

controls = Ohjaimet
first = Ensimmäinen
back = Edellinen
next = Seuraava
last = Viimeinen
run = Toista
pause = Tauko
menu = Valikko
flip = Käännä lauta
fill = Koko näyttö
copy = Kopioi peli
save = Lataa peli
undo = Kumoa
reset = Nollaa
end-turn = Päätä siirto
end-setup = Valmis
take-back = Peru siirto
new-game = Uusi peli
again = Aloita alusta

## The game

copied = Peli kopioitu.
not-copied = Pelin kopioiminen ei onnistunut. Lataa se tiedostona.
turns = Siirrot
more-turns = Lisää siirtoja
evaluations = Arviot
none-lost = { CAPITAL($side) } ei ole menettänyt nappuloita.
lost = Menetetty: { LIST($pieces, separator: ", ") }.
clock = Aikaa jäljellä: { $time }
your-turn = { CAPITAL(SIDE($side, form: "genitive")) } vuoro, { steps-left }
counter = { $place }: { $ply } / { $plies ->
    [one] { $plies } siirto
   *[other] { $plies } siirtoa
}
at-start = Pelin alku
after-setup = { CAPITAL(SIDE($side, form: "genitive")) } alkuaseman jälkeen
after-turn = { CAPITAL(SIDE($turn, form: "genitive")) } siirron { $number } jälkeen
variation = { $place } (muunnelma)
joined = { LIST($sentences, separator: " ") }

sets-up = { CAPITAL($side) } asettelee: vaihda nappuloita ja paina sitten { end-setup }.
awaits-setup = { CAPITAL($side) } asettelee nappulansa.

## Puzzles

find = Etsi { SIDE($side, form: "allative") } paras siirto: { steps-left }
solved = Ratkaistu!
done = Tehtävä on ratkaistu.
not-the-solution = Tämä ei ole ratkaisu.
undo-or-reset = Paina Kumoa tai Nollaa ja kokeile sitten toista siirtoa.
with-steps = { $task } { CAPITAL(steps-left) }.
with-marks = { $task } { COUNT($marked) ->
    [0] Mitään ei ole vielä merkitty.
   *[other] Merkitty: { LIST($marked, separator: ", ") }.
}
hint-step = Aloita tällä askeleella: { $made }.
goes-on = Jatko: { LIST($turns, separator: "; ") }.

## Errors

not-driven = tämä metodi vaatii tilan ”board”
one-step = odotettiin yhtä askelta
no-step = kumottavaa askelta ei ole
no-ply = peruttavaa ei ole

nothing-given = Näytettävää ei ole: anna attribuutti record, position, puzzle tai src, tai sijoita pelipöytäkirja, asema
    tai tehtävä elementin sisään.
no-turn = Tässä tehtävässä ei ole asemaa, josta pelata: kummankin puolen nappuloiden on oltava aseteltuina, eikä peli
    saa olla päättynyt.
bad-attribute = Attribuutin { $name } arvo ei voi olla ”{ $value }”. Sallittu: { $may }.
modes = still, replay, play, puzzle tai board
sides = gold tai silver
movable = gold, silver, both tai none
levels = kokonaisluku 1–11
one-of = { LIST($values, type: "or") }
whole-number = kokonaisluku
milliseconds = millisekunnit kokonaislukuna
bad-position = Asemaa ei voi näyttää. { $why }
bad-record = Pelipöytäkirjaa ei voi näyttää. { $why }
not-loaded = Pelin lataaminen ei onnistunut: { $why }.
bad-puzzle = Tehtävää ei voi näyttää. { $why }
no-such-puzzle = Tehtävää ”{ $puzzle }” ei ole.
no-puzzle = Tekstissä ei ole tehtävää.
bad-solution = Ratkaisua ”{ $solution }” ei voi pelata. { $why }
engine-failed = Tietokone ei voi pelata: { $why }.
strange-turn = sen siirto ”{ $turn }” ei ole sallittu

## Before the program has started

starting = Lautaa ladataan…
not-started = Lautaa ei voi näyttää, koska sen ohjelma ei käynnistynyt: { $why }

## Reasons why the file at `src` could not be loaded

http-status = palvelin vastasi tilakoodilla { $status }
too-large = tiedosto on liian suuri
unreachable = palvelimeen ei saatu yhteyttä
