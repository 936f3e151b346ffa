### Texts of the opening explorer.

# How many games have reached the position, with the score of the side to move.
# $games (Count)
# $side (Side)
# $score (Text)
reached = { $games ->
    [one] { $games } saved game has reached this position.
   *[other] { $games } saved games have reached this position.
} { CAPITAL($side) }’s score: { $score }.
# No game has.
none = No saved game has reached this position.
# They ended there, or their next turns are not counted.
no-plies = None of their later turns are counted.
# More were played than are listed.
# $shown (Count)
# $all (Count)
most-played = The { $shown } most played of { $all }.
# The part for choosing which games count.
games = Which games count
# Where games come from.
source = Your games and imported archives count, up to their eighth turn. Mirror images count as the same.
# What the field for words does.
words-help = Whichever name you enter, the results are those of the side to move.
# The button that asks for the engine's score of each ply.
ask-engine = Score with the engine
    .long = Have the engine search the position after each of these
# The engine's score of a ply.
# $score (Text)
engine = engine { $score }
# The engine searches the position after a ply.
engine-thinking = engine …
# Accessible name of the list.
list = What was played here
