### Texts of the clocks.

clock-name = Часы { SIDE($side, form: "gen") }
low-time = У { SIDE($side, form: "gen") } мало времени.
reserve-begins = У { SIDE($side, form: "gen") } вышло время на этот ход. Идёт резерв.
on-reserve-first = пошёл резерв
on-reserve = резерв
paused-away = Пока вас не было, ваши часы стояли.
paused-opened = Пока страница была закрыта, ваши часы стояли.
turn-of = { $turn } из { $limit }
turn-of-title = Ход { $turn } из { $limit }. После последнего хода подсчитывается счёт.
turn-title = Ход { $number }, { SIDE($turn) }
worth-more = Фигуры { SIDE($side, form: "gen") } ценнее на { NUMBER($rabbits, fractionDigits: 1) } кролика
