//! The view of the board.

use ansa_board::{Arrow, BoardState, BoardView, Pointing, moved};
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, Side, Square, steps_of};

use super::lesson_state::LessonState;
use super::task::{LessonAim, LessonQuestion, LessonTask};
use crate::activities::answer::Help;
use crate::activities::paths::turn_arrows;

impl LessonState {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    pub fn board_view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        let draft = &self.draft;
        let state = BoardState {
            hinted: self.hinted().filter(|_| !draft.entry.has_steps()),
            proposed: self.proposed(),
            trail: self.steps(),
            offers,
            drawn: self.circled().map(circle).collect(),
            ..draft.board_state(self.can_enter(), self.board(), self.mode(), self.bottom())
        };
        let mut view = state.view(pointing);
        if self.hides_freezing() {
            view.squares.iter_mut().for_each(|square| square.frozen_by.clear());
        }
        view
    }

    /// Whether the marks of frozen pieces would answer the exercise. They come back once it is answered; where a turn is
    /// asked for, already with a hint or after a wrong answer.
    fn hides_freezing(&self) -> bool {
        match self.exercise().filter(|_| self.can_enter()).map(|exercise| &exercise.task) {
            Some(LessonTask::Squares(question)) => matches!(question, LessonQuestion::Frozen(_)),
            Some(LessonTask::Turn(aims)) => {
                let is_untried = self.help == Help::None && !self.was_wrong;
                is_untried && aims.iter().any(|aim| matches!(aim, LessonAim::Free(_)))
            }
            _ => false,
        }
    }

    /// The marked squares of the answer, the squares that the task names as destinations, because newcomers do not know
    /// the names of squares, or those that a hint for a setup points at.
    fn circled(&self) -> impl Iterator<Item = Square> {
        let aims = match self.exercise().filter(|_| self.can_enter()).map(|exercise| &exercise.task) {
            Some(&LessonTask::Turn(aims)) => aims,
            _ => &[],
        };
        let aims = aims.iter().filter_map(|&aim| self.next_destination(aim));
        self.draft.marked.into_iter().chain(aims).chain(self.misplaced())
    }

    /// The square to press next, so that a piece comes to where the task asks for it. A press moves an enemy by one
    /// square only, and pulls it only to a square that is empty.
    fn next_destination(&self, aim: LessonAim) -> Option<Square> {
        let to = aim.destination()?;
        let (LessonAim::Push(from, _) | LessonAim::Pull(from, _)) = aim else { return Some(to) };
        let moves = moved(steps_of(&self.steps()));
        let here = moves.into_iter().find(|&(start, _)| start == from).map_or(from, |(_, end)| end);
        let nearer = |square: &Square| square.distance(to) < here.distance(to);
        let Some(next) = Bitboard::from_square(here).neighbours().into_iter().find(nearer) else {
            return Some(to);
        };
        let waits = matches!(aim, LessonAim::Pull(..)) && self.board().piece_at(next).is_some();
        (!waits).then_some(next)
    }

    /// The arrows of the turn that is chosen of two, or of the answer that a hint shows.
    fn proposed(&self) -> Vec<Arrow> {
        let Some(exercise) = self.exercise().filter(|_| self.can_enter()) else { return Vec::new() };
        match exercise.task {
            LessonTask::Choice(..) => {
                let chosen = self.chosen.and_then(|index| exercise.option(index));
                turn_arrows(&chosen.unwrap_or_default(), Side::Gold)
            }
            LessonTask::Turn(_) if self.help == Help::Much && !self.draft.entry.has_steps() => {
                turn_arrows(&exercise.steps(exercise.solution), Side::Gold)
            }
            _ => Vec::new(),
        }
    }
}

const fn circle(square: Square) -> ArrowAnnotation {
    ArrowAnnotation { colour: ArrowColour::Green, from: square, to: square }
}
