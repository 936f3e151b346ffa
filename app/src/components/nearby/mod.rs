//! Playing with a device nearby.

mod cards;
mod game;
mod screen;

pub(crate) use screen::NearbyScreen;
