### Texts of the analysis of a game.

analysis = Анализ партии
analyse = Проанализировать
analyse-long = Пусть движок оценит каждый ход партии. Страницей при этом можно пользоваться.
deeper = Анализировать глубже
deeper-long = Искать в каждой позиции в десять раз дольше. Это займёт несколько минут. Можно остановить и продолжить
    когда угодно.
stop = Остановить анализ
progress = { $done } из { $all ->
    [one] { $all } позиции
   *[other] { $all } позиций
}
confirming = { $left ->
    [one] остался { $left } долгий поиск
    [few] осталось { $left } долгих поиска
    [many] осталось { $left } долгих поисков
   *[other] осталось { $left } долгого поиска
}
no-mistakes = Ошибок не найдено
graph = Шансы золотых на победу по ходу партии. Тонкая линия учитывает только материал. Выберите точку, чтобы увидеть
    позицию.
summary = { $mistakes ->
    [one] { $mistakes } ход упустил шансы на победу: { $whose }
    [few] { $mistakes } хода упустили шансы на победу: { $whose }
    [many] { $mistakes } ходов упустили шансы на победу: { $whose }
   *[other] { $mistakes } хода упустили шансы на победу: { $whose }
}
of-you = ваших{"\u00A0"}— { $own }, соперника ({ $name }){"\u00A0"}— { $others }
of-sides = у золотых{"\u00A0"}— { $gold }, у серебряных{"\u00A0"}— { $silver }
mistakes = Ошибки
mistake-before = Предыдущая ошибка
mistake-next = Следующая ошибка
chances = было { NUMBER($before, fractionDigits: 0) }{"\u00A0"}%, стало { NUMBER($after, fractionDigits: 0) }{"\u00A0"}%
inaccuracy = Неточность: шансы на победу{"\u00A0"}— { chances }
mistake = Ошибка: шансы на победу{"\u00A0"}— { chances }
blunder = Зевок: шансы на победу{"\u00A0"}— { chances }
steps-left = { $left ->
    [one] по шагам: ещё { $left } ошибка
    [few] по шагам: ещё { $left } ошибки
    [many] по шагам: ещё { $left } ошибок
   *[other] по шагам: ещё { $left } ошибки
}
step-wrong = { $number ->
    [1] Больше всего упускает первый шаг, { $step }: { chances }.
    [2] Больше всего упускает второй шаг, { $step }: { chances }.
    [3] Больше всего упускает третий шаг, { $step }: { chances }.
   *[other] Больше всего упускает четвёртый шаг, { $step }: { chances }.
}
ended-too-early = Ход завершён слишком рано, это упускает больше всего: { chances }.
now-wins = { $turns ->
    [1] Теперь { $side } могут выиграть следующим ходом.
    [one] Теперь { $side } могут выиграть за { $turns } ход.
    [few] Теперь { $side } могут выиграть за { $turns } хода.
    [many] Теперь { $side } могут выиграть за { $turns } ходов.
   *[other] Теперь { $side } могут выиграть за { $turns } хода.
}
could-win = { $turns ->
    [1] { CAPITAL($side) } могли выиграть этим ходом.
    [one] { CAPITAL($side) } могли выиграть за { $turns } ход.
    [few] { CAPITAL($side) } могли выиграть за { $turns } хода.
    [many] { CAPITAL($side) } могли выиграть за { $turns } ходов.
   *[other] { CAPITAL($side) } могли выиграть за { $turns } хода.
}
no-cause = Движок видит это, заглядывая вперёд. Одной причины доказать нельзя.
line = Вот как:
preview-turn = Показать этот ход на доске
play-line = Сыграть эти ходы
better = Лучше:
