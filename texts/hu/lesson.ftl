### The course around its exercises: the list of lessons, the screen of a lesson, and why an answer is wrong.

course = Tanulj Arimaát
course-says = Rövid leckék a táblán. Három is elég az első játszmához, tíz pedig minden szabályt megtanít.
basics = A szabályok
strategy = A stratégia alapjai
begin = Kezdd az első leckével
go-on = Folytatás
rules = A szabályok öt percben
complete = { $all } leckéből { $done } kész
done = { $done } / { $all }
is-complete = Kész
seen = Megnézve, { $left } még megoldatlan
first-game = Az első játszmád
first-game-says = Játssz az 1. szint ellen: juttass el egy nyulat a tábla túloldalára. Egy edző megmutatja, mire figyelj.
forget = Haladásom törlése
forget-question = Törlöd a leckékben elért haladásodat?

## A lesson

to-list = Összes lecke
progress = Gyakorlat: { $number } / { $all }
place-basic = Szabályok: { $number } / { $all }
place-strategy = Stratégia: { $number } / { $all }
task = Feladat
hint-long = Tipp kérése, majd megjelölése a táblán (H)
hint-marks = A nyilak egy lehetséges utat mutatnak. Próbáld ki.
hint-square = Megjelöltünk még egy helyes mezőt. A hibás jelölések eltűntek.
hint-choice = Ez a kör a helyes. A nyilak mutatják.
hint-places = A jó felálláshoz a bekarikázott mezőkön változtass.
solve = Válasz
    .long = Egy helyes válasz megmutatása (S)
next-long = A következő gyakorlathoz (N)
previous = Előző gyakorlat
shown = Íme egy helyes válasz.
lesson-over = Elvégezted ezt a leckét: „{ $title }”.
lesson-left = A lecke végére értél: „{ $title }”. Még { $left } gyakorlat vár megoldásra.
enough-to-play = Eleget tudsz az első játszmához. Játssz most, vagy folytasd ezzel: „{ $title }”.
solve-left = { $left ->
    [one] Oldd meg
   *[other] Oldd meg őket
}
next-lesson = Következő: { $title }
repeat = Még egyszer
two-turns = Két választható kör
turn-option = { $number }. kör

## Why an answer is wrong

not-there = A köröd végén az { PIECE($piece, form: "dative") } { SQUARE($square, form: "on") } kellene állnia.
gone = Az { $piece } útközben foglyul esett egy csapdában, mielőtt { SQUARE($square, form: "to") } ért volna.
not-moved = Nem mozdult el a helyéről: { $piece }.
not-pushed = Nem lökted el az { PIECE($piece, form: "accusative") }.
not-pulled = Nem húztad el az { PIECE($piece, form: "accusative") }.
not-captured = Még a táblán van: { $piece }.
lost = Elvesztetted a saját { ROLE($piece, form: "your-accusative") } { SQUARE($piece, form: "the") } csapdában.
still-frozen = Még mindig bénult: { $piece }. Megbénítja: { $by }.
nobody-freezes = Nem bénult: { $piece }. Nincs mellette erősebb ellenséges figura.
friend-frees = Nem bénult: { $piece }. Társa áll mellette: { $friend }.
no-goal = Még egyik nyulad sincs a túloldalon.
rabbits-left = Ezüstnek még van nyula.
can-move = Ezüst még tud lépni.
lets-goal = { CAPITAL(SQUARE($rabbit, form: "the-on")) } álló nyúl még célba érhet { SQUARE($goal, form: "on") },
    { $steps } lépéssel.
no-goal-threat = A következő körödben még mindig nem érnél célba.
capturable = Ezüst foglyul ejthetné { SQUARE($trap, form: "the") } csapdában: { $piece }.
no-threat = A következő körödben nem ejthetnéd foglyul: { $piece }.
held-by-nobody = { CAPITAL(SQUARE($trap, form: "the")) } csapda mellett nincs figura.
held-by-both = { CAPITAL(SQUARE($trap, form: "the")) } csapda mellett a legerősebb figurák egyenlők, így egyik fél sem
    uralja.
held-by = { CAPITAL(SQUARE($trap, form: "the")) } csapda mellett { CAPITAL($side) } figurája a legerősebb.
escapes = Még elmenekülhet { SQUARE($square, form: "to") }: { $piece }.
gets-there = Az { $piece } még eljuthat { SQUARE($square, form: "to") }.
too-tight = { CAPITAL(SQUARE($piece, form: "the-from")) } az { PIECE($piece) } csak { $ways } mezőre juthatna. Legalább ennyi
    kell: { $least }.
empty = { CAPITAL(SQUARE($square, form: "the")) } mezőn nincs figura.
too-far = Az { $piece } egy lépéssel nem juthat { SQUARE($square, form: "to") }.
taken = { CAPITAL(SQUARE($piece, form: "the")) } mező foglalt: ott áll az { PIECE($piece) }.
backward = { CAPITAL(SQUARE($square, form: "the-to")) } hátra kellene lépni. A nyulak sosem lépnek hátra.
frozen-there = Az { $piece } bénult, egyáltalán nem tud lépni.
wrong-side = A másik félé: { $piece }.
not-movable = Két lépéssel nem lökhető és nem húzható el: { $piece }.
not-capturable = A következő körben nem ejthető foglyul: { $piece }.
no-trap = { CAPITAL(SQUARE($square, form: "the")) } mező nem csapda.
no-runner = { CAPITAL(SQUARE($square, form: "the-on")) } álló nyúl ebben a körben nem érhet célba.
no-rabbit = Nem nyúl: { $piece }. Csak a nyulak érhetnek célba.
nothing-chosen = Előbb válassz egy kört, aztán ellenőrizd.

## What is wrong in a setup

not-in-front = Nem az elülső sorban áll: { $role } { SQUARE($square, form: "on") }.
not-in-middle = Nem a négy középső oszlop (c–f) egyikén áll: { $role } { SQUARE($square, form: "on") }.
not-apart = { $role ->
    [elephant] Az
   *[other] A
} { ROLE($role, form: "plural") } a tábla ugyanazon a felén állnak.
rabbit-there = { CAPITAL(SQUARE($square, form: "the-on")) } nyúl áll.
