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
//! let standings = tournament.standings();
//! assert_eq!((standings[0].rank, standings[0].lives_left > Some(0)), (1, true));
//! assert!(standings[1..].iter().all(|standing| standing.lives_left == Some(0)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! | files | content |
//! |---|---|
//! | `player`, `format`, `game`, `points`, `tournament` | the state |
//! | `change` | everything that changes it |
//! | `pairing`, `matching` | the next round |
//! | `performance`, `logistic`, `estimate` | ratings, intervals, Elo differences |
//! | `scale` | the players of many matches on one scale |
//! | `standings`, `crosstable`, `challenge`, `table` | what has come out |
//! | `text`, `saved` | the community's text form, and the form in which a tournament is stored |

mod builder;
mod challenge;
mod change;
mod crosstable;
mod estimate;
mod format;
mod game;
mod history;
mod logistic;
mod lot;
mod matching;
mod pairing;
mod performance;
mod player;
mod points;
mod saved;
mod scale;
mod standings;
mod table;
mod text;
mod tournament;

pub use challenge::{CHALLENGE_WINS, ChallengeScore, ChallengeVerdict, DefenderScore};
pub use change::{Change, ChangeError};
pub use crosstable::{Crosstable, CrosstableGame, HeadToHead};
pub use estimate::{Estimate, elo, expected_score};
pub use format::{CHALLENGE_DEFENDERS, CHALLENGE_GAMES, Format, FormatError, FormatNumber, FormatTextError};
pub use game::{Bye, ByeReason, ByeResult, GameId, GameResult, Pairing, Round, SidesReason, TournamentGame};
pub use pairing::NextRoundError;
pub use performance::Performances;
pub use player::{MAX_NAME_LENGTH, MAX_PLAYERS, Player, PlayerError, PlayerId, START_RATINGS};
pub use points::Points;
pub use saved::{SavedError, SavedTournament};
pub use scale::{NotConnected, OnRecord, PairScore, Results, Scale};
pub use standings::{Standing, TieBreaks};
pub use table::TableHeadings;
pub use text::{TextError, TextErrorKind, format_in_text, notes_in_text};
pub use tournament::{MAX_GAMES, Tournament};
