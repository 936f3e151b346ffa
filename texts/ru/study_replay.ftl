### Texts of the replay in the study.

replay = Показ партии
play = Показ
play-long = Показать партию отсюда (P)
pause = Пауза
pause-long = Остановить показ (P)
pace = Скорость показа
as-recorded = Как в записи
times-faster = Как в записи ×{ $times }
seconds-a-turn = { $seconds }{"\u00A0"}с на ход
wait = Следующий ход через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
