### Why a pasted text, a file, a link or something stored can’t be read: whole sentences.

## Pasted texts

empty = Текст пуст.
unknown = «{ $found }»{"\u00A0"}— не партия, не позиция и не шаги.
no-turns = В тексте нет ни ходов, ни позиции.
setup-without-label = Перед расстановкой нужен номер: 1g у золотых или 1s у серебряных.
square-taken = На { $square } в задаче стоят две фигуры.
too-long = Текст длиннее одного мегабайта. Загрузите его файлом.
no-game = Здесь нет партии.
long-line = Строка { $line } длиннее { $most ->
    [one] { $most } мегабайта
   *[other] { $most } мегабайт
}.
long-file = Файл больше { $most ->
    [one] { $most } мегабайта
   *[other] { $most } мегабайт
}, а такой размер допустим только для архивов. Разделите файл на части.

## Positions as rows with slashes

row-width = В горизонтали { $row } должно быть 8 полей, а не { $found }.
no-side = «{ $word }» не указывает, чей ход. Нужно g или s.

## Archives

no-moves = В первой строке архива должны быть названия столбцов, но в «{ $line }» нет столбца movelist.
column-count = В этой строке { $found ->
    [one] { $found } столбец
    [few] { $found } столбца
    [many] { $found } столбцов
   *[other] { $found } столбца
}, а в первой их { $expected }.
pack = Эти партии архива повреждены или сохранены более поздней версией этой страницы.

## Games in links

link-version = Партия в ссылке записана в формате версии «{ $version }», а эта версия страницы его не читает.
link-letter = Партия в ссылке повреждена: «{ $letter }» в ней быть не может.
link-damaged = Партия в ссылке повреждена: часть символов пропала или изменилась.
link-part = Часть партии в ссылке не читается.
link-illegal = В партии из ссылки недопустим ход { $turn }.
link-plies = В ссылке может быть не больше { $most ->
    [one] { $most } хода
   *[other] { $most } ходов
}.
link-variations = В ссылке у каждого хода может быть не больше { $most ->
    [one] { $most } продолжения
   *[other] { $most } продолжений
}.
link-text = Теги и комментарии в ссылке могут занимать не больше { $most ->
    [one] { $most } байта
   *[other] { $most } байт
}.

## Saved games and other stored values

damaged = Данные повреждены.
format = У данных неизвестный формат «{ $format }».
version = Эти данные записаны более поздней версией этой страницы ({ $version }).
value = «{ $value }»{"\u00A0"}— неизвестное значение.
range = Число вне допустимых пределов.
unwritable = Данные нельзя записать текстом.
record-damaged = Запись партии повреждена. { $why }
record-illegal = В записи партии нарушены правила. { $why }
unfinished-setup = Незаконченная расстановка не читается. { $why }
unfinished-turn = Незаконченный ход не читается. { $why }
clock = Часы партии не удалось прочитать.
