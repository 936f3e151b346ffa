### What puzzles and other tasks ask, and what is wrong with an answer: on the page and in the element.
### $side (Side) - whose turn is asked for
### $role (Role)
### $count (Count)
### $square (Square)

check = Check
hint = Hint
# $piece (PieceOn)
hint-piece = Look at the { $piece }.
# Squares are missing, and none is wrong.
missing = What you marked is right. { $count ->
    [one] { $count } square is missing.
   *[other] { $count } squares are missing.
}
ask-goal-in-one = { CAPITAL($side) }: reach the goal this turn.
ask-goal-in-two = { CAPITAL($side) }: make sure you reach the goal next turn, whatever the reply.
# The task after the reply.
ask-second = { CAPITAL($side) }: now reach the goal.
ask-stop-goal = { CAPITAL($side) }: keep the enemy from reaching the goal.
ask-win = { CAPITAL($side) }: win a { $role } or something stronger, without losing a piece of equal or higher rank.
ask-save = { CAPITAL($side) }: save your { $role } without losing a piece of equal or higher rank.
# The same, if there are several such pieces: where the one is that is in danger.
ask-save-on = { CAPITAL($side) }: save your { $role } on { $square } without losing a piece of equal or higher rank.
ask-hold = { CAPITAL($side) }: take the enemy { $role } hostage, or frame it.
ask-captures = { CAPITAL($side) }: mark every enemy you can capture this turn.
ask-squares = Mark every square the rabbit on { $square } can be on at the end of this turn.
hint-count = { $count ->
    [one] There is { $count } square to find.
   *[other] There are { $count } squares to find.
}
# The button that shows the solution.
solve = Solution
# The button that tries a turn again.
retry = Try again
judging = Checking every reply…
# The reply that shows a mistake.
# $steps (Text)
reply = The reply: { $steps }.
shown = This is the solution.

## Why a turn is wrong

loses-goal = This turn lets an enemy rabbit reach its goal.
loses-rabbits = This turn loses your last rabbit.
loses-otherwise = This turn loses the game.
no-goal = None of your rabbits has reached the goal.
goal-stopped = The enemy can stop your rabbits, as the arrows show.
opponent-goals = The enemy reaches the goal, as the arrows show.
not-captured = You have not captured a { $role } or anything stronger.
# $piece (Piece)
piece-lost = You lost your { $piece }.
# $piece (PieceOn)
piece-exposed = The enemy can capture your { $piece }, as the arrows show.
not-held = The { $role } is neither a hostage nor framed.
# $squares (List<Square>)
wrong-squares = { COUNT($squares) ->
    [one] { $squares } is wrong.
   *[other] { $squares } are wrong.
}

## Marks

has-marked = { $square } marked. { $count ->
    [one] { $count } square is marked.
   *[other] { $count } squares are marked.
}
has-unmarked = Mark removed from { $square }. { $count ->
    [one] { $count } square is marked.
   *[other] { $count } squares are marked.
}
# $steps (Text) - steps and captures: gold camel e2 to e3, silver cat captured on f3
replied = Right so far. The enemy replies: { $steps }.
# A turn reaches no goal, because the rabbit that moved is frozen there.
rabbit-frozen = None of your rabbits has reached the goal. The one on { $square } is frozen, because it is next to a
    stronger enemy and has no friend beside it.
