### Texts about saved games.

# The reason for a quarantined item without a known reason.
unknown-quarantined = It was set aside by another version of this page.
# The list entry of a game is missing in the store.
no-entry = Its entry in the list is missing.
# Accessible name of the search field.
search = Search
# Placeholder of the search field.
search-hint = Name, player or result
# Shown if there is no saved game.
none = No saved games yet. Every game you play is saved here automatically.
# Shown if there are saved games, and none of them can be read. The list of them is below.
# $count (Count)
none-readable = { $count ->
    [one] { $count } game could not be read. It is listed below.
   *[other] { $count } games could not be read. They are listed below.
}
# Shown if the search has no results.
none-found = No saved games match your search.
# Shown until the store has answered.
loading = Loading saved games…
# Marks the current game.
on-board = On the board now
# The button that starts renaming.
rename = Rename
# The button that saves the new name.
save-name = Save name
# The button that cancels renaming.
keep-name = Cancel
# Accessible name of the field for the name.
name = Name of this game
# How to restore the default name.
name-help = Leave it empty to use the default name.
# The button that exports the record of a game.
export = Export game
# The button that deletes a game.
delete = Delete
# The button that restores the deleted game.
undo = Undo
# The button that exports all games.
export-all = Export all
# The button that imports games from files.
import = Import…
# Which files can be imported.
import-help = You can import exported files, games as text, and archives. You can also drop them on this window.
# Heading of the quarantine.
quarantine = Set aside
# Explains the quarantine.
quarantine-help = These could not be read. They are stored unchanged; a later version of this page may be able to read
    them.
# The button that exports a quarantined item.
export-quarantined = Export
# Warns that the browser may evict the saved games.
not-persistent = The browser may delete saved games when the disk is full. Export the games you want to keep.
# Warns that the browser can't tell which tabs are open.
tabs-unknown = This browser can’t tell whether a game is open in another tab. If you open it here, it stops there.
# The base name of exported files.
file-name = ansa-games
# The export file could not be serialised.
file-unwritten = The page could not create the file.
# The default name of a game of two people.
# A date.
# $begun (Text)
name-people = Two people, { $begun }
# The default name of a game against the computer.
# $opponent (Text)
# $begun (Text)
name-computer = You vs { $opponent }, { $begun }
# The default name of a game of two computers.
# $gold (Text)
# $silver (Text)
# $begun (Text)
name-computers = { $gold } vs { $silver }, { $begun }
# The status of a game that is over.
# $turns (Count)
turns = { $turns ->
    [0] no turns yet
    [one] { $turns } turn
   *[other] { $turns } turns
}
# The variable outcome is a sentence.
# $outcome (Text)
# $turns (Count)
over = { $outcome } { CAPITAL(turns) }.
# The status of a game in progress: “Gold to move, 12 turns.”
# $side (Side)
# $turns (Count)
to-move = { CAPITAL($side) } to move, { turns }.
# The status of a game before its first turn.
# $side (Side)
to-set-up = { CAPITAL($side) } to set up.
# A game was changed today.
changed-today = Changed today
# A game was changed on another day.
# $day (Text)
changed-on = Changed on { $day }
# The number of games.
# $count (Count)
game-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# The number of search results.
# $found (Count)
# The variable count is the number of all.
# $count (Count)
games-found = { $found } of { game-count }
# The button that shows more results, with the number of remaining ones.
# $left (Count)
more = Show more ({ $left } left)
# “Rename: Club evening”: an accessible name that includes the game.
# $what (Text)
# $name (Text)
of-game = { $what }: { $name }
# A game was deleted.
# $name (Text)
deleted = “{ $name }” was deleted.
# No game was imported.
none-added = No games were added.
# The number of imported games.
# $count (Count)
added = { $count ->
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
# The number of games that were not imported, because the list has them.
# $count (Count)
known = { $count ->
    [one] { $count } was already here.
   *[other] { $count } were already here.
}
# The number of games that could not be imported, before the reasons.
# $count (Count)
unreadable-count = { $count } could not be read:
# A file could not be imported.
# $file (Text)
# $reason (Text)
file-failed = { $file }: { $reason }
# A game of a file could not be imported.
# $file (Text)
# $number (Text)
# $reason (Text)
game-failed = { $file }, game { $number }: { $reason }
# A game with a name could not be imported.
# $file (Text)
# $name (Text)
# $reason (Text)
named-game-failed = { $file }, “{ $name }”: { $reason }
# A row of an archive could not be imported.
# $file (Text)
# $line (Text)
# $reason (Text)
line-failed = { $file }, line { $line }: { $reason }
# A row of an archive could not be imported, with the number of its game.
# $file (Text)
# $line (Text)
# $game (Text)
# $reason (Text)
row-failed = { $file }, line { $line }, game { $game }: { $reason }
# The number of failures not listed.
# $count (Count)
more-failures = And { $count } more.
# An item was quarantined for no known reason.
could-not-be-read = It could not be read.
# A saved game could not be opened.
# $why (Text)
not-opened = The game could not be opened. { $why }
# A saved game could not be opened from the list.
# $reason (Text)
game-unreadable = The game can’t be read. { $reason } It was set aside, not deleted.
# A game that had not been checked before was opened up to an error.
# $reason (Text)
opened-in-part = This game breaks the rules. { $reason } It was opened up to that point, and the rest was saved in a
    comment.
# A game was imported only up to an error.
# $reason (Text)
in-part = imported up to an error: { $reason }
