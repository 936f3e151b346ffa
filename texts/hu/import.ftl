### Texts about reading files and keeping their games.

file-unreadable = a böngésző nem tudja beolvasni
no-decompression = ez a böngésző nem tudja kitömöríteni; előbb tömörítsd ki, aztán válaszd az eredményt
damaged-gzip = hiányos gzip-fájl
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
too-long = hosszabb egy megabájtnál; importáld a mentett játszmák listájában
not-opened = { $file } nem nyitható meg: { $reason }.
