//! A game with a friend at another browser: the form of a new one, and what the play screen adds to it.

mod choice;
mod conditions;
mod form;
mod panel;

pub(crate) use form::FriendForm;
pub(crate) use panel::FriendPanel;
