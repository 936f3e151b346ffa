//! The state of the engine's part in a study.

use ansa_core::Step;
use ansa_core::record::NodeId;

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

/// The engine's part in a study.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct StudyEngine {
    pub(super) is_on: bool,
    pub(super) lines: u8,
    /// A position that is searched for longer, and for how long.
    pub(super) deeper: Option<(SearchedPlace, u32)>,
    pub(super) found: Option<Found>,
    pub(super) failed: Option<(SearchedPlace, EngineFault)>,
    /// The place whose threat is shown.
    pub(super) threat: Option<SearchedPlace>,
    /// The line that the person points at.
    pub(super) preview: Option<usize>,
    /// Whether the positions of the main line are analysed.
    pub(super) is_analysing: bool,
    /// The positions that this analysis has searched, with whatever result.
    pub(super) analysed: Vec<NodeId>,
    /// How many of them failed, and the last reason.
    pub(super) faults: u32,
    pub(super) analysis_fault: Option<EngineFault>,
    /// The turns whose steps could not be judged.
    pub(super) unjudged: Vec<NodeId>,
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
            is_analysing: false,
            analysed: Vec::new(),
            unjudged: Vec::new(),
            faults: 0,
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
