### Texts of the saved mistakes, which come back after some days.

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
# No mistake is saved.
empty = No saved mistakes. Analyse a game in the study and learn from its mistakes. They come back here after a day,
    then less and less often.
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
delete-of = Delete { $turn } from { $source }
# The button that deletes all.
delete-all = Delete all
# What that means.
# $count (Count)
delete-all-means = { $count ->
    [one] The saved mistake will be deleted. This can’t be undone.
   *[other] All { $count } saved mistakes will be deleted. This can’t be undone.
}
# The checkbox that saves the mistakes of a game.
keep = Save for review
# What it does.
keep-says = These mistakes will come back as puzzles over the next few days.
# A game of these players.
# $gold (Text)
# $silver (Text)
game-of = { $gold } – { $silver }
# No more can be saved.
# $most (Count)
full = You can’t save more than { $most } mistakes. Delete some to save new ones.
