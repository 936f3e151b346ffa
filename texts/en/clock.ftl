### Texts of the clocks.

# The accessible name of a clock: “Gold’s clock”.
# $side (Side)
clock-name = { CAPITAL($side) }’s clock
# The announcement of low time.
# $side (Side)
low-time = { CAPITAL($side) }’s time is running low.
# The announcement that a side uses its reserve for the first time in the game.
# $side (Side)
reserve-begins = { CAPITAL($side) }’s time for this turn is used up. The reserve is running.
# Below the digits of a clock, the first time that a side uses its reserve.
on-reserve-first = reserve begins
# Below the digits of a clock while the reserve runs.
on-reserve = reserve
# The game was paused because the page was not visible.
paused-away = Your clock was paused while you were away.
# The game was paused because the page was closed.
paused-opened = Your clock was paused while the page was closed.
# The turn number in a game with a turn limit: “12 of 40”.
# $turn (Count)
# $limit (Count)
turn-of = { $turn } of { $limit }
# The tooltip of `turn_of`.
# $turn (Count)
# $limit (Count)
turn-of-title = Turn { $turn } of { $limit }. The game is scored after the last turn.
# The tooltip of a turn number.
# $turn (Turn)
# $number (Count)
turn-title = Turn { $number }, { SIDE($turn) }
# How many rabbits more the pieces of a side are worth, in tenths.
# $side (Side)
# $rabbits (Number)
worth-more = { CAPITAL($side) }’s pieces are worth { NUMBER($rabbits, fractionDigits: 1) } rabbits more
