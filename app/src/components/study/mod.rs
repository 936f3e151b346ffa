//! The parts of the study screen.

mod analysis_panel;
mod chapters_panel;
mod controls;
mod engine_panel;
mod graph;
mod notes;
mod open_form;
mod overlay_panel;
mod preview_button;
mod replay_bar;
mod toggles;
mod tree;

pub(crate) use analysis_panel::AnalysisPanel;
pub(crate) use chapters_panel::ChaptersPanel;
pub(crate) use controls::study_controls;
pub(crate) use engine_panel::EnginePanel;
pub(crate) use notes::StudyNotes;
pub(crate) use open_form::{OpenForm, StudyList};
pub(crate) use overlay_panel::OverlayPanel;
pub(crate) use toggles::toggles;
pub(crate) use tree::StudyTree;
