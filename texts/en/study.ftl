### Texts of the study screen.

# Nothing can be changed, because another tab plays the game.
read-only = This game is open in another tab, so you can’t change it here. You can take it over.
# The title of the screen.
title = Study
# The menu of tools that are rarely used.
more = More
# Label of the field.
field = Game or position
# What the field takes.
field-help = Paste a game, a line of an archive, a position in any form, or the data of a game viewer, here or anywhere
    on the page.
# The placeholder of the field.
example = 1g Ra1 Rb1 Rc1 …
# The button that opens the text.
open = Open
# Nothing was pasted.
empty = Paste a game or a position first.
# The heading of the form that opens another game.
open-other = Open
# The button that opens that form.
open-other-long = Open another game or a position
# The tool that starts a new game from the position.
play-from = Play here
# The same in full.
play-from-long = Play from here: start a new game from this position, against any level or between two people
# The tool that goes back to the game.
to-game = Game
# The same in full.
to-game-long = Go back to the game
# The tool that opens the study of a game.
study-game-long = Study the game: step through it, try out other turns, add comments
# The name of the toolbar.
tools = Study tools
# The tool that opens the position in the editor.
edit = Edit
# The same in full.
edit-long = Edit the position: place, move and remove pieces
# The tool that undoes a change.
undo = Revert
# The same in full.
undo-long = Revert the last change to the study (Ctrl+Z)
# The tool that redoes a change.
redo = Restore
# The same in full.
redo-long = Restore the change (Ctrl+Shift+Z)
# The tool that draws on the board.
draw = Draw
# The same in full.
draw-long = Draw arrows and circles with your finger. With the mouse, use the right button. Press again for the next
    colour.
# Help while a finger draws in a colour.
# The colour is green, red, yellow or blue.
# $colour (Text)
help-drawing =
    Drag on the board to draw a { $colour ->
        [green] green
        [red] red
        [yellow] yellow
       *[blue] blue
    } arrow, or tap a square. Press Draw for the next colour.
# The name of the tree of turns.
tree = Turns and variations
# The first row of the tree.
start = Start
# The name of a variation, and of the buttons for it.
variation = Variation
# The name of the part with comment and signs.
notes = Notes
# The name of the field of a comment.
comment-field = Comment on this position
# The name of the row of signs.
signs = Rate the turn
# The sign `!`.
good = Good turn
# The sign `?`.
mistake = Mistake
# The sign `!!`.
brilliant = Brilliant turn
# The sign `??`.
blunder = Blunder
# The sign `!?`.
interesting = Interesting turn
# The sign `?!`.
dubious = Dubious turn
# The button that moves a variation up.
promote = Move the variation up
# The button that moves a variation down.
demote = Move the variation down
# The button that makes a variation the main line.
make-main = Make this the main line
# The button that removes a ply.
remove = Delete from here on
# Help while the draft turn has steps.
help-steps = End the turn to add it to the study.
# No turn can follow at the place that is shown.
no-turn = No turn can follow here.
# An edit would change a game that was played.
played = You can’t change the turns of a game that was played, only its variations.
# An edit concerns a ply that is gone.
gone = This turn was deleted.
# The announcement of an edit.
edited = Changed.
# The announcement of an undone change.
change-undone = Change reverted.
# The announcement of a redone change.
change-redone = Change restored.
# The announcement that the board was flipped.
flipped = Board flipped.
