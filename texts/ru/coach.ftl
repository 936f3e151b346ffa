### The coach of a first game: one thing about the position that is worth a look.

quiet = Сейчас никому ничего не грозит. Ведите сильные фигуры к центру.
wins-now = { $steps ->
    [0] Ваш кролик на поле цели { $goal }. Завершите ход, чтобы выиграть.
    [one] Вы можете выиграть сейчас: кролик с { $rabbit } дойдёт до { $goal } за { $steps } шаг.
    [few] Вы можете выиграть сейчас: кролик с { $rabbit } дойдёт до { $goal } за { $steps } шага.
    [many] Вы можете выиграть сейчас: кролик с { $rabbit } дойдёт до { $goal } за { $steps } шагов.
   *[other] Вы можете выиграть сейчас: кролик с { $rabbit } дойдёт до { $goal } за { $steps } шага.
}
lets-goal = Осторожно: следующим ходом кролик с { $rabbit } может дойти до цели на { $goal }.
endangered = { ROLE($piece, form: "gender") ->
    [f] Ваша
   *[m] Ваш
} { ROLE($piece) } на { SQUARE($piece) } в опасности: возможен захват в ловушке на { $trap }.
captures = Вы можете захватить { ROLE($piece, form: "acc") } на { SQUARE($piece) } в ловушке на { $trap } за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}.
hangs-on = { ROLE($piece, form: "gender") ->
    [f] Вашу
   *[m] Вашего
} { ROLE($piece, form: "acc") } на { SQUARE($piece) } защищает только { ROLE($friend) } на { SQUARE($friend) }. Без
    этой защиты { ROLE($piece) } пропадёт.
frozen = { ROLE($piece, form: "gender") ->
    [f] Ваша
   *[m] Ваш
} { ROLE($piece) } на { SQUARE($piece) } заморожен{ ROLE($piece, form: "a") }. Рядом { ROLE($by) } соперника на
    { SQUARE($by) }. Разморозит своя фигура рядом.
not-rated = С тренером эта партия не идёт в рейтинг.
