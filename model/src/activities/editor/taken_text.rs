//! What is said about a text of which the position was taken.

use crate::formats::PastedForm;

/// What the text was of which the position was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenText {
    pub form: PastedForm,
    /// The number of games in the text. The position is the last of the first one's main line; 0 for a position.
    pub games: usize,
    /// Whether the text does not say which side is to move. It is gold then.
    pub is_side_assumed: bool,
    /// Why the game could not be read to its end. The position is the last one before the error.
    pub stopped: Option<String>,
}

impl TakenText {
    /// Whether everything in the text was understood, and nothing had to be assumed.
    pub const fn is_whole(&self) -> bool {
        !self.is_side_assumed && self.stopped.is_none()
    }
}
