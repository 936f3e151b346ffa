### Texts of the replay in the study.

replay = Visszajátszás
play = Visszajátszás
play-long = A játszma visszajátszása innen (P)
pause = Szünet
pause-long = A visszajátszás szüneteltetése (P)
pace = A visszajátszás sebessége
as-recorded = Eredeti
times-faster = Eredeti ×{ $times }
seconds-a-turn = { $seconds } mp körönként
wait = A következő kör { $seconds } másodperc múlva
