### Fixed labels of controls and headings.

# The name of the page.
ansa = Ansa
# The keyboard help of the board.
board-help = Arrow keys move around the board. Space selects a piece and chooses its square, and Escape deselects it.
    Shift and an arrow key step in that direction. Enter ends the turn; with a piece selected, it chooses the square. U
    undoes a step. The question mark lists all keys.
# The button that ends the turn.
end-turn = End turn
# Tooltip of `end_turn`.
end-turn-long = End the turn (Enter)
# The button that ends the setup.
ready = Ready
# Tooltip of `ready`.
ready-long = End the setup (Shift+Enter)
# The button that undoes a step.
undo = Undo
# Tooltip of `undo`.
undo-long = Undo the last step (U)
# The button that redoes a step.
redo = Redo
# Tooltip of `redo`.
redo-long = Redo the step (R)
# The button that undoes all steps.
reset = Reset
# Tooltip of `reset`.
reset-long = Undo all steps of this turn (X)
# How to make a turn, for newcomers.
turn-help = To win, get a rabbit to the far side. Choose a piece to move it. To push or pull, choose a weaker enemy next
    to it.
# What traps are, for newcomers.
trap-help = The four marked squares are traps: a piece on one is lost unless a friendly piece is next to it.
# Shown after the fourth step.
turn-full = You have used all four steps. End the turn, or undo a step.
# The button that stops the search; the computer plays its best turn so far.
move-now = Move now
# The button that pauses the clock, or a game between computers.
pause = Pause
# The button that resumes a game between computers.
go-on = Resume
# The button that asks the computer for a hint.
hint = Hint
# Tooltip of `hint`.
hint-long = Ask the computer for a good turn (H)
# Tooltip of `hint` in a rated game.
hint-rated = Ask the computer for a good turn (H). The game is then no longer rated.
# The button that reloads the page.
load-anew = Reload the page
# The button that repeats the request to the engine.
retry = Try again
# Shown while a part of the page is loaded.
loading = Loading…
# The heading when a part of the page can't be loaded.
not-loaded = This could not be loaded
# What to do when a part of the page can't be loaded.
not-loaded-means = Check your connection, then try again. Your game is safe.
# The heading when a part of the page is gone, because there is a newer version of the page.
updated = Ansa has been updated
# What to do when there is a newer version of the page.
updated-means = Reload the page. Your game is saved.
# The button that skips the replay.
skip = Skip
# The button that opens the new-game form.
new-game = New game
# The button that flips the board.
flip = Flip
# Tooltip of `flip`.
flip-long = Flip the board (F)
# The button that takes turns back.
take-back = Take back
# Tooltip of `take_back`.
take-back-long = Take back your last turn
# The button that restores turns that were taken back.
bring-back = Restore
# Tooltip of `redo` while it restores turns.
bring-back-long = Restore the turns you took back (R)
# The button that resigns.
resign = Resign
# Tooltip of `resign`.
resign-long = Resign the game
# The button that replays the last turn.
replay = Replay
# Tooltip of `replay`.
replay-long = Replay the last turn
# Tooltip of `pause`.
pause-long = Pause the clock
# Tooltip of `pause` while the computer's turn is being replayed.
pause-showing = Your clock starts once the turn has been shown
# Tooltip of `hint` while the clock is paused.
hint-paused = Resume the game to get a hint
# How to end a pause.
press-to-go-on = Press to resume
# Tooltip of the time left for the whole game.
game-left = Time left in the game
# Heading over the board while the clock is paused.
paused = Paused
# Tooltip of the reserve.
reserve = Time in reserve
# Accessible name of the toolbar.
tools = Game tools
# Accessible name of the buttons that step through the game.
steps = Step through the game
# The button that shows the first position.
step-first = First position (Home)
# The button that shows the position one turn back.
step-back = One turn back (←)
# The button that shows the position one turn further.
step-on = One turn forward (→)
# The button that shows the last position.
step-last = Last position (End)
# The button that leaves a screen.
back = Back
# Heading of the confirmation of a take-back into the setup.
take-back-question = Take back the setup?
# The consequence of a take-back into the setup.
take-back-means = You haven’t played a turn yet, so this takes back the setups.
# The button that discards a plan that was saved.
discard = Discard it
# Heading of the turn list.
turns = Turns
# Shown in an empty turn list.
no-turns = No turns yet.
# The button that returns from an earlier position.
back-to-game = Back to the game
# The button that starts a new game from the position shown, after the end of a game.
play-from = Play from here
# Tooltip of `play_from`.
play-from-long = Start a new game from this position
# A setup in the turn list.
setup = setup
# Heading of the choice of the side.
your-side = Your side
# Gold.
gold = Gold
# What distinguishes gold.
gold-hint = moves first
# Silver.
silver = Silver
# What distinguishes silver.
silver-hint = sets up second
# A random side.
random = Random
# What `random` means.
random-hint = Gold or Silver
# Heading of the choice of the opponent.
opponent = Opponent
# Two people at the same screen.
person = Two people, one screen
# The button that starts the game.
start = Start game
# Shown while a game is in progress.
replaces = Your current game stays in your saved games.
# The button that closes a dialog without an effect.
cancel = Cancel
# Accessible name of the button that closes a dialog.
close = Close
# Heading of the confirmation of a resignation.
resign-question = Resign this game?
# The consequence of a resignation.
resign-means = Your opponent wins.
# The name of the controls at the end of the game.
game-over = Game over
# The button for another game with the sides exchanged.
rematch = Rematch
# Tooltip of `rematch`.
rematch-long = Rematch, sides swapped
# The button for another game with the same sides.
rematch-same = Rematch, same sides
# The clipboard was not accessible.
copy-refused = the browser did not let the page use the clipboard
# The button that starts a plan.
plan = Plan
# The button that opens the keyboard help.
keys = Keys
# Tooltip of `keys`.
keys-long = Keyboard shortcuts (?)
# Tooltip of `plan`.
plan-long = Try out turns for both sides without changing the game (P)
# The switch of the coach.
coach = Coach
# The same in full.
coach-long = Get tips from a coach during your turn
# The same in a rated game.
coach-rated = Get tips from a coach during your turn. The game is then no longer rated.
# Heading of a plan.
planning = Planning: the game does not change
# Shown on a plan after the game has moved on.
plan-moved = The game has moved on.
# Tooltip of the button that ends a plan.
plan-back-long = Back to the game (B or Escape)
# The button that keeps the turns of a plan as a variation.
plan-keep = Keep
# Tooltip of `plan_keep`.
plan-keep-long = Keep these turns as a variation and go back to the game (B or Escape)
# The button that discards a plan.
plan-drop = Discard
# Tooltip of `plan_drop`.
plan-drop-long = Discard these turns and go back to the game
# The announcement when a plan starts.
plan-begun = Planning: you can move both sides. Press B to go back to the game.
# The announcement when a plan ends.
plan-left = Back in the game.
# The button that opens the field for typed steps.
type-steps = Type in
# Tooltip of `type_steps`.
type-long = Type steps (/)
# Accessible name of the field for typed steps.
type-field = Steps
# Placeholder of the field.
type-example = Ee2n Ee3n, or e2e4
# How to type steps.
type-help = Type a square and a direction, such as e2n, or two squares, such as e2e4. Enter plays the steps. Escape
    cancels.
# The button that plays the typed steps.
type-play = Play
# Accessible name of the button that discards the typed steps.
type-leave = Cancel
# The part with what was played at a place in saved games.
openings = Opening explorer
# The heading of the six pieces, the strongest first.
strengths = From strongest to weakest
# The button that hides them.
strengths-hide = Hide
# Its tooltip.
strengths-hide-long = Hide this. The settings show it again.
