//! Playing with a device nearby.

mod cards;
mod panel;
mod proposal;
mod scanner;
mod screen;

pub(crate) use panel::nearby_panel;
pub(crate) use screen::NearbyScreen;
