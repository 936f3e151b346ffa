//! Errors of trees.

use ansa_core::record::TreeError;

use crate::error::ArimaaError;

impl From<TreeError> for ArimaaError {
    fn from(error: TreeError) -> ArimaaError {
        let code = match error {
            TreeError::NoNode(_) => return ArimaaError::new("no-turn", "the tree no longer has this turn"),
            TreeError::PlayText(refusal) => return refusal.into(),
            TreeError::Root => "no-turn",
            TreeError::GameOver(_) => "game-over",
            TreeError::NoPly | TreeError::NoEnding => "bad-turn",
            TreeError::TooMany => "too-long",
            TreeError::TooDeep => "bad-record",
        };
        ArimaaError::new(code, error)
    }
}
