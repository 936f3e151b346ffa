### Starting a game with a friend at another browser, and sending links.

title = Игра с другом
about = Вы с другом ходите по очереди и посылаете друг другу ссылку в любом мессенджере. Не нужны ни регистрация, ни
    сервер.
own-name = Ваше имя
friends-name = Имя друга
days = Дней на ход
days-help = Друг увидит это число. Страница не следит за сроком.
no-days = Без срока
day-count = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
start = Начать партию
send-first = Пригласите друга: отправьте эту ссылку
send-end-to = Отправьте результат: { $name }
send-end = Отправьте результат другу
send-again = Ссылка на эту партию
copy-link = Копировать ссылку
copy-text = Копировать текстом
copy-record = Копировать запись
system-share = Поделиться…
text-help = Или отправьте партию текстом. Друг может вставить текст в любое место этой страницы.
more-ways = QR-код, картинка и другое
code-name = QR-код ссылки
code-help = Друг сканирует его камерой.
no-code = Ссылка слишком длинная для QR-кода.
save-picture = Сохранить картинку
share-picture = Отправить картинку
copy-query = Копировать ссылку без #
query-help = Для мессенджеров, в которых ссылка обрывается на знаке «#». С такой ссылкой партию видит веб-сервер.
share-invitation = Сыграем в Arimaa
share-turn = Arimaa: твой ход
share-end = Arimaa: наша партия окончена
rematch = Реванш по ссылке со сменой сторон
choose = Какую партию продолжить?
ours = Ваша партия
theirs = Партия друга
first-difference = Первое различие{"\u00A0"}— ход { $turn }.
keep-ours = Оставить свою
take-theirs = Взять партию друга
put-off = Решить позже
conditions = Условные ходы
plan-conditions = Подготовить ответ
plan-help = Сыграйте ход, которого ждёте, затем свой ответ. Если друг сделает этот ход, ваш ответ будет сыгран сразу.
condition = Если { $expected }, то { $answer }
add-conditions = Сохранить как условные
remove = Удалить
terms = { $days } на ход
opening = Партия открывается…
elsewhere = Эта партия открыта в другой вкладке, поэтому ничего не изменилось. Откройте ссылку там или продолжите партию
    здесь.
