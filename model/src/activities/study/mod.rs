//! Study: looking at a document, trying turns at any place of it, and annotating it.
//!
//! [`StudyState`] has a place in the document, the entry of a turn there, and what can be undone. A [`StudyAction`] changes
//! it and the document, which the caller holds, because the document may be that of a game in hand. Everything is pure
//! and tested natively.

mod action;
mod analysis_jobs;
mod board_view;
mod engine;
mod forced_line;
mod mistakes;
mod notice;
mod overlays;
mod replay;
mod study_replay;
mod study_state;
#[cfg(test)]
mod tests;

pub use action::{StudyAction, StudyCall};
pub use analysis_jobs::AnalysisStage;
pub use engine::{EngineAction, MAX_LINES};
pub use forced_line::{ForcedLine, LineTurn, forced_line};
pub use mistakes::{GamePoint, Mistake, lost_turns, mistakes, points};
pub use notice::{NoThreat, StudyEvent, StudyNotice};
pub use overlays::{Overlay, OverlayFact, Overlays, overlay_facts};
pub use replay::ReplayAction;
pub use study_replay::ReplayPace;
pub use study_state::{AnalysisJob, Found, SearchedPlace, StudyState};
