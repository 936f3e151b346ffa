//! A game with a friend at another browser: the form of a new one, and what the play screen adds to it.

mod banner;
mod conditions;
mod form;
mod more_ways;
mod notice;
mod panel;

pub(crate) use banner::friend_banner;
pub(crate) use form::FriendForm;
pub(crate) use notice::friend_notice;
pub(crate) use panel::FriendPanel;
