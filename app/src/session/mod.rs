//! The session: the game in hand, the games that replace it, and what is kept from one to the next.

mod exercises;
mod last_setups;
mod save_tracker;
mod state;
#[cfg(test)]
mod tests;

pub(crate) use exercises::exercises;
pub(crate) use last_setups::LastSetups;
pub(crate) use save_tracker::{SaveContext, SaveTracker};
pub(crate) use state::{OpenedGame, Session, SessionAction};
