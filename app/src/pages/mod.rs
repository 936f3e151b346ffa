//! The screens of the page.

mod dialogs;
mod play;
mod start;

use play::Play;
pub(crate) use start::Start;
