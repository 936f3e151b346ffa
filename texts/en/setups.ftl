### Texts of the setup explorer and of the search for games.

# The choice of the side.
of-side = Setups of
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
# What is counted.
says = A setup and its mirror image count as one. The front rank is above.
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
empty-square = An empty square is a dot.
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
others = Setups of { $side } against it
# The button that asks the engine.
ask-engine = Ask the engine
# It thinks.
thinking = The engine is thinking…
# Its opinion, short, and after how many nodes.
# $score (Text)
# $side (Side)
# $nodes (Count)
opinion = The engine says { $score } for { $side }, after { $nodes } nodes.
# A score in rabbits, with its sign.
# $score (Number)
rabbits = { NUMBER($score, fractionDigits: 2) }
# A score above 0.
# $score (Number)
rabbits-more = +{ NUMBER($score, fractionDigits: 2) }
# There is no such position.
no-opinion = The engine can’t judge it: with these setups there is no game to play.
# The engine has failed.
engine-failed = The engine could not be asked. Try again.
# What the opinion is about.
opinion-says = Its score of the position on the board, in rabbits, with gold to move.
# Heading of the games with a setup, and with a first turn.
games-with = Games
# Only some are listed.
# $shown (Count)
# $all (Count)
first-of = The first { $shown } of { $all }.
# What the search looks for.
look-for = Look for
# Kinds of searches.
names = Names only
position = A position
material = Material
# The field for the position.
position-text = Position
# Which forms it reads.
position-help = Paste a diagram or a short position, as Share and the editor write it.
# It can't be read.
# $why (Text)
bad-position = This is no position: { $why }.
# The field for the side to move.
mover = To move
# Whether the mirror image counts.
mirrored = Its mirror image, too
# What the search for material does.
material-help = The number of pieces at any moment of the game, for example no gold camel.
# The number of pieces of a role.
# $side (Side)
# $role (Role)
pieces = { CAPITAL($side) } { $role }
# Any number.
any = Any
# Whether the sides may be exchanged.
either = The sides may be exchanged
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
none = No game was found.
# Where the game has it.
# $turn (Text)
at = after { $turn }
