//! Fixed labels of controls and headings.

/// The name of the page.
pub(crate) const ANSA: &str = "Ansa";
/// The keyboard help of the board.
pub(crate) const BOARD_HELP: &str = "Arrow keys move between squares. Space selects a piece and chooses its square, \
    Escape deselects the piece. Shift and an arrow key step in that direction. Enter ends the turn; with a piece selected, it \
    chooses the square. U undoes a step. The question mark lists all keys.";
/// The button that ends the turn.
pub(crate) const END_TURN: &str = "End turn";
/// Tooltip of `END_TURN`.
pub(crate) const END_TURN_LONG: &str = "End the turn (Enter)";
/// The button that ends the setup.
pub(crate) const READY: &str = "Ready";
/// Tooltip of `READY`.
pub(crate) const READY_LONG: &str = "End the setup (Shift+Enter)";
/// The button that undoes a step.
pub(crate) const UNDO: &str = "Undo";
/// Tooltip of `UNDO`.
pub(crate) const UNDO_LONG: &str = "Undo the last step (U)";
/// The button that redoes a step.
pub(crate) const REDO: &str = "Redo";
/// Tooltip of `REDO`.
pub(crate) const REDO_LONG: &str = "Redo the step (R)";
/// The button that undoes all steps.
pub(crate) const RESET: &str = "Reset";
/// Tooltip of `RESET`.
pub(crate) const RESET_LONG: &str = "Undo all steps of this turn (X)";
/// How to make a turn, for newcomers.
pub(crate) const TURN_HELP: &str = "Press a piece to see where it can go. To push or pull, press a weaker enemy \
    next to one of your stronger pieces.";
