### Texts of the puzzles: their menu, what went wrong, and runs.

about = Minden feladványnak egyetlen megoldása van: ezt az összes kör végigpróbálása igazolja.
daily = A nap feladványa
daily-solved = Ma megoldva
daily-failed = Ma nem sikerült
daily-open = Mindenki ugyanazt kapja
returning = Ma visszatér
returning-count = { $count } elrontott feladvány, újra
mixed = Taktika, minden téma
mixed-says = A szintednek való feladványok
counting = Számlálós gyakorlatok
counting-says = Jelölj meg mezőket és figurákat. Az értékszámod nem változik.
own = A játszmáidból
own-tactics = Taktika a játszmáidból
own-none = Elemezz egy játszmát, és itt gyakorolhatod a taktikáit.
own-counts = Az elemzett játszmáid számítanak: a számítógép elleniek, az egy képernyőn ketten játszottak és az importáltak. Egy hibából akkor lesz feladvány, ha a válasza bizonyítható.
own-searching = { $count ->
    [0] Taktikák keresése a játszmáidban…
   *[other] Taktikák keresése { $count } elemzett játszmában…
}
own-failed = A játszmáidban nem sikerült taktikákat keresni.
own-origin = A játszmádból: { $game }, { $turn } kör
own-show = Megnézés a játszmában
    .long = A játszma megnyitása az elemzésben, ennél az állásnál
themes = Témák
runs = Kihívások
streak = Sorozat
run-says =
    .streak = Egyre nehezebb feladványok, az első hibáig
    .storm = Oldj meg minél többet három perc alatt. Három hiba, és vége.
storm = Vihar
best = Legjobb: { $count }
count = { $count } feladvány
rating = Értékszámod: { $value } ± { $range }
rating-says = A ± azt mutatja, mennyit tévedhet az értékszámod. A megoldott feladványokkal csökken.
rating-counts = Feladványonként csak az első válaszod számít.
curve = { $days ->
    [one] Tegnap óta { $low } és { $high } között
   *[other] { $days } nap alatt { $low } és { $high } között
}
curve-waits = Az értékszámod görbéje a második feladványos napodon indul.
success = Megoldva: { $solved } / { $tried }
rated = { $count } értékelt feladvány
forget = Haladásom törlése
forget-question = Törlöd az értékszámodat, a legjobb eredményeidet és a visszatérő feladványokat?
theme =
    .goal1 = Cél egy körben
    .goal2 = Cél két körben
    .stop = Célba érés megakadályozása
    .win = Figura nyerése
    .save = Figura mentése
    .hold = Túsz vagy keret
    .captures = Foglyul ejtések száma
    .squares = Mezők száma
loading = Feladványok betöltése…
not-loaded = A feladványokat nem sikerült betölteni. Ellenőrizd a kapcsolatot, aztán próbáld újra.
unreadable-file = A feladványfájl nem olvasható. { $why }
lines-set-aside = A fájl { $count } feladványát nem sikerült beolvasni.
load-again = Újra
unknown = Ilyen feladvány itt nincs. Lehet, hogy az oldal másik változatából való.
none-due = Ma nem tér vissza feladvány.
none-at-all = Nincsenek feladványok.
to-menu = Összes feladvány
no-best = Még nincs eredmény
solved = Megoldva: { $count }
solved-in-storm = Megoldva: { $count } · Hibák: { $errors } / { $most }
time-left = { $minutes }:{ $seconds }
run-over =
    .failed = Ez a hiba véget vet a kihívásnak.
    .time = Lejárt az idő.
    .complete = Nincs több feladvány. Szép munka!
new-best = Eddigi legjobb eredményed!
again = Még egyszer
look-at-failed = Az utolsó feladvány
storm-rules = Oldj meg minél több feladványt három perc alatt; egyre nehezebbek. A harmadik hibád véget vet a viharnak.
begin-storm = Indulhat az óra
