//! Renders the state of an element.

mod controls;
mod graph;
mod highlights;
mod icons;
mod items;
mod keys;
mod players;
mod sprite;
mod stage;
mod turns;
mod viewer;

pub(crate) use viewer::Viewer;
