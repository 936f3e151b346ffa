### Texts of the replay in the study.

replay = Repetición
play = Repetir
play-long = Repetir la partida desde aquí (P)
pause = Pausa
pause-long = Pausar la repetición (P)
pace = Velocidad de la repetición
as-recorded = Como se jugó
times-faster = Como se jugó, ×{ $times }
seconds-a-turn = { $seconds }{"\u00A0"}s por turno
wait = { $seconds ->
    [one] Próximo turno en { $seconds } segundo
   *[other] Próximo turno en { $seconds } segundos
}
