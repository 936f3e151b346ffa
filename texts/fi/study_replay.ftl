### Texts of the replay in the study.

replay = Toisto
play = Toista
play-long = Toista peli tästä alkaen (P)
pause = Tauko
pause-long = Pysäytä toisto (P)
pace = Toiston nopeus
as-recorded = Pelatussa tahdissa
times-faster = Pelattu tahti ×{ $times }
seconds-a-turn = { $seconds }{"\u00A0"}s siirtoa kohti
wait = Seuraava siirto { $seconds } sekunnin päästä
