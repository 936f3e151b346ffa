### Texts of notices and events.

# What was taken back: the turn of a person.
turn-alone = Took back the last turn
# With the computer's next turn.
turn-with-answer = Took back your last turn and the computer’s answer
# The setup of a person.
setup-alone = Took back the setup
# With the computer's next setup or turn.
setup-with-answer = Took back your setup and the computer’s answer
# $what (Text) - “turn-alone” and the like
taken-back = { $what }.
# The same, with the steps made since.
# $what (Text)
taken-back-with-steps = { $what }, with the steps made since.
# The coach was turned on in a rated game.
coach-ends-rating = With a coach, this game is no longer rated.
# An earlier position is shown.
earlier-position = This is an earlier position. Press Plan to try out turns here, or go back to the game.
# It is the computer's turn.
computer-to-move = It’s the computer’s turn. Press Plan to try out turns while it thinks.
# The game is over.
game-over = The game is over. Press Plan to try out other turns.
# The plan was saved.
plan-kept = The plan was saved as a variation.
# The plan was discarded.
plan-discarded = The plan was discarded.
# The announcement of the start of the game.
game-start = Start of the game.
# The announcement of an earlier position.
# $turn (Turn)
after = After { $turn }.
# The announcement of a setup.
# $side (Side)
has-set-up = { CAPITAL($side) } has set up.
# The announcement of a take-back.
turn-taken-back = Turn taken back.
# The announcement of a restored turn.
turn-restored = Turn restored.
# The announcement that two pieces of the setup traded places.
# $one (Square)
# $other (Square)
swapped = Swapped { $one } and { $other }.
# A variation would be nested too deep.
# $most (Count)
too-deep = Variations can be nested at most { $most } levels deep. Make this line the main line, or delete some of the
    variations around it.
# The saved game could not be read and was set aside.
# $reason (Text)
game-set-aside = The saved game can’t be read. { $reason } It was set aside, not deleted, and a new game was started.
