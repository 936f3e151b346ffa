### The custom element.
### $side (Side)
### $left (Count)
### $why (Text) - whole sentences; in “not-loaded” and “engine-failed”, the end of a sentence without its full stop
### $status (Text) - a number: 404
### $made (Text) - steps and captures: gold camel e2 to e3, silver cat captured on f3

# The accessible name of the element.
name = Arimaa
# The keyboard help of a board that only shows.
look-help = Arrow keys move around the board.
# The keyboard help of a board on which a turn is entered.
enter-help = Arrow keys move around the board. Space picks up a piece or puts it down, and Escape cancels. Shift and an
    arrow key move the piece one step. Enter ends the turn.
# The keyboard help of a board on which squares are marked.
mark-help = Arrow keys move around the board. Space marks a square or removes its mark. Enter checks the marks.
# The end of the keyboard help of a board on which people draw.
draw-help = M marks a square, and A draws an arrow to a square from the one marked last.
look-draw-help = { look-help } { draw-help }
enter-draw-help = { enter-help } { draw-help }
mark-draw-help = { mark-help } { draw-help }
loading = Loading the game…
thinking = The computer is thinking…

## Buttons

# The accessible name of the row of buttons.
controls = Controls
first = First
back = Previous
next = Next
last = Last
# Starts the replay.
run = Play
pause = Pause
menu = Menu
flip = Flip board
fill = Full screen
copy = Copy game
save = Download game
undo = Undo
reset = Reset
end-turn = End turn
# Ends the setup of a side.
end-setup = Ready
take-back = Take back
new-game = New game
# Starts the puzzle again.
again = Restart

## The game

copied = Game copied.
not-copied = The game could not be copied. Download it instead.
# The accessible name of the list of turns.
turns = Turns
# The accessible name of the button that shows more of a long list of turns.
more-turns = More turns
# The accessible name of the graph of evaluations, which is a slider over the turns.
evaluations = Evaluations
# For screen readers.
none-lost = { CAPITAL($side) } has lost no pieces.
# For screen readers.
# $pieces (List<Piece>)
lost = Lost: { LIST($pieces, separator: ", ") }.
# For screen readers.
# $time (Text)
clock = Time left: { $time }
your-turn = { CAPITAL($side) } to move, { steps-left }
# How far the replay is.
# $place (Text)
# $ply (Count)
# $plies (Count)
counter = { $place }: { $ply } of { $plies ->
    [one] { $plies } turn
   *[other] { $plies } turns
}
# The place in “counter”.
at-start = Start of the game
after-setup = After { CAPITAL($side) }’s setup
# $turn (Turn)
# $number (Count)
after-turn = After { CAPITAL(SIDE($turn)) }’s turn { $number }
# $place (Text)
variation = { $place } (variation)
# Sentences in a row.
# $sentences (List<Text>)
joined = { LIST($sentences, separator: " ") }

# The status of a board on which the person arranges the pieces of a side.
sets-up = { CAPITAL($side) } sets up: swap pieces, then press { end-setup }.
# The status of a board on which the pieces of a side will come from elsewhere.
awaits-setup = { CAPITAL($side) } to set up.

## Puzzles

find = Find the best turn for { CAPITAL($side) }: { steps-left }
solved = Solved!
# The status of a solved puzzle.
done = The puzzle is solved.
not-the-solution = That’s not the solution.
undo-or-reset = Press Undo or Reset, then try another turn.
# $task (Text) - a sentence of task.ftl
with-steps = { $task } { CAPITAL(steps-left) }.
# $task (Text)
# $marked (List<Text>)
with-marks = { $task } { COUNT($marked) ->
    [0] Nothing is marked yet.
   *[other] Marked: { LIST($marked, separator: ", ") }.
}
hint-step = Start with this step: { $made }.
# The turns of the solution after its first one.
# $turns (List<Text>)
goes-on = It continues: { LIST($turns, separator: "; ") }.

## Errors

# Why a method does nothing.
not-driven = this method needs the mode “board”
# Why a method does nothing.
one-step = expected one step
# Why a method does nothing.
no-step = there is no step to undo
# Why a method does nothing.
no-ply = there is nothing to take back

nothing-given = Nothing to show: set the attribute record, position, puzzle or src, or put a game record, a position or
    a puzzle inside the element.
no-turn = This puzzle has no position to play from: both sides must be set up, and the game must not be over.
# $name (Text)
# $value (Text)
# $may (Text) - one of the following
bad-attribute = The attribute { $name } must be { $may }, not “{ $value }”.
modes = still, replay, play, puzzle or board
sides = gold or silver
movable = gold, silver, both or none
levels = a whole number from 1 to 11
# $values (List<Text>)
one-of = { LIST($values, type: "or") }
whole-number = a whole number
milliseconds = a whole number of milliseconds
bad-position = The position can’t be shown. { $why }
bad-record = The game record can’t be shown. { $why }
not-loaded = The game could not be loaded: { $why }.
bad-puzzle = The puzzle can’t be shown. { $why }
# In “bad-puzzle”.
# $puzzle (Text)
no-such-puzzle = There is no puzzle “{ $puzzle }”.
# In “bad-puzzle”.
no-puzzle = The text contains no puzzle.
# $solution (Text)
# $why (Text)
bad-solution = The solution “{ $solution }” can’t be played. { $why }
engine-failed = The computer can’t play: { $why }.
# In “engine-failed”.
# $turn (Text)
strange-turn = its turn “{ $turn }” is not legal

## Before the program has started

starting = The board is loading…
not-started = The board can’t be shown because its program did not start: { $why }

## Reasons why the file at `src` could not be loaded

http-status = the server responded with status { $status }
too-large = the file is too large
unreachable = the server could not be reached
