### Texts about saved games.

unknown-quarantined = Az oldal egy másik változata tette félre.
no-entry = Hiányzik a bejegyzése a listából.
search = Keresés
search-hint = Név, játékos vagy eredmény
none = Még nincs mentett játszma. Itt minden játszmád magától elmentődik.
none-readable = { $count ->
    [one] { $count } játszmát nem sikerült beolvasni. Lent látható.
   *[other] { $count } játszmát nem sikerült beolvasni. Lent láthatók.
}
none-found = Egy mentett játszma sem felel meg a keresésnek.
loading = Mentett játszmák betöltése…
on-board = Most a táblán
rename = Átnevezés
save-name = Név mentése
keep-name = Mégse
name = A játszma neve
name-help = Hagyd üresen, ha az alapértelmezett név jó.
export = Exportálás
delete = Törlés
undo = Visszavonás
export-all = Minden exportálása
import = Importálás…
import-help = Importálhatsz exportált fájlokat, szöveges játszmákat és archívumokat. Erre az ablakra is ráhúzhatod őket.
quarantine = Félretéve
quarantine-help = Ezeket nem sikerült beolvasni. Változatlanul megőrizzük őket; az oldal későbbi változata talán be tudja
    olvasni.
export-quarantined = Exportálás
not-persistent = A böngésző törölheti a mentett játszmákat, ha megtelik a lemez. Exportáld, amit meg akarsz tartani.
tabs-unknown = Ez a böngésző nem tudja, nyitva van-e egy játszma egy másik lapon. Ha itt megnyitod, ott leáll.
file-name = ansa-jatszmak
file-unwritten = Az oldal nem tudta létrehozni a fájlt.
name-people = Két játékos, { $begun }
name-computer = Te – { $opponent }, { $begun }
name-computers = { $gold } – { $silver }, { $begun }
turns = { $turns ->
    [0] még nincs kör
   *[other] { $turns } kör
}
over = { $outcome } { CAPITAL(turns) }.
to-move = { CAPITAL($side) } következik, { turns }.
to-set-up = { CAPITAL($side) } felállása következik.
changed-today = Ma módosítva
changed-on = Módosítva: { $day }
game-count = { $count } játszma
games-found = { $found } / { game-count }
more = Továbbiak (még { $left })
of-game = { $what }: { $name }
deleted = Törölve: „{ $name }”.
none-added = Nem került be új játszma.
added = Hozzáadva: { $count } játszma.
known = Már itt volt: { $count }.
unreadable-count = Nem sikerült beolvasni ({ $count }):
file-failed = { $file }: { $reason }
game-failed = { $file }, { $number }. játszma: { $reason }
named-game-failed = { $file }, „{ $name }”: { $reason }
line-failed = { $file }, { $line }. sor: { $reason }
row-failed = { $file }, { $line }. sor, játszma: { $game }: { $reason }
more-failures = És még { $count }.
could-not-be-read = Nem sikerült beolvasni.
not-opened = A játszmát nem sikerült megnyitni. { $why }
game-unreadable = A játszma nem olvasható. { $reason } Félretettük, nem töröltük.
opened-in-part = Ez a játszma szabálytalan. { $reason } Eddig a pontig megnyitottuk, a többit megjegyzésként mentettük.
in-part = importálva egy hibáig: { $reason }
