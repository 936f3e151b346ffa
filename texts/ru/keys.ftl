### The lists of keys.

title = Сочетания клавиш

## The headings: where keys work

on-board = На доске
turn = Ход
game = Партия
study = Разбор
exercise = Упражнения
editor = Вне доски

## The names of keys

arrows = Стрелки
arrow = Стрелка
space = Пробел
shift = Shift
escape = Esc
enter = Enter
backspace = Backspace
delete = Delete
home-end = Home, End
right-button = Правая кнопка

## What keys do on the board

move-focus = перемещаться по доске
select = выбрать фигуру, затем поле для неё
step = шагнуть в эту сторону; толкнуть туда более слабую чужую фигуру
deselect = снять выбор

## What keys do with a turn

end-turn = завершить ход; если фигура выбрана, выбрать поле
end-at-once = завершить ход или расстановку, даже если фигура выбрана
undo = отменить шаг
redo = повторить шаг
reset = отменить все шаги
type-steps = ввести шаги или расстановку

## What keys do in a game

plan = план: пробовать ходы за обе стороны
back = вернуться к партии
hint = получить подсказку: сначала фигуру, затем ход
flip = перевернуть доску
list = показать этот список

## What keys do in the study

turns = на ход назад или вперёд
steps = на шаг назад или вперёд
alternatives = перейти к другому ходу этой позиции
ends = к первой или последней позиции
replay = показать партию или остановить показ
engine = включить или выключить движок
threat = показать, чем грозит другая сторона
best = сыграть лучший ход движка
overlays = показать прорывы, захваты, контроль над ловушками, замороженные фигуры или куда может пойти фигура
draw = нарисовать стрелку или отметить поле
undo-change = отменить изменение; с Shift{"\u00A0"}— повторить его

## What keys do in an exercise

exercise-hint = получить подсказку, затем подробнее
solve = показать решение
next = к следующему упражнению или пропустить это

## What keys do in the editor

put = поставить золотую фигуру, а строчной буквой{"\u00A0"}— серебряную
remove = убрать фигуру с поля
use-tool = применить к полю выбранный инструмент
move-piece = передвинуть фигуру в эту сторону
choose = выбрать фигуру, которую нужно поставить
put-away = отпустить взятую фигуру, затем инструмент
steps-left = задать, сколько шагов осталось у стороны, чей ход
mirror = поменять местами левую и правую стороны

## The search of the guide

row = { $keys }: { $does }.
