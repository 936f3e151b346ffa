//! What a person does with a game of Arimaa, without a browser: documents, the entry of turns, activities, the library,
//! statistics, sharing, the manual, the settings, the session, and the sentences that say it all.
//!
//! Nothing here knows Yew or the DOM, and everything is tested natively.

#![allow(
    missing_docs,
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::new_without_default,
    reason = "a crate of this repository alone, whose fields and variants mostly explain themselves"
)]

pub mod activities;
mod apply;
pub mod document;
pub mod entry;
pub mod formats;
mod keyed;
pub mod library;
pub mod manual;
pub mod nearby;
pub mod new_game;
pub mod reason;
pub mod session;
pub mod settings;
pub mod share;
pub mod statistics;
pub mod text;
pub mod tournaments;

pub use ansa_texts::Keyed;
pub use apply::{Apply, Call};
