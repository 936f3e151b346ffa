//! The session: the game in hand, the games that replace it, those that go on meanwhile, and what is kept from one to the
//! next.

mod exercises;
mod in_progress;
mod last_setups;
mod next_game;
mod running;
mod save_tracker;
mod state;
#[cfg(test)]
mod tests;
mod tournament_games;

pub use exercises::exercises;
pub use in_progress::{GameInProgress, GameTurn, games_in_progress};
pub use last_setups::LastSetups;
pub use next_game::{next_game, opponent_of};
pub use running::{RunningGame, RunningReport};
pub use save_tracker::{SaveContext, SaveTracker};
pub use state::{NewChapters, OpenedGame, Session, SessionAction};
pub use tournament_games::{TournamentPlace, boards_of, due_games, ended_games, state_of};
