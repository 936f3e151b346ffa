### What puzzles and other tasks ask, and what is wrong with an answer: on the page and in the element.

check = Ellenőrzés
hint = Tipp
hint-piece = Nézd meg: { $piece }.
missing = Amit megjelöltél, helyes. Még { $count } mező hiányzik.
ask-goal-in-one = { CAPITAL($side) }: érj célba ebben a körben.
ask-goal-in-two = { CAPITAL($side) }: érd el, hogy a következő körben célba juss, bármi a válasz.
ask-second = { CAPITAL($side) }: most érj célba.
ask-stop-goal = { CAPITAL($side) }: akadályozd meg, hogy az ellenfél célba érjen.
ask-win = { CAPITAL($side) }: ejts foglyul egy { ROLE($role, form: "accusative") } vagy nála erősebbet úgy, hogy ne veszíts
    ugyanolyan erős vagy erősebb figurát.
ask-save = { CAPITAL($side) }: mentsd meg a saját { ROLE($role, form: "your-accusative") } úgy, hogy ne veszíts
    ugyanolyan erős vagy
    erősebb figurát.
ask-save-on = { CAPITAL($side) }: mentsd meg { SQUARE($square, form: "the-on") } álló
    { ROLE($role, form: "your-accusative") } úgy, hogy ne veszíts ugyanolyan erős vagy erősebb figurát.
ask-hold = { CAPITAL($side) }: ejtsd túszul az ellenfél figuráját, vagy zárd keretbe ({ $role }).
ask-captures = { CAPITAL($side) }: jelölj meg minden ellenfelet, amelyet ebben a körben foglyul ejthetsz.
ask-squares = Jelölj meg minden mezőt, ahol { SQUARE($square, form: "the-on") } álló nyúl e kör végén állhat.
hint-count = Keresendő mezők: { $count }.
solve = Megoldás
retry = Újra
judging = Minden válasz ellenőrzése…
reply = A válasz: { $steps }.
shown = Ez a megoldás.

## Why a turn is wrong

loses-goal = E kör után az ellenfél nyula célba érhet.
loses-rabbits = Ezzel a körrel elveszted az utolsó nyuladat.
loses-otherwise = Ezzel a körrel elveszted a játszmát.
no-goal = Egyik nyulad sem ért célba.
goal-stopped = Az ellenfél megállíthatja a nyulaidat, ahogy a nyilak mutatják.
opponent-goals = Az ellenfél célba ér, ahogy a nyilak mutatják.
not-captured = Nem ejtettél foglyul { ROLE($role, form: "accusative") } vagy erősebbet.
piece-lost = Elvesztetted: { $piece }.
piece-exposed = Az ellenfél foglyul ejtheti, ahogy a nyilak mutatják: { $piece }.
not-held = Se nem túsz, se nincs keretben: { $role }.
wrong-squares = Hibás: { $squares }.

## Marks

has-marked = { $square } megjelölve. { $count } mező van megjelölve.
has-unmarked = { $square } jelölése törölve. { $count } mező van megjelölve.
replied = Eddig jó. Az ellenfél válasza: { $steps }.
rabbit-frozen = Egyik nyulad sem ért célba. { CAPITAL(SQUARE($square, form: "the-on")) } álló nyúl bénult, mert erősebb ellenfél áll
    mellette, és nincs mellette társa.
