### The course around its exercises: the list of lessons, the screen of a lesson, and why an answer is wrong.

course = Обучение Arimaa
course-says = Короткие уроки на доске. Трёх хватит для первой партии, а десять учат всем правилам.
basics = Правила
strategy = Первые приёмы
begin = Начать с первого урока
go-on = Продолжить
rules = Правила за пять минут
complete = Пройдено уроков: { $done } из { $all }
done = { $done } из { $all }
is-complete = Пройден
seen = Просмотрен, осталось решить: { $left }
first-game = Ваша первая партия
first-game-says = Сыграйте с уровнем 1: проведите кролика на другой край доски. Тренер подскажет, на что смотреть.
forget = Забыть мои успехи
forget-question = Забыть, какие уроки вы прошли?

## A lesson

to-list = Все уроки
progress = Упражнение { $number } из { $all }
place-basic = Правила, { $number } из { $all }
place-strategy = Приёмы, { $number } из { $all }
task = Задание
hint-long = Показать подсказку, затем отметить её на доске (H)
hint-marks = Стрелки показывают один из способов. Попробуйте.
hint-square = Отмечено ещё одно верное поле. Неверные отметки сняты.
hint-choice = Верный ход{"\u00A0"}— этот. Его показывают стрелки.
hint-places = Чтобы расстановка стала хорошей, поменяйте фигуры на обведённых полях.
solve = Ответ
    .long = Показать верный ответ (S)
next-long = К следующему упражнению (N)
previous = Предыдущее упражнение
shown = Вот один из ответов.
lesson-over = Вы прошли урок «{ $title }».
lesson-left = Урок «{ $title }» закончился. { $left ->
    [one] Осталось решить { $left } упражнение.
    [few] Осталось решить { $left } упражнения.
    [many] Осталось решить { $left } упражнений.
   *[other] Осталось решить { $left } упражнения.
}
enough-to-play = Для первой партии вы знаете достаточно. Сыграйте сейчас или продолжите с урока «{ $title }».
solve-left = { $left ->
    [1] Решить его
   *[other] Решить их
}
next-lesson = Дальше: { $title }
repeat = Пройти ещё раз
two-turns = Два хода на выбор
turn-option = Ход { $number }

## Why an answer is wrong

not-there = В конце хода { $piece } { ROLE($piece, form: "gender") ->
    [f] должна
   *[m] должен
} стоять на { $square }.
gone = По пути на { $square } { $piece } пропал{ ROLE($piece, form: "a") } в ловушке.
not-moved = { CAPITAL($piece) } { ROLE($piece, form: "gender") ->
    [f] не сдвинулась
   *[m] не сдвинулся
} с места.
not-pushed = { CAPITAL(PIECE($piece, form: "acc")) } не толкнули.
not-pulled = { CAPITAL(PIECE($piece, form: "acc")) } не потянули.
not-captured = { CAPITAL($piece) } всё ещё на доске.
lost = В ловушке на { SQUARE($piece) } вы потеряли { ROLE($piece, form: "acc") }.
still-frozen = { CAPITAL($piece) } всё ещё заморожен{ ROLE($piece, form: "a") }, рядом { $by }.
nobody-freezes = { CAPITAL($piece) } не заморожен{ ROLE($piece, form: "a") }: рядом нет более сильной чужой фигуры.
friend-frees = { CAPITAL($piece) } не заморожен{ ROLE($piece, form: "a") }: рядом своя фигура, { $friend }.
no-goal = Ни один ваш кролик ещё не на другом краю доски.
rabbits-left = У серебряных ещё есть кролик.
can-move = Серебряные ещё могут ходить.
lets-goal = Кролик на { $rabbit } всё ещё может дойти до цели на { $goal } за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}.
no-goal-threat = Следующим ходом вы всё ещё не дойдёте до цели.
capturable = Серебряные могут захватить { PIECE($piece, form: "acc") } на { SQUARE($piece) } в ловушке на { $trap }.
no-threat = Следующим ходом вы не сможете захватить { PIECE($piece, form: "acc") } на { SQUARE($piece) }.
held-by-nobody = Рядом с ловушкой на { $trap } нет фигур.
held-by-both = Сильнейшие фигуры рядом с ловушкой на { $trap } равны, поэтому её не контролирует никто.
held-by = Сильнейшая фигура рядом с ловушкой на { $trap }{"\u00A0"}— у { SIDE($side, form: "gen") }.
escapes = { CAPITAL($piece) } ещё может уйти{"\u00A0"}— на { $square }.
gets-there = { CAPITAL($piece) } всё ещё может попасть на { $square }.
too-tight = С { SQUARE($piece) } { PIECE($piece) } дойдёт только до { $ways ->
    [one] { $ways } поля
   *[other] { $ways } полей
}. Ищите ход, после которого их будет не меньше { $least }.
empty = На { $square } нет фигуры.
too-far = { CAPITAL($piece) } не попадёт на { $square } за один шаг.
taken = Поле { SQUARE($piece) } занято, там { PIECE($piece) }.
backward = Шаг на { $square }{"\u00A0"}— это шаг назад. Кролики назад не шагают.
frozen-there = { CAPITAL($piece) } заморожен{ ROLE($piece, form: "a") } и не может шагать.
wrong-side = { CAPITAL($piece) }{"\u00A0"}— фигура другой стороны.
not-movable = За два шага { PIECE($piece, form: "acc") } на { SQUARE($piece) } не толкнуть и не потянуть.
not-capturable = { CAPITAL(PIECE($piece, form: "acc")) } на { SQUARE($piece) } нельзя захватить следующим ходом.
no-trap = { $square }{"\u00A0"}— не ловушка.
no-runner = Кролик на { $square } не дойдёт до цели этим ходом.
no-rabbit = { CAPITAL($piece) }{"\u00A0"}— не кролик. До цели должен дойти кролик.
nothing-chosen = Сначала выберите ход, потом проверьте.

## What is wrong in a setup

not-in-front = { CAPITAL($role) } на { $square } не в переднем ряду.
not-in-middle = { CAPITAL($role) } на { $square } не на одной из четырёх средних вертикалей, от c до f.
not-apart = Обе фигуры на одной половине доски: { ROLE($role, form: "plural") }.
rabbit-there = На { $square } стоит кролик.
