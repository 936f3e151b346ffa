### Texts of the press preview.

select = Нажмите, чтобы пойти { PIECE($piece, form: "ins") }.
strength = { $role ->
    [elephant] Сильнее слона нет никого.
    [camel] Сильнее верблюда только слон.
    [horse] Сильнее лошади только слон и верблюд.
    [dog] Собака сильнее кошек и кроликов.
    [cat] Кошка сильнее только кроликов.
   *[rabbit] Кролик{"\u00A0"}— самая слабая фигура.
}
select-to-push = Нажмите, чтобы толкнуть { PIECE($enemy, form: "acc") }.
select-to-move = Нажмите, чтобы толкнуть или потянуть { PIECE($enemy, form: "acc") }.
select-to-pull = Нажмите, чтобы потянуть { PIECE($enemy, form: "acc") }.
no-room = Толкнуть нельзя: рядом с чужой фигурой нет пустого поля.
selected = Выберите, куда пойдёт { $piece }. Нажмите на фигуру ещё раз, чтобы снять выбор.
selected-beside-enemy = Выберите, куда пойдёт { $piece }, или отмеченную чужую фигуру, чтобы толкнуть или потянуть её.
cross = Крестик означает, что вы потеряете фигуру.
to-push = Выберите, куда толкнуть { PIECE($enemy, form: "acc") }.
to-move = Выберите, куда сдвинуть { PIECE($enemy, form: "acc") }, или отмеченную фигуру, которая потянет.
to-pull = Выберите, куда потянуть { PIECE($enemy, form: "acc") }.
choose-puller = Выберите отмеченную фигуру, которая потянет { PIECE($enemy, form: "acc") }, затем{"\u00A0"}— куда она
    пойдёт.
puller-goes = Выберите, куда пойдёт { $piece }, утянув { PIECE($enemy, form: "acc") } на { $to }.
pulling = Выберите, куда пойдёт { $piece }, утянув { PIECE($enemy, form: "acc") }. Нажмите на фигуру ещё раз, чтобы
    пойти только ей.
steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
walk = { CAPITAL($piece) } на { $to }, { steps }.
push = Толкнуть { PIECE($enemy, form: "acc") } на { $to }, { steps }.
pull = Утянуть { PIECE($enemy, form: "acc") } на { $to }, { steps }.
captured = Захват: { $captures }!
lost = Потеря: { $captures }!
choose-push = Толкнуть { PIECE($enemy, form: "acc") }, затем выбрать куда.
choose-pull = Утянуть { PIECE($enemy, form: "acc") } на { $to }, затем выбрать, куда пойдёт { $piece }.
follow = Завершить толчок { PIECE($piece, form: "ins") }.
to-place = Выберите, куда поставить { PIECE($piece, form: "acc") }: свободное поле или фигуру для обмена. Нажмите ещё
    раз, чтобы снять выбор.
to-swap = Выберите фигуру, с которой поменяется местами { $piece }. Нажмите ещё раз, чтобы снять выбор.
swap = Поменять местами: { $one } и { $other }.
place = Поставить { PIECE($piece, form: "acc") } сюда.
