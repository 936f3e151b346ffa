//! The state of a study, and what follows from it.

use std::collections::BTreeMap;
use std::rc::Rc;

use ansa_board::{EntryEvent, Mode};
use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::{ArrowColour, NodeId};
use ansa_core::review::{EarlierScores, ReviewLimits, ReviewSearch};
use ansa_core::{Board, Capture, PlayedStep, Side, Square, Step, steps_of};

use super::forced_line::LineTurn;
use super::notice::{StudyEvent, StudyNotice};
use super::overlays::Overlays;
use super::study_replay::StudyReplay;
use crate::activities::engine::{EngineFault, SearchState};
use crate::activities::feedback::{Feedback, feedback};
use crate::activities::history::History;
use crate::activities::material::ahead;
use crate::document::{Cursor, Document};
use crate::entry::PlyEntry;
use crate::formats::begun_turn::numbered_text;

/// A document before or after a change, with the place that was shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct StudyVersion {
    pub(super) document: Document,
    pub(super) node: NodeId,
}

/// The state of a study of a document.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyState {
    /// The document, which shares everything with its copies. The session hands on each change of it.
    pub document: Document,
    /// The place before the draft.
    pub place: Cursor,
    /// The draft of a turn at the place. It begins with the steps that the place shows of the next turn.
    pub entry: PlyEntry,
    pub bottom: Side,
    /// The colour in which a finger draws on the board instead of moving pieces.
    pub drawing: Option<ArrowColour>,
    /// What is shown on the board of what the rules say about the position.
    pub overlays: Overlays,
    pub(super) history: History<StudyVersion>,
    /// The ply whose comment is being typed. The whole typing is one change.
    pub(super) typing: Option<NodeId>,
    pub engine: StudyEngine,
    /// The turn of a forced line that the board shows instead of the place.
    pub preview: Option<Rc<LineTurn>>,
    pub replay: StudyReplay,
    pub(super) feedback: Feedback<StudyEvent, StudyNotice>,
}

impl StudyState {
    /// The study of a document, at the end of its main line.
    pub fn new(document: Document, bottom: Side) -> StudyState {
        let place = document.end_cursor();
        StudyState {
            document,
            entry: entry_at(&place),
            place,
            bottom,
            drawing: None,
            overlays: Overlays::default(),
            history: History::default(),
            typing: None,
            engine: StudyEngine::default(),
            preview: None,
            replay: StudyReplay::default(),
            feedback: Feedback::default(),
        }
    }

    /// The study of another document. The counters go on, so that nothing of the two is confused.
    #[must_use]
    pub fn replaced_by(&self, document: Document, bottom: Side) -> StudyState {
        let mut next = StudyState::new(document, bottom);
        next.engine = self.engine.emptied();
        next.overlays = self.overlays;
        next.feedback.continue_from(&self.feedback);
        next
    }

    /// Follows a document that something else has changed. What was changed before can't be undone any more.
    pub fn follow(&mut self, document: Document) {
        let before = core::mem::replace(&mut self.document, document);
        if !before.has_same_tree(&self.document) {
            self.history = History::default();
            self.typing = None;
            self.find_again();
        }
    }

    /// Finds the place again in a document that has changed; if its ply is gone, the nearest that is left.
    pub(super) fn find_again(&mut self) {
        let (steps, own) = (self.place.steps(), self.place.clone());
        let found = core::iter::successors(Some(own), Cursor::previous)
            .find_map(|place| self.document.cursor_at(place.node().unwrap_or(self.document.root())));
        let Some(mut place) = found else { return };
        let is_same = place.node() == self.place.node();
        for _ in 0..if is_same { steps } else { 0 } {
            if let Some(next) = place.next_step() {
                place = next;
            }
        }
        if place.position_shown() != self.place.position_shown() {
            self.entry = entry_at(&place);
        }
        self.place = place;
    }

    /// The node of the last whole ply shown, or the root.
    pub fn node(&self) -> NodeId {
        self.place.node().unwrap_or(self.document.root())
    }

