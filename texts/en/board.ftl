### The words for sides, pieces and squares, and the texts of the board.
### $side (Side)
### $square (Square)
### $left (Count)

## The words that { $side }, { $piece } and the like stand for. An attribute is a form of the words.

side = { $side ->
    [gold] gold
   *[silver] silver
}
# $role (Role)
role = { $role ->
    [elephant] elephant
    [camel] camel
    [horse] horse
    [dog] dog
    [cat] cat
   *[rabbit] rabbit
}
    .plural = { $role }s
square = { $square }
# $piece (Piece)
piece = { SIDE($piece) } { ROLE($piece) }
# $piece (PieceOn)
piece-on = { PIECE($piece) } on { SQUARE($piece) }
    .definite = the { $piece }
    .role = { ROLE($piece) } on { SQUARE($piece) }

# A side on its own.
side-name = { CAPITAL($side) }

## The course of a game

# The accessible name of the board.
board = Arimaa board
# The number of steps left, within a sentence.
steps-left = { $left ->
    [0] no steps left
    [one] { $left } step left
   *[other] { $left } steps left
}
    .alone = { CAPITAL(steps-left) }
# The sides as names, such as those of the plates beside the board.
gold = Gold
silver = Silver

# Ends of a game. $side is the winner.
draw = Draw: neither side has rabbits left.
won-by-goal = { CAPITAL($side) } wins: a { $side } rabbit reached the goal.
won-by-elimination = { CAPITAL($side) } wins: { CAPITAL(OPPONENT($side)) } has no rabbits left.
won-by-immobilisation = { CAPITAL($side) } wins: { CAPITAL(OPPONENT($side)) } has no legal turn.
won-by-time = { CAPITAL($side) } wins: { CAPITAL(OPPONENT($side)) } ran out of time.
won-by-resignation = { CAPITAL($side) } wins: { CAPITAL(OPPONENT($side)) } resigned.
won-by-illegal = { CAPITAL($side) } wins: { CAPITAL(OPPONENT($side)) } made an illegal move.
won-by-forfeit = { CAPITAL($side) } wins: { CAPITAL(OPPONENT($side)) } forfeited the game.
won-by-abandoned = { CAPITAL($side) } wins: the game was abandoned.
won-by-score = { CAPITAL($side) } wins on score: the game reached its limit.
won-by-repetition = { CAPITAL($side) } wins: { CAPITAL(OPPONENT($side)) } repeated a position for the third time.
won-by-no-rabbits = { CAPITAL($side) } wins: neither side has rabbits left.

# $piece (Piece)
# $from (Square)
# $to (Square)
step = { $piece } { $from } to { $to }
# $piece (PieceOn)
capture = { PIECE($piece) } captured on { SQUARE($piece) }
# All steps and captures of a turn.
# $steps (List<Text>)
made = { LIST($steps, separator: ", ") }
# $made (Text) - as in “made”
stepped = { CAPITAL(STOP($made)) } { CAPITAL(steps-left) }.
# $turn (Turn)
# $made (Text) - as in “made”
turned = { CAPITAL(SIDE($turn)) } played { $turn }: { $made }.

## Selecting a piece

# $piece (PieceOn)
# $places (Count) - the squares that it can get to
in-hand = { CAPITAL($piece) } selected, { $places ->
    [one] { $places } destination
   *[other] { $places } destinations
}.
# $piece (Piece)
# $steps (Count) - more than are left
too-far = The { $piece } can’t get to { $square } with the steps left: it takes { steps }.
# $piece (Piece) - a rabbit
behind-rabbit = The { $piece } can’t get to { $square }: rabbits never step backward.
# $piece (Piece)
# $at (Square)
frozen-on-way = The { $piece } can’t get to { $square }: it would be frozen on { $at }.
# $piece (Piece)
# $at (Square) - a trap
lost-on-way = The { $piece } can’t get to { $square }: it would be lost in the trap on { $at }.
# $piece (Piece)
way-blocked = The { $piece } can’t get to { $square }: other pieces are in the way.
# $piece (Piece)
one-square = The { $piece } can’t get to { $square }: a push or a pull moves each piece by one square.
empty-square = There is no piece on { $square }.
# $piece (Piece)
choose-follower = Which piece should push the { $piece }? Choose one of the marked pieces.
# $piece (PieceOn)
no-legal-step = The { $piece } can’t step: { ROLE($piece) ->
    [rabbit] there is no empty square in front of it or to the side, and rabbits never step backward
   *[other] there is no empty square next to it
}.
# $piece (PieceOn)
# $by (List<PieceOn>)
frozen = The { $piece } is frozen by the { $by }. It can’t step unless a friendly piece is next to it.
# A piece of the side that moves.
# $piece (PieceOn)
lost = The { PIECE($piece) } is lost in the trap on { SQUARE($piece) }: no friendly piece is next to it. Undo that
    step to bring it back.
