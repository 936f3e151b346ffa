### Texts about saved games.

unknown-quarantined = Отложено другой версией этой страницы.
no-entry = Нет записи в списке.
search = Поиск
search-hint = Название, игрок, итог
none = Сохранённых партий пока нет. Каждая сыгранная партия сохраняется здесь сама.
none-readable = { $count ->
    [one] { $count } партию не удалось прочитать. Список ниже.
    [few] { $count } партии не удалось прочитать. Список ниже.
    [many] { $count } партий не удалось прочитать. Список ниже.
   *[other] { $count } партии не удалось прочитать. Список ниже.
}
none-found = Таких сохранённых партий нет.
loading = Сохранённые партии загружаются…
on-board = Сейчас на доске
rename = Переименовать
save-name = Сохранить название
keep-name = Отмена
name = Название этой партии
name-help = Оставьте пустым, чтобы взять обычное название.
export = Выгрузить партию
delete = Удалить
undo = Отменить
export-all = Выгрузить все
import = Загрузить…
import-help = Можно загрузить выгруженные файлы, партии текстом и архивы. Их можно и перетащить в это окно.
quarantine = Отложено
quarantine-help = Здесь то, что не удалось прочитать. Всё хранится как есть; возможно, это прочитает более поздняя
    версия страницы.
export-quarantined = Выгрузить
not-persistent = Когда диск заполнится, браузер может удалить сохранённые партии. Выгрузите те, что нужны.
tabs-unknown = Этот браузер не сообщает, открыта ли партия в другой вкладке. Если открыть её здесь, там она остановится.
file-name = ansa-games
file-unwritten = Страница не смогла создать файл.
name-people = Вдвоём, { $begun }
name-computer = Вы{"\u00A0"}— { $opponent }, { $begun }
name-computers = { $gold }{"\u00A0"}— { $silver }, { $begun }
turns = { $turns ->
    [0] ходов пока нет
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
over = { $outcome } { CAPITAL(turns) }.
to-move = { CAPITAL(turns) }, очередь { SIDE($side, form: "gen") }.
to-set-up = Расстановка { SIDE($side, form: "gen") }.
changed-today = Изменена сегодня
changed-on = Изменена: { $day }
game-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
games-found = { $found } из { $count ->
    [one] { $count } партии
   *[other] { $count } партий
}
more = Показать ещё (осталось { $left })
of-game = { $what }: { $name }
deleted = Партия «{ $name }» удалена.
none-added = Ни одной партии не добавлено.
added = { $count ->
    [one] Добавлена { $count } партия.
    [few] Добавлены { $count } партии.
    [many] Добавлено { $count } партий.
   *[other] Добавлено { $count } партии.
}
known = Уже были здесь: { $count }.
unreadable-count = Не удалось прочитать ({ $count }):
file-failed = { $file }: { $reason }
game-failed = { $file }, партия { $number }: { $reason }
named-game-failed = { $file }, «{ $name }»: { $reason }
line-failed = { $file }, строка { $line }: { $reason }
row-failed = { $file }, строка { $line }, партия { $game }: { $reason }
more-failures = И ещё { $count }.
could-not-be-read = Не удалось прочитать.
not-opened = Партию не удалось открыть. { $why }
game-unreadable = Партия не читается. { $reason } Она отложена, но не удалена.
opened-in-part = Эта партия нарушает правила. { $reason } Она открыта до этого места, а остальное сохранено в
    комментарии.
in-part = загружено до ошибки: { $reason }
