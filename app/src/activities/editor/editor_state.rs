//! The state of the editor, and what follows from it.

use ansa_core::notation::PositionText;
use ansa_core::position::faults::{FaultEffect, PositionFault};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{BySide, Outcome, PositionBuilder, Side, Square};

use super::history::History;
use super::notice::{EditorEvent, EditorNotice};
use super::tool::EditorTool;
use crate::activities::feedback::Feedback;
use crate::document::{Document, GameOptions, GameStart, Orientation, Player};

/// The turn number of a position: the first turn after both setups.
const FIRST_TURN: u32 = 2;

/// The state of the editor.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct EditorState {
    /// The position, which may be any.
    pub(super) builder: PositionBuilder,
    pub(super) tool: EditorTool,
    /// The square of the piece that was taken up, to be moved.
    pub(super) held: Option<Square>,
    pub(super) bottom: Side,
    pub(super) history: History,
    pub(super) feedback: Feedback<EditorEvent, EditorNotice>,
}

impl Default for EditorState {
    /// Both sides set up, gold to move.
    fn default() -> EditorState {
        let builder = PositionBuilder { board: ansa_board::start_board(), side: Side::Gold };
        EditorState::new(builder, Side::Gold)
    }
}

impl EditorState {
    /// The editor with a position, and the side whose home ranks are at the bottom.
    pub(crate) fn new(builder: PositionBuilder, bottom: Side) -> EditorState {
        EditorState {
            builder,
            tool: EditorTool::Move,
            held: None,
            bottom,
            history: History::default(),
            feedback: Feedback::default(),
        }
    }

    /// The position, which may be any.
    pub(crate) const fn builder(&self) -> &PositionBuilder {
        &self.builder
    }

    /// The tool in hand.
    pub(crate) const fn tool(&self) -> EditorTool {
        self.tool
    }

    /// The side whose home ranks are at the bottom.
    pub(crate) const fn bottom(&self) -> Side {
        self.bottom
    }

    /// Whether a change can be undone.
    pub(crate) fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether an undone change can be redone.
    pub(crate) fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// The last event.
    pub(crate) const fn event(&self) -> &EditorEvent {
        self.feedback.event()
    }

    /// The message beside the board.
    pub(crate) const fn notice(&self) -> Option<&EditorNotice> {
        self.feedback.notice()
    }

    /// The number of notices so far.
    pub(crate) const fn notices(&self) -> u32 {
        self.feedback.notices()
    }

    /// Everything that keeps a game from going on from the position.
    pub(crate) fn faults(&self) -> Vec<PositionFault> {
        self.builder.faults()
    }

    /// Whether a game can go on from the position.
    pub(crate) fn can_play(&self) -> bool {
        self.faults().is_empty()
    }

    /// Whether the position can be studied: it can be played, or the game is over in it.
    pub(crate) fn can_study(&self) -> bool {
        self.faults().iter().all(|fault| fault.effect() == FaultEffect::Over)
    }

    /// The outcome, if the game is over in the position.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.builder.build_decided().ok()?.outcome(RuleSet::CURRENT, |_| false)
    }

    /// The position in one line.
    pub(crate) fn short(&self) -> String {
        PositionText::from(&self.builder).to_short()
    }

    /// The position as a diagram.
    pub(crate) fn diagram(&self) -> String {
        PositionText::from(&self.builder).to_diagram()
    }

    /// A game of two people that starts from the position, if it can be studied.
    pub(crate) fn document(&self) -> Option<Document> {
        let position = self.builder.build_decided().ok()?;
        Some(Document::new(GameOptions {
            players: BySide { gold: Player::Person, silver: Player::Person },
            orientation: Orientation::of(self.bottom),
            start: GameStart::Position(position, FIRST_TURN),
            ..GameOptions::default()
        }))
    }
}
