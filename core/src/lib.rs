//! Arimaa: the rules, game records, clocks, and an engine.
//!
//! Pure Rust: no clock, no source of randomness, no I/O, no threads. No text, position or turn can cause a panic.
//! Malformed text and illegal positions and turns return typed errors, and an error changes nothing.
//!
//! # Examples
//!
//! Make steps in a position, and see why one is illegal:
//!
//! ```
//! use ansa_core::notation::PositionText;
//! use ansa_core::{Direction, Step, StepError, StepKind};
//!
//! let text: PositionText = "
//!     2g
//!      +-----------------+
//!     8|                 |
//!     7|               r |
//!     6|     x     x     |
//!     5|       m         |
//!     4|       E         |
//!     3|     x     x     |
//!     2| R               |
//!     1|                 |
//!      +-----------------+
//!        a b c d e f g h
//! "
//! .parse()?;
//! let mut position = text.to_builder().build()?;
//!
//! // The elephant pushes the camel: first the camel is pushed away, then the elephant takes its square.
//! let pushed = position.step(Step { from: "d5".parse()?, direction: Direction::North })?;
//! assert_eq!(pushed.kind, StepKind::PushStart);
//! let followed = position.step(Step { from: "d4".parse()?, direction: Direction::North })?;
//! assert_eq!(followed.kind, StepKind::PushEnd);
//!
//! // Rabbits can't step backward.
//! let refusal = position.step(Step { from: "a2".parse()?, direction: Direction::South });
//! assert_eq!(refusal, Err(StepError::RabbitBackward { square: "a2".parse()? }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Play a game turn by turn:
//!
//! ```
//! use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
//! use ansa_core::{Game, Phase, Setup, Side};
//!
//! let mut game = Game::new();
//! game.set_up(&Setup::from_rows(NINETY_NINE, Side::Gold))?;
//! game.set_up(&Setup::from_rows(CLASSIC, Side::Silver))?;
//! game.play_text(&"Ee2n Ee3n Ee4n Md2n".parse()?)?;
//! assert_eq!(game.side(), Side::Silver);
//! assert!(matches!(game.phase(), Phase::Turn(_)));
//! assert_eq!(game.outcome(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Read a record, judge it by the rules, and write it again:
//!
//! ```
//! use ansa_core::{Game, Record, RuleSet};
//!
//! let text = "\
//! 1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2
//! 1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 md7 ee7 cf7 dg7 hh7
//! 2g Ee2n Ee3n Ee4n Md2n
//! ";
//! let record = Record::read(text)?;
//! let game = Game::from_record(&record)?;
//! assert_eq!(game.plies().len(), 3);
//! assert_eq!(game.rules(), RuleSet::CURRENT);
//! assert_eq!(game.to_record().to_plain(), text);
//!
//! // The record is well-formed, but a piece can't step onto an occupied square.
//! let broken = Record::read(&text.replace("Md2n", "Md2s"))?;
//! assert!(Game::from_record(&broken).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask the engine for the best turn:
//!
//! ```
//! use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
//! use ansa_core::search::{Best, Limits, Options, Search, Status};
//! use ansa_core::{Game, Setup, Side};
//!
//! let mut game = Game::new();
//! game.set_up(&Setup::from_rows(NINETY_NINE, Side::Gold))?;
//! game.set_up(&Setup::from_rows(CLASSIC, Side::Silver))?;
//!
//! let mut search = Search::new(Options::default());
//! search.start(&game, Limits { nodes: Some(2000), ..Limits::default() })?;
//! // A search runs in slices of nodes. The caller provides a clock; a limit of nodes needs none.
//! let best = loop {
//!     if let Status::Done(best) = search.run(500, &mut || 0) {
//!         break best;
//!     }
//! };
//! let Best::Turn(steps) = best else { unreachable!("both sides have set up") };
//! game.play_steps(&steps)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Error messages
//!
//! The `Display` text of every error is an English clause without an initial capital or a final full stop, so that you
//! can put a location in front of it or turn it into a sentence. It may name squares and pieces, and quotes the input
//! between “ and ”. An [`Outcome`] is displayed in the same form.
//!
//! # Modules
//!
//! Modules in lower rows import from those in upper rows.
//!
//! | modules | content |
//! |---|---|
//! | [`splitmix`] | a pseudorandom number generator, for keys and seeds |
//! | [`square`], [`piece`], [`bitboard`], [`board`] | squares, pieces, and the pieces on any board |
//! | [`position`] | unchecked and playable positions; steps, turns, move generation, results |
//! | [`label`], [`notation`] | steps, setups and positions as text |
//! | [`clock`] | time controls, and the time that each side has left |
//! | [`game`] | a game: setups, turns, repetition, results, handicaps |
//! | [`record`] | records with comments and variations; archives; converting text to games and back; judging |
//! | [`recognise`] | detects what a text is: a record, an archive, a position, steps |
//! | [`threats`] | exact goal and capture threats within one turn |
//! | [`causes`] | why a turn was a mistake, as far as the rules can prove it |
//! | [`puzzle`] | puzzles with proved answers, the puzzle file, and judging answers |
//! | [`eval`], [`search`], [`book`], [`level`] | the engine |
//! | [`aei`] | a session of the Arimaa Engine Interface (AEI), without I/O |

pub mod aei;
pub mod bitboard;
pub mod board;
pub mod book;
pub mod causes;
pub mod clock;
pub mod eval;
pub mod game;
pub mod label;
pub mod level;
pub mod notation;
pub mod piece;
pub mod position;
pub mod puzzle;
pub mod recognise;
pub mod record;
pub mod review;
pub mod search;
pub mod splitmix;
pub mod square;
pub mod tables;
mod text;
pub mod threats;

pub use bitboard::Bitboard;
pub use board::{Board, Capture};
pub use game::{Game, Phase, Ply, Setup};
pub use label::Label;
pub use level::Level;
pub use piece::{BySide, Piece, Role, Side};
pub use position::Position;
pub use position::builder::PositionBuilder;
pub use position::outcome::{Outcome, Reason};
pub use position::rule_set::RuleSet;
pub use position::step::{PlayedStep, Step, StepError, StepKind, steps_of};
pub use position::turn::{Turn, TurnBuilder};
pub use record::Record;
pub use square::{Direction, Square};

/// Compiles and runs the README's example with the other documentation tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
