//! Renders the state of an element.

mod controls;
mod icons;
mod stage;
mod viewer;

pub(crate) use viewer::Viewer;
