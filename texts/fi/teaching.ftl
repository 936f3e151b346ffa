### Texts of the teaching game.

title = Virhe
question = Perutko sen?
take-back = Peru siirto
play-on = Jatka peliä
