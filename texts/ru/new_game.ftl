### Texts of the new-game form.

level-heading = Соперник и уровень
level-gold = Кто играет за золотых
level-silver = Кто играет за серебряных
thinking-time = Время на обдумывание хода
more = Ещё настройки
clock = Контроль времени
custom = Свой контроль времени
custom-turn = Время на ход
custom-reserve = Резерв
custom-most = Наибольший резерв
custom-no-limit = без предела
custom-fields-help = Пишите время как 30s, 2m или 1h. Неиспользованное время идёт в резерв.
custom-notation = Полная запись
custom-help = Время на ход / начальный резерв / процент неиспользованного времени, идущий в резерв / наибольший резерв /
    предел партии / предел хода. Последние четыре необязательны. Пишите время как 90s, 2m, 1m30s или 1h. Предел партии
    может быть и числом ходов, например 60t.
handicap = Гандикап
handicap-help = Более сильный игрок может начать без некоторых фигур. У каждой стороны есть хотя бы один кролик.
handicap-none = Фигуры определяет начальная позиция.
handicap-other = Свой
start-from-heading = Начать с
paste = Вставьте сюда позицию
paste-help = Диаграмма из восьми строк под строкой вроде 12g или короткая форма g [64 поля].
take-backs = Разрешить брать ходы назад
teach = Учить меня
teach-says = После вашего хода движок скажет, был ли он серьёзной ошибкой и почему. Ход можно взять назад, пока
    компьютер не пошёл. На низких уровнях учитываются только грубейшие ошибки. Только без часов.
opponent =
    .computer = Компьютер
    .person = Вдвоём
    .computers = Два компьютера
opponent-hint =
    .computer = один игрок
    .person = один экран
    .computers = вы смотрите
level =
    .level-1 = для первой партии
    .level-2 = очень легко
    .level-3 = легко
    .level-4 = довольно легко
    .level-5 = средне
    .level-6 = довольно трудно
    .level-7 = трудно
    .level-8 = очень трудно
    .level-9 = крайне трудно
    .level-10 = очень силён и медлителен
    .level-11 = тем сильнее, чем больше времени дадите
level-with = { $name }, уровень { $level }: { $description }.
time-control =
    .none = Без часов
    .blitz = Блиц
    .fast = Быстрый
    .standard = Обычный
    .slow = Медленный
    .move-only = Только на ход
    .custom = Свой…
clock-times = { $turn } на ход, резерв { $reserve }
clock-turn-time = { $turn } на ход
short-seconds = { $count }{"\u00A0"}с
short-minutes = { $count }{"\u00A0"}мин
start-from =
    .setups = Расстановки обеих сторон
    .board = Позиции на доске
    .pasted = Вставленной позиции
seat-you = Вы
seat-computer = Компьютер
seat-gold = Золотые
seat-silver = Серебряные
all-pieces = Все фигуры
without-pieces = Без фигур: { $pieces }
count-of = { $who }: { ROLE($role, form: "plural") }
one-less = { $who }: убрать { ROLE($role, form: "acc") }
one-more = { $who }: добавить { ROLE($role, form: "acc") }
recap-no-clock = без часов
recap-control = часы { $control }
recap-custom-clock = свой контроль времени
recap-clock = часы: { $name }
recap-handicap = гандикап
recap-all-pieces = все фигуры
recap-board = с позиции на доске
recap-pasted = со вставленной позиции
recap-teaching = учебная партия
recap-takebacks = с возвратом ходов
recap-no-takebacks = без возврата ходов
choices = { LIST($choices, separator: ", ") }
recap-line = { CAPITAL(choices) }
control-no-time = Времени совсем нет: проиграет тот, кто ходит первым.
control-reserve = Время каждой стороны на всю партию: { $reserve }.
control-turn = Время на ход: { $turn }.
control-turn-and-reserve = Время на ход: { $turn }, начальный резерв: { $reserve }.
unused-lost = Неиспользованное время пропадает.
unused-added = Неиспользованное время идёт в резерв.
unused-added-up-to = Неиспользованное время идёт в резерв. Наибольший резерв: { $most }.
unused-part-added = В резерв идёт { $percent }{"\u00A0"}% неиспользованного времени.
unused-part-added-up-to = В резерв идёт { $percent }{"\u00A0"}% неиспользованного времени. Наибольший резерв: { $most }.
game-time-limit = Предел всей партии: { $time }. Затем выигрывает сторона, у которой больше фигур.
game-turn-limit = Партия длится { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
} каждой стороны. Затем выигрывает сторона, у которой больше фигур.
turn-time-limit = Предел одного хода, даже если есть резерв: { $time }.
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
milliseconds = { $count ->
    [one] { $count } миллисекунда
    [few] { $count } миллисекунды
    [many] { $count } миллисекунд
   *[other] { $count } миллисекунды
}
board-side = { CAPITAL($side) }: { LIST($pieces, separator: ", ") }.
board-piece = { $role } { $square }
board-without = { CAPITAL($side) }: нет фигур.
to-move = Ход { SIDE($side, form: "gen") }.
to-move-on = Ход { SIDE($side, form: "gen") }: { steps-left }.
own-side = Вы играете
own-gold = За золотых, первым
own-silver = За серебряных
own-random = Как выпадет
