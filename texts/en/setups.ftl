### Texts of the setup explorer and of the search for games.

# The choice of the side.
of-side = Setups by
# How many setups there are in how many games.
# $different (Count)
# $games (Count)
summary = { $different ->
    [one] { $different } setup
   *[other] { $different } different setups
} in { game-count }.
# $games (Count)
game-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# What is counted, and how a setup is shown.
says = A setup and its mirror image count as one. The front rank is on top.
# Columns.
setup = Setup
games = Games
score = Score
range = Range
# The button that sorts by a column.
# $column (Text)
sort-by = Sort by: { $column }
# Accessible name of a setup: front rank, then back rank.
# $front (Text)
# $back (Text)
ranks = Front { $front }, back { $back }
# A setup with an empty square.
empty-square = A dot is an empty square.
# Heading of a setup.
chosen = The setup
# Its results.
# $games (Count)
# $score (Text)
results = { game-count }, score { $score }
# Heading of the first turns.
first-turns = First turns
# How many different ones there are.
# $count (Count)
different = { $count ->
    [one] { $count } turn
   *[other] { $count } different turns
}
# The button that shows all games again.
all-turns = All first turns
# Heading of the setups of the other side.
# $side (Side)
others = { CAPITAL($side) }’s setups against it
# The button that asks the engine.
ask-engine = Ask the engine
# It thinks.
thinking = The engine is thinking…
# Its opinion, short, and after how many positions (nodes).
# $score (Text)
# $side (Side)
# $nodes (Count)
opinion = { $nodes ->
    [one] The engine says { $score } for { CAPITAL($side) }, after searching { $nodes } position.
   *[other] The engine says { $score } for { CAPITAL($side) }, after searching { $nodes } positions.
}
# A score in rabbits, with its sign.
# $score (Number)
rabbits = { NUMBER($score, fractionDigits: 2) }
# A score above 0.
# $score (Number)
rabbits-more = +{ NUMBER($score, fractionDigits: 2) }
# There is no such position.
no-opinion = The engine can’t judge this: with these setups, there is no game to play.
# The engine has failed.
engine-failed = The engine failed. Try again.
# What the opinion is about.
opinion-says = The engine’s score for the position on the board, in rabbits, with Gold to move.
# Heading of the games with a setup, and with a first turn.
games-with = Games
# Only some are listed.
# $shown (Count)
# $all (Count)
first-of = The first { $shown } of { $all }.
# What the search looks for.
look-for = Search for
# Kinds of searches.
names = Names only
position = A position
material = Material
# The field for the position.
position-text = Position
# Which forms it reads.
position-help = Paste a diagram or a short position, as copied from Share or the editor.
# It can't be read.
# $why (Text)
bad-position = This is not a position. { $why }
# The field for the side to move.
mover = To move
# Whether the mirror image counts.
mirrored = Include mirror image
# What the search for material does.
material-help = Games in which these piece counts occur, e.g. no gold camel.
# The number of pieces of a role.
# $side (Side)
# $role (Role)
pieces = { CAPITAL($side) } { $role }
# Any number.
any = Any
# Whether the sides may be exchanged.
either = Either side may have these pieces
# The button that searches.
search = Search
# The search is under way.
searching = Searching…
# How many games were found.
# $count (Count)
found = { $count ->
    [one] { $count } game found.
   *[other] { $count } games found.
}
# None was found.
none = No games found.
# Where the game has it.
# $turn (Text)
at = after { $turn }
