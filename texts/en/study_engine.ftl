### Texts of the engine on the study screen.

# The name of the engine, and of its switch.
engine = Engine
# The switch in full.
toggle-long = Turn the engine on or off (L)
# A score, short.
# Hundredths of a rabbit as a number of rabbits, by its sign.
# $rabbits (Number)
score-even = { NUMBER($rabbits, fractionDigits: 2) }
# $rabbits (Number)
score-gold = +{ NUMBER($rabbits, fractionDigits: 2) }
# $rabbits (Number)
score-silver = −{ NUMBER($rabbits, fractionDigits: 2) }
# A forced win in so many turns.
# $side (Side)
# $turns (Text)
score-win = { $side ->
    [gold] +#{ $turns }
   *[silver] −#{ $turns }
}
# A score in full.
score-title-even = The position is even
# $side (Side)
# $rabbits (Number)
score-title = { CAPITAL($side) } is ahead by { NUMBER($rabbits, fractionDigits: 2) } rabbits
# $side (Side)
# $turns (Count)
score-title-win = { $turns ->
    [0] { CAPITAL($side) } wins this turn
    [1] { CAPITAL($side) } wins this turn
    [one] { CAPITAL($side) } wins in { $turns } turn
   *[other] { CAPITAL($side) } wins in { $turns } turns
}
# The chances of both sides; gold’s in percent.
# $gold (Count)
# $silver (Count)
chance = Gold would win { $gold } in 100 games like this, Silver { $silver }
# How deep the engine has searched.
# $depth (Count)
depth = { $depth ->
    [one] depth { $depth } step
   *[other] depth { $depth } steps
}
# The button that searches for longer.
deeper = Go deeper
# The same in full.
deeper-long = Search this position four times as long
# The button for one line less.
fewer-lines = Fewer lines
# The button for one line more.
more-lines = More lines
# The tooltip of a line.
play-line = Play this turn
# The button that shows what the other side threatens.
threat = Threat
# The same in full.
threat-long = Show what the other side threatens (X), as if it could move now
# What is searched while the threat of a side is shown.
# $side (Side)
threat-of = What { CAPITAL($side) } threatens if { CAPITAL(OPPONENT($side)) } could skip this turn:
# What is searched while a turn has begun; so many steps were made.
# $steps (Count)
completes = { $steps ->
    [one] Completes the turn after the first step.
   *[other] Completes the turn after the first { $steps } steps.
}
# No legal turn begins with the steps made.
dead-end = No legal turn begins with these steps. Undo one of them.
# Why no threat can be shown: no side has a turn here, a push is unfinished, or the game would be over.
no-threat =
    .no-turn = There is no threat to show, because no one can move here.
    .push-unfinished = Complete the push first: the turn can’t end here.
    .over = There is no threat to show, because the game would be over if the turn ended here.
# The game with a friend goes on.
forbidden = This game is between people, so the engine stays off until it ends.
# Announcements of the switch.
engine-on = Engine on.
engine-off = Engine off.
# The announcement of the best line, in words.
# $score (Text) - a score in full
# $steps (Text) - of the first turn
best-line = { $score }. Best turn: { $steps }.
# After it, each further turn of the line.
# $steps (Text)
then-line = Then: { $steps }.
# The announcement of a threat, before the engine has found it.
# $side (Side)
threat-shown = Looking for what { CAPITAL($side) } threatens.
# The announcement that the threat is no longer shown.
threat-hidden = The threat is no longer shown.
# The announcement of what a side threatens, in words.
# $side (Side)
# $steps (Text)
threatens = { CAPITAL($side) } threatens: { $steps }
