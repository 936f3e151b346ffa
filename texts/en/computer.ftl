### Texts about the computer: hints and failures.

# Shown until a hint comes.
looking = Looking for a good turn…
# The first stage of a hint: the piece.
# $piece (PieceOn)
hint-piece = Look at the { $piece }. Press Hint again to see the whole turn.
# The second stage of a hint: the turn.
# The steps as a list.
# $steps (Text)
hint-turn = A good turn: { $steps }.
# The first stage of a hint within a turn: the piece.
# $piece (PieceOn)
hint-next-piece = Go on with the { $piece }. Press Hint again to see the rest of the turn.
# The second stage of a hint within a turn: the steps after those made.
# $steps (Text)
hint-rest = A good way to go on: { $steps }.
# A hint within a turn: no further step is better than none.
hint-end = The turn is good as it is. End it now.
# Follows the first hint in a game that was rated until then.
hint-ends-rating = With a hint, this game is no longer rated.
# The computer does not move: it could not start.
not-started = The computer could not start. Try again. If that doesn’t help, check your connection and reload the page.
    Your game is saved.
# The computer does not move: it crashed.
died = The computer crashed while thinking. Nothing is lost. Try again.
# The computer does not move: it is of another version.
other-version = Ansa was updated while this page was open. Reload the page. Your game is saved.
# The computer does not move: it could not read the game.
misunderstood = The computer could not read this game. Try again, or take back a turn.
# There is no hint: the computer could not start.
no-hint-not-started = No hint, because the computer could not start. Ask again, or reload the page. Your game is saved.
# There is no hint: the computer crashed.
no-hint-died = No hint, because the computer crashed while thinking. Ask again.
# There is no hint: the computer is of another version.
no-hint-other-version = No hint, because Ansa was updated while this page was open. Reload the page. Your game is saved.
# There is no hint: the computer could not read the game.
no-hint-misunderstood = No hint, because the computer could not read this game.
# There is no hint: no legal turn begins with the steps made.
no-hint-no-turn = No hint, because no turn can go on from these steps. Undo a step and ask again.
