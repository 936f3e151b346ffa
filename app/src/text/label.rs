//! The fixed words of controls and headings.

/// The name of the page.
pub(crate) const ANSA: &str = "Ansa";
/// How the board is used from the keyboard.
pub(crate) const BOARD_HELP: &str = "Arrow keys move between squares. Space picks a piece up and puts it down, \
    Escape lets it go. Shift and an arrow key step the piece at once. Enter ends the turn, and puts a piece in hand down. U undoes a step. \
    The question mark lists all keys.";
/// Ends the turn.
pub(crate) const END_TURN: &str = "End turn";
/// What End turn does.
pub(crate) const END_TURN_LONG: &str = "End the turn (Enter)";
/// Ends the setup.
pub(crate) const READY: &str = "Ready";
/// What Ready does.
pub(crate) const READY_LONG: &str = "End the setup (Shift Enter)";
/// Takes a step back.
pub(crate) const UNDO: &str = "Undo";
/// What Undo does.
pub(crate) const UNDO_LONG: &str = "Take back the last step (U)";
/// Makes a step again.
pub(crate) const REDO: &str = "Redo";
/// What Redo does.
pub(crate) const REDO_LONG: &str = "Make the step again (R)";
/// Takes all steps back.
pub(crate) const RESET: &str = "Reset";
/// What Reset does.
pub(crate) const RESET_LONG: &str = "Take back every step of this turn";
/// How to make a turn, for whom it is the first one.
pub(crate) const TURN_HELP: &str = "Press a piece to see where it can go. To push or pull, press a weaker enemy \
    beside one of your stronger pieces.";
