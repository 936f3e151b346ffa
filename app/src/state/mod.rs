//! The state of the page: pure, independent of the browser, tested natively.
//!
//! A [`PlayState`] holds a game and the interaction with its board; a [`PlayAction`] changes it. Messages are typed
//! ([`Notice`], [`Event`]); [`crate::text`] puts them into words.

pub(crate) mod action;
mod board_view;
pub(crate) mod clock_display;
pub(crate) mod engine_requests;
pub(crate) mod entry;
pub(crate) mod game_options;
pub(crate) mod hint;
pub(crate) mod json;
pub(crate) mod last_setups;
pub(crate) mod library;
pub(crate) mod new_game_form;
pub(crate) mod notice;
mod orientation;
pub(crate) mod plan;
pub(crate) mod play_state;
pub(crate) mod players;
pub(crate) mod presets;
pub(crate) mod press_preview;
pub(crate) mod replay;
pub(crate) mod saved;
pub(crate) mod settings;
pub(crate) mod setup_actions;
mod setup_text;
pub(crate) mod share;
pub(crate) mod sounds;
mod storage;
pub(crate) mod taking_back;
#[cfg(test)]
mod testing;
pub(crate) mod timing;
pub(crate) mod typed;
pub(crate) mod words;

pub(crate) use action::PlayAction;
pub(crate) use clock_display::{ClockDisplay, LimitProgress};
pub(crate) use engine_requests::{ComputerAction, EngineFault, Request, RequestKind};
pub(crate) use entry::EntryAction;
pub(crate) use game_options::{GameOptions, Orientation};
pub(crate) use hint::Hint;
pub(crate) use last_setups::LastSetups;
pub(crate) use new_game_form::{
    NewGameAction, NewGameError, NewGameForm, Opponent, Seat, StartFrom, TimeControlChoice,
};
pub(crate) use notice::{Event, Notice, Tone};
pub(crate) use plan::PlanAction;
pub(crate) use play_state::PlayState;
pub(crate) use players::Player;
pub(crate) use presets::Preset;
pub(crate) use press_preview::{EnemyMoves, PressPreview};
pub(crate) use replay::ReplayAction;
pub(crate) use setup_actions::SetupAction;
pub(crate) use storage::StorageError;
pub(crate) use timing::{Pause, TimeAction};
pub(crate) use typed::{Typed, TypedDraft, TypedError, TypedErrorKind};
