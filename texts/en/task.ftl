### What puzzles ask, and what is wrong with an answer: on the page and in the element.
### $side (Side) - whose turn is asked for
### $role (Role)
### $count (Count)

goal-in-one = { CAPITAL($side) }: reach goal with this turn.
goal-in-two = { CAPITAL($side) }: play so that you reach goal with your next turn, whatever the reply.
stop-goal = { CAPITAL($side) }: stop the goal of the enemy.
win = { CAPITAL($side) }: win a { $role } or more, and lose nothing as strong.
save = { CAPITAL($side) }: save your { $role }, and lose nothing as strong.
hold = { CAPITAL($side) }: take the enemy { $role } hostage, or frame it.
captures = { CAPITAL($side) }: mark all enemies that you can capture in this turn.
# $square (Square)
squares = Mark all squares where the piece on { $square } can be at the end of this turn.

check = Check
hint = Hint
# $piece (PieceOn)
hint-piece = Look at the { $piece }.
hint-count = { $count ->
    [one] There is { $count } square.
   *[other] There are { $count } squares.
}
# The solution is shown.
shown = This is the solution.

## Why an answer is wrong

loses-goal = This turn lets an enemy rabbit reach goal.
loses-rabbits = This turn loses your last rabbit.
loses-otherwise = This turn loses the game.
no-goal = None of your rabbits has reached goal.
not-captured = You have captured no { $role } and nothing stronger.
# $piece (Piece)
piece-lost = You have lost your { $piece }.
not-held = The { $role } is neither a hostage nor framed.
# Squares are missing, and none is wrong.
missing = What you marked is right. { $count ->
    [one] { $count } square is missing.
   *[other] { $count } squares are missing.
}
# $squares (List<Square>)
wrong-squares = { CAPITAL($squares) } { COUNT($squares) ->
    [one] is
   *[other] are
} wrong.
