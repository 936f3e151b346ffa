### Texts of the teaching game.

title = Un error
question = ¿Deshacer el turno?
take-back = Deshacer turno
play-on = Seguir jugando
