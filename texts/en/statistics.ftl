### Texts of the statistics: which games are counted, and what was counted.

# Accessible name of the links between the three screens.
tabs = Statistics
# The name of the numbers among them.
numbers = Numbers
# Heading of the choice of games.
filter = More choices
# The field for the source.
source = Games
# All sources.
all = All games
# Games against the computer.
against-computer = Against the computer
# Games of two people.
two-people = Two people at one screen
# Games of the computer against itself.
computers = Computer against computer
# Imported games.
imported = Imported games
# The field for words.
words = Name, player or event
# What it does.
words-help = With the name of a player, the results are those of this player.
# The field for the side.
side = Side
# Both sides.
either = Either
# The field for the level.
level = Level of the computer
# A level.
# $level (Count)
level-name = Level { $level }
# Any value.
any = Any
# The field for the result, and the results.
result = Result
gold-won = Won by gold
silver-won = Won by silver
# Of the person against the computer, or of the player whose name is searched.
own-won = Won by you or the player named
own-lost = Lost by you or the player named
drawn = Drawn
not-finished = Not finished
# The fields for the first and the last day on which a game was played.
from-date = From date
to-date = To date
# The field for the event.
event = Event
# An event with the number of its games.
# $event (Text)
# $games (Count)
event-games = { $event } ({ $games })
# The fields for the lower and the higher of both ratings.
lowest-rating = Both ratings at least
highest-rating = Both ratings at most
# The field for the time that a side has for a turn, and its groups.
pace = Time for each turn
quarter = Up to 15 seconds
minute = Up to 1 minute
five-minutes = Up to 5 minutes
longer = Longer
# The button that counts all games again.
clear = Count all games
# The same button over the list of saved games.
show-all = Show all games
# No saved game matches the search of the list and the filter.
none-chosen = No saved games match your search and your choices.
# The worker that applies the filter to the list has failed.
choices-failed = Your choices have no effect, because reading the games has stopped with an error.
# The games can't be read, and why.
# $why (Text)
choices-unread = Your choices have no effect, because the saved games could not be read: { $why }
# So many games could not be read, and match no choice.
# $count (Count)
games-left-out = { $count ->
    [one] { $count } game could not be read and is left out.
   *[other] { $count } games could not be read and are left out.
}
# The games are being read.
counting = Reading the games…
# So many have been read.
# $count (Count)
counted = { $count ->
    [one] { $count } game read so far…
   *[other] { $count } games read so far…
}
# The worker has failed.
died = Counting has stopped because of an error.
# The games can't be read, and why.
# $why (Text)
unreadable = The saved games could not be read: { $why }
# The browser stores no games.
no-store = This browser does not let the page store games, so there is nothing to count.
# The button that tries again.
again = Try again
# There are no games.
empty = There is nothing to count yet. Play a game, or import an archive among the saved games.
# The ways to some.
to-play = Play a game
to-games = Saved games and import
# No game fits the filter.
none-fit = No game fits. Choose other games above.
# So many games could not be read.
# $count (Count)
unread = { $count ->
    [one] { $count } game could not be read and is not counted.
   *[other] { $count } games could not be read and are not counted.
}
# So many games are beyond the most that are counted.
# $count (Count)
left-out = { $count ->
    [one] { $count } game more is not counted: there are too many.
   *[other] { $count } games more are not counted: there are too many.
}
# The number of games.
games = Games
# Those that have ended.
ended = Of these, ended
# Gold's score.
gold-score = Score of gold
# The score of the person or the player as gold and as silver.
# $side (Side)
own-score = Score as { $side }
# The middle length.
median-length = Half of the games end within
# The middle turn of the first capture.
median-capture = Half of the first captures come by turn
# The score of the side that captured first.
first-capturer = Score of the side that captures first
# A number.
# $count (Count)
whole = { $count }
# A number of turns.
# $count (Count)
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
# A share in percent; from 0 to 1.
# $percent (Number)
percent = { NUMBER($percent, fractionDigits: 1) }{"\u00A0"}%
# A range of shares in percent; from 0 to 1.
# $low (Number)
# $high (Number)
range = { NUMBER($low, fractionDigits: 1) }–{ NUMBER($high, fractionDigits: 1) }{"\u00A0"}%
# A score with the interval in which the true one is; from 0 to 1.
# $percent (Number)
# $low (Number)
# $high (Number)
score = { percent } ({ range })
# Nothing is known.
unknown = –
# What scores and intervals are.
score-says =
    A score is the share of games won. The brackets show a 95% confidence interval (Wilson), from five games on: the fewer
    the games, the wider it is.
