### Why something is not a tournament, or can’t be done with one.

# There are fewer than two players.
too-few = A tournament needs at least two players. Choose computers or enter names.
# There are more players than the format has places.
# $most (Count)
too-many = { $most ->
    [one] This format has room for { $most } player. Remove some, or choose another format.
   *[other] This format has room for { $most } players. Remove some, or choose another format.
}
# A name is empty.
no-name = A player has no name.
# A name is too long.
# $most (Count)
long-name = A name can have at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
# A name has a line break or the like.
control-character = A name contains a character that can’t be displayed.
# Two players have the same name.
# $name (Text)
duplicate-name = There are two players called “{ $name }”. Give one of them another name.
# A start rating is out of range.
# $rating (Text)
# $low (Text)
# $high (Text)
bad-rating = The rating { $rating } is out of range. Ratings go from { $low } to { $high }.
# There is no place for another player of a file.
full = It has more players than a tournament can have.
# A number of a format is out of range. The variable what is cycles, games, rounds or lives.
# $what (Text)
# $low (Text)
# $high (Text)
# $found (Text)
format-number = { $what ->
    [cycles] A round robin can be played { $low } to { $high } times, not { $found }.
    [games] A gauntlet can have { $low } to { $high } games against each opponent, not { $found }.
    [lives] An elimination can have { $low } to { $high } lives, not { $found }.
   *[rounds] A Swiss tournament can have { $low } to { $high } rounds, not { $found }.
}
# Something is wrong with a line of a file. The variable what is a sentence.
# $line (Count)
# $what (Text)
at-line = Line { $line }: { $what }
# At a line: the first word is unknown.
# $word (Text)
event = “{ $word }” is not an entry of a tournament file, such as player, game or bye.
# At a line.
words = A word is missing, or there is one too many.
# At a line: a rating is not a number.
# $word (Text)
not-a-rating = “{ $word }” is not a rating.
# At a line: the number of a round is not one.
# $word (Text)
not-a-round = “{ $word }” is not the number of a round.
# At a line.
# $name (Text)
unknown-player = No player is called “{ $name }”. Players must be listed before their games.
# At a line.
# $name (Text)
removed = “{ $name }” has left the tournament.
# At a line.
# $name (Text)
alone = “{ $name }” can’t play against themselves.
# At a line.
# $words (Text)
not-a-result = “{ $words }” is not a result of this game.
# At a line: there are too many.
# $most (Count)
too-many-games = A tournament can have at most { $most ->
    [one] { $most } game or bye
   *[other] { $most } games and byes
}.
# The file has no players.
no-players = It names no players.
# The file is no tournament. The variable why is a sentence.
# $why (Text)
not-imported = This file can’t be imported. { $why }
# A pasted text is not a game. The variable why is a clause.
# $why (Text)
record-unreadable = This is not a complete game. { $why }
# A pasted text is a position or steps.
record-no-game = There is no game in this text. Paste a link to a game, or its record.
# A pasted text has several games.
# $games (Count)
record-several = { $games ->
    [one] There is { $games } game in this text. Paste one game only.
   *[other] There are { $games } games in this text. Paste one game only.
}
# A pasted game has no result.
record-not-over = This game is not over yet. Paste it again once it is.
# A pasted game has the players of the pairing, but with the other sides.
record-exchanged = In this game, the players have the opposite sides.
# There is no store, and so no records.
no-store = The games can’t be read, because this browser doesn’t store them.
