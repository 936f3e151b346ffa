### Why a text can’t be read, or why a turn in it is illegal: whole sentences, unless a comment says that it is the
### end of one.

## Where it is: in “at”

# $line (Text)
# $column (Text)
line = line { $line }, character { $column }
# In the value of a tag, which has one line.
# $column (Text)
character = character { $column }
# The tag of a record.
# $name (Text)
tag = tag { $name }
# $turn (Turn)
turn = turn { $turn }
# $words (Text) - steps in the notation of records
words = “{ $words }”
# A reason after its place, such as “Line 2, character 5, turn 2g”.
# $where (List<Text>)
# $why (Text) - sentences
at = { CAPITAL(LIST($where, separator: ", ")) }: { $why }

## Words of a turn

# $word (Text)
unknown-word = “{ $word }” is neither a step such as Ee2n nor a setup piece such as Ra1.
# The word begins with another letter than those of pieces.
# $word (Text)
# $letter (Text)
no-such-piece = In “{ $word }”, “{ $letter }” is not a piece. The pieces are R, C, D, H, M and E for gold, and r, c, d, h, m
    and e for silver.
# $word (Text)
# $square (Text)
no-such-square = In “{ $word }”, “{ $square }” is not a square.
# $word (Text)
# $letter (Text)
no-direction = In “{ $word }”, “{ $letter }” is neither a direction (n, s, e or w) nor x for a capture.
# $word (Text)
not-a-label = “{ $word }” is not a label. A label is a number with g or s, such as 12g.
# $word (Text)
mixed = “{ $word }” can’t follow the words before it in this turn.
too-many-placements = A setup has at most 16 pieces.
too-many-steps = This turn lists more than 12 steps and captures.
only-pass = A turn has at least one step, so “pass” alone is not a turn.
# A marker such as “takeback” stands in place of a turn.
no-ply = This is neither a setup nor a turn.

## Why a turn of a record is illegal

# Neither a setup nor a turn follows.
no-turn = Nothing is played after this label.
nothing-to-take-back = There is nothing to take back.
# $piece (Piece)
# $square (Square)
empty-square = There is no { $piece } on { $square }, which is empty.
# $piece (Piece)
# $square (Square)
# $found (Piece)
another-piece = There is no { $piece } on { $square }: the piece there is a { $found }.
# $piece (Piece)
# $square (Square)
no-capture = No { $piece } is captured on { $square }.
# The turn took more than four steps.
no-steps-left = The turn has no steps left.
no-step = A turn has at least one step.
nothing-changed = After the turn, every piece is back where it started.
# $turns (List<Turn>)
repetition = This position already occurred after { $turns }, and a third time is not allowed.

## Records

# A word stands before the first label.
# $word (Text)
outside-turn = “{ $word }” belongs to no turn. A label such as 12g must come first.
# $word (Text)
no-sign = “{ $word }” is not a sign such as ! or ±.
unclosed-comment = This comment has no closing brace.
# $word (Text)
unclosed-tag = The tag “{ $word }” is not closed on its line.
# $word (Text)
tag-name = “{ $word }” can’t be the name of a tag.
# $name (Text)
tag-value = The value of the tag { $name } can’t be understood.
# $word (Text)
inside-variation = “{ $word }” can’t be inside a variation.
unopened-variation = A variation is closed here, but none is open.
unclosed-variation = This variation is not closed.
variation-of-nothing = There is no turn before this variation.
empty-variation = This variation has no turns.
# $found (Turn)
# $before (Turn)
variation-label = The variation begins with { $found }, which neither replaces nor follows { $before }.
# $most (Count)
too-deep = More than { $most } variations are nested here.
several-games = A second game begins here, but only one can be read.
# $turn (Turn)
label-expected = This should be turn { $turn }.
takeback-too-far = A takeback can’t go back beyond the start of its variation.
after-ending = The game ended before this turn, because a side resigned or lost.
too-many-turns = There are too many turns and variations.

## Positions

