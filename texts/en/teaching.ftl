### Texts of the teaching game.

# The name of the warning.
title = A mistake
# The question after the causes.
question = Take it back?
# The button that takes the turn back.
take-back = Take back
# The button that lets the computer move.
play-on = Play on
