### Texts about a pasted text.

refused = Это нельзя открыть. { $reason }
steps-without-game = «{ $steps }»{"\u00A0"}— это шаги без партии. Откройте партию или позицию, к которой они относятся,
    и введите их там.
opened-named = Открыто ({ $form }): { $name }.
opened-unnamed = Открыто: { $form }.
opened-in-part = Открыто до ошибки ({ $form }). { $reason }
first-of = { $games ->
    [1] В тексте одна партия.
    [one] Это первая из { $games } партии в тексте. Чтобы получить все, загрузите их файлом.
   *[other] Это первая из { $games } партий в тексте. Чтобы получить все, загрузите их файлом.
}
all-are-chapters = { $games ->
    [1] В тексте одна партия.
   *[other] Все партии из текста ({ $games }) теперь главы сборника.
}
is-open = Эта партия уже открыта.
some-are-chapters = { $games ->
    [1] В тексте одна партия.
   *[other] Главами сборника стали не все партии из текста: { $chapters } из { $games }. Чтобы получить все, загрузите их файлом.
}

link-too-long = Ссылка длиннее 32 килобайт и, возможно, повреждена. Попросите партию файлом.

## What a text was taken for.
form-saved = сохранённая партия
form-link = ссылка на партию
form-tagged-record = партия с тегами или комментариями
form-plain-record = партия
form-escaped-record = закодированный список ходов
form-archive-rows = строка архива
form-short-position = позиция
form-diagram = диаграмма
form-slash-rows = позиция строками через косую черту
form-piece-list = позиция списком фигур
form-variables = данные просмотрщика партий или ссылки
form-steps = шаги

##
side-assumed = В тексте не сказано, чей ход. Считаем, что золотых.
