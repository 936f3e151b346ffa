//! The actions on a puzzle.

use ansa_core::Bitboard;
use ansa_core::position::turn::Turn;
use derive_more::From;

use super::asked::{JudgedTurn, PuzzleMistake};
use super::line::{LineMotion, SolutionLine};
use super::puzzle_progress::PuzzleResult;
use super::puzzle_state::{PuzzleStage, PuzzleState};
use crate::Apply;
use crate::activities::answer::{
    AnswerAction, AnswerDraft, AnswerEvent, AnswerNotice, AnswerTask, Help, is_press,
};
use crate::document::CursorMove;
use crate::entry::EntryAction;

#[derive(Clone, PartialEq, Debug, From)]
pub enum PuzzleAction {
    /// An action on the task.
    #[from(forward)]
    Answer(AnswerAction),
    /// Judges the turn of [`PuzzleStage::Judging`].
    Judge,
    /// Begins the turn anew after a wrong one.
    Retry,
    /// Goes along the solution.
    Line(CursorMove),
}

/// What is left to the caller after an action on a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PuzzleEffect {
    /// [`PuzzleAction::Judge`] is to follow, as soon as the turn is drawn: judging can take a moment.
    Judge,
    /// The first result is to be counted. What happens after it is practice.
    Count(PuzzleResult),
    /// The person wants another puzzle.
    Next,
}

impl Apply for PuzzleState {
    type Action = PuzzleAction;
    type Effect = PuzzleEffect;

    fn apply(&mut self, action: impl Into<PuzzleAction>) -> Option<PuzzleEffect> {
        let action = action.into();
        // The page asks for the judgement, not the player: what is shown stays.
        if action != PuzzleAction::Judge {
            self.begin_action(action == PuzzleAction::Answer(AnswerAction::Flip));
        }
        match action {
            PuzzleAction::Answer(action) => return self.answer(action),
            PuzzleAction::Judge if self.stage == PuzzleStage::Judging => return self.judge_turn(),
            PuzzleAction::Retry if self.asks_to_retry() => self.retry(),
            PuzzleAction::Judge | PuzzleAction::Retry => {}
            PuzzleAction::Line(to) => self.go(to),
        }
        None
    }
}

impl PuzzleState {
    /// Whether a wrong turn is looked at.
    fn asks_to_retry(&self) -> bool {
        matches!(self.stage, PuzzleStage::Wrong(_)) && self.asked.asks_for_turn() && self.has_help
    }

    /// Tells once that help counts as a miss, as long as it would.
    fn warns(&mut self) -> bool {
        let warns = self.is_solved.is_none() && !self.is_warned;
        if warns {
            self.is_warned = true;
            self.draft.feedback_mut().notify(AnswerNotice::HelpCounts);
        }
        warns
    }

    fn retry(&mut self) {
        self.stage = PuzzleStage::Asking;
        self.reset_entry();
        self.draft.feedback_mut().report(AnswerEvent::Opened);
    }

    fn judge_marks(&mut self) -> Option<PuzzleEffect> {
        if self.draft.marked.is_empty() {
            self.draft.feedback_mut().notify(AnswerNotice::NothingEntered);
            return None;
        }
        match self.asked.judge_squares(self.draft.marked) {
            None => self.solved(),
            Some(mistake) => self.wrong(mistake),
        }
    }

    fn judge_turn(&mut self) -> Option<PuzzleEffect> {
        match self.draft.entry.turn().and_then(|turn| self.asked.judge(turn)) {
            Some(JudgedTurn::Solved) => self.solved(),
            Some(JudgedTurn::Continues(reply)) => {
                self.goes_on(&reply);
                None
            }
            Some(JudgedTurn::Wrong(mistake)) => self.wrong(mistake),
            // The game has checked the turn, and the file the task.
            None => {
                self.stage = PuzzleStage::Asking;
                self.draft.feedback_mut().notify(AnswerNotice::NothingEntered);
                None
            }
        }
    }

    fn solved(&mut self) -> Option<PuzzleEffect> {
        self.stage = PuzzleStage::Solved;
        self.settle(true)
    }

    fn wrong(&mut self, mistake: PuzzleMistake) -> Option<PuzzleEffect> {
        self.stage = PuzzleStage::Wrong(mistake);
        self.settle(false)
    }

    /// Takes the result, if it is the first.
    fn settle(&mut self, is_solved: bool) -> Option<PuzzleEffect> {
        if self.is_solved.is_some() {
            return None;
        }
        self.is_solved = Some(is_solved);
        Some(PuzzleEffect::Count(PuzzleResult::new(&self.asked.puzzle, is_solved)))
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
    type Effect = PuzzleEffect;

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

    fn end(&mut self) -> Option<PuzzleEffect> {
        if self.asks_to_retry() {
            self.retry();
            return None;
        }
        if !self.can_enter() {
            return None;
        }
        if !self.asked.asks_for_turn() {
            return self.judge_marks();
        }
        if !self.draft.finish() {
            return None;
        }
        let Some(turn) = self.draft.entry.turn().filter(|turn| turn.steps().len() > 0) else {
            self.draft.feedback_mut().notify(AnswerNotice::NothingEntered);
            return None;
        };
        if let Err(error) = self.asked.game().check(turn) {
            self.draft.feedback_mut().notify(AnswerNotice::Refused(error));
            return None;
        }
        if self.asked.tries_replies(turn) {
            self.stage = PuzzleStage::Judging;
            Some(PuzzleEffect::Judge)
        } else {
            self.judge_turn()
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

    fn hint(&mut self) -> Option<PuzzleEffect> {
        if !self.has_help || !self.can_enter() || self.warns() {
            return None;
        }
        // With a hint it is not solved alone.
        let effect = self.settle(false);
        self.stage = PuzzleStage::Asking;
        self.help = self.help.more();
        if let Some(squares) = self.asked.squares() {
            if self.help == Help::Much {
                self.draft.mark_only(self.draft.marked & squares);
            }
            return effect;
        }
        // A hint is for a whole turn.
        self.reset_entry();
        let event = match (self.help, self.hinted()) {
            (Help::Some, Some((piece, square))) => AnswerEvent::Hinted(piece, square),
            _ => AnswerEvent::Shown(self.asked.solution()),
        };
        self.draft.feedback_mut().report(event);
        effect
    }

    fn solve(&mut self) -> Option<PuzzleEffect> {
        if !self.has_help || self.stage == PuzzleStage::Shown || self.warns() {
            return None;
        }
        self.stage = PuzzleStage::Shown;
        if let Some(squares) = self.asked.squares() {
            self.draft.mark_only(squares);
        }
        self.line = SolutionLine::of(&self.asked.puzzle);
        self.report_line();
        self.settle(false)
    }

    fn next(&mut self) -> Option<PuzzleEffect> {
        Some(PuzzleEffect::Next)
    }
}
