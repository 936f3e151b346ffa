### Texts of the settings.

settings = Настройки
looks = Внешний вид
playing = Игра
sounds = Звук
theme-heading = Тема
board-heading = Доска
pieces-heading = Фигуры
coordinates-heading = Координаты
orientation-heading = Внизу доски в этой партии
turns-heading = Список ходов
tree-heading = Ходы при разборе
animation-heading = Скорость анимации
auto-send = Завершать ход после четвёртого шага
auto-send-hint = Тогда четвёртый шаг нельзя отменить.
hover-arrows = Стрелки при наведении
hover-arrows-hint = Показывают, куда может пойти фигура под указателем.
confirm-resign = Спрашивать перед сдачей
confirm-resign-hint = Если выключено, кнопка «Сдаться» сразу завершает партию.
strengths = Сила фигур
strengths-hint = В первых партиях показывать рядом с доской, какая фигура сильнее.
sound = Звуки
sound-hint = Шаги, захваты, ваш ход и конец партии.
volume-heading = Громкость
vibration = Вибрация
vibration-hint = Захваты, ваш ход и недопустимые шаги.
defaults = Вернуть исходные
back-to-own = Вернуть свои
done = Готово
theme =
    .auto = Как на устройстве
    .light = Светлая
    .dark = Тёмная
board =
    .sand = Песок
    .slate = Сланец
    .forest = Лес
    .contrast = Контраст
pieces =
    .animals = Звери
    .chess = Шахматы
    .letters = Буквы
coordinates =
    .off = Нет
    .traps = Ловушки
    .all = Все
orientation =
    .gold = Золотые
    .silver = Серебряные
    .mover = Кто ходит
orientation-effect =
    .gold = Золотые внизу.
    .silver = Серебряные внизу.
    .mover = Внизу сторона, чей ход. Доска переворачивается сама.
turns =
    .figures = Фигурки
    .notation = Запись
tree =
    .rows = По одному в строке
    .columns = Рядом
    .text = Сплошной текст
animation =
    .off = Сразу
    .fast = Быстро
    .normal = Обычно
    .slow = Медленно
volume-percent = { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
    [many] { $percent } процентов
   *[other] { $percent } процента
}
volume-sign = { $percent }{"\u00A0"}%

# The name of the list of languages, for screen readers.
language = Язык
