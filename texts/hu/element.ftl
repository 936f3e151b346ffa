### The custom element.

name = Arimaa
look-help = A nyilakkal mozoghatsz a táblán.
enter-help = A nyilakkal mozoghatsz a táblán. A szóköz felvesz vagy letesz egy figurát, az Esc visszateszi. Shift és
    egy nyíl egyet
    lép a figurával. Az Enter befejezi a kört.
mark-help = A nyilakkal mozoghatsz a táblán. A szóköz megjelöl egy mezőt, vagy leveszi a jelölését. Az Enter ellenőrzi a
    jelöléseket.
draw-help = Az M megjelöl egy mezőt, az A nyilat rajzol ide a legutóbb megjelölt mezőről.
look-draw-help = { look-help } { draw-help }
enter-draw-help = { enter-help } { draw-help }
mark-draw-help = { mark-help } { draw-help }
loading = A játszma betöltése…
thinking = A számítógép gondolkodik…

## Buttons

controls = Vezérlők
first = Első
back = Előző
next = Következő
last = Utolsó
run = Lejátszás
pause = Szünet
menu = Menü
flip = Tábla megfordítása
fill = Teljes képernyő
copy = Játszma másolása
save = Játszma letöltése
undo = Vissza
reset = Elölről
end-turn = Kör vége
end-setup = Kész
take-back = Visszavétel
new-game = Új játszma
again = Újrakezdés

## The game

copied = A játszma a vágólapon van.
not-copied = A játszmát nem sikerült másolni. Inkább töltsd le.
turns = Körök
more-turns = További körök
evaluations = Értékelések
none-lost = { CAPITAL($side) } nem vesztett figurát.
lost = Elvesztett figurák: { LIST($pieces, separator: ", ") }.
clock = Hátralévő idő: { $time }
your-turn = { CAPITAL($side) } következik, { steps-left }
counter = { $place }: { $ply } / { $plies } kör
at-start = A játszma kezdete
after-setup = { CAPITAL($side) } felállása után
after-turn = { CAPITAL(SIDE($turn)) } { $number }. köre után
variation = { $place } (változat)
joined = { LIST($sentences, separator: " ") }

sets-up = { CAPITAL($side) } felállása: cserélgesd a figurákat, aztán nyomd meg a { end-setup } gombot.
awaits-setup = { CAPITAL($side) } felállása következik.

## Puzzles

find = Keresd meg a legjobb kört { CAPITAL(SIDE($side, form: "dative")) }: { steps-left }
solved = Megoldva!
done = A feladvány meg van oldva.
not-the-solution = Ez nem a megoldás.
undo-or-reset = Nyomd meg a { undo } vagy az { reset } gombot, és próbálj ki egy másik kört.
with-steps = { $task } { CAPITAL(steps-left) }.
with-marks = { $task } { COUNT($marked) ->
    [0] Még semmi sincs megjelölve.
   *[other] Megjelölve: { LIST($marked, separator: ", ") }.
}
hint-step = Kezdd ezzel a lépéssel: { $made }.
goes-on = Így folytatódik: { LIST($turns, separator: "; ") }.

## Errors

not-driven = ehhez a metódushoz a „board” mód kell
one-step = egy lépés kell ide
no-step = nincs visszavonható lépés
no-ply = nincs mit visszavenni

nothing-given = Nincs mit mutatni: add meg a record, position, puzzle vagy src attribútumot, vagy tegyél az elembe egy
    játszmalapot, egy állást vagy egy feladványt.
no-turn = Ennek a feladványnak nincs játszható állása: mindkét félnek fel kell raknia a figuráit, és a játszma nem
    érhetett véget.
bad-attribute = Hibás attribútum: { $name }. Értéke nem lehet „{ $value }”. Lehetséges: { $may }.
modes = still, replay, play, puzzle vagy board
sides = gold vagy silver
movable = gold, silver, both vagy none
levels = egész szám 1-től 11-ig
one-of = { LIST($values, type: "or") }
whole-number = egész szám
milliseconds = ezredmásodpercek egész száma
bad-position = Az állás nem jeleníthető meg. { $why }
bad-record = A játszmalap nem jeleníthető meg. { $why }
not-loaded = A játszmát nem sikerült betölteni: { $why }.
bad-puzzle = A feladvány nem jeleníthető meg. { $why }
no-such-puzzle = Nincs ilyen feladvány: „{ $puzzle }”.
no-puzzle = A szövegben nincs feladvány.
bad-solution = Ez a megoldás nem játszható le: „{ $solution }”. { $why }
engine-failed = A számítógép nem tud játszani: { $why }.
strange-turn = ez a köre nem szabályos: „{ $turn }”

## Before the program has started

starting = A tábla betöltése folyamatban…
not-started = A tábla nem jeleníthető meg, mert a programja nem indult el: { $why }

## Reasons why the file at `src` could not be loaded

http-status = a kiszolgáló válaszának állapotkódja { $status }
too-large = a fájl túl nagy
unreachable = a kiszolgáló nem érhető el
