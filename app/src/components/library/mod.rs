//! Saved games: the dialog that lists them, and the banner that says why a game is not saved.

mod banner;
mod dialog;
mod foot;
mod picture;
mod quarantine;
mod row;

pub(crate) use banner::persistence_banner;
pub(crate) use dialog::LibraryDialog;