# No game can start from a position, for these reasons.
# $faults (List<Text>)
unplayable = This position can’t be played: { $faults }.
# At a place: the side to move is missing.
# $found (Text)
no-label = expected the side to move, g or s, but found “{ $found }”
# The text is empty.
no-side = a position must begin with the side to move, g or s
# At a place: the closing bracket is missing.
unclosed = the closing bracket is missing
# At a place: the number of squares is wrong.
# $found (Count)
square-count = expected 64 squares between the brackets, but found { $found }
# At a place: a letter is not a piece.
# $letter (Text)
# $square (Square)
not-a-piece = “{ $letter }” on { $square } is not a piece
# At a place: a square marked as a trap is not one.
# $square (Square)
not-a-trap = an x marks an empty trap, but { $square } is not a trap
# At a place: the words after the side to move are wrong.
wrong-steps = the words after the side to move are not steps
# At a place: something other than steps.
not-steps = only steps may follow the side to move
# At a place: a row was expected.
# $row (Count)
# $found (Text)
not-a-row = expected row { $row }, but found “{ $found }”
# At a place: the number of a row is wrong.
# $row (Count)
# $found (Text)
row-number = expected row { $row }, but this row is labelled “{ $found }”
# At a place: the length of a row is wrong.
# $row (Count)
# $found (Count)
row-length = row { $row } has { $found ->
    [one] { $found } character
   *[other] { $found } characters
} between its bars instead of 17
# At a place: a space is missing.
# $found (Text)
no-blank = expected a space between two squares, but found “{ $found }”
# At a place: a row is missing.
# $row (Count)
missing-row = row { $row } is missing
# At a place: something follows the position.
# $found (Text)
trailing = unexpected “{ $found }” after the end of the position
# In a list of reasons: a side has too many pieces.
# The variable most is how many a side has at the start.
# $piece (Piece)
# $count (Count)
# $most (Count)
too-many = there are { $count } { SIDE($piece) } { ROLE($piece, form: "plural") }, but a side has only { $most }
# In a list of reasons: a piece can't be in a trap.
# $piece (PieceOn)
undefended = the { $piece } is on a trap with no friendly piece next to it
# In a list of reasons: a rabbit is on its goal.
# $square (Square)
# $side (Side)
rabbit-on-goal = the { $side } rabbit on { $square } has already reached its goal
# In a list of reasons: a side has no rabbits.
# $side (Side)
no-rabbits = { CAPITAL($side) } has no rabbits
# Steps of the unfinished turn don't lead to the squares that the text shows.
# $step (Text)
no-way-there = { $step } does not lead to the pieces shown.

## Puzzles

# $version (Text)
puzzle-version = Puzzle files of version “{ $version }” can’t be read.
no-puzzle-header = A puzzle file must begin with “ansa-puzzles 1”.
# $most (Count)
too-many-puzzles = There are more than { $most } puzzles.
# $most (Count)
long-line = The line has more than { $most } bytes.
# $word (Text)
no-task = “{ $word }” is not a task.
begun-turn = The position must be at the start of a turn.
# $word (Text)
no-rating = “{ $word }” is neither a rating such as 1450~120 nor “-”.
# $word (Text)
no-such-turn = “{ $word }” is not a turn.
# $word (Text)
no-answer-square = “{ $word }” is not a square, or it is named twice.
# $id (Text)
second-puzzle = The puzzle { $id } is in an earlier line.
over = The game is already over in this position.
# The task names a piece that is not there.
# $piece (Piece)
no-piece = The position has no { $piece }.
rabbit-task = The task names a rabbit, but the weakest piece that it can name is a cat.
# $square (Square)
not-own = The side to move has no piece on { $square }.
wrong-answer = The answer is not of the kind that the task asks for.
# $expected (Count)
# $found (Count)
turn-count = The answer must have { $expected ->
    [one] { $expected } turn
   *[other] { $expected } turns
}, but it has { $found }.
# $number (Count)
unconnected = Turn { $number } of the answer does not follow from the turn before it.
