//! Tournaments of Arimaa: who plays whom with which side and why, who is ahead, and how strong everyone played.
//!
//! Pure: no clock, no I/O, and lots are drawn with a seed. No text, form or change can cause a panic; a change that is
//! not possible returns a typed error and changes nothing. Text for people is up to others, apart from errors.
//!
//! # Examples
//!
//! ```
//! use ansa_core::Side;
//! use ansa_tournament::{Change, Format, GameResult, Tournament};
//!
//! let mut tournament = Tournament::new(Format::Elimination { lives: 2 }, 1)?;
//! for name in ["Anna", "Ben", "Cleo", "Dora", "Emil"] {
//!     tournament.apply(Change::Add { name: name.to_owned(), rating: None })?;
//! }
//! while !tournament.is_over() {
//!     tournament.apply(Change::StartRound)?;
//!     let open: Vec<_> = tournament.open_games().map(|game| game.id).collect();
//!     for game in open {
//!         tournament.apply(Change::Record { game, result: GameResult::Win(Side::Gold) })?;
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! | files | content |
//! |---|---|
//! | `player`, `format`, `game`, `tournament` | the state |
//! | `change` | everything that changes it |
//! | `pairing`, `matching` | the next round |
//! | `performance`, `estimate` | ratings, intervals, Elo differences |

mod change;
mod estimate;
mod format;
mod game;
mod history;
mod lot;
mod matching;
mod pairing;
mod performance;
mod player;
mod tournament;

pub use change::{Change, ChangeError};
pub use estimate::{Estimate, elo, expected_score};
pub use format::{CHALLENGE_DEFENDERS, CHALLENGE_GAMES, Format, FormatError};
pub use game::{Bye, ByeReason, ByeResult, GameId, GameResult, Pairing, Round, SidesReason, TournamentGame};
pub use pairing::NextRoundError;
pub use performance::Performances;
pub use player::{MAX_NAME_LENGTH, MAX_PLAYERS, Player, PlayerError, PlayerId, START_RATINGS};
pub use tournament::{MAX_GAMES, Tournament};
