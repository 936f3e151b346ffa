### Texts of the replay in the study.

replay = Toisto
play = Toista
play-long = Toista peli tästä alkaen (P)
pause = Tauko
pause-long = Pysäytä toisto (P)
pace = Toiston nopeus
as-recorded = Kuten pelattiin
times-faster = Pelattu ×{ $times }
seconds-a-turn = { $seconds } s siirtoa kohti
wait = Seuraava siirto { $seconds } sekunnin päästä