# A piece of the other side.
# $piece (PieceOn)
captured = The { PIECE($piece) } is captured in the trap on { SQUARE($piece) }.

## Why a turn or a setup is refused

game-over = The game is over.
setup-expected = Both sides must set up before the first turn.
turn-expected = Both sides have already set up.
another-position = The turn starts from a different position.
# $turns (List<Turn>)
repetition = The turn can’t end here: this position already occurred after { $turns }, and a third time is not allowed.
    Change the turn.
no-step = Take at least one step before you end the turn. Choose one of your pieces, then a square.
# $piece (Piece) - the pushed piece
push-not-complete = The push is not complete: move a { OPPONENT($piece) } piece stronger than the { ROLE($piece) } to
    { $square }.
nothing-changed = The turn can’t end here: every piece is back where it started. Change the turn.

## Why a piece can’t step

no-steps-left = No steps left: end the turn or undo a step.
# $piece (PieceOn)
# $by (Square)
frozen-by = The { $piece } is frozen: a stronger enemy is on { $by }, and no friendly piece is next to it.
# $piece (Piece) - the pushed piece
complete-push = Complete the push first: move a piece stronger than the { $piece } to { $square }.
# $piece (PieceOn)
elephant = The { $piece } can’t be pushed or pulled: no piece is stronger than an elephant.
# $piece (PieceOn)
nobody-pushes = The { $piece } can’t be pushed: no stronger { OPPONENT($piece) } piece is next to it.
# $piece (PieceOn)
pushers-frozen = The { $piece } can’t be pushed: the stronger pieces next to it are frozen.
# $piece (PieceOn)
push-needs-two-steps = Pushing the { $piece } takes two steps, but only one is left.
rabbit-backward = Rabbits can’t step backward.
# $piece (PieceOn)
occupied = The { $piece } is in the way.
# $piece (PieceOn)
off-board = The { $piece } would leave the board.

## Why a setup is refused

two-pieces = There are two pieces on { $square }.
# $piece (PieceOn)
outside-home = The { $piece } is outside its home ranks, { SIDE($piece) ->
    [gold] 1 and 2
   *[silver] 7 and 8
}.
# $piece (PieceOn)
other-side = The { $piece } does not belong to the side that sets up.
# $piece (Piece)
# $expected (Count)
# $count (Count)
wrong-count = { CAPITAL(SIDE($piece)) } has { $expected } { $expected ->
    [one] { ROLE($piece) }
   *[other] { ROLE($piece, form: "plural") }
}, but the setup has { $count }.

## The accessible names of squares

# The parts of a name.
# $parts (List<Text>)
square-name = { LIST($parts, separator: ", ") }
empty = { $square }, empty
empty-trap = { $square }, empty trap
on-trap = a trap
# $by (List<PieceOn>)
is-frozen = frozen by { $by }
hinted = suggested by the hint
selected = selected
follower = can complete the push
partner = can be pushed or pulled by the selected piece
pullable = can be pulled
can-be-placed = a piece can be placed here
swap = swap
# $steps (Count)
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
# $pieces (List<Text>) - “captured-here” and “captured-there”
captures = captures { $pieces }
# $piece (Piece)
captured-here = { $piece }
# $piece (PieceOn)
captured-there = { $piece }
# $colour (Text)
colour = { $colour ->
    [green] green
    [red] red
    [yellow] yellow
   *[blue] blue
}
# $colour (Text)
marked = marked { colour }
# $colour (Text)
arrow-to = { colour } arrow to { $square }
# A rabbit is on its goal.
on-goal = Your rabbit is on the goal square { $square }. End the turn to win.
# The announcement that no piece is selected.
deselected = Deselected.
# The announcement of an undone step.
undone = Undone. { CAPITAL(steps-left) }.
