### Texts of the overlays of the study.

show = Показать на доске
name =
    .goals = Прорывы
    .captures = Захваты
    .traps = Ловушки
    .frozen = Заморозка
    .reach = Пути
long =
    .goals = Показать, как каждая сторона может дойти до цели (клавиша 1)
    .captures = Показать, какие фигуры может захватить каждая сторона (клавиша 2)
    .traps = Показать, кто контролирует каждую ловушку: сторона, чья фигура рядом с ней сильнее (клавиша 3)
    .frozen = Показать замороженные фигуры и тех, кто их морозит (клавиша 4)
    .reach = Показать, куда выбранная фигура может дойти за один ход (клавиша 5)
hidden = { $overlay }: слой выключен.
steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
goal = { CAPITAL($side) } могут дойти до цели кроликом с { $rabbit } за { steps }: { $line }.
goal-threat = { CAPITAL($side) } грозят дойти до цели кроликом с { $rabbit } за { steps }: { $line }.
on-goal = Кролик { SIDE($side, form: "gen") } уже на поле цели { $goal }.
no-goal = { CAPITAL($side) } не могут дойти до цели этим ходом.
no-goal-threat = { CAPITAL($side) } не грозят дойти до цели.
capture = { CAPITAL($side) } могут захватить { ROLE($role, form: "acc") } на { $square }: { $how } ({ $line }).
capture-threat = { CAPITAL($side) } грозят захватить { ROLE($role, form: "acc") } на { $square }: { $how } ({ $line }).
pushed = { $by } толкает на { $trap }, { steps }
pulled = { $by } тянет на { $trap }, { steps }
defender-pushed = { $by } отталкивает от { $trap } последнего стража, { steps }
defender-pulled = { $by } оттягивает от { $trap } последнего стража, { steps }
no-capture = { CAPITAL($side) } никого не могут захватить этим ходом.
no-capture-threat = { CAPITAL($side) } не грозят никого захватить.
alone = { CAPITAL($side) } контролируют { $trap }: { $own }.
stronger = { CAPITAL($side) } контролируют { $trap }: { $own }. Рядом чужие: { $enemies }.
shared = Ловушку на { $trap } не контролирует никто: { $pieces }.
nobody = Рядом с { $trap } нет фигур.
frozen-by = { CAPITAL($piece) } заморожен{ ROLE($piece, form: "a") }. Рядом { LIST($by) }.
nothing-frozen = Замороженных фигур нет.
in-steps = за { steps }{"\u00A0"}— { $squares }
reaches = { CAPITAL($piece) } может дойти: { LIST($places, separator: "; ") }.
reaches-nothing = { CAPITAL($piece) } никуда не может пойти этим ходом.
choose = Выберите фигуру или наведите на неё указатель, чтобы увидеть, куда она может пойти.
over = Партия здесь окончена: ходов больше нет.
