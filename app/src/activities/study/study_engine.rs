//! The state of the engine's part in a study.

use ansa_core::PlayedStep;
use ansa_core::record::{GoldScore, NodeId};

use crate::activities::engine::EngineFault;

/// What the engine has found in a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Found {
    pub(super) node: NodeId,
    pub(crate) depth: u8,
    pub(crate) nodes: f64,
    pub(crate) is_done: bool,
    pub(crate) lines: Vec<FoundLine>,
}

/// A line that the engine has found.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct FoundLine {
    pub(crate) score: GoldScore,
    pub(crate) depth: u8,
    /// The first turn.
    pub(crate) first: Vec<PlayedStep>,
    /// The turns after it, in the notation of records.
    pub(crate) rest: Vec<String>,
}

/// The engine's part in a study.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct StudyEngine {
    pub(super) is_on: bool,
    pub(super) lines: u8,
    /// A position that is searched for longer, and for how long.
    pub(super) deeper: Option<(NodeId, u32)>,
    pub(super) found: Option<Found>,
    pub(super) failed: Option<(NodeId, EngineFault)>,
    /// The line that the person points at.
    pub(super) preview: Option<usize>,
    /// Whether the positions of the main line are analysed.
    pub(super) is_analysing: bool,
    /// The positions that this analysis has searched, with whatever result.
    pub(super) analysed: Vec<NodeId>,
    /// How many of them failed, and the last reason.
    pub(super) faults: u32,
    pub(super) analysis_fault: Option<EngineFault>,
}

impl Default for StudyEngine {
    fn default() -> StudyEngine {
        StudyEngine {
            is_on: false,
            lines: 3,
            deeper: None,
            found: None,
            failed: None,
            preview: None,
            is_analysing: false,
            analysed: Vec::new(),
            faults: 0,
            analysis_fault: None,
        }
    }
}

impl StudyEngine {
    /// The same choices, without any result.
    pub(super) fn emptied(&self) -> StudyEngine {
        StudyEngine { is_on: self.is_on, lines: self.lines, ..StudyEngine::default() }
    }
}
