//! The position in the editor.

use ansa_core::notation::PositionText;
use ansa_core::position::{Position, STEPS_PER_TURN};
use ansa_core::{Board, Game, PositionBuilder, Side};

/// The position in the editor, which may be any, with the steps that the side to move has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EditedPosition {
    pub(super) builder: PositionBuilder,
    /// From 1 to 4.
    pub(super) steps_left: u8,
}

impl EditedPosition {
    pub const fn at_start_of_turn(board: Board, side: Side) -> EditedPosition {
        EditedPosition { builder: PositionBuilder { board, side }, steps_left: STEPS_PER_TURN }
    }

    /// The last position of a game. While a side has not set up, it has no pieces.
    pub fn at_end_of(game: &Game) -> EditedPosition {
        let steps_left = game.position().map_or(STEPS_PER_TURN, |position| position.steps_left());
        EditedPosition { steps_left, ..EditedPosition::at_start_of_turn(game.board(), game.side()) }
    }

    /// The position of a text, with the steps that are left in it. If none is, the other side is to move.
    pub(super) fn from_text(text: &PositionText) -> EditedPosition {
        let builder = text.to_builder();
        match text.steps_left() {
            0 => EditedPosition::at_start_of_turn(builder.board, !builder.side),
            steps_left => EditedPosition { builder, steps_left },
        }
    }

    /// The position as text, with a dash for each step that was made.
    pub(super) fn to_text(self) -> PositionText {
        PositionText {
            unknown_steps: STEPS_PER_TURN.saturating_sub(self.steps_left),
            ..PositionText::from(&self.builder)
        }
    }

    /// The position, if it can be studied but for the steps left.
    pub(super) fn build(self) -> Option<Position> {
        self.builder.build_decided().ok()?.with_steps_left(self.steps_left)
    }

    /// Whether the side to move could move at the start of its turn, but not with the steps left.
    pub(super) fn lacks_steps(self) -> bool {
        let cannot = |left: u8| {
            self.builder
                .build_decided()
                .is_ok_and(|start| start.with_steps_left(left).is_some_and(|position| !position.has_step()))
        };
        cannot(self.steps_left) && !cannot(STEPS_PER_TURN)
    }
}
