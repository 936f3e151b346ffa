### Texts about the course of the game.

you = Вы
set-up = { CAPITAL($side) }: расставьте свои фигуры
to-move = Ход { SIDE($side, form: "gen") }
your-turn = Ваш ход, { $side }
your-turn-title = Ваш ход
tab-title = { $what }{"\u00A0"}— Ansa
computer-stopped = Компьютер остановился
paused-before = Пауза, ход { SIDE($side, form: "gen") }
is-thinking = { CAPITAL($side) } думают
judging = Проверяем ваш ход
mistaken = Взять ход назад?
paused-during = Пауза во время хода { SIDE($side, form: "gen") }
moves = { CAPITAL($side) } ходят
game-start = Начало партии
during = Во время хода { $turn }
after = После хода { $turn }
you-won = Вы выиграли. { $outcome }
you-lost = Вы проиграли. { $outcome }
take-back = Взять назад { $turns }
take-back-with-steps = Взять назад { $turns } и сделанные с тех пор шаги
none-captured = { CAPITAL($side) } никого не захватили
some-captured = Захваты { SIDE($side, form: "gen") }: { $captures }
steps-left-sentence = { CAPITAL(steps-left) }.
thinking = Думает…
depth = Глубина: { $depth ->
    [one] { $depth } шаг
    [few] { $depth } шага
    [many] { $depth } шагов
   *[other] { $depth } шага
}
progress = { depth }, { $nodes ->
    [one] { $nodes } позиция
    [few] { $nodes } позиции
    [many] { $nodes } позиций
   *[other] { $nodes } позиции
}
progress-thousands = { depth }, { NUMBER($thousands, fractionDigits: 0) }{"\u00A0"}тыс. позиций
progress-millions = { depth }, { NUMBER($millions, fractionDigits: 1) }{"\u00A0"}млн позиций
score-line = Осталось фигур: золотые{"\u00A0"}— { $gold }, серебряные{"\u00A0"}— { $silver }.
