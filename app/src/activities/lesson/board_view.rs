//! The view of the board.

use ansa_board::{Arrow, ArrowKind, BoardState, BoardView, Pointing};
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, PlayedStep, Side, Square, StepError};

use super::lesson_state::{LessonHelp, LessonState};
use super::notice::LessonNotice;
use super::task::LessonTask;
use crate::document::piece_paths;
use crate::entry::EntryNotice;

impl LessonState {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    pub(crate) fn board_view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        let can_enter = self.can_enter();
        let entry = self.entry();
        let (motion, motion_serial) = self.feedback.motion();
        let state = BoardState {
            position: self.position().filter(|_| entry.typed().is_none()),
            selection: entry.selection().filter(|_| can_enter),
            selectable: if can_enter { entry.selectable() } else { Bitboard::EMPTY },
            swaps: if can_enter { entry.swaps() } else { Bitboard::EMPTY },
            touched: match self.notice() {
                Some(LessonNotice::Entry(EntryNotice::NotSelectable(
                    _,
                    square,
                    Some(StepError::Frozen { .. }),
                    _,
                ))) => Some(*square),
                _ => None,
            },
            hinted: self.hinted().filter(|_| !entry.has_steps()),
            proposed: self.proposed(),
            trail: self.steps(),
            motion,
            motion_serial,
            offers,
            drawn: self.marked().into_iter().map(circle).collect(),
            ..BoardState::view_only(self.board(), self.mode(), self.bottom())
        };
        state.view(pointing)
    }

    /// The arrows of the turn that is chosen of two, or of the answer that a hint shows.
    fn proposed(&self) -> Vec<Arrow> {
        let Some(exercise) = self.exercise().filter(|_| self.can_enter()) else { return Vec::new() };
        match exercise.task() {
            LessonTask::Choice(..) => {
                let chosen = self.chosen().and_then(|index| exercise.option(index));
                arrows(&chosen.unwrap_or_default())
            }
            LessonTask::Turn(_) if self.help() == LessonHelp::Marks && !self.entry().has_steps() => {
                arrows(&exercise.steps(exercise.solution))
            }
            _ => Vec::new(),
        }
    }
}

fn arrows(steps: &[PlayedStep]) -> Vec<Arrow> {
    let arrow = |path: crate::document::PiecePath| {
        let kind = if path.piece.side == Side::Gold { ArrowKind::Hint } else { ArrowKind::HintForced };
        Arrow { kind, squares: path.squares, offers: false }
    };
    piece_paths(steps).into_iter().map(arrow).collect()
}

const fn circle(square: Square) -> ArrowAnnotation {
    ArrowAnnotation { colour: ArrowColour::Green, from: square, to: square }
}
