### Texts of the setup explorer and of the search for games.

of-side = Расстановки за
summary = { $different ->
    [one] { $different } расстановка
    [few] { $different } расстановки
    [many] { $different } расстановок
   *[other] { $different } расстановки
} в { $games ->
    [one] { $games } партии
   *[other] { $games } партиях
}
game-count = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
says = Расстановка и её зеркальное отражение считаются за одну. Передний ряд сверху.
setup = Расстановка
games = Партии
score = Результат
range = Интервал
sort-by = Сортировать: { $column }
ranks = Передний ряд { $front }, задний { $back }
empty-square = Точка{"\u00A0"}— пустое поле.
chosen = Расстановка
results = { game-count }, результат { $score }
first-turns = Первые ходы
different = { $count ->
    [one] { $count } ход
    [few] { $count } разных хода
    [many] { $count } разных ходов
   *[other] { $count } разного хода
}
all-turns = Все первые ходы
others = Расстановки { SIDE($side, form: "gen") } против неё
ask-engine = Спросить движок
thinking = Движок думает…
opinion = Оценка движка за { SIDE($side, form: "gen") }: { $score }, { $nodes ->
    [one] просмотрена { $nodes } позиция
    [few] просмотрено { $nodes } позиции
    [many] просмотрено { $nodes } позиций
   *[other] просмотрено { $nodes } позиции
}.
rabbits = { NUMBER($score, fractionDigits: 2) }
rabbits-more = +{ NUMBER($score, fractionDigits: 2) }
no-opinion = Движок не может это оценить: с такими расстановками играть не получится.
engine-failed = Произошёл сбой движка. Попробуйте ещё раз.
opinion-says = Оценка движка для позиции на доске: в кроликах, при ходе золотых.
games-with = Партии
first-of = Первые { $shown } из { $all }.
look-for = Что искать
names = Только имена
position = Позиция
material = Материал
position-text = Позиция
position-help = Вставьте диаграмму или короткую позицию, скопированную через «Поделиться» или из редактора.
bad-position = Это не позиция. { $why }
mover = Чей ход
mirrored = И зеркальную
material-help = Партии, где встречается такое число фигур, например ни одного золотого верблюда.
pieces = { CAPITAL($side) }: { $role }
any = Любое
either = Фигуры могут быть у любой стороны
search = Искать
searching = Поиск…
found = { $count ->
    [one] Найдена { $count } партия.
    [few] Найдено { $count } партии.
    [many] Найдено { $count } партий.
   *[other] Найдено { $count } партии.
}
none = Партий не найдено.
at = после { $turn }
