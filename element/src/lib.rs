//! The custom element `<arimaa-board>`: a still diagram, a replay, a game against the engine, a puzzle or a
//! board that the page drives.
//!
//! `js/arimaa-board.js` has the class of the element, because a custom element must be a JavaScript class. It passes
//! all attributes to a [`Widget`] and dispatches the events that the widget emits. The pure `state` decides what is
//! shown with the documents, the turn entry and the puzzles of the page (`ansa-model`), `view` renders it with the board of
//! the page (`ansa-board`), and `text` has the words.

#![allow(clippy::must_use_candidate, reason = "a crate of this repository alone")]

mod attributes;
mod detail;
mod error;
mod source;
mod state;
mod text;
mod view;
mod widget;

pub use widget::{Widget, load_texts};

/// The script has the whole program in it, so its size counts; the element allocates little.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
