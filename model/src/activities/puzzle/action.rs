//! The actions on a puzzle.

use ansa_core::Bitboard;
use ansa_core::position::turn::Turn;

use super::asked::{JudgedTurn, PuzzleMistake};
use super::line::{LineMotion, SolutionLine};
use super::puzzle_state::{PuzzleStage, PuzzleState};
use crate::activities::answer::{
    AnswerAction, AnswerDraft, AnswerEvent, AnswerNotice, AnswerTask, Help, is_press,
};
use crate::document::CursorMove;
use crate::entry::EntryAction;

/// An action on a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleAction {
    /// An action on the task.
    Answer(AnswerAction),
    /// Judges the turn of [`PuzzleStage::Judging`].
    Judge,
    /// Begins the turn anew after a wrong one.
    Retry,
    /// Goes along the solution.
    Line(CursorMove),
}

impl<T> From<T> for PuzzleAction
where
    AnswerAction: From<T>,
{
    fn from(action: T) -> PuzzleAction {
        PuzzleAction::Answer(action.into())
    }
}

impl PuzzleState {
    /// Applies an action. One that is impossible at the moment changes nothing but the notice.
    pub fn apply(&mut self, action: impl Into<PuzzleAction>) {
        let action = action.into();
        // The page asks for the judgement, not the player: what is shown stays.
        if action != PuzzleAction::Judge {
            self.begin_action(action == PuzzleAction::Answer(AnswerAction::Flip));
        }
        match action {
            PuzzleAction::Answer(action) => self.answer(action),
            PuzzleAction::Judge => {
                if self.stage == PuzzleStage::Judging {
                    self.judge_turn();
                }
            }
            PuzzleAction::Retry => {
                if self.asks_to_retry() {
                    self.retry();
                }
            }
            PuzzleAction::Line(to) => self.go(to),
        }
    }

    /// Whether a wrong turn is looked at.
    fn asks_to_retry(&self) -> bool {
        matches!(self.stage, PuzzleStage::Wrong(_)) && self.asked.asks_for_turn() && self.has_help
    }

    fn retry(&mut self) {
        self.stage = PuzzleStage::Asking;
        self.reset_entry();
        self.draft.feedback_mut().report(AnswerEvent::Opened);
    }

    fn judge_marks(&mut self) {
        if self.draft.marked().is_empty() {
            return self.draft.feedback_mut().notify(AnswerNotice::NothingEntered);
        }
        match self.asked.judge_squares(self.draft.marked()) {
            None => self.solved(),
            Some(mistake) => self.wrong(mistake),
        }
    }

    fn judge_turn(&mut self) {
        match self.draft.entry().turn().and_then(|turn| self.asked.judge(turn)) {
            Some(JudgedTurn::Solved) => self.solved(),
            Some(JudgedTurn::Continues(reply)) => self.goes_on(&reply),
            Some(JudgedTurn::Wrong(mistake)) => self.wrong(mistake),
            // The game has checked the turn, and the file the task.
            None => {
                self.stage = PuzzleStage::Asking;
                self.draft.feedback_mut().notify(AnswerNotice::NothingEntered);
            }
        }
    }

    fn solved(&mut self) {
        self.is_solved.get_or_insert(true);
        self.stage = PuzzleStage::Solved;
    }

    fn wrong(&mut self, mistake: PuzzleMistake) {
        self.is_solved.get_or_insert(false);
        self.stage = PuzzleStage::Wrong(mistake);
    }

    /// The opponent replies, and the next turn is asked for.
    fn goes_on(&mut self, reply: &Turn) {
        self.asked.go_on(reply);
        self.stage = PuzzleStage::Asking;
        self.help = Help::None;
        self.reset_entry();
        self.draft.feedback_mut().animate(reply.steps().iter().map(|played| played.step));
        self.draft.feedback_mut().report(AnswerEvent::Replied(reply.steps().to_vec()));
    }

