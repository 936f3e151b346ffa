### Texts of the teaching game.

title = Ошибка
question = Взять ход назад?
take-back = Взять назад
play-on = Играть дальше
