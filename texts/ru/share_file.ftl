### Texts of the files in the share dialog: pictures, animations, games as text.

picture = Картинка позиции
picture-help = Доска как на экране, со стрелками и кругами. SVG остаётся чётким при любом размере. PNG работает везде.
size = Размер
size-name =
    .small = Маленький
    .medium = Средний
    .large = Большой
download-svg = Скачать SVG
download-png = Скачать PNG
not-drawn = Браузер не смог нарисовать картинку. Обновите страницу и попробуйте ещё раз или выберите размер поменьше.
downloaded = Скачано
animation = Анимация партии
animation-help = Показанная линия, со стрелками и кругами. GIF работает на всех форумах и в чатах. Анимированный SVG
    меньше, остаётся чётким при любом размере и работает в браузерах.
from = От
to = До
start = Начало
after = После { $turn }
unit = Показывать
unit-name =
    .step = Каждый шаг
    .turn = Ходы целиком
pace = Время на ход
half-second = ½ секунды
seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
bottom = Внизу
looks = Цвета и фигуры
make = Скачать GIF
make-svg = Скачать анимированный SVG
cancel = Отмена
running = Кадр { $written } из { $all }
made = Скачано ({ $kilobytes }{"\u00A0"}кБ)
too-long = В анимации было бы больше { $most ->
    [one] { $most } кадра
   *[other] { $most } кадров
}. Выберите меньше ходов или показывайте ходы целиком.
too-large = Файл был бы больше { $megabytes }{"\u00A0"}МБ. Выберите размер поменьше или меньше ходов.
texts = Ещё текстом
copy-turns = Копировать только ходы
copy-diagram = Копировать диаграмму
download-record = Скачать партию
file-name = arimaa
title-after = { $players }: позиция после { $turn }
title-start = { $players }: начало партии
title-position = Позиция Arimaa
title-nameless = Позиция Arimaa после { $turn }
title-game = { $players }: партия в Arimaa
title-unnamed = Партия в Arimaa
