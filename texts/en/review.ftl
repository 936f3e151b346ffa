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
# So many mistakes could not be read, and were set aside.
# $count (Count)
set-aside = { $count ->
    [one] { $count } kept mistake could not be read and was set aside.
   *[other] { $count } kept mistakes could not be read and were set aside.
}
# So many mistakes could not be read, and there was no room to set them aside.
# $count (Count)
dropped = { $count ->
    [one] { $count } kept mistake could not be read, and there is no room to set it aside. It is lost with the next change.
   *[other] { $count } kept mistakes could not be read, and there is no room to set them aside. They are lost with the next change.
}
# The mistakes could not be read.
# $reason (Text)
unreadable = The kept mistakes could not be read and were set aside: { $reason }.
# No more can be kept.
# $most (Count)
full = No more than { $most } mistakes can be kept. Delete some to keep new ones.
# The browser stores nothing.
forbidden = The mistakes could not be kept: this browser does not let the page store anything.
# The storage is full.
no-room = The mistakes could not be kept: the browser’s storage is full; delete saved games or other site data.
# The mistakes have no text form.
unwritten = The mistakes could not be kept: the data can’t be converted to text.
