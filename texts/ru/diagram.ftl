### The diagrams of the guide and the rules.

controls = Диаграмма
play = Показать шаги
pause = Приостановить
back = Шаг назад
forward = Шаг вперёд
start = Начало
pieces = { COUNT($pieces) ->
    [0] Пустая доска до расстановки
   *[other] На доске: { $pieces }
}
step = { CAPITAL(STOP($step)) }
step-ends = { CAPITAL(STOP($step)) } { $outcome }
line = Шаги: { STOP($steps) }
