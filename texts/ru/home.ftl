### Texts of the home screen.

about = Arimaa{"\u00A0"}— игра, где толкают и тянут: легко научиться, трудно стать мастером. Бесплатно, без интернета,
    без регистрации.
offline-ready = Теперь Ansa работает и без интернета.
goal = Проведите одного кролика через всю доску{"\u00A0"}— и вы выиграли.
learn-now = Научиться за 5 минут
learn-now-says = Хватит для первой партии
daily = Задача дня
daily-says = Одна для всех
lessons-done = Пройдено уроков: { $done } из { $all }
puzzle-rating = Ваш рейтинг: { $rating }
screens = Разделы
learn = Обучение
learn-says = Впервые здесь? Короткие уроки на доске
study-says = Разобрать партию или позицию
editor = Редактор позиций
editor-says = Составить позицию, чтобы играть или разбирать её
puzzles = Задачи
puzzles-says = Задача дня и сколько угодно других
ladder = Лестница
ladder-says = Десять соперников и ваш рейтинг
together = Игра с другими
friend = Игра с другом
tournaments = Турниры
challenge = Вызов Arimaa
nearby = Игра рядом
statistics = Статистика
setups = Обзор расстановок
find = Поиск партий
games-says = Продолжить, найти, загрузить, выгрузить
rules = Как играть
guide = Руководство
guide-says = Как всё устроено, и словарь терминов
glossary = Словарь
go-on = Продолжить партию
start = Играть
two-people = Вдвоём
computers = { $gold }{"\u00A0"}— { $silver }
at-turn = { $players }, ход { $turn }
not-found = Такой страницы нет
not-found-says = Проверьте адрес или выберите, куда перейти.
to-home = На главную

# The button that opens the dialog of a new game.
new-game = Новая партия…
