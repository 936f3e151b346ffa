//! Whole screens.

mod dialogs;
mod play;

pub(crate) use play::Play;
