### Texts about reading files and keeping their games.

file-unreadable = A böngésző nem tudja beolvasni.
no-decompression = Ez a böngésző nem tudja kitömöríteni. Előbb tömörítsd ki, aztán válaszd az eredményt.
damaged-gzip = Hiányos gzip-fájl.
games = { $count } játszma
games-read = Beolvasás… { games }
games-read-of-file = Beolvasás… { games }, a fájl { $percent }%-a
progress = A fájl beolvasott része
stop = Leállítás
stop-help = A már hozzáadott játszmák megmaradnak.
stopped = Leállítva.
save-failures = A lista mentése
failures-file-name = ansa-nem-olvashato
failures-left-out = És még { $count }.
choose-file = Fájl választása…
too-long = Hosszabb egy megabájtnál. Importáld a mentett játszmák listájában.
not-opened = { $file } nem nyitható meg. { $reason }
