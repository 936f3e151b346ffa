### Why a text can’t be read, or why a turn in it is illegal: whole sentences, except those that end one.

## Where it is: in “at”

line = строка { $line }, символ { $column }
character = символ { $column }
tag = тег { $name }
turn = ход { $turn }
words = «{ $words }»
at = { CAPITAL(LIST($where, separator: ", ")) }: { $why }

## Words of a turn

unknown-word = «{ $word }»{"\u00A0"}— не шаг вроде Ee2n и не фигура с полем вроде Ra1.
no-such-piece = «{ $letter }» в «{ $word }»{"\u00A0"}— не фигура. Фигуры золотых{"\u00A0"}— R, C, D, H, M и E;
    серебряных{"\u00A0"}— r, c, d, h, m и e.
no-such-square = «{ $square }» в «{ $word }»{"\u00A0"}— не поле.
no-direction = «{ $letter }» в «{ $word }»{"\u00A0"}— не направление (n, s, e или w) и не захват (x).
not-a-label = «{ $word }»{"\u00A0"}— не номер хода. Номер хода{"\u00A0"}— это число с g или s, например 12g.
mixed = «{ $word }» не может идти после предыдущих слов этого хода.
too-many-placements = В расстановке может быть не больше 16 фигур.
too-many-steps = В этом ходе записано больше 12 шагов и захватов.
only-pass = Ход должен состоять хотя бы из одного шага, поэтому «pass» без шагов{"\u00A0"}— не ход.
no-ply = Это не расстановка и не ход.

## Why a turn of a record is illegal

no-turn = После этого номера нет хода.
nothing-to-take-back = Брать назад нечего.
empty-square = На { $square } нет { PIECE($piece, form: "gen") }: это поле пусто.
another-piece = На { $square } нет { PIECE($piece, form: "gen") }: там { $found }.
no-capture = { CAPITAL($piece) } на { $square } не захвачен{ ROLE($piece, form: "a") }.
no-steps-left = В этом ходе шагов не осталось.
no-step = Ход должен состоять хотя бы из одного шага.
nothing-changed = После этого хода все фигуры стоят там же, где стояли.
repetition = Эта позиция уже возникала дважды (после { $turns }), а в третий раз её повторять нельзя.

## Records

outside-turn = «{ $word }» не относится ни к одному ходу. Сначала нужен номер хода, например 12g.
no-sign = «{ $word }»{"\u00A0"}— не знак вроде ! или ±.
unclosed-comment = У этого комментария нет закрывающей фигурной скобки.
unclosed-tag = Тег «{ $word }» не закрыт в своей строке.
tag-name = Тег не может называться «{ $word }».
tag-value = Значение тега { $name } непонятно.
inside-variation = «{ $word }» не может стоять внутри варианта.
unopened-variation = Здесь закрывается вариант, но ни один не открыт.
unclosed-variation = Этот вариант не закрыт.
variation-of-nothing = Перед этим вариантом нет хода.
empty-variation = В этом варианте нет ходов.
variation-label = Вариант начинается с хода { $found }, который не заменяет ход { $before } и не следует за ним.
too-deep = Глубина вложенности вариантов здесь больше { $most }.
several-games = Здесь начинается вторая партия, а прочитать можно только одну.
label-expected = Здесь должен быть ход { $turn }.
takeback-too-far = Возврат хода (takeback) не может заходить дальше начала своего варианта.
after-ending = Партия закончилась до этого хода: одна из сторон сдалась или проиграла.
too-many-turns = Слишком много ходов и вариантов.

## Positions

unplayable = С этой позиции играть нельзя: { $faults }.
no-label = нужно указать, чей ход (g или s), а найдено «{ $found }»
no-side = в начале позиции должно быть указано, чей ход: g или s
unclosed = нет закрывающей скобки
square-count = между скобками нужно 64 поля, а найдено { $found }
not-a-piece = «{ $letter }» на { $square }{"\u00A0"}— не фигура
not-a-trap = буква x обозначает пустую ловушку, но { $square }{"\u00A0"}— не ловушка
wrong-steps = слова после обозначения стороны{"\u00A0"}— не шаги
not-steps = после обозначения стороны могут идти только шаги
not-a-row = нужна горизонталь { $row }, а найдено «{ $found }»
row-number = нужна горизонталь { $row }, а эта обозначена «{ $found }»
row-length = в горизонтали { $row } между чертами { $found ->
    [one] { $found } символ
    [few] { $found } символа
    [many] { $found } символов
   *[other] { $found } символа
} вместо 17
no-blank = между полями нужен пробел, а найдено «{ $found }»
missing-row = нет горизонтали { $row }
trailing = после конца позиции лишнее: «{ $found }»
too-many = { SIDE($piece, form: "gen") } { ROLE($piece, form: "gen-plural") }{"\u00A0"}— { $count }, а у стороны их
    может быть не больше { $most }
undefended = { $piece } в ловушке без своей фигуры рядом
rabbit-on-goal = { SIDE($side, form: "m") } кролик на { $square } уже дошёл до цели
no-rabbits = у { SIDE($side, form: "gen") } нет кроликов
no-way-there = «{ $step }» не приводит к показанному положению фигур.

## Puzzles

puzzle-version = Файлы задач версии «{ $version }» эта страница не читает.
no-puzzle-header = Файл задач должен начинаться с «ansa-puzzles 1».
too-many-puzzles = Задач может быть не больше { $most }.
long-line = Строка длиннее { $most ->
    [one] { $most } байта
   *[other] { $most } байт
}.
no-task = «{ $word }»{"\u00A0"}— не задание.
begun-turn = В позиции задачи ход ещё не должен быть начат.
no-rating = «{ $word }»{"\u00A0"}— не рейтинг вроде 1450~120 и не «-».
no-such-turn = «{ $word }»{"\u00A0"}— не ход.
no-answer-square = «{ $word }»{"\u00A0"}— либо не поле, либо поле, названное дважды.
second-puzzle = Задача { $id } уже есть в одной из строк выше.
over = В этой позиции партия уже окончена.
no-piece = В позиции нет { PIECE($piece, form: "gen") }.
rabbit-task = В задании назван кролик, а можно назвать только фигуру не слабее кошки.
not-own = У стороны, чей ход, нет фигуры на { $square }.
wrong-answer = Для этого задания нужен ответ другого вида.
turn-count = В ответе { $expected ->
    [one] должен быть { $expected } ход
    [few] должно быть { $expected } хода
    [many] должно быть { $expected } ходов
   *[other] должно быть { $expected } хода
}, а не { $found }.
unconnected = Ход { $number } в ответе не продолжает предыдущий.
