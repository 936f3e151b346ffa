//! The state of the engine's part in a study.

use ansa_core::Step;
use ansa_core::record::{GoldScore, NodeId};
use ansa_core::review::{ReviewLimits, ReviewSearch};

use crate::activities::engine::{EngineFault, SearchState};

/// A place that the engine searches.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchedPlace {
    /// The position after this node.
    pub node: NodeId,
    /// The steps made of the next turn.
    pub steps: Vec<Step>,
    /// Whether the other side is to move, as if the side to move had passed.
    pub is_threat: bool,
}

impl SearchedPlace {
    /// Whether it is a position of the document, whose evaluation is kept with it.
    pub const fn is_whole(&self) -> bool {
        self.steps.is_empty() && !self.is_threat
    }
}

/// What the engine has found in a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    pub(super) place: SearchedPlace,
    pub state: SearchState,
    pub is_done: bool,
}

/// A search for the analysis of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisJob {
    pub search: ReviewSearch,
    /// The node that the place belongs to. If the main line has another one there by now, the answer is too late.
    pub node: NodeId,
}

/// The engine's part in a study.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyEngine {
    pub is_on: bool,
    pub lines: u8,
    /// A position that is searched for longer, and for how long.
    pub(super) deeper: Option<(SearchedPlace, u32)>,
    pub(super) found: Option<Found>,
    pub(super) failed: Option<(SearchedPlace, EngineFault)>,
    /// The place whose threat is shown.
    pub(super) threat: Option<SearchedPlace>,
    /// The line that the person points at.
    pub(super) preview: Option<usize>,
    /// The limits of the analysis of the main line, while it goes on.
    pub analysis: Option<ReviewLimits>,
    /// The scores that the analysis has found first. What longer searches are made of depends on them alone, so that the
    /// order of the answers does not matter.
    pub(super) first: Vec<(NodeId, GoldScore)>,
    /// The searches of this analysis that have failed, and the last reason.
    pub(super) failed_jobs: Vec<AnalysisJob>,
    pub analysis_fault: Option<EngineFault>,
}

impl Default for StudyEngine {
    fn default() -> StudyEngine {
        StudyEngine {
            is_on: false,
            lines: 3,
            deeper: None,
            found: None,
            failed: None,
            threat: None,
            preview: None,
            analysis: None,
            first: Vec::new(),
            failed_jobs: Vec::new(),
            analysis_fault: None,
        }
    }
}

impl StudyEngine {
    /// The person's choices, without any result.
    pub(super) fn emptied(&self) -> StudyEngine {
        StudyEngine { is_on: self.is_on, lines: self.lines, ..StudyEngine::default() }
    }
}