/// What is left to do when all steps are made.
pub(crate) const TURN_FULL: &str = "All four steps are made. End the turn, or undo a step.";
/// Stops the computer's thinking; it plays what it has.
pub(crate) const MOVE_NOW: &str = "Move now";
/// Stops the clock, or a game of computers.
pub(crate) const PAUSE: &str = "Pause";
/// Lets a game of computers go on.
pub(crate) const GO_ON: &str = "Go on";
/// Asks the computer for a good turn.
pub(crate) const HINT: &str = "Hint";
/// What Hint does.
pub(crate) const HINT_LONG: &str = "Ask the computer for a good turn (H)";
/// Loads the page again.
pub(crate) const LOAD_ANEW: &str = "Load the page anew";
/// Asks the computer again.
pub(crate) const RETRY: &str = "Try again";
/// Shows the end of the replay at once.
pub(crate) const SKIP: &str = "Skip";
/// Begins a new game.
pub(crate) const NEW_GAME: &str = "New game";
/// Turns the board around.
pub(crate) const FLIP: &str = "Flip";
/// What Flip does.
pub(crate) const FLIP_LONG: &str = "Turn the board around (F)";
/// Takes turns back.
pub(crate) const TAKE_BACK: &str = "Take back";
/// What Take back does.
pub(crate) const TAKE_BACK_LONG: &str = "Take back to your last turn";
/// Brings back turns that were taken back.
pub(crate) const BRING_BACK: &str = "Bring back";
/// What Redo does while it brings back turns.
pub(crate) const BRING_BACK_LONG: &str = "Bring back what was taken back (R)";
/// Gives the game up.
pub(crate) const RESIGN: &str = "Resign";
/// What Resign does.
pub(crate) const RESIGN_LONG: &str = "Give the game up";
/// Shows the last turn again.
pub(crate) const REPLAY: &str = "Replay";
/// What Replay does.
pub(crate) const REPLAY_LONG: &str = "Show the last turn again";
/// What Pause does.
pub(crate) const PAUSE_LONG: &str = "Stop the clock until you go on";
/// Why the clock can't be stopped while the computer's turn is shown.
pub(crate) const PAUSE_SHOWING: &str = "Your clock stands until the turn has been shown";
/// Why there is no hint while the clock stands.
pub(crate) const HINT_PAUSED: &str = "No hint while the clock stands: go on first";
/// How a pause is ended.
pub(crate) const PRESS_TO_GO_ON: &str = "Press to go on";
/// Beside the time that the whole game may take.
pub(crate) const GAME_LEFT: &str = "Left for the game";
/// Above the board while the clock stands.
pub(crate) const PAUSED: &str = "Paused";
/// Behind the time for the move.
pub(crate) const RESERVE: &str = "In reserve";
/// Name of the row of tools.
pub(crate) const TOOLS: &str = "Game";
/// Heading of the list of turns.
pub(crate) const TURNS: &str = "Turns";
/// Where no turn was played yet.
pub(crate) const NO_TURNS: &str = "No turn has been played yet.";
/// From an earlier board to the present one.
pub(crate) const BACK_TO_GAME: &str = "Back to the game";
/// A setup in the list of turns.
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
/// Either side by chance.
pub(crate) const RANDOM: &str = "Random";
/// What Random does.
pub(crate) const RANDOM_HINT: &str = "by chance";
/// Heading of the choice of the opponent.
pub(crate) const OPPONENT: &str = "Opponent";
/// Another person at the same screen.
pub(crate) const PERSON: &str = "Two people, one screen";
/// Begins the game that was chosen.
pub(crate) const START: &str = "Start game";
/// A new game replaces the current one.
pub(crate) const REPLACES: &str = "The game in progress stays among your saved games.";
/// Closes a dialog without doing anything.
pub(crate) const CANCEL: &str = "Cancel";
/// Closes a dialog.
pub(crate) const CLOSE: &str = "Close";
/// Heading of the question before a resignation.
pub(crate) const RESIGN_QUESTION: &str = "Resign this game?";
/// What a resignation means.
pub(crate) const RESIGN_MEANS: &str = "Your opponent wins.";
/// Heading at the end of the game.
pub(crate) const GAME_OVER: &str = "Game over";
/// Another game with the sides exchanged.
pub(crate) const REMATCH: &str = "Rematch";
/// What Rematch does.
pub(crate) const REMATCH_LONG: &str = "Rematch, sides swapped";
/// Another game with the same sides.
pub(crate) const REMATCH_SAME: &str = "Rematch, same sides";
/// Closes the dialog at the end and leaves the board to look at.
pub(crate) const SEE_BOARD: &str = "See the board";
/// Nothing was captured.
pub(crate) const NOTHING_CAPTURED: &str = "nothing captured";
/// The clipboard did not take something.
pub(crate) const COPY_REFUSED: &str = "the browser did not let the page use the clipboard";
/// Tries turns beside the game.
pub(crate) const PLAN: &str = "Plan";
/// Lists the keys.
pub(crate) const KEYS: &str = "Keys";
/// What Keys does.
pub(crate) const KEYS_LONG: &str = "List of keys (?)";
/// What Plan does.
pub(crate) const PLAN_LONG: &str = "Try out turns of both sides; the game stays as it is (P)";
/// Heading of the board on which turns are tried.
pub(crate) const PLANNING: &str = "Planning: nothing here is played";
/// The game went on while turns were tried.
pub(crate) const PLAN_MOVED: &str = "The game has gone on.";
/// What the way back from a plan does.
pub(crate) const PLAN_BACK_LONG: &str = "Back to the game (B or Escape)";
/// Said when a plan is begun.
pub(crate) const PLAN_BEGUN: &str = "Planning. Both sides can be moved; B goes back to the game.";
/// Said when a plan is left.
pub(crate) const PLAN_LEFT: &str = "Back at the game.";
/// Opens the field for steps in words.
pub(crate) const TYPE: &str = "Type";
/// What Type does.
pub(crate) const TYPE_LONG: &str = "Type steps (/)";
/// Name of the field for steps in words.
pub(crate) const TYPE_FIELD: &str = "Steps";
/// An example in the field.
pub(crate) const TYPE_EXAMPLE: &str = "Ee2n Ee3n, or e2e4";
/// How steps are typed.
pub(crate) const TYPE_HELP: &str = "Square and direction, such as e2n, or two squares, such as e2e4. Enter plays \
    the steps, Escape gives them up.";
/// Plays the typed steps.
pub(crate) const TYPE_PLAY: &str = "Play";
/// Gives the typed steps up.
pub(crate) const TYPE_LEAVE: &str = "Give up what was typed";
