//! What components have in common: state, timers, keys and the pointer.

mod use_drag;
mod use_engine;
mod use_kept_focus;
mod use_replay;
mod use_settings;
mod use_shortcuts;
mod use_table;

pub(crate) use use_drag::{cell_of, use_drag};
pub(crate) use use_engine::use_engine;
pub(crate) use use_kept_focus::use_kept_focus;
pub(crate) use use_replay::use_replay;
#[allow(unused_imports, reason = "whoever follows the settings comes next")]
pub(crate) use use_settings::{SettingsProvider, SettingsProviderProps, use_settings};
pub(crate) use use_shortcuts::use_shortcuts;
pub(crate) use use_table::{Start, use_table};
