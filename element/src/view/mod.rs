//! What is drawn of an element.

mod bar;
mod signs;
mod stage;
mod viewer;

pub(crate) use viewer::Viewer;
