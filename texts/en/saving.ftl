### Texts about saving the game in hand, and about files.

# The button that opens the list of saved games, and the list's heading.
games = Games
# Tooltip of `games`.
games-long = Saved games
# The store did not answer in time.
no-answer = it didn’t respond
# There is no store.
store-forbidden = This browser does not let the page store anything, perhaps because this is a private window. The game
    will be lost when you close the page.
# The store is full.
store-full = The browser’s storage is full, so this game is not being saved. Delete games you don’t need. You can export
    them first.
# The store is full, and the game was saved without the engine’s analysis.
saved-without-analysis = The browser’s storage is full. The game is saved, but not the engine’s analysis of it. Delete
    games you don’t need. You can export them first.
# A later version has upgraded the store.
store-later = You have opened a newer version of this page, so this one can no longer save games. Reload the page.
# Another tab plays the game.
elsewhere = This game is open in another tab.
# The game is not in the store.
gone = This game no longer exists. It may have been deleted in another tab.
# The store has failed, with the browser's message.
# $message (Text)
store-failed = The browser could not save the game ({ $message }). Copy the game with Share, or reload the page.
# A game could not be serialised.
game-unwritten = The page could not save the game. Copy the game with Share.
# The button that takes a game over from another tab.
continue-here = Continue here
# The button that opens the list when the store is full.
see-games = View saved games
# The button that reloads the page.
reload = Reload the page
# The browser refused a download.
download-refused = The browser did not let the page create a file.
# The drop area: what happens to files that are dropped.
drop-hint = Drop files with games here
