### Texts of the statistics: which games are counted, and what was counted.

# Accessible name of the links between the three screens.
tabs = Statistics
# The name of the numbers among them.
numbers = Numbers
# Heading of the choice of games.
filter = Filters
# The field for the source.
source = Games
# The sources of the games that are counted.
source-name =
    .all = All games
    .computer = Against the computer
    .people = Two people on one screen
    .computers = Computer vs computer
    .imported = Imported games
# The field for words.
words = Name, player or event
# What it does.
words-help = Enter a player’s name to see that player’s results.
# The field for the side.
side = Side
# Both sides.
either = Either
# The field for the level.
level = Computer level
# A level.
# $level (Count)
level-name = Level { $level }
# Any value.
any = Any
# The field for the result, and the results.
result = Result
# The results of the games that are counted.
result-name =
    .gold = Won by Gold
    .silver = Won by Silver
    .won = Won by you or the named player
    .lost = Lost by you or the named player
    .drawn = Drawn
    .open = Unfinished
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
pace = Time per turn
# The time that a side has for a turn.
pace-name =
    .key-15s = Up to 15 seconds
    .key-1m = Up to 1 minute
    .key-5m = Up to 5 minutes
    .longer = Longer
# The button that counts all games again.
clear = Count all games
# The same button over the list of saved games.
show-all = Show all games
# No saved game matches the search of the list and the filter.
none-chosen = No saved games match your search and filters.
# The worker that applies the filter to the list has failed.
choices-failed = Your filters have no effect, because reading the games stopped with an error.
# The games can't be read.
choices-unread = Your filters have no effect, because the saved games could not be read.
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
died = Counting stopped because of an error.
# The games can't be read.
unreadable = The saved games could not be read.
# The browser stores no games.
no-store = This browser does not let the page store games, so there is nothing to count.
# The button that tries again.
again = Try again
# There are no games.
empty = Nothing to count yet. Play a game or import an archive.
# The ways to some.
to-play = Play a game
to-games = Saved games and import
# No game fits the filter.
none-fit = No games match. Change the filters above.
# So many games could not be read.
# $count (Count)
unread = { $count ->
    [one] { $count } game could not be read and is not counted.
   *[other] { $count } games could not be read and are not counted.
}
# So many games are beyond the most that are counted.
# $count (Count)
left-out = { $count ->
    [one] { $count } more game is not counted (limit reached).
   *[other] { $count } more games are not counted (limit reached).
}
# The number of games.
games = Games
# Those that have ended.
ended = Finished
# Gold's score.
gold-score = Gold’s score
# The score of the person or the player as gold and as silver.
# $side (Side)
own-score = Score as { CAPITAL($side) }
# The middle length.
median-length = Median game length
# The middle turn of the first capture.
median-capture = Median turn of the first capture
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
# How turns are counted and named.
turns-say = Turns of both sides are counted together, as in the list of games. A single turn is named as in a game
    record, such as 12g.
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
score-says = A score is the share of games won. The range after it, from five games on, very likely contains the true
    score (95% confidence interval): the fewer the games, the wider it is.
# Games of the years before 2008-07 were draws if neither side had a rabbit left.
draws-say = A draw, possible until July 2008, counts as half a win.
# Seconds.
# $seconds (Number)
seconds = { NUMBER($seconds, fractionDigits: 1) } s
# The button that shows the table behind a chart.
table = Show as table
# Columns.
kind = End
count = Games
nobody = No one
score-column = Score
interval-column = Range
pieces = Pieces lost
piece = Piece
turn-group = Turns
stage = Turns per side
level-column = Level
rating-gap = Rating difference
# A group of turns, both included.
# $first (Count)
# $last (Count)
from-to = { $first }–{ $last }
# The last group.
# $first (Count)
and-more = { $first } or more
# A chart, and what it shows.
ends = How games end
ends-says = Games by how they ended and which side won.
lengths = Game length
lengths-says = Games by length, counting both sides’ turns.
lost = Pieces lost
lost-says = How many games each side lost a given number of pieces in.
first-captured = First piece captured
first-captured-says = How often each kind of piece was the first to be captured, by side.
first-turns = Turn of the first capture
first-turns-says = Games by the turn of their first capture, counting both sides’ turns.
times = Time per turn
times-says = Average time per turn in each part of the game, by side.
levels = Against the computer
levels-says = Your score by computer level. The thin line is the likely range of the true score.
higher-rated = Does the higher rating win?
higher-rated-says = Score of the higher-rated player by rating difference. The thin line is the likely range of the true score.
paces = Time controls
paces-says = Games by time per turn, not counting the reserve.
events = Events
events-says = The events with the most games.
causes = Why games are lost
causes-says = Mistakes the engine found when you analysed games in the study, by what the rules prove about them.
    Against the computer, only yours count. Mistakes saved for review count too, once each.
# No mistakes are found in the games that are analysed.
# $analysed (Count)
causes-none = { $analysed ->
    [0] None of these games has been analysed. Analyse a game in the study to see its mistakes here.
    [one] No mistakes were found in { $analysed } analysed game. Inaccuracies don’t count, and against the computer only
        your own turns do.
   *[other] No mistakes were found in { $analysed } analysed games. Inaccuracies don’t count, and against the computer
        only your own turns do.
}
# In how many games mistakes were found.
# $count (Count)
studied = { $count ->
    [one] Mistakes were found in { $count } game.
   *[other] Mistakes were found in { $count } games.
}
# How many of the mistakes are saved for review, but belong to no analysed game.
# $count (Count)
kept = { $count ->
    [one] { $count } more mistake is saved for review.
   *[other] { $count } more mistakes are saved for review.
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
by-score = Score at the game limit
forfeit = Forfeit
abandoned = Abandoned
illegal = Illegal move
repetition = Repetition
no-rabbits = No rabbits on either side
# The causes of mistakes.
cause-name =
    .win-missed = Missed win
    .lost-at-once = Lost the game in one’s own turn
    .win-let-through = Allowed a win
    .own-piece-lost = Lost own piece in a trap
    .capture-missed = Missed capture
    .capture-let-through = Allowed a capture
    .hostage-given = Left a piece as a hostage
    .trap-abandoned = Left a trap unguarded
    .left-frozen = Left a piece frozen
    .steps-unused = Left steps unused
    .shorter-turn = Used more steps than needed
    .unproved = No cause the rules can prove
