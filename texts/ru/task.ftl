### What puzzles and other tasks ask, and what is wrong with an answer: on the page and in the element.

check = Проверить
hint = Подсказка
hint-piece = Присмотритесь: { $piece }.
missing = Отмечено верно. { $count ->
    [one] Не хватает { $count } поля.
   *[other] Не хватает { $count } полей.
}
ask-goal-in-one = { CAPITAL($side) }: дойдите до цели этим ходом.
ask-goal-in-two = { CAPITAL($side) }: сыграйте так, чтобы следующим ходом дойти до цели при любом ответе.
ask-second = { CAPITAL($side) }: теперь дойдите до цели.
ask-stop-goal = { CAPITAL($side) }: не пустите соперника к цели.
ask-win = { CAPITAL($side) }: выиграйте { ROLE($role, form: "acc") } или фигуру сильнее, не теряя равной или более
    сильной.
ask-save = { CAPITAL($side) }: спасите { ROLE($role, form: "acc") }, не теряя равной или более сильной фигуры.
ask-save-on = { CAPITAL($side) }: спасите { ROLE($role, form: "acc") } на { $square }, не теряя равной или более сильной
    фигуры.
ask-hold = { CAPITAL($side) }: возьмите в заложники или в рамку { ROLE($role, form: "acc") } соперника.
ask-captures = { CAPITAL($side) }: отметьте все чужие фигуры, которые можно захватить этим ходом.
ask-squares = Отметьте все поля, на которых кролик с { $square } может оказаться в конце этого хода.
hint-count = Нужно найти { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полей
   *[other] { $count } поля
}.
solve = Решение
retry = Ещё раз
judging = Проверяем все ответы…
reply = Ответ: { $steps }.
shown = Это решение.

## Why a turn is wrong

loses-goal = Этот ход пропускает чужого кролика к цели.
loses-rabbits = Этим ходом вы теряете последнего кролика.
loses-otherwise = Этот ход проигрывает партию.
no-goal = Ни один ваш кролик не дошёл до цели.
goal-stopped = Соперник может остановить ваших кроликов: смотрите стрелки.
opponent-goals = Соперник доходит до цели: смотрите стрелки.
not-captured = Вы не захватили { ROLE($role, form: "acc") } или фигуру сильнее.
piece-lost = Вы потеряли фигуру: { $piece }.
piece-exposed = Соперник может захватить { PIECE($piece, form: "acc") } на { SQUARE($piece) }: смотрите стрелки.
not-held = { CAPITAL($role) } не в заложниках и не в рамке.
wrong-squares = { COUNT($squares) ->
    [1] Неверное поле: { $squares }.
   *[other] Неверные поля: { $squares }.
}

## Marks

has-marked = { $square }: отметка поставлена. Всего отмечено { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полей
   *[other] { $count } поля
}.
has-unmarked = { $square }: отметка снята. Всего отмечено { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полей
   *[other] { $count } поля
}.
replied = Пока верно. Ответ соперника: { $steps }.
rabbit-frozen = Ни один ваш кролик не дошёл до цели. Кролик на { $square } заморожен: рядом более сильная чужая фигура и
    ни одной своей.
