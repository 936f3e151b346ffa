### Texts of one puzzle: its task, hints, why an answer is wrong, and the solution.

# The name of the part with the task.
task = Task
# The difficulty of a puzzle: its rating.
# $value (Text)
difficulty = Difficulty { $value }
# The tooltip of `difficulty`, with the uncertainty.
# $value (Text)
# $range (Count)
difficulty-long = How hard this puzzle is, on the scale of your puzzle rating: { $value }, give or take { $range }
# The difficulty of a puzzle that has no rating.
no-difficulty = Not rated yet
# The link to one puzzle.
link = Link
# The link to more puzzles of the theme of a puzzle that was answered.
# $theme (Text) - its name
theme-is = Theme: { $theme }
# The button that opens the position on the study screen.
study = Study this position
# An earlier result of a puzzle.
# $days (Count) - so many days ago
was-solved = { $days ->
    [0] solved today
    [one] solved yesterday
   *[other] solved { $days } days ago
}
# An earlier result of a puzzle.
# $days (Count) - so many days ago
was-failed = { $days ->
    [0] not solved today
    [one] not solved yesterday
   *[other] not solved { $days } days ago
}
# The results of a puzzle before this one, the newest first.
# $results (List<Text>)
earlier = Before: { LIST($results, separator: ", ") }.
# What it is for.
link-long = Link to this puzzle
# What the task to hold a piece means.
hold-means = You must leave the enemy no way to reach the goal and nothing but rabbits to capture.
# The same in full.
hint-long = Show a hint, then a bigger one (H). The puzzle then counts as missed.
# A hint has removed the wrong marks.
# $count (Count)
hint-marks = { $count ->
    [one] The wrong marks have been removed. There is { $count } square to find.
   *[other] The wrong marks have been removed. There are { $count } squares to find.
}
# The same in full.
solve-long = Show the solution (S). If you haven’t solved the puzzle yet, it counts as missed.
# The same in full.
retry-long = Start the turn again (Enter)
# The same in full.
next-long = Go to the next puzzle (N)
# The solution as a group.
line = Solution, step by step
# How to step through it.
line-says = Use ← and → to step through it.
# The button to the step before.
step-back = Previous step
# The button to the next step.
step-on = Next step
# The rating after a puzzle, if it has risen or fallen.
# $value (Text)
# $range (Count)
new-rating = Your new rating: { $value } ± { $range }.
# Counting exercises do not count for the rating.
counting-apart = Counting exercises leave your rating as it is.
# The puzzle does not count for the rating.
not-counted = You have seen this puzzle before, so it doesn’t count towards your rating.
# The puzzle comes back.
returns = This puzzle will come back tomorrow.
