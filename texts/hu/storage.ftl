### What went wrong with stored values.

## The names of values, within a sentence.

course = a tanfolyamon elért haladásod
mistakes = a mentett hibáid
puzzles = a feladványokban elért haladásod
own-puzzles = a játszmáidból való feladványok
ladder = a ranglétrán elért haladásod
tournaments = a versenyeid
editor = a szerkesztő utolsó állása
new-game = az új játszmához választott beállításaid
studies = a tanulmányaid listája
overlays = a táblán mutatott rétegek
setup = az előző játszmád felállása
settings = a beállításaid

## What went wrong

unreadable = Nem sikerült beolvasni, ezért félretettük: { $what }. { $why }
unreadable-no-room = Nem sikerült beolvasni, és nincs hely félretenni: { $what }. A következő változtatásod felülírja.
    { $why }
unread = { $count } bejegyzés nem olvasható, ezért félretettük: { $what }.
unread-no-room = { $count } bejegyzés nem olvasható, és nincs hely félretenni. A következő változtatásod felülírja ({ $what }).
forbidden = Ez a böngésző nem engedi, hogy az oldal bármit tároljon. Az oldal bezárásakor elvész: { $what }.
storage-full = Megtelt a böngésző tárhelye. Az oldal bezárásakor elvész: { $what }. Törölj mentett játszmákat vagy más webhelyadatokat,
    hogy legyen hely.
unwritten = Nem sikerült menteni, és az oldal bezárásakor elvész: { $what }.
