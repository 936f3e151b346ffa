//! Entry: a person makes one turn or one setup at a position.
//!
//! [`PlyEntry`] is the draft of the next ply. An [`EntryAction`] changes it, and the
//! [`EntryReport`](ansa_board::EntryReport) says what has happened. Nothing here knows what the ply is for: playing,
//! planning, a puzzle or a lesson.

mod ply_entry;
mod presets;
mod press_preview;
mod setup_entry;
mod setup_text;
mod setups;
#[cfg(test)]
mod tests;
mod typed;
mod typed_error;

pub use ply_entry::{DraftError, EntryAction, PlyDraft, PlyEntry};
pub use presets::{Preset, full};
pub use press_preview::{EnemyMoves, PressPreview};
pub use setup_entry::{SetupAction, SetupEntry};
pub use setups::{check_part, total};
pub use typed::{Typed, TypedDraft};
pub use typed_error::{TypedError, TypedErrorKind};
