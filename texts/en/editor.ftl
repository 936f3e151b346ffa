### Texts of the editor of positions.

# The name of the row of a side's pieces.
# $side (Side)
palette = { CAPITAL($side) } pieces
# The button that chooses a piece to place on squares.
# $piece (Piece)
put-tool = Place: { $piece }
# The tool that moves pieces.
move-tool = Move
# The same in full.
move-tool-long = Move pieces: choose a piece, then a square, or drag it. Drag it off the board to remove it.
# The tool that removes pieces.
remove-tool = Remove
# The same in full.
remove-tool-long = Remove the pieces you choose
# How the board is used from the keyboard.
board-help = Arrow keys move around the board. E M H D C R place Gold’s elephant, camel, horse, dog, cat and rabbit, and
    e m h d c r Silver’s. Delete removes a piece. Space uses the chosen tool. Shift and an arrow key move a piece.
# The choice of the side to move.
side-to-move = Side to move
# The choice of the number of steps that are left in the turn.
left = Steps left
# The name of the toolbar.
tools = Change the position
# The tool that undoes a change.
undo = Revert
# The same in full.
undo-long = Revert the last change (Ctrl+Z)
# The tool that redoes a change.
redo = Restore
# The same in full.
redo-long = Restore the change (Ctrl+Shift+Z)
# The tool that removes all pieces.
clear = Clear
# The same in full.
clear-long = Remove all pieces
# The tool that sets up both sides.
set-up = Set up
# The same in full.
set-up-long = Set up all pieces of both sides, with Gold to move
# The tool that exchanges left and right.
mirror = Mirror
# The same in full.
mirror-long = Swap left and right
# The tool that exchanges the sides.
exchange = Swap sides
# The same in full.
exchange-long = Swap Gold and Silver: each side gets the other’s pieces, seen from its own side of the board
# The button that studies the position.
study = Study
# The same in full.
study-long = Study the position: try out turns, ask the engine, add comments
# The button that starts a game.
play = Play…
# The same in full.
play-long = Start a game from this position, against the computer or another person
# The name of the part that lists the faults.
check = Position check
# There is no fault.
no-fault = A game can be played from here.
# The position has faults.
has-faults = This position isn’t possible:
# The position has faults, but steps can still be made in it.
is-unreachable = No game can reach this position:
# The game is over in the position, with this outcome.
# $outcome (Text)
is-over = The game is over here: { $outcome } You can study the position, but not play it.
# A fault: a side to move has no legal step.
# $side (Side)
no-step = { CAPITAL($side) } has no legal step.
# A side to move has no legal step with so many left, 1 to 3, but would have one at the start of its turn.
# $side (Side)
# $left (Count)
no-step-left = { CAPITAL($side) } has { $left ->
    [one] { $left } step left, but no legal step.
   *[other] { $left } steps left, but no legal step.
}
# The name of the part with the text of the position.
as-text = Position as text
# The name of the field for a text.
field = Position
# What the field takes.
field-help = Paste a position in any form, a game or a link, here or anywhere on this screen.
# The button that takes the position of the text.
take = Use this text
# The button that copies the position in one line.
copy-line = Copy as a line
# The button that copies the diagram.
copy-diagram = Copy as a diagram
# The button that copies a link.
copy-link = Copy a link
# The field for a text is empty.
empty = Paste a position first.
# A text is too long.
too-long = The text is longer than one megabyte.
# A text is only steps.
only-steps = These are only steps. Open the position in the study to play them.
# The position of a text was taken.
# What the text was taken for, such as “a record”.
# $form (Text)
taken-position = Read as { $form }.
# The last position of a game was taken.
# $form (Text)
taken-end = Read as { $form }. This is the last position of its main line.
# The last position of a game was taken that was read up to an error.
# $form (Text)
# $reason (Text)
taken-in-part = Read as { $form }, up to an error. { $reason } This is the position before the error.
# The text has this number of games, and the first was taken.
# $games (Count)
first-of = { $games ->
    [one] The text has { $games } game.
   *[other] The text has { $games } games. This is the first.
}
# There is no piece to move or remove.
# $square (Square)
nothing-there = There is no piece on { $square }. Choose a piece next to the board to place it there.
# A piece is chosen, to be placed on squares.
# $piece (Piece)
chosen = Choose a square to place a { $piece }.
# Pieces are moved.
moves = Choose a piece to move it.
# Pieces are removed.
removes = Choose pieces to remove them.
# A piece was taken up.
# $piece (PieceOn)
taken-up = { CAPITAL($piece) }: choose where it goes.
# The piece was put down again.
put-down = Put back.
# A piece was put on a square.
# $piece (PieceOn)
put = { CAPITAL($piece) }.
# A piece was moved to a square.
# $piece (Piece)
# $from (Square)
# $to (Square)
moved = { CAPITAL($piece) } from { $from } to { $to }.
# A piece was removed.
# $piece (PieceOn)
removed = { CAPITAL($piece) } removed.
# All pieces were removed.
cleared = All pieces removed.
# Both sides were set up.
was-set-up = Both sides set up, Gold to move.
# Left and right were exchanged.
mirrored = Left and right swapped.
# The sides were exchanged.
exchanged = Sides swapped.
# The position of a text was taken.
taken = Position taken from the text.
# A side is to move.
# $side (Side)
to-move = { CAPITAL($side) } to move.
# The side to move has this number of steps left.
# $side (Side)
# $left (Count)
has-left = { CAPITAL($side) }: { steps-left }.
# A change was undone.
undone = Change reverted.
# A change was redone.
redone = Change restored.
# The board was flipped.
flipped = Board flipped.
