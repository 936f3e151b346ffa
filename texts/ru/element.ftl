### The custom element.

name = Arimaa
look-help = По доске перемещайтесь стрелками.
enter-help = По доске перемещайтесь стрелками. Пробел берёт или ставит фигуру, Esc отменяет. Shift со стрелкой двигает
    фигуру на один шаг. Enter завершает ход.
mark-help = По доске перемещайтесь стрелками. Пробел ставит или снимает отметку поля. Enter проверяет отметки.
draw-help = M отмечает поле, A рисует стрелку к полю от поля, отмеченного последним.
look-draw-help = { look-help } { draw-help }
enter-draw-help = { enter-help } { draw-help }
mark-draw-help = { mark-help } { draw-help }
loading = Партия загружается…
thinking = Компьютер думает…

## Buttons

controls = Управление
first = В начало
back = Назад
next = Вперёд
last = В конец
run = Пуск
pause = Пауза
menu = Меню
flip = Перевернуть доску
fill = Во весь экран
copy = Копировать партию
save = Скачать партию
undo = Отменить
reset = Сбросить
end-turn = Завершить ход
end-setup = Готово
take-back = Взять назад
new-game = Новая партия
again = Заново

## The game

copied = Партия скопирована.
not-copied = Партию не удалось скопировать. Скачайте её.
turns = Ходы
more-turns = Ещё ходы
evaluations = Оценки
none-lost = { CAPITAL($side) } не потеряли фигур.
lost = Потери: { LIST($pieces, separator: ", ") }.
clock = Осталось времени: { $time }
your-turn = Ход { SIDE($side, form: "gen") }, { steps-left }
counter = { $place }: { $ply } из { $plies ->
    [one] { $plies } хода
   *[other] { $plies } ходов
}
at-start = Начало партии
after-setup = После расстановки { SIDE($side, form: "gen") }
after-turn = После { $number }-го хода { SIDE($turn, form: "gen") }
variation = { $place } (вариант)
joined = { LIST($sentences, separator: " ") }

sets-up = { CAPITAL($side) } расставляют фигуры: поменяйте фигуры местами, затем нажмите «{ end-setup }».
awaits-setup = Расстановка { SIDE($side, form: "gen") }.

## Puzzles

find = Найдите лучший ход { SIDE($side, form: "gen") }: { steps-left }
solved = Решено!
done = Задача решена.
not-the-solution = Это не решение.
undo-or-reset = Нажмите «{ undo }» или «{ reset }» и попробуйте другой ход.
with-steps = { $task } { CAPITAL(steps-left) }.
with-marks = { $task } { COUNT($marked) ->
    [0] Пока ничего не отмечено.
   *[other] Отмечено: { LIST($marked, separator: ", ") }.
}
hint-step = Начните с этого шага: { $made }.
goes-on = Дальше: { LIST($turns, separator: "; ") }.

## Errors

not-driven = этому методу нужен режим «board»
one-step = нужен один шаг
no-step = нет шага, который можно отменить
no-ply = нет хода, который можно взять назад

nothing-given = Показывать нечего: задайте атрибут record, position, puzzle или src либо поместите внутрь элемента
    запись партии, позицию или задачу.
no-turn = В этой задаче нет позиции, из которой можно играть: фигуры обеих сторон должны быть расставлены, а партия не
    должна быть окончена.
bad-attribute = Неверный атрибут { $name }: «{ $value }». Допустимо: { $may }.
modes = still, replay, play, puzzle или board
sides = gold или silver
movable = gold, silver, both или none
levels = целое число от 1 до 11
one-of = { LIST($values, type: "or") }
whole-number = целое число
milliseconds = целое число миллисекунд
bad-position = Позицию нельзя показать. { $why }
bad-record = Запись партии нельзя показать. { $why }
not-loaded = Партию не удалось загрузить: { $why }.
bad-puzzle = Задачу нельзя показать. { $why }
no-such-puzzle = Нет задачи «{ $puzzle }».
no-puzzle = В тексте нет задачи.
bad-solution = Решение «{ $solution }» нельзя сыграть. { $why }
engine-failed = Компьютер не может играть: { $why }.
strange-turn = его ход «{ $turn }» недопустим

## Before the program has started

starting = Доска загружается…
not-started = Доску нельзя показать, потому что её программа не запустилась: { $why }

## Reasons why the file at `src` could not be loaded

http-status = сервер ответил кодом { $status }
too-large = файл слишком большой
unreachable = сервер недоступен
