### The lists of keys.

title = Keyboard shortcuts

## The headings: where keys work

on-board = On the board
turn = The turn
# During a game.
game = The game
study = The study
# Exercises and puzzles.
exercise = Exercises
editor = Outside the board

## The names of keys

# The four arrow keys.
arrows = Arrows
# One of the arrow keys.
arrow = Arrow
space = Space
shift = Shift
escape = Escape
enter = Enter
backspace = Backspace
delete = Delete
# Two keys.
home-end = Home, End
# Of the mouse.
right-button = Right button

## What keys do on the board

move-focus = move around the board
select = select a piece, then choose its square
# Shift with an arrow key.
step = step in that direction; push a weaker enemy there
deselect = deselect the piece

## What keys do with a turn

end-turn = end the turn; with a piece selected, choose its square
end-at-once = end the turn or the setup, even with a piece selected
undo = undo a step
redo = redo a step
reset = undo all steps
type-steps = type steps or a setup

## What keys do in a game

plan = plan: try out turns for both sides
back = back to the game
hint = get a hint: first the piece, then the turn
flip = flip the board
list = show this list

## What keys do in the study

# Left and right.
turns = go back or forward one turn
# Left and right, with Shift.
steps = go back or forward one step
# Up and down.
alternatives = switch between the turns of this position
# Home and End.
ends = go to the first or last position
replay = replay the game, or pause the replay
engine = turn the engine on or off
threat = show what the other side threatens
best = play the engine’s best turn
# The keys from 1 to 5.
overlays = show goals, captures, trap control, frozen pieces, or where a piece can go
draw = draw an arrow or mark a square
undo-change = revert a change; with Shift, restore it

## What keys do in an exercise

exercise-hint = get a hint, then a bigger one
solve = show the solution
next = go to the next exercise, or skip this one

## What keys do in the editor

# The letters of the pieces, on the board.
put = place a gold piece, or a silver piece with a lower-case letter
remove = remove the piece on the square
use-tool = use the chosen tool on the square
move-piece = move the piece in that direction
# The letters of the pieces, beside the board.
choose = choose a piece to place
put-away = drop the held piece; then clear the tool
steps-left = set how many steps the side to move has left
mirror = swap left and right

## The search of the guide

# $keys (Text)
# $does (Text) - what they do
row = { $keys }: { $does }.
