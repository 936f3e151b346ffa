### Texts of the teaching game.

title = Hiba
question = Visszaveszed?
take-back = Visszavétel
play-on = Tovább
