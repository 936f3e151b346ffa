//! The custom element `<arimaa-board>`: a still diagram, a replay, a game against the engine or a puzzle.
//!
//! `js/arimaa-board.js` is the element's class, for a custom element must be one of JavaScript. It hands every attribute
//! to a [`Widget`] and dispatches the events that come back. What is shown is decided by the pure `state`, drawn by
//! `view` with the page's board (`ansa-board`), and said in the words of `text`.

mod attributes;
mod detail;
mod source;
mod state;
mod text;
mod view;
mod widget;

pub use widget::Widget;
