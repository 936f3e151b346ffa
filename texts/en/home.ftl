### Texts of the home screen.

# What the page is.
about = Arimaa, the game of push and pull: easy to learn, hard to master. Free, works offline, no account needed.
# On a first visit, once every file of the page is stored.
offline-ready = Ansa now works offline too.
# How to win, for someone who has never been here.
goal = Get one rabbit across the board and you win.
# The way into the course, for someone who has never been here.
learn-now = Learn in 5 minutes
# What it leads to.
learn-now-says = Enough for a first game
# The button that opens the dialog of a new game.
new-game = New game…
# The puzzle that everyone gets on that day.
daily = Puzzle of the day
# What it is.
daily-says = Everyone gets the same one
# How many lessons of the course are complete.
# $done (Count)
# $all (Count)
lessons-done = { $done } of { $all } lessons complete
# The rating by puzzles.
# $rating (Text)
puzzle-rating = Your rating: { $rating }
# Accessible name of the links to the other screens.
screens = Screens
# The course.
learn = Learn
# What the course is for.
learn-says = New here? Short lessons on the board
# What the study screen is for.
study-says = Analyse a game or a position
# The editor of positions.
editor = Position editor
# What it is for.
editor-says = Set up any position, then play or study it
# The puzzles.
puzzles = Puzzles
# What they are.
puzzles-says = Today’s puzzle, and as many more as you like
# The ladder of opponents.
ladder = Ladder
# What it is.
ladder-says = Ten opponents and your rating
# The way to all ways to play with others, and their screen.
together = Play with others
# Playing with a friend at another browser.
friend = Play with a friend
# Tournaments.
tournaments = Tournaments
# The title of the screen of the Challenge, and the links to it.
challenge = The Arimaa Challenge
# The title of the screen for playing with a device nearby, and the links to it.
nearby = Play nearby
# The statistics.
statistics = Statistics
# The setup explorer.
setups = Setup explorer
# The search for games.
find = Find games
# What the list of saved games is for.
games-says = Continue, search, import and export
# The rules.
rules = How to play
# The user guide.
guide = Guide
# What it is for.
guide-says = How everything works, plus a glossary
# The list of terms.
glossary = Glossary
# The main button while a game is in progress.
go-on = Continue the game
# The main button otherwise.
start = Play now
# Who plays, if two people do.
two-people = Two people
# Who plays, if two computers do.
# $gold (Text)
# $silver (Text)
computers = { $gold } vs { $silver }
# Who plays, and the turn.
# $players (Text)
# $turn (Turn)
at-turn = { $players }, turn { $turn }
# An address that no screen has.
not-found = This page doesn’t exist
not-found-says = Check the address, or choose where to go.
# The way to the home screen.
to-home = Home
