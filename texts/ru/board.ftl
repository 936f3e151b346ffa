### Слова о сторонах, фигурах и полях и тексты доски.
### Стороны — «золотые» и «серебряные» (как «белые»), ход (turn) состоит из шагов (step), поле, фигура, ловушка;
### push — толчок, pull — тяга, goal — цель (поле) и прорыв (событие), capture — захват. К читателю на «вы»,
### на кнопках инфинитив. Формы: gen, dat, acc, ins — падежи, gender — род (m, f), a — окончание кратких причастий и
### прошедшего времени, he — он или она, his — его или её, him — ним или ней.

## The words that { $side }, { $piece } and the like stand for. An attribute is a form of the words.

side = { $side ->
    [gold] золотые
   *[silver] серебряные
}
    .gen = { $side ->
        [gold] золотых
       *[silver] серебряных
    }
    .dat = { $side ->
        [gold] золотым
       *[silver] серебряным
    }
    .ins = { $side ->
        [gold] золотыми
       *[silver] серебряными
    }
    .m = { $side ->
        [gold] золотой
       *[silver] серебряный
    }
    .f = { $side ->
        [gold] золотая
       *[silver] серебряная
    }
    .gen-m = { $side ->
        [gold] золотого
       *[silver] серебряного
    }
    .gen-f = { $side ->
        [gold] золотой
       *[silver] серебряной
    }
    .acc-f = { $side ->
        [gold] золотую
       *[silver] серебряную
    }
    .dat-m = { $side ->
        [gold] золотому
       *[silver] серебряному
    }
    .ins-m = { $side ->
        [gold] золотым
       *[silver] серебряным
    }
role = { $role ->
    [elephant] слон
    [camel] верблюд
    [horse] лошадь
    [dog] собака
    [cat] кошка
   *[rabbit] кролик
}
    .gen = { $role ->
        [elephant] слона
        [camel] верблюда
        [horse] лошади
        [dog] собаки
        [cat] кошки
       *[rabbit] кролика
    }
    .dat = { $role ->
        [elephant] слону
        [camel] верблюду
        [horse] лошади
        [dog] собаке
        [cat] кошке
       *[rabbit] кролику
    }
    .acc = { $role ->
        [elephant] слона
        [camel] верблюда
        [horse] лошадь
        [dog] собаку
        [cat] кошку
       *[rabbit] кролика
    }
    .ins = { $role ->
        [elephant] слоном
        [camel] верблюдом
        [horse] лошадью
        [dog] собакой
        [cat] кошкой
       *[rabbit] кроликом
    }
    .plural = { $role ->
        [elephant] слоны
        [camel] верблюды
        [horse] лошади
        [dog] собаки
        [cat] кошки
       *[rabbit] кролики
    }
    .gen-plural = { $role ->
        [elephant] слонов
        [camel] верблюдов
        [horse] лошадей
        [dog] собак
        [cat] кошек
       *[rabbit] кроликов
    }
    .gender = { $role ->
        [horse] f
        [dog] f
        [cat] f
       *[rabbit] m
    }
    .a = { $role ->
        [horse] а
        [dog] а
        [cat] а
       *[rabbit] {""}
    }
    .he = { $role ->
        [horse] она
        [dog] она
        [cat] она
       *[rabbit] он
    }
    .his = { $role ->
        [horse] её
        [dog] её
        [cat] её
       *[rabbit] его
    }
    .him = { $role ->
        [horse] ней
        [dog] ней
        [cat] ней
       *[rabbit] ним
    }
square = { $square }
piece = { ROLE($piece, form: "gender") ->
    [f] { SIDE($piece, form: "f") } { ROLE($piece) }
   *[m] { SIDE($piece, form: "m") } { ROLE($piece) }
}
    .gen = { ROLE($piece, form: "gender") ->
        [f] { SIDE($piece, form: "gen-f") } { ROLE($piece, form: "gen") }
       *[m] { SIDE($piece, form: "gen-m") } { ROLE($piece, form: "gen") }
    }
    .dat = { ROLE($piece, form: "gender") ->
        [f] { SIDE($piece, form: "gen-f") } { ROLE($piece, form: "dat") }
       *[m] { SIDE($piece, form: "dat-m") } { ROLE($piece, form: "dat") }
    }
    .acc = { ROLE($piece, form: "gender") ->
        [f] { SIDE($piece, form: "acc-f") } { ROLE($piece, form: "acc") }
       *[m] { SIDE($piece, form: "gen-m") } { ROLE($piece, form: "acc") }
    }
    .ins = { ROLE($piece, form: "gender") ->
        [f] { SIDE($piece, form: "gen-f") } { ROLE($piece, form: "ins") }
       *[m] { SIDE($piece, form: "ins-m") } { ROLE($piece, form: "ins") }
    }
