### Answering a task: an exercise of the course, a puzzle, a better turn in place of a mistake.
### $square (Square)
### $count (Count)

# The pieces, for people who don’t see the board.
# $gold (List<PieceOn>)
# $silver (List<PieceOn>)
position = Gold: { LIST($gold, form: "role") }. Silver: { LIST($silver, form: "role") }.

# Before the squares that are marked.
marked = Marked:
none-marked = nothing yet. Choose squares on the board.

check-long = Check the answer (Enter)
hint-turn = The arrows show the turn. Play it.
# The button that goes on after an answer.
next = Next
# The same before there is an answer.
skip = Skip
# The same at the last task.
finish = Finish
nothing-entered = Enter your answer first.
nothing-to-enter = There is nothing to enter now. Press Next to go on.
# A hint or the solution of a puzzle was asked for, for the first time.
help-counts = A hint or the solution counts as a miss. Press again to see it.
# The place in the solution.
# $at (Count)
# $all (Count)
line-at = Step { $at } of { $all }
# $at (Count)
# $all (Count)
# $step (Text)
line-step = Step { $at } of { $all }: { $step }
# Before the reason why an answer is wrong.
wrong = Not yet.
right = Right!