/// Shown after the fourth step.
pub(crate) const TURN_FULL: &str = "You have used all four steps. End the turn, or undo a step.";
/// The button that stops the search; the computer plays its best turn so far.
pub(crate) const MOVE_NOW: &str = "Move now";
/// The button that pauses the clock, or a game between computers.
pub(crate) const PAUSE: &str = "Pause";
/// The button that resumes a game between computers.
pub(crate) const GO_ON: &str = "Resume";
/// The button that asks the computer for a hint.
pub(crate) const HINT: &str = "Hint";
/// Tooltip of `HINT`.
pub(crate) const HINT_LONG: &str = "Ask the computer for a good turn (H)";
/// The button that reloads the page.
pub(crate) const LOAD_ANEW: &str = "Reload the page";
/// The button that repeats the request to the engine.
pub(crate) const RETRY: &str = "Try again";
/// The button that skips the replay.
pub(crate) const SKIP: &str = "Skip";
/// The button that opens the new-game form.
pub(crate) const NEW_GAME: &str = "New game";
/// The button that flips the board.
pub(crate) const FLIP: &str = "Flip";
/// Tooltip of `FLIP`.
pub(crate) const FLIP_LONG: &str = "Flip the board (F)";
/// The button that takes turns back.
pub(crate) const TAKE_BACK: &str = "Take back";
/// Tooltip of `TAKE_BACK`.
pub(crate) const TAKE_BACK_LONG: &str = "Take back your last turn";
/// The button that restores turns that were taken back.
pub(crate) const BRING_BACK: &str = "Restore";
/// Tooltip of `REDO` while it restores turns.
pub(crate) const BRING_BACK_LONG: &str = "Restore what was taken back (R)";
/// The button that resigns.
pub(crate) const RESIGN: &str = "Resign";
/// Tooltip of `RESIGN`.
pub(crate) const RESIGN_LONG: &str = "Resign the game";
/// The button that replays the last turn.
pub(crate) const REPLAY: &str = "Replay";
/// Tooltip of `REPLAY`.
pub(crate) const REPLAY_LONG: &str = "Replay the last turn";
/// Tooltip of `PAUSE`.
pub(crate) const PAUSE_LONG: &str = "Pause the clock";
/// Tooltip of `PAUSE` while the computer's turn is being replayed.
pub(crate) const PAUSE_SHOWING: &str = "Your clock starts after the turn has been shown";
/// Tooltip of `HINT` while the clock is paused.
pub(crate) const HINT_PAUSED: &str = "Resume the game to get a hint";
/// How to end a pause.
pub(crate) const PRESS_TO_GO_ON: &str = "Press to resume";
/// Tooltip of the time left for the whole game.
pub(crate) const GAME_LEFT: &str = "Time left in the game";
/// Heading over the board while the clock is paused.
pub(crate) const PAUSED: &str = "Paused";
/// Tooltip of the reserve.
pub(crate) const RESERVE: &str = "Time in reserve";
/// Accessible name of the toolbar.
pub(crate) const TOOLS: &str = "Game tools";
/// Accessible name of the buttons that step through the game.
pub(crate) const STEPS: &str = "Step through the game";
/// The button that shows the first position.
pub(crate) const STEP_FIRST: &str = "First position (Home)";
/// The button that shows the position one turn back.
pub(crate) const STEP_BACK: &str = "One turn back (←)";
/// The button that shows the position one turn further.
pub(crate) const STEP_ON: &str = "One turn forward (→)";
/// The button that shows the last position.
pub(crate) const STEP_LAST: &str = "Last position (End)";
/// The button that leaves a screen.
pub(crate) const BACK: &str = "Back";
/// Heading of the confirmation of a take-back into the setup.
pub(crate) const TAKE_BACK_QUESTION: &str = "Take back the setup?";
/// The consequence of a take-back into the setup.
pub(crate) const TAKE_BACK_MEANS: &str = "No turn of yours has been played yet, so the setups go back.";
/// The button that discards a plan that was kept.
pub(crate) const DISCARD: &str = "Discard it";
/// Heading of the turn list.
pub(crate) const TURNS: &str = "Turns";
/// Shown in an empty turn list.
pub(crate) const NO_TURNS: &str = "No turns have been played yet.";
/// The button that returns from an earlier position.
pub(crate) const BACK_TO_GAME: &str = "Back to the game";
/// A setup in the turn list.
pub(crate) const SETUP: &str = "setup";
/// Heading of the choice of the side.
pub(crate) const YOUR_SIDE: &str = "Your side";
/// Gold.
pub(crate) const GOLD: &str = "Gold";
/// What distinguishes gold.
pub(crate) const GOLD_HINT: &str = "moves first";
/// Silver.
pub(crate) const SILVER: &str = "Silver";
/// What distinguishes silver.
pub(crate) const SILVER_HINT: &str = "sets up second";
/// A random side.
pub(crate) const RANDOM: &str = "Random";
/// What `RANDOM` means.
pub(crate) const RANDOM_HINT: &str = "gold or silver";
/// Heading of the choice of the opponent.
pub(crate) const OPPONENT: &str = "Opponent";
/// Two people at the same screen.
pub(crate) const PERSON: &str = "Two people, one screen";
/// The button that starts the game.
pub(crate) const START: &str = "Start game";
/// Shown while a game is in progress.
pub(crate) const REPLACES: &str = "The game in progress stays in your saved games.";
/// The button that closes a dialog without an effect.
pub(crate) const CANCEL: &str = "Cancel";
/// Accessible name of the button that closes a dialog.
pub(crate) const CLOSE: &str = "Close";
/// Heading of the confirmation of a resignation.
pub(crate) const RESIGN_QUESTION: &str = "Resign this game?";
/// The consequence of a resignation.
pub(crate) const RESIGN_MEANS: &str = "Your opponent wins.";
/// Heading at the end of the game.
pub(crate) const GAME_OVER: &str = "Game over";
/// The button for another game with the sides exchanged.
pub(crate) const REMATCH: &str = "Rematch";
/// Tooltip of `REMATCH`.
pub(crate) const REMATCH_LONG: &str = "Rematch, sides swapped";
/// The button for another game with the same sides.
pub(crate) const REMATCH_SAME: &str = "Rematch, same sides";
/// The button that closes the dialog at the end of the game.
pub(crate) const SEE_BOARD: &str = "View the board";
/// Shown for an empty tray of captured pieces.
pub(crate) const NOTHING_CAPTURED: &str = "nothing captured";
/// The clipboard was not accessible.
pub(crate) const COPY_REFUSED: &str = "the browser did not let the page use the clipboard";
/// The button that starts a plan.
pub(crate) const PLAN: &str = "Plan";
/// The button that opens the keyboard help.
pub(crate) const KEYS: &str = "Keys";
/// Tooltip of `KEYS`.
pub(crate) const KEYS_LONG: &str = "Keyboard shortcuts (?)";
/// Tooltip of `PLAN`.
pub(crate) const PLAN_LONG: &str = "Try out turns for both sides without changing the game (P)";
/// Heading of a plan.
pub(crate) const PLANNING: &str = "Planning: the game does not change";
/// Shown on a plan after the game has moved on.
pub(crate) const PLAN_MOVED: &str = "The game has moved on.";
/// Tooltip of the button that ends a plan.
pub(crate) const PLAN_BACK_LONG: &str = "Back to the game (B or Escape)";
/// The button that keeps the turns of a plan as a variation.
pub(crate) const PLAN_KEEP: &str = "Keep";
/// Tooltip of `PLAN_KEEP`.
pub(crate) const PLAN_KEEP_LONG: &str =
    "Keep these turns as a variation, and go back to the game (B or Escape)";
/// The button that discards a plan.
pub(crate) const PLAN_DROP: &str = "Discard";
/// Tooltip of `PLAN_DROP`.
pub(crate) const PLAN_DROP_LONG: &str = "Discard these turns, and go back to the game";
/// The announcement when a plan starts.
pub(crate) const PLAN_BEGUN: &str = "Planning: you can move both sides. B goes back to the game.";
/// The announcement when a plan ends.
pub(crate) const PLAN_LEFT: &str = "Back in the game.";
/// The button that opens the field for typed steps.
pub(crate) const TYPE: &str = "Type";
/// Tooltip of `TYPE`.
pub(crate) const TYPE_LONG: &str = "Type steps (/)";
/// Accessible name of the field for typed steps.
pub(crate) const TYPE_FIELD: &str = "Steps";
/// Placeholder of the field.
pub(crate) const TYPE_EXAMPLE: &str = "Ee2n Ee3n, or e2e4";
/// How to type steps.
pub(crate) const TYPE_HELP: &str = "Type a square and a direction, such as e2n, or two squares, such as e2e4. \
    Enter plays the steps, Escape cancels.";
/// The button that plays the typed steps.
pub(crate) const TYPE_PLAY: &str = "Play";
/// Accessible name of the button that discards the typed steps.
pub(crate) const TYPE_LEAVE: &str = "Cancel";
