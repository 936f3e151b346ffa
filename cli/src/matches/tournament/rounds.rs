//! Starting rounds.

use ansa_tournament::{Change, ChangeError, NextRoundError, Tournament};

/// Starts the next round, or all that don't depend on results. Returns whether there is a game to play.
///
/// # Errors
/// There are too few players or too many games.
pub(super) fn start(tournament: &mut Tournament) -> Result<bool, ChangeError> {
    loop {
        match tournament.apply(Change::StartRound) {
            Ok(()) if tournament.format().needs_results() => return Ok(true),
            Ok(()) => {}
            Err(ChangeError::NextRound(NextRoundError::Over)) => {
                return Ok(tournament.open_games().next().is_some());
            }
            Err(error) => return Err(error),
        }
    }
}