    /// The version of the document that is shown.
    pub(super) fn version(&self) -> StudyVersion {
        StudyVersion { document: self.document.clone(), node: self.node() }
    }

    /// Whether a change can be undone.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether an undone change can be redone.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Whether a text is being typed.
    pub const fn is_typing(&self) -> bool {
        self.entry.typed.is_some()
    }

    feedback!(StudyEvent, StudyNotice);

    /// The square of the piece that the person has chosen: the selected one, or the one that can't be selected, or the one
    /// pointed at.
    pub fn chosen(&self, pointed: Option<Square>) -> Option<Square> {
        let refused = match self.notice() {
            Some(StudyNotice::Entry(EntryEvent::NotSelectable(_, square, ..))) => Some(*square),
            _ => None,
        };
        self.entry.selection().map(|selection| selection.at).or(refused).or(pointed)
    }

    /// The mode of the board.
    pub fn mode(&self) -> Mode {
        if self.entry.turn().is_some() { Mode::Turn } else { Mode::Over }
    }

    /// The draft turn as displayed.
    pub fn turn(&self) -> Option<&TurnBuilder> {
        self.entry.turn()
    }

    /// The position on the board, with the steps of the draft; `None` until both sides have set up.
    pub fn position(&self) -> Option<Position> {
        self.entry.position().copied().or_else(|| self.place.position_shown())
    }

    /// The board with the draft.
    pub fn board(&self) -> Board {
        self.entry.board_on(self.place.board())
    }

    /// The board with the draft, the side to move and the steps that it has left, in one line. After the last step the
    /// other side is to move.
    pub fn position_text(&self) -> String {
        let text = match self.position() {
            Some(position) if position.steps_left() == 0 => PositionText::from(&position.after_pass()),
            Some(position) => PositionText::from(&position),
            None => PositionText::new(self.board().to_pieces(), self.place.label().side),
        };
        text.to_short()
    }

    /// The position on the board as the text that a new game starts from. `None` where no turn can follow, and within a
    /// push.
    pub fn start_text(&self) -> Option<String> {
        self.turn()?;
        numbered_text(&self.position()?, self.place.label())
    }

    /// By how much the pieces of a side are worth more than the other's, in thousandths of a rabbit at the start.
    pub fn ahead(&self, side: Side) -> u32 {
        ahead(self.position().as_ref(), side)
    }

    /// Whether the draft has steps that the document does not show.
    pub fn has_own_steps(&self) -> bool {
        let shown = if self.place.steps() > 0 { self.place.trail() } else { &[] };
        self.entry.has_steps() && self.entry.steps() != shown
    }

    /// Whether the draft turn can end.
    pub fn can_end(&self) -> bool {
        self.turn().is_some_and(|turn| turn.finish().is_ok())
    }

    /// The steps whose squares are marked.
    pub fn trail(&self) -> Vec<PlayedStep> {
        if self.entry.has_steps() { self.entry.steps() } else { self.place.trail().to_vec() }
    }

    /// All captured pieces on the board, oldest first.
    pub fn captured(&self) -> Vec<Capture> {
        if self.turn().is_none() {
            return self.place.captured();
        }
        let mut captured = self.place.start_of_turn().captured();
        captured.extend(self.entry.steps().iter().filter_map(|step| step.capture));
        captured
    }
}

/// The draft at a place, with the steps that it shows of the next turn.
pub(super) fn entry_at(place: &Cursor) -> PlyEntry {
    let Some(position) = place.position().filter(|_| !place.is_over()) else { return PlyEntry::NONE };
    let shown = if place.steps() > 0 { place.trail() } else { &[] };
    PlyEntry::from_steps(position, &steps_of(shown))
}

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
    /// The scores of the shorter searches of the analysis. What is searched longer depends on them alone, so that the order
    /// of the answers does not matter.
    pub(super) earlier: BTreeMap<NodeId, EarlierScores>,
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
            earlier: BTreeMap::new(),
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
