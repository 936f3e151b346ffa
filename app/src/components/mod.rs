//! The components of the page.

mod announced;
mod answer;
mod board;
mod button;
mod clock_face;
mod controls;
mod copy_button;
mod dialog;
mod editor;
mod engine_error;
mod file_button;
mod friend;
mod game_board;
mod guide;
mod icons;
mod in_language;
mod keys;
mod language_field;
mod learn;
mod lesson;
mod library;
mod manual;
mod name_field;
mod nearby;
mod new_game;
mod over;
mod page_screen;
mod pause_overlay;
mod plan_banner;
mod plate;
mod ply_words;
mod puzzle;
mod qr_code;
mod settings;
mod setup_panel;
mod share;
mod share_files;
mod statistics;
mod step_bar;
mod stored;
mod strengths;
mod study;
mod teaching;
mod terms;
mod thinking;
mod thumbnail;
mod tournament;
mod turn_list;
mod turn_mark;
mod typed_field;
mod typed_text;

pub(crate) use announced::{Rested, announced};
pub(crate) use board::{BoardPicture, figure, piece_icon};
pub(crate) use button::Button;
pub(crate) use clock_face::ClockFace;
pub(crate) use controls::{Controls, play_from};
pub(crate) use copy_button::{CopyResult, copy_button};
pub(crate) use dialog::{Confirm, Dialog};
pub(crate) use editor::{EditorBoard, EditorText, Palette, editor_check, editor_tools};
pub(crate) use file_button::file_button;
pub(crate) use friend::{FriendForm, FriendPanel, friend_banner, friend_notice};
pub(crate) use game_board::{GameBoard, StudyView};
pub(crate) use guide::Guide;
pub(crate) use icons::{Icon, icon, wordmark};
pub(crate) use in_language::InLanguage;
pub(crate) use keys::KeysDialog;
pub(crate) use language_field::LanguageField;
pub(crate) use learn::{GameExercises, LearnEntry, Review};
pub(crate) use lesson::LessonBoard;
pub(crate) use library::{LibraryScreen, saving_banner};
pub(crate) use manual::{GlossaryScreen, ManualList, ManualPage, RulesScreen, guide_link, with_terms};
pub(crate) use name_field::NameField;
pub(crate) use nearby::{NearbyScreen, nearby_panel};
pub(crate) use new_game::NewGameDialog;
pub(crate) use over::OverPanel;
pub(crate) use page_screen::PageScreen;
pub(crate) use pause_overlay::PauseOverlay;
pub(crate) use plan_banner::plan_banner;
pub(crate) use plate::Plate;
pub(crate) use puzzle::{PuzzleBoard, RatingCurve, StormClock};
pub(crate) use settings::SettingsDialog;
pub(crate) use setup_panel::SetupPanel;
pub(crate) use share::ShareDialog;
pub(crate) use statistics::{
    FilterForm, FindForm, GameBriefs, Numbers, OpeningList, SetupTable, SetupView, find_status,
};
pub(crate) use step_bar::step_bar;
pub(crate) use stored::{Forget, stored_error};
pub(crate) use strengths::strengths;
pub(crate) use study::{
    AnalysisPanel, ChaptersPanel, EnginePanel, OpenForm, OverlayPanel, StudyList, StudyNotes, StudyTree,
    study_controls, toggles,
};
pub(crate) use teaching::{Coach, Teaching};
pub(crate) use thinking::{pause_button, thinking};
pub(crate) use thumbnail::{Thumbnail, ThumbnailView, use_piece_sheet};
pub(crate) use tournament::{
    AddRecord, ChallengeForm, ChallengeStanding, Crosstable, ImportTournament, Rounds, Standings,
    TournamentExports, TournamentForm, challenge_history,
};
pub(crate) use turn_list::TurnList;
pub(crate) use turn_mark::TurnMark;
pub(crate) use typed_field::TypedField;
