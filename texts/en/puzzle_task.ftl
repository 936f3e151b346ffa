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
# What the task to hold a piece means.
hold-means = No enemy goal may be left, nor a capture of more than a rabbit.
# The same in full.
hint-long = Show a hint, then a larger one (H). The puzzle then counts as failed.
# A hint has removed the wrong marks.
# $count (Count)
hint-marks = { $count ->
    [one] The wrong marks are gone. There is { $count } square.
   *[other] The wrong marks are gone. There are { $count } squares.
}
# The same in full.
solve-long = Show the solution (S). An unsolved puzzle then counts as failed.
# The same in full.
retry-long = Begin the turn anew (Enter)
# The same in full.
next-long = Go on to the next puzzle (N)
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
