//! Reading and writing: turns, positions, records and archive files.
//!
//! The readers make *text types*: what a text says, not whether the rules allow it. A [`StepText`] may move
//! a piece that is not there; [`Game::play_text`](crate::Game::play_text) plays it or says why not.
//!
//! Readers are lenient (old colour letters, missing capture tokens, any indentation, CRLF); writers
//! produce one canonical form. What was read and written again reads the same. Errors carry the place,
//! as a line and a column, and the word that was wrong.
//!
//! ```
//! use ansa_core::notation::{BodyText, Record};
//! let record = Record::read("1w Ra1 Rb1\\n1b ra8 rb8\\n2w Ra1n\\n2b").unwrap();
//! assert_eq!(record.line.len(), 3, "the empty label at the end says nothing");
//! assert_eq!(record.to_plain(), "1g Ra1 Rb1\n1s ra8 rb8\n2g Ra1n\n");
//! ```

mod archive;
mod line;
mod parts;
mod place;
mod position_text;
mod record;
mod resolve;
mod step_text;

pub use archive::{Archive, ArchiveError, ArchiveGame};
pub use place::{Located, Origin, Place};
pub use position_text::{PositionText, PositionTextError};
pub use record::{
    Arrow, Colour, Command, Comment, Entry, Form, Glyph, MAX_NESTING, Record, RecordError, Records, Tag,
    Variation, read_time, write_records, write_time,
};
pub use resolve::{Played, PositionRefusal, Refusal, RefusalReason};
pub use step_text::{BodyError, BodyText, Marker, Placement, StepText, StepTextKind, WordError};

pub(crate) use parts::cut;
pub(crate) use place::excerpt;