# Games of the years before 2008-07 were draws if neither side had a rabbit left.
draws-say = A draw, as the rules had it until July 2008, counts as half.
# Seconds.
# $seconds (Number)
seconds = { NUMBER($seconds, fractionDigits: 1) } s
# The button that shows the table behind a chart.
table = As a table
# Columns.
kind = End
count = Games
nobody = Nobody
score-column = Score
interval-column = Range
pieces = Pieces lost
piece = Piece
turn-group = Turns
stage = Turns of a side
level-column = Level
rating-gap = Difference of the ratings
# A group of turns, both included.
# $first (Count)
# $last (Count)
from-to = { $first }–{ $last }
# The last group.
# $first (Count)
and-more = { $first } and more
# A chart, and what it shows.
ends = How games end
ends-says = The number of games for each kind of end, by the side that won.
lengths = Length
lengths-says = The number of games by their turns, those of both sides together.
lost = Pieces lost
lost-says = In how many games each side lost so many pieces.
first-captured = The first captured piece
first-captured-says = How often a piece of each kind was the first to be captured, by its side.
first-turns = When the first capture comes
first-turns-says = The number of games by the turn of their first capture, turns of both sides counted.
times = Time for a turn
times-says = The average time for a turn in each part of the game, by side.
levels = Against the computer
levels-says = The score of the person by the level of the computer, with the range that has the true score.
higher-rated = Does the higher rating win?
higher-rated-says =
    The score of the player with the higher rating, by the difference of the ratings, with the range that has
    the true score.
paces = Time controls
paces-says = The number of games by the time that a side has for each turn, without its reserve.
events = Events
events-says = The events with the most games.
causes = Why games are lost
causes-says =
    Mistakes that the engine found when the games were analysed on the study screen, by what the rules prove
    about them. Against the computer, only yours count. Mistakes that you keep to practise count too, each once.
# No game has evaluations.
causes-none = No analysed game is among these. Analyse a game on the study screen, and its mistakes are counted here.
# In how many games mistakes were found.
# $count (Count)
studied = { $count ->
    [one] Mistakes were found in { $count } game.
   *[other] Mistakes were found in { $count } games.
}
# How many of the mistakes are kept for practice, and in no analysed game.
# $count (Count)
kept = { $count ->
    [one] { $count } mistake more is one that you keep to practise.
   *[other] { $count } mistakes more are ones that you keep to practise.
}
# Columns of the causes.
cause = Mistake
mistakes = All
in-lost-games = In lost games
# A game with such a mistake, and the label of the turn.
# $game (Text)
# $turn (Text)
example = { $game }, { $turn }
# Kinds of ends.
goal = Goal
elimination = All rabbits captured
immobilisation = No legal turn
resignation = Resignation
time = Time
by-score = Score at the limit
forfeit = Forfeit
abandoned = Abandoned
illegal = Illegal move
repetition = Repetition
no-rabbits = No rabbits on either side
# Causes of mistakes.
win-missed = Win missed
lost-at-once = Own turn lost the game
win-let-through = Win let through
own-piece-lost = Own piece lost on a trap
capture-missed = Capture missed
capture-let-through = Capture let through
hostage-given = Piece left as a hostage
trap-abandoned = Trap left undefended
left-frozen = Piece left frozen
steps-unused = Steps left unused
shorter-turn = More steps than needed
unproved = No cause that the rules prove
