### Tournaments: computers, and people at this screen or elsewhere.

# The heading of the screen, and the tile on the home screen.
title = Tournaments
# Below the heading.
about = Computers and people, at this screen or by link, play each other. Pairings, standings and ratings are worked out for you, and
    everything stays on this device.
# There is no tournament yet.
none = No tournaments yet. Start one below.
# The heading of the form.
new = New tournament
# The name of the tournament.
name = Name
# The name of a tournament without one.
usual-name = Tournament
# The heading of the choice of the format.
kind-heading = Format
# The formats.
kind =
    .round-robin = Round robin
    .double-round-robin = Double round robin
    .swiss = Swiss
    .gauntlet = Gauntlet
    .two-lives = Elimination, two lives
    .three-lives = Elimination, three lives
    .four-lives = Elimination, four lives
    .challenge = Challenge
# What the formats mean.
kind-says =
    .round-robin = Everyone plays everyone once.
    .double-round-robin = Everyone plays everyone twice, once with each side.
    .swiss = A few rounds between players with about the same points.
    .gauntlet = The strongest computer plays everyone else twice.
    .two-lives = After two losses you are out. The last player left wins.
    .three-lives = After three losses you are out. The last player left wins.
    .four-lives = After four losses you are out. The last player left wins.
    .challenge = The strongest computer plays three games against each of up to three others, and must win two against each.
# The heading of the choice of the computers.
computers = Computers
# The field for the names of people.
people = People at this screen
# Below the field.
people-help = One name on each line.
# The name in the field at first, so that the tournament can start at once.
first-person = Player 1
# The field for the names of people at other screens.
friends = People elsewhere
# Below the field.
friends-help = One name on each line. Their games are played by link, without a clock.
# The checkbox.
start-rounds = Start the next round automatically
# The button of the form.
start = Start
# There are too many tournaments.
too-many = You have 50 tournaments. Delete one to make room.
# A tournament in the list. The games are those with a result.
# $kind (Text)
# $players (Count)
# $games (Count)
line = { $kind } · { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $games ->
    [one] { $games } game played
   *[other] { $games } games played
}
# A tournament in the list that is over.
# $kind (Text)
# $players (Count)
# $games (Count)
over-line = { line } · over
# The tournament of the address does not exist.
gone = This tournament no longer exists on this device.
# The heading of a round.
# $round (Count)
round = Round { $round }
# The button.
# $round (Count)
start-round = Start round { $round }
# The button that stops the games of computers.
pause = Pause computer games
# The button that lets them go on.
go-on = Resume computer games
# Shown when the last game has ended.
# $name (Text)
winner = { $name } wins the tournament.
# Several players share the first place.
# $names (List<Text>)
winners = { $names } share first place.
# The sides of a game.
# $gold (Text)
# $silver (Text)
pairing = { $gold } (gold) – { $silver } (silver)
# The status of a game.
not-begun = Not started
being-played = Being played now
paused = Paused
begun = In progress
# A result.
# $name (Text)
won = { $name } won
# The results without a winner.
other-result =
    .draw = Draw
    .double-win = Win for both
    .double-loss = Loss for both
    .no-decision = No decision
    .vacated = Cancelled
# The choice of a result by hand, and its first entry.
result = Result
no-result = No result
# The button of a game with a person.
play = Play
# The button of a game that has been begun.
open = Open
# Players without a game. The variable why is a sentence.
# $name (Text)
# $why (Text)
bye = { $name } has a bye. { $why }
# Why a player has a bye.
bye-reason =
    .fewest-byes = Nobody had fewer byes.
    .score = Of those with the fewest byes, this player’s score fits best.
    .rank = Of those with the fewest byes and the same score, the rank decides.
    .better-pairings = Any other bye would have meant repeated games or larger differences.
    .schedule = The schedule leaves this player out in this round.
    .by-hand = It was given by hand.
# Why the sides are as they are.
sides-reason =
    .balance = Gold had silver more often so far.
    .balance-between = Gold had gold less often against this opponent.
    .both-change = Both change sides.
    .longer-row = The one who had the same side for longer changes.
    .reversed = The sides are reversed from their last game.
    .lot = The sides were drawn by lot.
    .schedule = The schedule says so.
    .by-hand = The sides were chosen by hand.
# The two have played each other before.
# $count (Count)
met = { $count ->
    [one] They have met once before.
   *[other] They have met { $count } times before.
}
# The summary that opens the explanations.
why = Why these pairings?
# The heading of the standings, and of its columns.
standings = Standings
player = Player
points = Points
lives = Lives
won-and-lost = Won–lost
performance = Performance
# A performance rating with its 95% interval.
# $rating (Text)
# $by (Text)
rating = { $rating } ± { $by }
# Below the standings.
performance-help = The performance rating has a 95% interval. All ratings are on one scale, whose average is 1500.
# The heading of the crosstable.
crosstable = Crosstable
# Below the crosstable.
crosstable-help = 1 is a win, ½ a draw, 0 a loss, and * a game without a result; shaded results are of games with
    silver. Press a result to open its game.
# The accessible name of a cell with games.
# $row (Text)
# $column (Text)
cell = { $row } against { $column }
# The buttons below.
export-text = Export results
copy-table = Copy table
delete = Delete tournament
# What that means.
delete-means = The pairings and results will be lost. The games stay in your saved games.
# The button that reads a file in the community’s text form.
import = Import results…
# The file has results, but does not say how its rounds are paired. The choice of the format follows.
import-format = This file doesn’t say how the rounds are paired.
# The file does not say who plays for these players.
# $names (List<Text>)
unseated = { COUNT($names) ->
    [one] The file doesn’t say who plays as { $names }, so it’s a person at this screen.
   *[other] The file doesn’t say who plays as { $names }, so they’re people at this screen.
}
# The buttons of that choice.
import-now = Import
import-cancel = Cancel
# Downloads the records of all games.
export-games = Export games
# After that.
# $games (Count)
games-exported = { $games ->
    [one] { $games } game exported.
   *[other] { $games } games exported.
}
# After that: some results have no game.
# $games (Count)
games-missing = { $games ->
    [one] { $games } result was entered without a game, so it is not in the file.
   *[other] { $games } results were entered without a game, so they are not in the file.
}
# There is no saved game to export.
no-games = No game has been played here yet, so there is nothing to export.
# The file with them. The variable name is that of the tournament.
# $name (Text)
games-file = { $name } games
# The button of a game that is played elsewhere, and the heading of what it opens.
add-record = Add game…
add-record-title = Add a game
# The field, and the help below it.
record = Link or record
record-help = Paste a link to the finished game, or its record. The game is saved, and its result counts.
# The button below.
record-add = Add game
# The game has another result than the one that was chosen in the list of results. Both are as in that list.
# $entered (Text)
# $played (Text)
record-differs = You entered “{ $entered }”, but the result of this game is “{ $played }”. Which one counts?
# The buttons below. Both add the game.
record-take = The game’s result
record-keep = The result you entered
