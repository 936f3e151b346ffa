### The games in progress, above the list of saved games.

in-progress = Идут сейчас
all-games = Все партии
your-turn = Ваш ход
friends-turn = Ход друга
being-played = Идёт сейчас
computer-to-play = Ход компьютера
time-left = Золотые { $gold } · Серебряные { $silver }
