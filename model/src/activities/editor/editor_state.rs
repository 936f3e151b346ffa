//! The state of the editor, and what follows from it.

use ansa_core::position::faults::{FaultEffect, PositionFault};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{Outcome, PositionBuilder, Side, Square};

use super::edited::EditedPosition;
use super::notice::EditorTool;
use super::notice::{EditorEvent, EditorNotice};
use crate::activities::feedback::{Feedback, feedback};
use crate::activities::history::History;
use crate::document::{Document, GameOptions};

#[derive(Clone, PartialEq, Debug)]
pub struct EditorState {
    pub position: EditedPosition,
    pub tool: EditorTool,
    /// The square of the piece that was taken up, to be moved.
    pub(super) held: Option<Square>,
    pub bottom: Side,
    pub(super) history: History<EditedPosition>,
    pub(super) feedback: Feedback<EditorEvent, EditorNotice>,
}

impl Default for EditorState {
    /// Both sides set up, gold to move.
    fn default() -> EditorState {
        let start = EditedPosition::at_start_of_turn(ansa_board::start_board(), Side::Gold);
        EditorState::new(start, Side::Gold)
    }
}

impl EditorState {
    /// The editor with a position, and the side whose home ranks are at the bottom.
    pub fn new(position: EditedPosition, bottom: Side) -> EditorState {
        EditorState {
            position,
            tool: EditorTool::Move,
            held: None,
            bottom,
            history: History::default(),
            feedback: Feedback::default(),
        }
    }

    /// The position, which may be any.
    pub const fn builder(&self) -> &PositionBuilder {
        &self.position.builder
    }

    /// The steps that the side to move has left, 1 to 4.
    pub const fn steps_left(&self) -> u8 {
        self.position.steps_left
    }

    /// Whether the side to move could move at the start of its turn, but not with the steps left. Then the turn would have
    /// to end, and there is nothing to play or to study.
    pub fn lacks_steps(&self) -> bool {
        self.position.lacks_steps()
    }

    /// Whether a change can be undone.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether an undone change can be redone.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    feedback!(EditorEvent, EditorNotice);

    /// Everything that keeps a game from going on from the position.
    pub fn faults(&self) -> Vec<PositionFault> {
        self.position.builder.faults()
    }

    /// Whether a game can go on from the position.
    pub fn can_play(&self) -> bool {
        self.faults().is_empty() && !self.lacks_steps()
    }

    /// Whether the position can be studied: it can be played, or the game is over in it.
    pub fn can_study(&self) -> bool {
        self.faults().iter().all(|fault| fault.effect() == FaultEffect::Over) && !self.lacks_steps()
    }

    /// The outcome, if the game is over in the position.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.builder.build_decided().ok()?.outcome(RuleSet::CURRENT, |_| false)
    }

    /// The position in one line.
    pub fn short(&self) -> String {
        self.position.to_text().to_short()
    }

    /// The position as a diagram.
    pub fn diagram(&self) -> String {
        self.position.to_text().to_diagram()
    }

    /// A game of two people that starts from the position, if it can be studied.
    pub fn document(&self) -> Option<Document> {
        let position = self.position.build().filter(|_| !self.lacks_steps())?;
        Some(Document::new(GameOptions::from_position(position, self.bottom)))
    }
}