    fn go(&mut self, to: CursorMove) {
        let Some(line) = &mut self.line else { return };
        match line.go(to) {
            LineMotion::None => {}
            LineMotion::Forward(step) => self.draft.feedback_mut().animate([step]),
            LineMotion::Backward(step) => self.draft.feedback_mut().animate_back([step]),
        }
        self.report_line();
    }

    fn report_line(&mut self) {
        if let Some(line) = &self.line {
            let (at, all) = line.progress();
            let event = AnswerEvent::Line(at, all, line.last());
            self.draft.feedback_mut().report(event);
        }
    }
}

impl AnswerTask for PuzzleState {
    fn draft_mut(&mut self) -> &mut AnswerDraft {
        &mut self.draft
    }

    /// A wrong turn is looked at first, but squares are only put right.
    fn can_enter(&self) -> bool {
        match self.stage {
            PuzzleStage::Asking => true,
            PuzzleStage::Wrong(_) => !self.asked.asks_for_turn(),
            _ => false,
        }
    }

    fn is_answered(&self) -> bool {
        matches!(self.stage, PuzzleStage::Solved | PuzzleStage::Shown)
    }

    fn enter(&mut self, action: EntryAction) {
        let presses = is_press(&action);
        if self.asks_to_retry() && (presses || matches!(action, EntryAction::Undo | EntryAction::Reset)) {
            self.retry();
        } else if !self.can_enter() {
            if presses {
                self.draft.feedback_mut().notify(AnswerNotice::NothingToEnter);
            }
        } else if self.asked.asks_for_turn() {
            self.draft.enter(action);
        } else if self.draft.enter_mark(&action) {
            self.stage = PuzzleStage::Asking;
        }
    }

    fn end(&mut self) {
        if self.asks_to_retry() {
            return self.retry();
        }
        if !self.can_enter() {
            return;
        }
        if !self.asked.asks_for_turn() {
            return self.judge_marks();
        }
        if !self.draft.finish() {
            return;
        }
        let Some(turn) = self.draft.entry().turn().filter(|turn| turn.steps().len() > 0) else {
            return self.draft.feedback_mut().notify(AnswerNotice::NothingEntered);
        };
        if let Err(error) = self.asked.game().check(turn) {
            return self.draft.feedback_mut().notify(AnswerNotice::Refused(error));
        }
        if self.asked.tries_replies(turn) {
            self.stage = PuzzleStage::Judging;
        } else {
            self.judge_turn();
        }
    }

    fn discard(&mut self) {
        if self.asks_to_retry() {
            self.retry();
        } else if self.can_enter() {
            self.draft.mark_only(Bitboard::EMPTY);
            self.reset_entry();
        }
    }

    fn hint(&mut self) {
        if !self.has_help || !self.can_enter() {
            return;
        }
        // With a hint it is not solved alone.
        self.is_solved.get_or_insert(false);
        self.stage = PuzzleStage::Asking;
        self.help = self.help.more();
        if let Some(squares) = self.asked.squares() {
            if self.help == Help::Much {
                self.draft.mark_only(self.draft.marked() & squares);
            }
            return;
        }
        // A hint is for a whole turn.
        self.reset_entry();
        let event = match (self.help, self.hinted()) {
            (Help::Some, Some((piece, square))) => AnswerEvent::Hinted(piece, square),
            _ => AnswerEvent::Shown(self.asked.solution()),
        };
        self.draft.feedback_mut().report(event);
    }

    fn solve(&mut self) {
        if !self.has_help || self.stage == PuzzleStage::Shown {
            return;
        }
        self.is_solved.get_or_insert(false);
        self.stage = PuzzleStage::Shown;
        if let Some(squares) = self.asked.squares() {
            self.draft.mark_only(squares);
        }
        self.line = SolutionLine::of(self.asked.puzzle());
        self.report_line();
    }

    fn next(&mut self) {
        self.is_left = true;
    }
}

impl crate::Apply for PuzzleState {
    type Action = PuzzleAction;

    fn apply_action(&mut self, action: PuzzleAction) {
        self.apply(action);
    }
}
