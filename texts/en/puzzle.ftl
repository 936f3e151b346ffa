### Texts of the puzzles: their menu, what went wrong, and runs.

# What the puzzles are.
about = Each puzzle has one answer, proved by trying every turn.
# The puzzle of the day.
daily = Puzzle of the day
# The puzzle of the day was solved today.
daily-solved = Solved today
# The puzzle of the day was not solved today.
daily-failed = Not solved today
# The puzzle of the day has not been tried yet.
daily-open = Everyone gets the same one
# The puzzles that come back.
returning = Coming back today
# So many come back today.
# $count (Count)
returning-count = { $count ->
    [one] { $count } missed puzzle to retry
   *[other] { $count } missed puzzles to retry
}
# All themes but the counting exercises.
mixed = Tactics of all themes
# What the training does.
mixed-says = Puzzles at your level
# The exercises that ask for squares. They are apart from the tactics.
counting = Counting exercises
# What they train.
counting-says = Mark squares and pieces. Your rating doesn’t change.
# Heading of the puzzles of the person’s own games, and the title of their training.
own = From your games
# The way to them, below that heading.
own-tactics = Tactics from your games
# There are none yet: how to get some. It is followed by what counts.
own-none = Analyse a game in the study, and you can practise its tactics here.
# Which games count as own games.
own-counts = Games against the computer, games between two people on this screen, and imported games count once you have
    analysed them. A mistake becomes a puzzle if its answer can be proved.
# Games are being searched for puzzles.
# $count (Count)
own-searching = { $count ->
    [0] Looking for tactics in your games…
    [one] Looking for tactics in { $count } analysed game…
   *[other] Looking for tactics in { $count } analysed games…
}
# The search of the games has failed.
own-failed = Your games could not be searched for tactics.
# Where a puzzle is from: the name of a game, and the turn.
# $game (Text)
# $turn (Turn)
own-origin = From your game { $game }, turn { $turn }
# The button that shows the position in that game.
own-show = Show in the game
    .long = Open the game in the study, at this position
# Heading of the themes.
themes = Themes
# Heading of the runs.
runs = Challenges
# A streak.
streak = Streak
# What a run is.
run-says =
    .streak = Puzzles get harder and harder, until your first mistake
    .storm = Solve as many as you can in three minutes. Three mistakes and you’re out.
# A storm.
storm = Storm
# The best result of a run.
# $count (Count)
best = Best: { $count }
# The number of puzzles.
# $count (Count)
count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
# The rating of the player.
# $value (Text)
# $range (Count)
rating = Your rating: { $value } ± { $range }
# What the uncertainty means.
rating-says = ± is how far off your rating may be. It shrinks as you solve puzzles.
# What counts.
rating-counts = Only your first answer to each puzzle counts.
# Below the curve of the rating: its lowest and its highest value, and how many days it shows.
# $low (Text)
# $high (Text)
# $days (Count)
curve = { $days ->
    [one] Between { $low } and { $high } since yesterday
   *[other] Between { $low } and { $high } in { $days } days
}
# In place of the curve.
curve-waits = Your rating curve starts on your second day of puzzles.
# How many puzzles of a kind were solved, of those that were tried.
# $solved (Count)
# $tried (Count)
success = { $solved } of { $tried } solved
# The number of rated puzzles.
# $count (Count)
rated = { $count ->
    [one] { $count } rated puzzle
   *[other] { $count } rated puzzles
}
# The button that forgets everything.
forget = Forget my progress
# The question before it.
forget-question = Forget your rating, your best results and the puzzles due to come back?
# The names of the themes.
theme =
    .goal1 = Goal in one turn
    .goal2 = Goal in two turns
    .stop = Stop the goal
    .win = Win a piece
    .save = Save a piece
    .hold = Hostage or frame
    .captures = Count captures
    .squares = Count squares
# The puzzles are being loaded.
loading = Loading puzzles…
# The file could not be loaded.
not-loaded = The puzzles could not be loaded. Check your connection, then try again.
# The file could not be read, and why.
# $why (Text)
unreadable-file = The puzzle file can’t be read. { $why }
# Lines of the file could not be read.
# $count (Count)
lines-set-aside = { $count ->
    [one] { $count } puzzle in the file could not be read.
   *[other] { $count } puzzles in the file could not be read.
}
# The button that loads the file again.
load-again = Try again
# There is no puzzle with the name in the address.
unknown = There is no such puzzle here. It may be from another version of the page.
# No puzzle comes back today.
none-due = No puzzles come back today.
# The file has no puzzles.
none-at-all = There are no puzzles.
# The way back to the menu.
to-menu = All puzzles
# There is no result of a run yet.
no-best = No result yet
# The number solved in a run.
# $count (Count)
solved = Solved: { $count }
# The same in a storm, with the errors of so many.
# $count (Count)
# $errors (Count)
# $most (Count)
solved-in-storm = Solved: { $count } · Mistakes: { $errors } of { $most }
# The time left.
# $minutes (Count)
# $seconds (Text)
time-left = { $minutes }:{ $seconds }
# Why the run is over: too many failures, the clock, or every puzzle was solved.
run-over =
    .failed = That mistake ends the challenge.
    .time = Time is up.
    .complete = No puzzles are left. Well done!
# It is the best run so far.
new-best = Your best result so far!
# The button that begins another run.
again = Play again
# The way to the puzzle that ended the run.
look-at-failed = View the last puzzle
# The rules of a storm, before it begins.
storm-rules = Solve as many puzzles as you can in three minutes; they get harder. Your third mistake ends the storm.
# The way to begin a storm.
begin-storm = Start the clock
