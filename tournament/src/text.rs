//! The text form of the community's pairing tools, `tournament_format.txt` (Janzert, `tournament_tools`).
//!
//! A line for each event:
//!
//! ```text
//! player NAME RATING
//! remove NAME
//! add NAME
//! bye NAME [win|loss]
//! game GOLD SILVER RESULT
//! round NUMBER
//! ```
//!
//! RESULT is `winner NAME`, `draw`, `double win`, `double loss`, `no decision` or `vacated`; `pair` and `pick` mean the
//! same as `game`. `#` and `*` begin comments. A line `stop` ends the text. Names have neither blanks nor these signs.
//!
//! The description of the form does not know rounds; later tools have `round`, and many files the comment `# Round 2`.
//! Both begin a round. Without them, a round begins when someone would play in it for the second time.
//!
//! Nor does it know formats, or who plays under a name. This crate writes a format into a comment, such as
//! `# Format: elimination 3`, and notes of others behind the players.

mod error;
mod read;
mod write;

pub use error::{TextError, TextErrorKind};
pub use read::{format_in_text, notes_in_text};
