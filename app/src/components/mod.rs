//! The components of the page.

mod board;
mod clock_face;
mod controls;
mod dialog;
mod editor;
mod game_board;
mod guide;
mod how_to_play;
mod icon_button;
mod icons;
mod keys;
mod learn;
mod library;
mod new_game;
mod over;
mod page_screen;
mod pause_overlay;
mod plan_banner;
mod plate;
mod ply_words;
mod settings;
mod setup_panel;
mod share;
mod share_files;
mod step_bar;
mod study;
mod teaching;
mod thinking;
mod tools;
mod turn_list;
mod turn_mark;
mod typed_field;

pub(crate) use board::{BoardPicture, piece_icon};
pub(crate) use clock_face::ClockFace;
pub(crate) use controls::Controls;
pub(crate) use dialog::{Confirm, Dialog};
pub(crate) use editor::{EditorBoard, EditorCheck, EditorText, EditorTools, Palette};
pub(crate) use game_board::{GameBoard, StudyView};
pub(crate) use guide::Guide;
pub(crate) use how_to_play::{RulesScreen, RulesScreenProps};
pub(crate) use icon_button::IconButton;
pub(crate) use icons::{Icon, icon, wordmark};
pub(crate) use keys::KeysDialog;
pub(crate) use learn::{GameExercises, LearnEntry, Review, ReviewProps};
pub(crate) use library::{LibraryProps, LibraryScreen, persistence_banner};
pub(crate) use new_game::NewGameDialog;
pub(crate) use over::OverDialog;
pub(crate) use page_screen::PageScreen;
pub(crate) use pause_overlay::PauseOverlay;
pub(crate) use plan_banner::PlanBanner;
pub(crate) use plate::Plate;
pub(crate) use settings::SettingsDialog;
pub(crate) use setup_panel::SetupPanel;
pub(crate) use share::ShareDialog;
pub(crate) use step_bar::StepBar;
pub(crate) use study::{
    AnalysisPanel, EnginePanel, OpenForm, OverlayPanel, StudyControls, StudyNotes, StudyTool, StudyTools,
    StudyTree,
};
pub(crate) use teaching::{Teaching, TeachingProps};
pub(crate) use thinking::{Thinking, pause_button};
pub(crate) use tools::{Tool, Tools};
pub(crate) use turn_list::TurnList;
pub(crate) use turn_mark::TurnMark;
pub(crate) use typed_field::TypedField;
