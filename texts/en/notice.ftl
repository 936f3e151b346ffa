### Texts of notices and events.

# These turns were taken back.
# $turns (List<Turn>)
taken-back = Taken back: { $turns }.
# These turns were taken back, and the steps made since.
# $turns (List<Turn>)
taken-back-with-steps = Taken back: { $turns }, and the steps made since.
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
# A rabbit is on its goal.
# $square (Square)
on-goal = Your rabbit is on the goal square { $square }. End the turn to win.
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
# The announcement that no piece is selected.
deselected = Deselected.
# The announcement that two pieces of the setup traded places.
# $one (Square)
# $other (Square)
swapped = Swapped { $one } and { $other }.
# The announcement of an undone step.
# $left (Count)
undone = Undone. { CAPITAL(steps-left) }.
# A variation would be nested too deep.
# $most (Count)
too-deep = Variations can be nested at most { $most } levels deep. Make this line the main line, or delete some of the
    variations around it.
# The saved game could not be read and was set aside.
# $reason (Text)
game-set-aside = The saved game can’t be read: { $reason }. It was set aside, not deleted, and a new game was started.
