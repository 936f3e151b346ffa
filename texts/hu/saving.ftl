### Texts about saving the game in hand, and about files.

games = Játszmák
games-long = Mentett játszmák
no-answer = nem válaszolt
store-forbidden = Ez a böngésző nem engedi, hogy az oldal bármit tároljon, talán mert ez egy privát ablak. Az oldal bezárásakor
    a játszma elvész.
store-full = Megtelt a böngésző tárhelye, ezért ez a játszma nem mentődik. Töröld azokat a játszmákat, amelyekre nincs
    szükséged. Előtte
    exportálhatod őket.
saved-without-analysis = Megtelt a böngésző tárhelye. A játszma el van mentve, de a motor elemzése nem. Töröld azokat a
    játszmákat, amelyekre nincs szükséged. Előtte exportálhatod őket.
store-later = Megnyitottad az oldal egy újabb változatát, ezért ez már nem tud játszmát menteni. Töltsd újra az oldalt.
elsewhere = Ez a játszma egy másik lapon van nyitva.
gone = Ez a játszma már nem létezik. Talán egy másik lapon törölték.
store-failed = A böngésző nem tudta menteni a játszmát ({ $message }). Másold ki a Megosztással, vagy töltsd újra az oldalt.
game-unwritten = Az oldal nem tudta menteni a játszmát. Másold ki a Megosztással.
continue-here = Folytatás itt
see-games = Mentett játszmák megnézése
reload = Oldal újratöltése
download-refused = A böngésző nem engedte, hogy az oldal fájlt hozzon létre.
drop-hint = Húzz ide játszmafájlokat
