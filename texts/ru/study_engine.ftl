### Texts of the engine on the study screen.

engine = Движок
toggle-long = Включить или выключить движок (L)
score-even = { NUMBER($rabbits, fractionDigits: 2) }
score-gold = +{ NUMBER($rabbits, fractionDigits: 2) }
score-silver = −{ NUMBER($rabbits, fractionDigits: 2) }
score-win = { $side ->
    [gold] +#{ $turns }
   *[silver] −#{ $turns }
}
score-title-even = Позиция равная
score-title = { CAPITAL($side) } впереди на { NUMBER($rabbits, fractionDigits: 2) } кролика
score-title-win = { $turns ->
    [0] { CAPITAL($side) } выигрывают этим ходом
    [1] { CAPITAL($side) } выигрывают этим ходом
    [one] { CAPITAL($side) } выигрывают за { $turns } ход
    [few] { CAPITAL($side) } выигрывают за { $turns } хода
    [many] { CAPITAL($side) } выигрывают за { $turns } ходов
   *[other] { CAPITAL($side) } выигрывают за { $turns } хода
}
chance = Из 100 таких партий золотые выиграли бы { $gold }, серебряные{"\u00A0"}— { $silver }
depth = глубина { $depth ->
    [one] { $depth } шаг
    [few] { $depth } шага
    [many] { $depth } шагов
   *[other] { $depth } шага
}
deeper = Глубже
deeper-long = Искать в этой позиции вчетверо дольше
fewer-lines = Меньше линий
more-lines = Больше линий
play-line = Сыграть этот ход
threat = Угроза
threat-long = Показать, чем грозит другая сторона (X), как если бы сейчас был её ход
threat-of = Что сделали бы { $side }, если бы { OPPONENT($side) } пропустили этот ход:
completes = Завершает ход после { $steps ->
    [1] первого шага
    [one] { $steps } шага
   *[other] первых { $steps } шагов
}.
dead-end = Ни один допустимый ход не начинается с этих шагов. Отмените один из них.
no-threat =
    .no-turn = Угрозы нет: здесь никто не может ходить.
    .push-unfinished = Сначала завершите толчок: здесь ход закончиться не может.
    .over = Угрозы нет: если ход кончится здесь, партия будет окончена.
forbidden = Эту партию играют люди, поэтому движок выключен до её конца.
engine-on = Движок включён.
engine-off = Движок выключен.
best-line = { $score }. Лучший ход: { $steps }.
then-line = Затем: { $steps }.
threat-shown = Ищем, чем грозят { $side }.
threat-hidden = Показ угрозы выключен.
threatens = { CAPITAL($side) } грозят: { $steps }
