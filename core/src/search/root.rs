//! The root of a search, and what is known about it before the search.

use super::begun_turn::BegunTurn;
use super::error::SearchError;
use super::multi_pv::RootLine;
use crate::game::{Game, Phase};
use crate::position::Position;
use crate::position::step::Step;

/// The root of a search for a turn.
pub(super) struct Root {
    /// The position at the start of the turn.
    pub(super) position: Position,
    /// The steps made in it.
    pub(super) begun: BegunTurn,
    /// The answer until there is a better one.
    pub(super) known: RootLine,
}

impl Root {
    /// The root in a game, after these steps of the next turn; `None` if a setup is due.
    ///
    /// # Errors
    /// The search can't start.
    pub(super) fn new(game: &Game, made: &[Step]) -> Result<Option<Root>, SearchError> {
        if game.outcome().is_some() {
            return Err(SearchError::GameOver);
        }
        match game.phase() {
            Phase::Setup(_) if made.is_empty() => Ok(None),
            Phase::Setup(_) => Err(SearchError::SetupExpected),
            Phase::Turn(position) => {
                let begun = BegunTurn::new(&position, made)?;
                let known = RootLine::known(game, &position, &begun)?;
                Ok(Some(Root { position, begun, known }))
            }
        }
    }
}
