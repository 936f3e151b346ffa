//! Recognises the forms in which people hand around games and positions: what is pasted, dropped or given as a file.
//!
//! [`recognise`] says what a text is and reads it with the reader of that form: [`Records`], [`Archive`],
//! [`PositionText`], [`PlyText`]. It adds the forms that have no reader of their own:
//!
//! - positions as eight rows with slashes, `rrrddrrr/rhcmechr/8/8/8/8/RHCEMCHR/RRRDDRRR g`;
//! - positions as lists of pieces, `1w Ra1 Cd1` and `1b rb5`, with `2w pass` if silver is to move;
//! - the variables of the game viewer at arimaa.com, of its puzzles and of its server, and the links of the page;
//! - lists of turns with `%0d`, `%13`, `%0a` or `\n` for a line end, and `+` or `%20` for a blank;
//! - steps without a label, `Ed2n Ed3n Hb2n`, which the caller can play at a position of its own.
//!
//! Remnants of the place that a text comes from are tolerated: HTML, marks of quoted mail, code fences, quotation marks.
//! If a text can't be read as it is, it is tried again without them.
//!
//! No form is taken for another. A text that looks like a form and is malformed is an error of that form.
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
