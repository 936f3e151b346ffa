//! Records of games: read, write, replay and judge them, and edit their variations.
//!
//! A [`Record`] is a game as text. It has two forms: plain label lines, and the tagged form with tags, comments and
//! variations. One parser reads both, and each has its own writer. [`Archive`] reads the rows of an archive file.
//!
//! A record need not be legal. To check it against the rules, use [`Game::from_record`](crate::Game::from_record) for
//! the main line, [`GameTree::read`] or [`GameTree::from_record`] for all variations, [`replay`] or [`judge`].
//!
//! ```
//! use ansa_core::record::Record;
//! let text = "\
//! [Event \"Club evening\"]
//!
//! 1g Ra1 Rb1
//! 1s ra8 rb8
//! 2g Ra1n ! {[%emt 0:00:12] bold}
//! (
//! {or this}
//! 2g Rb1n
//! )
//! 2s ra8s
//! ";
//! let record = Record::read(text).unwrap();
//! assert_eq!(record.tag("Event"), Some("Club evening"));
//! assert_eq!(record.line[2].comment.elapsed(), Some(12_000));
//! assert_eq!(record.line[2].variations[0].line[0].ply.to_string(), "Rb1n");
//! assert_eq!(record.to_tagged(), text);
//! ```
//!
//! Old records, with `w` and `b` for the sides and lines joined by `\n`, can also be read:
//!
//! ```
//! use ansa_core::record::Record;
//! let record = Record::read("1w Ra1 Rb1\\n1b ra8 rb8\\n2w Ra1n\\n2b").unwrap();
//! assert_eq!(record.line.len(), 3, "the empty label at the end says nothing");
//! assert_eq!(record.to_plain(), "1g Ra1 Rb1\n1s ra8 rb8\n2g Ra1n\n");
//! ```

mod archive;
mod begun_scores;
mod builder;
mod comment;
mod drawn;
mod entry;
mod error;
mod evaluation;
mod game;
mod glyph;
mod judge;
mod lexer;
mod line_text;
mod origin;
mod outcome_tags;
mod packed;
mod position;
mod reader;
mod reading;
mod replay;
mod resolve;
mod tag;
mod tree;
mod writer;

pub use archive::{Archive, ArchiveError, ArchiveGame};
pub use begun_scores::BegunScore;
pub use comment::{Comment, CommentCommand, read_time, write_time};
pub use drawn::{ArrowAnnotation, ArrowColour};
pub use entry::{Entry, Form, MAX_NESTING, Record, Variation};
pub use error::RecordError;
pub use evaluation::{Evaluation, GoldScore};
pub use game::{GameReading, GameRecordError};
pub use glyph::{Glyph, OtherGlyph};
pub use judge::{JudgeError, JudgedGame, Judgement, judge, judge_file};
pub use origin::Origin;
pub use packed::{MAX_LINK_CHILDREN, MAX_LINK_PLIES, MAX_LINK_TEXT, PackedError, PackedPart, pack, unpack};
pub use position::PositionTurnError;
pub use reader::Records;
pub use reading::RecordReading;
pub use replay::{ReplayError, ReplayErrorKind, replay};
pub use resolve::{PlayTextError, PlayTextErrorKind, Played};
pub use tag::Tag;
pub use tree::{Ending, GameTree, NodeId, Notes, TreeError, TreeReading};
pub use writer::write_records;
