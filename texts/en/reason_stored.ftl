### Why a pasted text, a file, a link or something stored can’t be read: whole sentences.

## Pasted texts

empty = The text is empty.
# $found (Text) - the beginning of the text
unknown = “{ $found }” is neither a game nor a position nor steps.
no-turns = The text has neither turns nor a position.
setup-without-label = A setup needs a label before it: 1g for gold or 1s for silver.
# $square (Square)
square-taken = The puzzle puts two pieces on { $square }.
too-long = The text is longer than a megabyte. Import it as a file.
no-game = There is no game in the text.
# $line (Count)
# $most (Count)
long-line = Line { $line } is longer than { $most } megabytes.
# $most (Count)
long-file = The file is longer than { $most } megabytes, and only archive files may be. Divide it into smaller files.

## Positions as rows with slashes

# $row (Count)
# $found (Count)
row-width = Row { $row } has { $found ->
    [one] { $found } square
   *[other] { $found } squares
} instead of 8.
# $word (Text)
no-side = “{ $word }” is not the side to move, g or s.

## Archives

# $line (Text)
no-moves = The first line of an archive must name its columns, but “{ $line }” has no column movelist.
# $expected (Count)
# $found (Count)
column-count = This line has { $found ->
    [one] { $found } column
   *[other] { $found } columns
}, but the first line names { $expected }.
# A part of an archive that this page has stored.
pack = These games of an archive are damaged, or a later version of this page stored them.

## Games in links

# $version (Text)
link-version = The game in the link is packed in version “{ $version }”, which this version of the page can’t read.
# $letter (Text)
link-letter = The game in the link is damaged: “{ $letter }” can’t be part of it.
link-damaged = The game in the link is damaged: characters are missing or have changed.
link-part = A part of the game in the link can’t be understood.
# $turn (Turn)
link-illegal = In the game in the link, turn { $turn } is illegal.
# $most (Count)
link-plies = The most turns that a link can hold are { $most }.
# $most (Count)
link-variations = A link can hold at most { $most } alternatives to a turn.
# $most (Count)
link-text = A link can hold at most { $most } bytes of tags and comments.

## Saved games and other stored values

damaged = The data is damaged.
# $format (Text)
format = The data has the unknown format “{ $format }”.
# $version (Text)
version = A later version of this page wrote the data (format { $version }).
# $value (Text)
value = “{ $value }” is an unknown value.
range = A number is out of range.
unwritable = The data can’t be written as text.
# $why (Text) - sentences
record-damaged = The record of the game is damaged. { $why }
# $why (Text) - sentences
record-illegal = The record of the game breaks the rules. { $why }
# $why (Text) - sentences
unfinished-setup = The unfinished setup can’t be read. { $why }
# $why (Text) - sentences
unfinished-turn = The unfinished turn can’t be read. { $why }
clock = The clock of the game can’t be read.
