### Texts of the mistakes that return after days.

# The title, and the links to the screen.
title = Review mistakes
# How many of all are due.
# $due (Count)
# $all (Count)
due-of = Due today: { $due } of { $all ->
    [one] { $all } mistake
   *[other] { $all } mistakes
}
# How many are due, after the title.
# $due (Count)
due-today = { $due } due today
# Nothing is kept.
empty =
    No mistakes are kept. Analyse a game on the study screen and learn from its mistakes: they return here after
    a day, and later ever more seldom.
# The button that begins.
begin = Review now
# A mistake is due.
due-now = due today
# A mistake is due in so many days.
# $days (Count)
due-in = { $days ->
    [one] due in { $days } day
   *[other] due in { $days } days
}
# The button that deletes a mistake.
delete = Delete
# The same for the turn with this label in a game.
# $turn (Text)
# $source (Text)
delete-of = Delete { $turn } of { $source }
# The button that deletes all.
delete-all = Delete all
# What that means.
# $count (Count)
delete-all-means = { $count ->
    [one] The kept mistake is deleted. This can’t be undone.
   *[other] All { $count } kept mistakes are deleted. This can’t be undone.
}
# The checkbox that keeps the mistakes of a game.
keep = Keep for review
# What it does.
keep-says = The mistakes return as puzzles after days.
# A game of these players.
# $gold (Text)
# $silver (Text)
game-of = { $gold } – { $silver }
# No more can be kept.
# $most (Count)
full = No more than { $most } mistakes can be kept. Delete some to keep new ones.
