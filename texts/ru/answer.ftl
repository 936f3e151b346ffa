### Answering a task: an exercise of the course, a puzzle, a better turn in place of a mistake.

position = Золотые: { LIST($gold, form: "role") }. Серебряные: { LIST($silver, form: "role") }.

marked = Отмечено:
none-marked = пока ничего. Выберите поля на доске.

check-long = Проверить ответ (Enter)
hint-turn = Стрелки показывают ход. Сыграйте его.
next = Дальше
skip = Пропустить
finish = Закончить
nothing-entered = Сначала введите ответ.
nothing-to-enter = Сейчас вводить нечего. Нажмите «Дальше».
help-counts = Подсказка или решение засчитывается как ошибка. Нажмите ещё раз, чтобы увидеть.
line-at = Шаг { $at } из { $all }
line-step = Шаг { $at } из { $all }: { $step }
wrong = Пока неверно.
right = Верно!
