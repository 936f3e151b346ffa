### Texts of one puzzle: its task, hints, why an answer is wrong, and the solution.

task = Задание
difficulty = Сложность { $value }
difficulty-long = Насколько трудна эта задача по шкале вашего рейтинга в задачах: { $value } ± { $range }
no-difficulty = Пока без оценки
link = Ссылка
theme-is = Тема: { $theme }
study = Разобрать эту позицию
was-solved = { $days ->
    [0] решена сегодня
    [1] решена вчера
    [one] решена { $days } день назад
    [few] решена { $days } дня назад
    [many] решена { $days } дней назад
   *[other] решена { $days } дня назад
}
was-failed = { $days ->
    [0] не решена сегодня
    [1] не решена вчера
    [one] не решена { $days } день назад
    [few] не решена { $days } дня назад
    [many] не решена { $days } дней назад
   *[other] не решена { $days } дня назад
}
earlier = Раньше: { LIST($results, separator: ", ") }.
link-long = Ссылка на эту задачу
hold-means = Соперник не должен ни дойти до цели, ни захватить никого, кроме кроликов.
hint-long = Показать подсказку, затем подробнее (H). Задача будет считаться нерешённой.
hint-marks = Неверные отметки сняты. Нужно найти { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полей
   *[other] { $count } поля
}.
solve-long = Показать решение (S). Если задача ещё не решена, она будет считаться нерешённой.
retry-long = Начать ход заново (Enter)
next-long = К следующей задаче (N)
line = Решение по шагам
line-says = Клавиши ← и → листают его.
step-back = Предыдущий шаг
step-on = Следующий шаг
new-rating = Ваш новый рейтинг: { $value } ± { $range }.
counting-apart = Упражнения на счёт не меняют рейтинг.
not-counted = Вы уже видели эту задачу, поэтому она не идёт в рейтинг.
returns = Эта задача вернётся завтра.
