//! Whole screens.

mod play;

pub(crate) use play::Play;
