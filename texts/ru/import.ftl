### Texts about reading files and keeping their games.

file-unreadable = Браузер не может его прочитать.
no-decompression = Этот браузер не может его распаковать. Сначала распакуйте его, затем выберите результат.
damaged-gzip = Файл gzip повреждён или неполон.
games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
games-read = Чтение… { games }
games-read-of-file = Чтение… { games }, { $percent }{"\u00A0"}% файла
progress = Какая часть файла прочитана
stop = Остановить
stop-help = Уже добавленные партии останутся.
stopped = Остановлено.
save-failures = Сохранить этот список
failures-file-name = ansa-not-read
failures-left-out = И ещё { $count }.
choose-file = Выбрать файл…
too-long = Он длиннее одного мегабайта. Загрузите его в списке сохранённых партий.
not-opened = Файл { $file } не открывается. { $reason }
