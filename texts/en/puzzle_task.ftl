### Texts of one puzzle: its task, hints, why an answer is wrong, and the solution.

# The name of the part with the task.
task = Task
# The difficulty of a puzzle.
# $value (Text)
# $range (Count)
difficulty = Difficulty { $value } ± { $range }
# The difficulty of a puzzle that has no rating.
no-difficulty = Not rated yet
# The link to one puzzle.
link = Link
# What it is for.
link-long = Link to this puzzle
# A task.
# $side (Side)
ask-goal-in-one = { CAPITAL($side) }: reach goal with this turn.
# A task.
# $side (Side)
ask-goal-in-two = { CAPITAL($side) }: play so that you reach goal with your next turn, whatever the reply.
# The task after the reply.
# $side (Side)
ask-second = { CAPITAL($side) }: now reach goal.
# A task.
# $side (Side)
ask-stop-goal = { CAPITAL($side) }: stop the goal of the enemy.
# A task.
# $side (Side)
# $role (Role)
ask-win = { CAPITAL($side) }: win a { $role } or more, and lose nothing as strong.
# A task.
# $side (Side)
# $role (Role)
ask-save = { CAPITAL($side) }: save your { $role }. Lose nothing as strong.
# A task.
# $side (Side)
# $role (Role)
ask-hold = { CAPITAL($side) }: take the enemy { $role } hostage, or frame it.
# A task.
# $side (Side)
ask-captures = { CAPITAL($side) }: mark all enemies that you can capture in this turn.
# A task.
# $square (Square)
ask-squares = Mark all squares where the rabbit on { $square } can be at the end of this turn.
# What the task to hold a piece means.
hold-means = No enemy goal may be left, nor a capture of more than a rabbit.
# The same in full.
hint-long = Show a hint, then a larger one (H). The puzzle then counts as failed.
# A hint tells the number of squares.
# $count (Count)
hint-count = { $count ->
    [one] There is { $count } square.
   *[other] There are { $count } squares.
}
# A hint has removed the wrong marks.
# $count (Count)
hint-marks = { $count ->
    [one] The wrong marks are gone. There is { $count } square.
   *[other] The wrong marks are gone. There are { $count } squares.
}
# The button that shows the solution.
solve = Solution
# The same in full.
solve-long = Show the solution (S). An unsolved puzzle then counts as failed.
# The button that tries a turn again.
retry = Try again
# The same in full.
retry-long = Begin the turn anew (Enter)
# The same in full.
next-long = Go on to the next puzzle (N)
# A turn is being judged.
judging = Every reply is tried …
# The reply that shows a mistake.
# The steps as a list.
# $steps (Text)
reply = The reply: { $steps }.
# The solution is shown.
shown = This is the solution.
# The solution as a group.
line = Solution, step by step
# How to step through it.
line-says = Step through it with ← and →.
# The button to the step before.
step-back = Previous step
# The button to the next step.
step-on = Next step
# The rating after a puzzle, if it has risen or fallen.
# $value (Text)
# $range (Count)
new-rating = Your new rating: { $value } ± { $range }.
# The puzzle does not count for the rating.
not-counted = You know this puzzle: it does not count for your rating.
# The puzzle returns.
returns = It returns tomorrow.
# The turn loses: the own goal of the opponent, or otherwise.
loses-goal = This turn lets an enemy rabbit reach goal.
# The turn loses the last rabbit.
loses-rabbits = This turn loses your last rabbit.
# The turn leaves no way to move.
loses-otherwise = This turn loses the game.
# No rabbit reached goal.
no-goal = None of your rabbits has reached goal.
# The goal can be stopped.
goal-stopped = The enemy can stop your goal, as the arrows show.
# The opponent reaches goal.
opponent-goals = The enemy reaches goal, as the arrows show.
# Nothing was captured.
# $role (Role)
not-captured = You have captured no { $role } and nothing stronger.
# A piece was lost.
# $piece (Piece)
piece-lost = You have lost your { $piece }.
# A piece can be captured.
# $piece (PieceOn)
piece-exposed = The enemy can capture your { $piece }, as the arrows show.
# Nothing is held.
# $role (Role)
not-held = The { $role } is neither a hostage nor framed.
# Squares are wrong.
# $squares (List<Square>)
wrong-squares = { COUNT($squares) ->
    [one] { $squares } is wrong.
   *[other] { $squares } are wrong.
}
