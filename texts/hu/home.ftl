### Texts of the home screen.

about = Arimaa, a lökések és húzások játéka: könnyű megtanulni, nehéz mesterré válni benne. Ingyenes, internet nélkül is
    működik,
    regisztráció nem kell.
offline-ready = Az Ansa mostantól internet nélkül is működik.
goal = Juttass át egy nyulat a táblán, és nyertél.
learn-now = Tanuld meg 5 perc alatt
learn-now-says = Elég az első játszmához
daily = A nap feladványa
daily-says = Mindenki ugyanazt kapja
lessons-done = { $all } leckéből { $done } kész
puzzle-rating = Értékszámod: { $rating }
screens = Képernyők
learn = Tanulás
learn-says = Új vagy? Rövid leckék a táblán
study-says = Játszma vagy állás elemzése
editor = Állásszerkesztő
editor-says = Állíts fel bármilyen állást, aztán játszd tovább, vagy elemezd
puzzles = Feladványok
puzzles-says = A mai feladvány, és még amennyit csak szeretnél
ladder = Ranglétra
ladder-says = Tíz ellenfél és az értékszámod
together = Játék másokkal
friend = Játék egy baráttal
tournaments = Versenyek
challenge = Az Arimaa-párbaj
nearby = Játék a közelben
statistics = Statisztika
setups = Felállás-böngésző
find = Játszmakereső
games-says = Folytatás, keresés, importálás és exportálás
rules = Játékszabályok
guide = Útmutató
guide-says = Hogyan működik minden, és mit jelentenek a szavak
glossary = Fogalomtár
go-on = A játszma folytatása
start = Játék most
two-people = Két játékos
computers = { $gold } – { $silver }
at-turn = { $players }, { $turn } kör
not-found = Ez az oldal nem létezik
not-found-says = Ellenőrizd a címet, vagy válaszd ki, hová mennél.
to-home = Kezdőlap

# The button that opens the dialog of a new game.
new-game = Új játszma…
