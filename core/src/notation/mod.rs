//! The tokens of records as types: steps, setups, labels and positions.
//!
//! These types hold what a text says, legal or not. A [`StepText`] may move a piece that is not there:
//! [`Game::play_text`](crate::Game::play_text) plays it or returns an error. Whole records are in
//! [`record`](crate::record).
//!
//! Parsers are lenient: they accept old colour letters, missing capture tokens, any indentation and CRLF. Writers
//! produce one canonical form, which reads back unchanged. Errors carry the wrong word with its line and column.
//!
//! ```
//! use ansa_core::notation::PlyText;
//! let ply: PlyText = "Ra2n  Ra3n".parse().unwrap();
//! assert_eq!(ply.to_string(), "Ra2n Ra3n");
//! let error = "Ra2n Xa3n".parse::<PlyText>().unwrap_err();
//! assert_eq!((error.place.line, error.place.column), (1, 6));
//! ```

mod place;
mod position_text;
mod step_text;

pub use place::{Located, Place};
pub use position_text::{PositionText, PositionTextError};
pub use step_text::{Marker, Placement, PlyText, PlyTextError, StepText, StepTextKind, WordError};

pub(crate) use step_text::PlyTextBuilder;
