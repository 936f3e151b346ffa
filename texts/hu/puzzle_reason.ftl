### Why the answer of a puzzle works: facts about the solution, shown once the puzzle is answered.

goal-alone = A nyúl segítség nélkül eljut { SQUARE($from, form: "from") } { SQUARE($goal, form: "to") }: semmi sincs az útjában.
goal-freed = { CAPITAL(SQUARE($from, form: "the-on")) } álló nyúl bénult volt. A többi lépés feloldja, és célba ér
    { SQUARE($goal, form: "on") }.
goal-kept-free = { CAPITAL(SQUARE($from, form: "the-from")) } induló nyúl { SQUARE($at, form: "on") } megbénulna. A többi lépéstől
    mozgásképes marad, és célba ér { SQUARE($goal, form: "on") }.
goal-guarded = { CAPITAL(SQUARE($from, form: "the-from")) } induló nyúl { SQUARE($trap, form: "on") } foglyul esne. A többi lépés
    megvédi, és célba ér { SQUARE($goal, form: "on") }.
goal-cleared = A többi lépés kiüríti { SQUARE($at, form: "the") } mezőt { SQUARE($from, form: "the-from") } induló nyúl előtt, és az
    célba ér { SQUARE($goal, form: "on") }.
threat = { CAPITAL(SQUARE($rabbit, form: "the-on")) } álló nyúlnak most { $steps } lépés kell a célig. Bármi a válasz, valamelyik
    nyúl célba ér.
stopped-captured = { CAPITAL(SQUARE($rabbit, form: "the-on")) } álló { PIECE($rabbit) } célba érni készült. Foglyul esik.
stopped-moved = { CAPITAL(SQUARE($rabbit, form: "the-on")) } álló { PIECE($rabbit) } célba érni készült. { CAPITAL(SQUARE($to, form: "the-from")) } nem
    tud odaérni.
stopped-frozen = { CAPITAL(SQUARE($rabbit, form: "the-on")) } álló { PIECE($rabbit) } célba érni készült. Most bénult, és egy kör nem
    elég ahhoz, hogy feloldják és célba is érjen.
stopped-blocked = { CAPITAL(SQUARE($rabbit, form: "the-on")) } álló { PIECE($rabbit) } célba érni készült. Most útját állja ez a figura:
    { $by }. Egy körben nincs más útja.
stopped-hindered = { CAPITAL(SQUARE($rabbit, form: "the-on")) } álló { PIECE($rabbit) } célba érni készült. Most egy körben nem ér oda.
won = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { PIECE($piece) } foglyul esik { SQUARE($trap, form: "on") }, mert a csapda
    mellett nincs társa. { CAPITAL(OPPONENT($side)) } nem tud cserébe ugyanilyen erős figurát foglyul ejteni.
saved-moved = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { PIECE($piece) } foglyul eshetett volna { SQUARE($trap, form: "on") }.
    { CAPITAL(SQUARE($to, form: "the-on")) } már nem érhető el.
saved-guarded = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { PIECE($piece) } foglyul eshetett volna { SQUARE($trap, form: "on") }.
    Most csapdaőre van: { $guard }.
saved-hindered = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { PIECE($piece) } foglyul eshetett volna
    { SQUARE($trap, form: "on") }. Az ellenfelek, amelyek fenyegették, egy körben már nem tudják foglyul ejteni.
hostage = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { PIECE($piece) } bénult. Ha társai elhagyják
    { SQUARE($trap, form: "the") } csapdát, ott foglyul ejthető, ezért le vannak kötve.
framed = { CAPITAL(SQUARE($piece, form: "the-on")) } álló { PIECE($piece) } csapdán áll, és nem tud elmenni. Ha társai elmennek
    mellőle, foglyul esik.
capture = { $piece } (csapda: { $trap })
captures = Ebben a körben foglyul ejthető: { LIST($pieces) }.
squares = Mezők a lépések száma szerint: egy lépés { $one }, két lépés { $two }, három lépés { $three }, négy lépés { $four }.
