//! Hooks shared by components: state, timers, keys and the pointer.

mod use_auto_send;
mod use_clock;
mod use_engine;
mod use_kept_focus;
mod use_last_setups;
mod use_library;
mod use_new_game_form;
mod use_paste;
mod use_pointing;
mod use_replay;
mod use_session;
mod use_settings;
mod use_shortcuts;
mod use_sounds;
mod use_swipe;
mod use_time_since;
mod use_title;

pub(crate) use use_auto_send::use_auto_send;
pub(crate) use use_clock::use_clock;
pub(crate) use use_engine::{Progress, use_engine};
pub(crate) use use_kept_focus::use_kept_focus;
pub(crate) use use_last_setups::{read_last_setups, use_last_setups};
pub(crate) use use_library::{LibraryRequest, use_library};
pub(crate) use use_new_game_form::use_new_game_form;
pub(crate) use use_paste::{show_pasted, use_paste};
pub(crate) use use_pointing::{PointingProvider, use_pointing};
pub(crate) use use_replay::use_replay;
pub(crate) use use_session::{Persistence, use_session};
pub(crate) use use_settings::{SettingsProvider, SettingsProviderProps, use_settings};
pub(crate) use use_shortcuts::use_shortcuts;
pub(crate) use use_sounds::use_sounds;
pub(crate) use use_swipe::use_swipe;
pub(crate) use use_time_since::use_time_since;
pub(crate) use use_title::use_title;
