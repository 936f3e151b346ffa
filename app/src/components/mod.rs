//! The parts of the page, each for one thing.

mod arrows;
mod board;
mod controls;
mod dialog;
mod drawings;
mod game_board;
mod header;
mod icons;
mod new_game;
mod over;
mod plate;
mod settings;
mod square;
mod thinking;
mod tools;
mod turn_list;

pub(crate) use arrows::Arrows;
pub(crate) use board::{Board, BoardEvent};
pub(crate) use controls::Controls;
pub(crate) use dialog::{Confirm, Dialog};
pub(crate) use drawings::Sprite;
pub(crate) use game_board::GameBoard;
pub(crate) use header::{Door, Header};
pub(crate) use icons::{Sign, sign, wordmark};
pub(crate) use new_game::NewGameDialog;
pub(crate) use over::OverDialog;
pub(crate) use plate::Plate;
pub(crate) use settings::SettingsDialog;
pub(crate) use thinking::{Progress, Thinking, pause_button};
pub(crate) use tools::{Tool, Tools};
pub(crate) use turn_list::TurnList;