piece-on = { PIECE($piece) } на { SQUARE($piece) }
    .role = { ROLE($piece) } на { SQUARE($piece) }
    .acc = { PIECE($piece, form: "acc") } на { SQUARE($piece) }
    .ins = { PIECE($piece, form: "ins") } на { SQUARE($piece) }

side-name = { CAPITAL($side) }

## The course of a game

board = Доска Arimaa
steps-left = { $left ->
    [0] шагов не осталось
    [one] остался { $left } шаг
    [few] осталось { $left } шага
    [many] осталось { $left } шагов
   *[other] осталось { $left } шага
}
    .alone = { CAPITAL(steps-left) }
gold = Золотые
silver = Серебряные

draw = Ничья: ни у одной из сторон не осталось кроликов.
won-by-goal = { CAPITAL($side) } выиграли: кролик дошёл до цели.
won-by-elimination = { CAPITAL($side) } выиграли: у { OPPONENT($side, form: "gen") } не осталось кроликов.
won-by-immobilisation = { CAPITAL($side) } выиграли: у { OPPONENT($side, form: "gen") } нет допустимых ходов.
won-by-time = { CAPITAL($side) } выиграли: у { OPPONENT($side, form: "gen") } вышло время.
won-by-resignation = { CAPITAL($side) } выиграли: { OPPONENT($side) } сдались.
won-by-illegal = { CAPITAL($side) } выиграли: { OPPONENT($side) } сделали недопустимый ход.
won-by-forfeit = { CAPITAL($side) } выиграли: { OPPONENT($side, form: "dat") } засчитано поражение.
won-by-abandoned = { CAPITAL($side) } выиграли: партия брошена.
won-by-score = { CAPITAL($side) } выиграли по очкам: партия дошла до предела.
won-by-repetition = { CAPITAL($side) } выиграли: { OPPONENT($side) } повторили позицию в третий раз.
won-by-no-rabbits = { CAPITAL($side) } выиграли: ни у одной из сторон не осталось кроликов.

step = { $piece } с { $from } на { $to }
capture = { PIECE($piece) } захвачен{ ROLE($piece, form: "a") } на { SQUARE($piece) }
made = { LIST($steps, separator: ", ") }
stepped = { CAPITAL(STOP($made)) } { CAPITAL(steps-left) }.
turned = { CAPITAL(SIDE($turn)) } сыграли { $turn }: { $made }.

## Selecting a piece

in-hand = Выбран{ ROLE($piece, form: "a") } { $piece }, { $places ->
    [one] доступно { $places } поле
    [few] доступно { $places } поля
    [many] доступно { $places } полей
   *[other] доступно { $places } поля
}.
too-far = { CAPITAL($piece) } не дойдёт до { $square } за оставшиеся шаги: для этого нужно { steps }.
behind-rabbit = { CAPITAL($piece) } не дойдёт до { $square }: кролики никогда не шагают назад.
frozen-on-way = { CAPITAL($piece) } не дойдёт до { $square }: на { $at } { ROLE($piece, form: "he") } замёрзнет.
lost-on-way = { CAPITAL($piece) } не дойдёт до { $square }: { ROLE($piece, form: "he") } пропадёт в ловушке на { $at }.
way-blocked = { CAPITAL($piece) } не дойдёт до { $square }: мешают другие фигуры.
one-square = { CAPITAL($piece) } не попадёт на { $square }: толчок и тяга сдвигают каждую фигуру на одно поле.
empty-square = На { $square } нет фигуры.
choose-follower = Кто толкнёт { PIECE($piece, form: "acc") }? Выберите одну из отмеченных фигур.
no-legal-step = { CAPITAL($piece) } не может шагнуть: { ROLE($piece) ->
    [rabbit] ни впереди, ни сбоку нет пустого поля, а назад кролики не шагают
   *[other] рядом нет пустого поля
}.
frozen = { CAPITAL($piece) } заморожен{ ROLE($piece, form: "a") }. Рядом { LIST($by) }. Без своей фигуры рядом
    { ROLE($piece, form: "he") } не шагнёт.
