//! The words of the board.

use ansa_core::record::ArrowColour;
use ansa_core::{Capture, Label, Piece, Side, Square};

/// All words of the board in a language. A language without one of them does not compile.
///
/// A text is a `&'static str`, a text with arguments a function: what differs between languages, such as the order of
/// words and plurals, is in that function.
pub(super) struct BoardWords {
    /// The accessible name of the board.
    pub(super) board: &'static str,
    /// Gold at the start of a sentence.
    pub(super) gold: &'static str,
    /// Silver at the start of a sentence.
    pub(super) silver: &'static str,
    /// Gold in the middle of a sentence.
    pub(super) gold_word: &'static str,
    /// Silver in the middle of a sentence.
    pub(super) silver_word: &'static str,
    /// A piece: “gold camel”.
    pub(super) piece: fn(Piece) -> String,
    /// A piece and its square: “gold camel on e2”.
    pub(super) piece_on: fn(Piece, Square) -> String,
    /// The number of steps left: “3 steps left”.
    pub(super) steps_left: fn(u8) -> String,
    /// Nobody wins.
    pub(super) draw: &'static str,
    /// A side wins by this reason.
    pub(super) won_by_goal: fn(Side) -> String,
    /// A side wins by this reason.
    pub(super) won_by_elimination: fn(Side) -> String,
    /// A side wins by this reason.
    pub(super) won_by_immobilisation: fn(Side) -> String,
    /// A side wins by this reason.
    pub(super) won_by_time: fn(Side) -> String,
    /// A side wins by this reason.
    pub(super) won_by_resignation: fn(Side) -> String,
    /// A side wins by this reason.
    pub(super) won_by_illegal: fn(Side) -> String,
    /// A side wins by this reason.
    pub(super) won_by_forfeit: fn(Side) -> String,
    /// A side wins by this reason.
    pub(super) won_by_abandoned: fn(Side) -> String,
    /// A side wins by this reason.
    pub(super) won_by_score: fn(Side) -> String,
    /// A side wins by this reason.
    pub(super) won_by_repetition: fn(Side) -> String,
    /// A side wins by this reason.
    pub(super) won_by_no_rabbits: fn(Side) -> String,
    /// In a list: a step.
    pub(super) step: fn(Piece, Square, Square) -> String,
    /// In a list: a capture.
    pub(super) capture: fn(Piece, Square) -> String,
    /// A piece was selected and has this number of destinations.
    pub(super) in_hand: fn(Piece, Square, usize) -> String,
    /// The selected piece can't get to the square.
    pub(super) out_of_reach: fn(Piece, Square) -> String,
    /// Nothing can be selected on the square.
    pub(super) empty_square: fn(Square) -> String,
    /// Steps were made, and this number is left.
    pub(super) stepped: fn(&str, u8) -> String,
    /// A turn was played.
    pub(super) turned: fn(Label, &str) -> String,
    /// Several pieces could finish the push of this one.
    pub(super) choose_follower: fn(Piece) -> String,
    /// A piece has no step.
    pub(super) no_legal_step: fn(Piece, Square) -> String,
    /// A piece is frozen, by which enemies, and what that means.
    pub(super) frozen: fn(Piece, Square, &[(Square, Piece)]) -> String,
    /// An own piece was captured.
    pub(super) lost: fn(Piece, Square) -> String,
    /// An enemy was captured.
    pub(super) captured: fn(Piece, Square) -> String,
    /// The game is over.
    pub(super) game_over: &'static str,
    /// A turn comes too early.
    pub(super) setup_expected: &'static str,
    /// A setup comes too late.
    pub(super) turn_expected: &'static str,
    /// A turn starts elsewhere.
    pub(super) another_position: &'static str,
    /// The position would occur for the third time.
    pub(super) repetition: fn(&[Label]) -> String,
    /// A turn without a step.
    pub(super) no_step: &'static str,
    /// A turn ends in the middle of a push.
    pub(super) push_not_complete: fn(Piece, Square) -> String,
    /// A turn that leads to where it started.
    pub(super) nothing_changed: &'static str,
    /// All steps are used.
    pub(super) no_steps_left: &'static str,
    /// A piece is frozen by the enemy on a square.
    pub(super) frozen_by: fn(Piece, Square, Square) -> String,
    /// A push has to be completed first.
    pub(super) complete_push: fn(Piece, Square) -> String,
    /// Nobody moves an elephant.
    pub(super) elephant: fn(Piece, Square) -> String,
    /// No stronger piece is next to an enemy.
    pub(super) nobody_pushes: fn(Piece, Square) -> String,
    /// The stronger pieces next to an enemy are frozen.
    pub(super) pushers_frozen: fn(Piece, Square) -> String,
    /// A push with one step left.
    pub(super) push_needs_two_steps: fn(Piece, Square) -> String,
    /// A rabbit would step back.
    pub(super) rabbit_backward: &'static str,
    /// A piece is in the way.
    pub(super) occupied: fn(Piece, Square) -> String,
    /// An empty square.
    pub(super) empty: fn(Square) -> String,
    /// An empty trap.
    pub(super) empty_trap: fn(Square) -> String,
    /// In a list: the piece is on a trap.
    pub(super) on_trap: &'static str,
    /// In a list: the piece is frozen by these.
    pub(super) is_frozen: fn(&[(Square, Piece)]) -> String,
    /// In a list: the hint shows the square.
    pub(super) hinted: &'static str,
    /// In a list: the piece is selected.
    pub(super) selected: &'static str,
    /// In a list: the piece can complete the push.
    pub(super) follower: &'static str,
    /// In a list: the piece and the selected one can move together.
    pub(super) partner: &'static str,
    /// In a list: the piece can be pulled.
    pub(super) pullable: &'static str,
    /// In a list: a piece of the setup can be placed on the square.
    pub(super) can_be_placed: &'static str,
    /// In a list: a piece of the setup can trade places with the one on the square.
    pub(super) swap: &'static str,
    /// In a list: a person has marked the square in this colour.
    pub(super) marked: fn(ArrowColour) -> String,
    /// In a list: a person has drawn an arrow of this colour from here to that square.
    pub(super) arrow_to: fn(ArrowColour, Square) -> String,
    /// In a list: the number of steps to the square.
    pub(super) steps: fn(usize) -> String,
    /// In a list: what going to this square captures, with the squares of captures elsewhere.
    pub(super) captures: fn(&[Capture], Square) -> String,
}
