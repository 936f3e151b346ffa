//! Renders the state of an element.

mod controls;
mod icons;
mod players;
mod stage;
mod turns;
mod viewer;

pub(crate) use viewer::Viewer;