lost = { CAPITAL(PIECE($piece)) } пропадает в ловушке на { SQUARE($piece) }: рядом нет своей фигуры. Отмените шаг, чтобы
    вернуть { ROLE($piece, form: "his") }.
captured = { CAPITAL(PIECE($piece)) } захвачен{ ROLE($piece, form: "a") } в ловушке на { SQUARE($piece) }.

## Why a turn or a setup is refused

game-over = Партия окончена.
setup-expected = До первого хода обе стороны должны расставить фигуры.
turn-expected = Обе стороны уже расставили фигуры.
another-position = Ход начинается из другой позиции.
repetition = Здесь завершить ход нельзя: эта позиция уже была (после { $turns }), а третий раз не допускается. Измените
    ход.
no-step = Прежде чем завершить ход, сделайте хотя бы один шаг. Выберите свою фигуру, затем поле.
push-not-complete = Толчок не завершён: переведите на { $square } фигуру { OPPONENT($piece, form: "gen") }, которая
    сильнее { ROLE($piece, form: "gen") }.
nothing-changed = Здесь завершить ход нельзя: все фигуры стоят там же, где стояли. Измените ход.

## Why a piece can’t step

no-steps-left = Шагов не осталось: завершите ход или отмените шаг.
frozen-by = { CAPITAL($piece) } заморожен{ ROLE($piece, form: "a") }: на { $by } стоит более сильная чужая фигура, а
    своей рядом нет.
complete-push = Сначала завершите толчок: переведите на { $square } фигуру, которая сильнее
    { ROLE($piece, form: "gen") }.
elephant = { CAPITAL(PIECE($piece, form: "acc")) } на { SQUARE($piece) } нельзя ни толкнуть, ни потянуть: сильнее слона
    фигуры нет.
nobody-pushes = { CAPITAL(PIECE($piece, form: "acc")) } на { SQUARE($piece) } толкнуть нельзя: рядом нет более сильной
    фигуры { OPPONENT($piece, form: "gen") }.
pushers-frozen = { CAPITAL(PIECE($piece, form: "acc")) } на { SQUARE($piece) } толкнуть нельзя: более сильные фигуры
    рядом заморожены.
push-needs-two-steps = Чтобы толкнуть { PIECE($piece, form: "acc") } на { SQUARE($piece) }, нужно два шага, а остался
    только один.
rabbit-backward = Кролики не шагают назад.
occupied = Мешает { $piece }.
off-board = Этим шагом { $piece } уйдёт за край доски.

## Why a setup is refused

two-pieces = На { $square } стоят две фигуры.
outside-home = { CAPITAL($piece) } стоит вне своих горизонталей ({ SIDE($piece) ->
    [gold] 1 и 2
   *[silver] 7 и 8
}).
other-side = { CAPITAL($piece) } не принадлежит стороне, которая расставляет фигуры.
wrong-count = У { SIDE($piece, form: "gen") } { $expected } { $expected ->
    [one] { ROLE($piece) }
    [few] { ROLE($piece, form: "gen") }
    [many] { ROLE($piece, form: "gen-plural") }
   *[other] { ROLE($piece, form: "gen") }
}, а в расстановке их { $count }.

## The accessible names of squares

square-name = { LIST($parts, separator: ", ") }
empty = { $square }, пусто
empty-trap = { $square }, пустая ловушка
on-trap = в ловушке
is-frozen = фигура заморожена, рядом { LIST($by) }
hinted = предложено подсказкой
selected = выбрано
follower = может завершить толчок
partner = можно толкнуть или потянуть выбранной фигурой
pullable = можно потянуть
can-be-placed = сюда можно поставить фигуру
swap = поменять местами
steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
captures = захват: { $pieces }
captured-here = { $piece }
captured-there = { $piece }
colour = { $colour ->
    [green] зелёная
    [red] красная
    [yellow] жёлтая
   *[blue] синяя
}
marked = { colour } отметка
arrow-to = { colour } стрелка на { $square }
on-goal = Ваш кролик на поле цели { $square }. Завершите ход, чтобы выиграть.
deselected = Выбор снят.
undone = Отменено. { CAPITAL(steps-left) }.
