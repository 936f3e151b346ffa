### Why the answer of a puzzle works: facts about the solution, shown once the puzzle is answered.

goal-alone = Кролик идёт с { $from } на { $goal } сам: на пути никого нет.
goal-freed = Кролик на { $from } был заморожен. Остальные шаги освобождают его, и он доходит до цели на { $goal }.
goal-kept-free = Кролик с { $from } замёрз бы на { $at }. Остальные шаги не дают ему замёрзнуть, и он доходит до цели на
    { $goal }.
goal-guarded = Кролик с { $from } пропал бы в ловушке на { $trap }. Остальные шаги защищают его, и он доходит до цели на
    { $goal }.
goal-cleared = Остальные шаги освобождают { $at } для кролика с { $from }, и он доходит до цели на { $goal }.
threat = Теперь кролику на { $rabbit } до цели { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}. Что бы соперник ни ответил, один из кроликов дойдёт.
stopped-captured = { CAPITAL($rabbit) } готовился дойти до цели. Он захвачен.
stopped-moved = { CAPITAL($rabbit) } готовился дойти до цели. С { $to } он туда не дойдёт.
stopped-frozen = { CAPITAL($rabbit) } готовился дойти до цели. Теперь он заморожен, и за один ход его не освободить и не
    довести до цели.
stopped-blocked = { CAPITAL($rabbit) } готовился дойти до цели. Теперь на пути { $by }, а другой дороги на один ход нет.
stopped-hindered = { CAPITAL($rabbit) } готовился дойти до цели. Теперь за один ход он не дойдёт.
won = В ловушке на { $trap } захвачен{ ROLE($piece, form: "a") } { $piece }: рядом с ловушкой нет своей фигуры. В ответ
    { OPPONENT($side) } не могут захватить фигуру равной силы.
saved-moved = { CAPITAL(PIECE($piece, form: "dat")) } на { SQUARE($piece) } грозил захват в ловушке на
    { $trap }. На { $to } до { ROLE($piece, form: "gen") } не дотянуться.
saved-guarded = { CAPITAL(PIECE($piece, form: "dat")) } на { SQUARE($piece) } грозил захват в ловушке на
    { $trap }. Теперь ловушку сторожит { $guard }.
saved-hindered = { CAPITAL(PIECE($piece, form: "dat")) } на { SQUARE($piece) } грозил захват в ловушке на
    { $trap }. Грозившие фигуры теперь не успеют за один ход.
hostage = { CAPITAL($piece) } заморожен{ ROLE($piece, form: "a") }. Если свои отойдут от ловушки на { $trap }, там
    возможен захват, так что они связаны.
framed = { CAPITAL($piece) } в ловушке и не может уйти. Если свои отойдут, { ROLE($piece, form: "he") } пропадёт.
capture = { $piece } (ловушка { $trap })
captures = Этим ходом можно захватить: { LIST($pieces) }.
squares = Поля по числу шагов: один шаг{"\u00A0"}— { $one }, два шага{"\u00A0"}— { $two }, три шага{"\u00A0"}—
    { $three }, четыре шага{"\u00A0"}— { $four }.
