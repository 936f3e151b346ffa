//! Recognises the formats in which people share games and positions: pasted, dropped or opened as a file.
//!
//! [`recognise`] detects the format of a text and reads it with the matching parser: [`Records`], [`Archive`],
//! [`PositionText`], [`PlyText`]. It also reads formats that have no parser of their own:
//!
//! - positions as eight rows with slashes, `rrrddrrr/rhcmechr/8/8/8/8/RHCEMCHR/RRRDDRRR g`;
//! - positions as lists of pieces, `1w Ra1 Cd1` and `1b rb5`, with `2w pass` if Silver is to move;
//! - the variables of the arimaa.com game viewer, puzzles and server, and links to the page;
//! - lists of turns with `%0d`, `%13`, `%0a` or `\n` for line breaks, and `+` or `%20` for spaces;
//! - steps without a label, `Ed2n Ed3n Hb2n`, which the caller can play in a position of its choice.
//!
//! Remnants of where the text was copied from are tolerated: HTML, email quote marks, code fences, quotation marks. If
//! a text can't be read as it is, it is tried again without them.
//!
//! No format is mistaken for another. If a text looks like one format but is malformed, the error is that of this
//! format.
//!
//! ```
//! use ansa_core::recognise::{RecognisedContent, TextKind, recognise};
//! let text = "mode=selfPlay\n&movelist=1w Ra1 Eb1%0d1b ra8 eb8%0d2w Ra1n%0d2b \n&wplayer=Omar\n";
//! let found = recognise(text)?;
//! assert_eq!((found.kind, found.games), (TextKind::Variables, 1));
//! let RecognisedContent::Game(reading) = found.content else { panic!() };
//! assert_eq!(reading.record.to_tagged(), "[Gold \"Omar\"]\n\n1g Ra1 Eb1\n1s ra8 eb8\n2g Ra1n\n");
//!
//! let error = recognise("To be or not to be").unwrap_err();
//! assert_eq!(error.to_string(), "“To be or not to be” is neither a game, nor a position, nor steps");
//! # Ok::<(), ansa_core::recognise::RecogniseError>(())
//! ```

mod dispatch;
mod error;
mod escapes;
mod extra_tags;
mod games;
mod piece_list;
mod position_forms;
mod recognised;
mod remnants;
mod slash_rows;
mod variables;
mod viewer;

pub use dispatch::recognise;
pub use error::{RecogniseError, SlashRowsError};
pub use recognised::{Recognised, RecognisedContent, TextKind};

#[cfg(doc)]
use crate::notation::{PlyText, PositionText};
#[cfg(doc)]
use crate::record::{Archive, Records};
