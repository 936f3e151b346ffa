### Texts about errors in the new-game form.

# The error of the time control is shown at its field.
clock-above = The time control is not valid. See above.
# The error of the position is shown at its field.
position-above = The position is not valid. See above.
# Why the board is no start is shown at its choice.
board-above = The game can’t start from the board yet. See above.
# At least one side has not set up.
nothing-on-board = There is no position on the board yet: both sides must set up first.
# The game on the board is over.
over-on-board = The game on the board is over. Close this dialog, choose an earlier turn in the list, and start from
    there.
# The field for a position is empty.
nothing-pasted = Paste a position first.
# The game would be over.
over-at-once = In this position, the game is already over.
# The field for a time control is empty.
clock-empty = Enter the time per turn and the starting reserve, such as 2m and 5m.
# The maximum reserve is less than the starting reserve.
low-maximum = The maximum reserve can’t be less than the starting reserve. Raise it, or leave it empty for no maximum.
# A time control has too few or too many parts.
clock-parts = A time control has two to six parts separated by slashes, such as 2m/5m.
# A part of the time control, counted from 0, is missing; `None` stands for the whole.
# The part of a time control, from 1; 0 if it is unknown.
# $part (Count)
subject = { $part ->
    [0] The time control
    [1] Part 1, the time per turn,
    [2] Part 2, the starting reserve,
    [3] Part 3, the percentage of unused time,
    [4] Part 4, the maximum reserve,
    [5] Part 5, the game limit,
   *[other] Part { $part }, the turn limit,
}
# $part (Count)
time-missing = { subject } is missing. Enter 0 for none.
# A part of the time control is not a time.
# $part (Count)
# $text (Text)
not-a-time = { subject } is “{ $text }”, which is not a time. Enter a time such as 90s, 2m or 1h.
# A time is too long.
# $part (Count)
# $text (Text)
too-long = { subject } is “{ $text }”, which is too long.
# A percentage is wrong.
# $part (Count)
# $text (Text)
not-a-percentage = { subject } is “{ $text }”. Enter a whole number from 0 to 1000.
# A time control has no time for a turn.
# $part (Count)
no-time = { subject } leaves no time for a turn.
