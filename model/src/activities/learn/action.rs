//! The actions on exercises.

use std::rc::Rc;

use ansa_core::Side;
use derive_more::From;

use super::exercise::{Attempt, Exercise, Known};
use super::learn_state::{Answered, LearnState, Solution, Stage};
use crate::Apply;
use crate::activities::answer::{
    AnswerAction, AnswerDraft, AnswerEvent, AnswerNotice, AnswerTask, Help, is_press,
};
use crate::activities::engine::{EngineFault, SearchEvent, SearchState};
use crate::entry::EntryAction;

/// An action on a list of exercises.
#[derive(Clone, PartialEq, Debug, From)]
pub enum LearnAction {
    /// An action on the exercise shown.
    #[from(forward)]
    Answer(AnswerAction),
    /// Repeats a request to the engine that has failed.
    AskAgain,
    /// What the engine reports of a request.
    Search(u32, SearchEvent),
    /// Begins anew with the mistakes of one side, or of both.
    Choose(Option<Side>),
    /// Begins anew with the exercises that were not answered at once.
    Repeat,
}

/// What is left to the caller: the first answer to an exercise is to be kept. One that repeats what was just seen does not
/// count.
type LearnEffect = (Rc<Exercise>, Answered);

impl Apply for LearnState {
    type Action = LearnAction;
    type Effect = LearnEffect;

    fn apply(&mut self, action: impl Into<LearnAction>) -> Option<LearnEffect> {
        let action = action.into();
        if !matches!(action, LearnAction::Search(..)) {
            self.begin_action(action == LearnAction::Answer(AnswerAction::Flip));
        }
        match action {
            LearnAction::Answer(action) => return self.answer(action),
            LearnAction::AskAgain => self.ask_again(),
            LearnAction::Search(id, event) if id == self.request => match event {
                SearchEvent::Progress(_) => {}
                SearchEvent::Best(_, state) => return self.found(&state),
                SearchEvent::Failed(fault) => self.failed(fault),
            },
            LearnAction::Search(..) => {}
            LearnAction::Choose(side) => self.restart(LearnState::new(self.all.clone(), side)),
            LearnAction::Repeat => {
                let results = self.results().filter(|(_, answer)| *answer != Some(Answered::AtOnce));
                let left = results.map(|(exercise, _)| exercise.clone()).collect();
                self.restart(LearnState::new(left, self.side));
            }
        }
        None
    }
}

impl LearnState {
    /// Begins anew. The counters go on, so that no late answer is taken for another one.
    fn restart(&mut self, mut next: LearnState) {
        if next.chosen.is_empty() {
            return;
        }
        next.request = self.request.wrapping_add(1);
        next.reported = core::mem::take(&mut self.reported);
        next.draft.continue_from(&self.draft);
        *self = next;
    }

    /// Takes the chance to win after an attempt, from 0 to 1.
    fn judged(&mut self, attempt: Attempt, chance: f64) -> Option<LearnEffect> {
        let verdict = self.exercise().and_then(|exercise| exercise.judged(&attempt.steps, chance));
        match verdict.filter(|verdict| verdict.severity.is_some()) {
            None => self.solved(attempt),
            Some(verdict) => {
                self.tries += 1;
                self.stage = Stage::Refused(attempt.steps, verdict);
                self.reset_entry();
                None
            }
        }
    }

    fn solved(&mut self, attempt: Attempt) -> Option<LearnEffect> {
        let is_alone = self.tries == 0 && self.help == Help::None;
        self.stage = Stage::Solved(attempt);
        self.count_answer(if is_alone { Answered::AtOnce } else { Answered::Later })
    }

    fn count_answer(&mut self, answered: Answered) -> Option<LearnEffect> {
        let exercise = self.exercise().filter(|_| self.answers.len() == self.at)?.clone();
        self.answers.push(answered);
        self.reported.insert(exercise.key()).then_some((exercise, answered))
    }

    fn report_best(&mut self) {
        let best = self.exercise().map(|exercise| exercise.best.clone()).unwrap_or_default();
        self.draft.feedback_mut().report(AnswerEvent::Shown(best));
    }

    fn ask_again(&mut self) {
        self.request = self.request.wrapping_add(1);
        match &self.stage {
            Stage::NotJudged(attempt, _) => self.stage = Stage::Judging(attempt.clone()),
            Stage::Shown(Solution::Failed(_)) => self.stage = Stage::Shown(Solution::Searching),
            _ => {}
        }
    }

    fn found(&mut self, state: &SearchState) -> Option<LearnEffect> {
        let side = self.exercise()?.side();
        match (&self.stage, state.chance(side)) {
            (Stage::Judging(attempt), Some(chance)) => return self.judged(attempt.clone(), chance),
            (Stage::Shown(Solution::Searching), Some(_)) => {
                let line = state.lines.first().map(|line| line.turns.clone()).unwrap_or_default();
                self.stage = Stage::Shown(Solution::Line(line));
            }
            (_, None) => self.failed(EngineFault::Misunderstood),
            _ => {}
        }
        None
    }

    fn failed(&mut self, fault: EngineFault) {
        match &self.stage {
            Stage::Judging(attempt) => self.stage = Stage::NotJudged(attempt.clone(), fault),
            Stage::Shown(Solution::Searching) => self.stage = Stage::Shown(Solution::Failed(fault)),
            _ => {}
        }
    }
}

impl AnswerTask for LearnState {
    type Effect = LearnEffect;

    fn draft_mut(&mut self) -> &mut AnswerDraft {
        &mut self.draft
    }

    fn can_enter(&self) -> bool {
        matches!(self.stage, Stage::Asking | Stage::Refused(..)) && self.exercise().is_some()
    }

    fn is_answered(&self) -> bool {
        matches!(self.stage, Stage::Solved(_) | Stage::Shown(_))
    }

    fn enter(&mut self, action: EntryAction) {
        if self.can_enter() {
            self.draft.enter(action);
        } else if is_press(&action) {
            self.draft.feedback_mut().notify(AnswerNotice::NothingToEnter);
        }
    }

    fn end(&mut self) -> Option<LearnEffect> {
        if !self.can_enter() || !self.draft.finish() {
            return None;
        }
        let (exercise, turn) = self.exercise().cloned().zip(self.draft.entry.turn())?;
        match exercise.attempt(turn) {
            Err(error) => self.draft.feedback_mut().notify(AnswerNotice::Refused(error)),
            Ok(attempt) => {
                self.request = self.request.wrapping_add(1);
                match exercise.known(&attempt) {
                    Known::Good => return self.solved(attempt),
                    Known::Chance(chance) => return self.judged(attempt, chance),
                    Known::Unknown => self.stage = Stage::Judging(attempt),
                }
            }
        }
        None
    }

    fn discard(&mut self) {
        if matches!(self.stage, Stage::Judging(_) | Stage::NotJudged(..)) {
            // Nobody has to wait for the engine.
            self.request = self.request.wrapping_add(1);
            self.stage = Stage::Asking;
            self.reset_entry();
        } else if self.can_enter() {
            self.reset_entry();
        }
    }

    fn hint(&mut self) -> Option<LearnEffect> {
        if !self.can_enter() {
            return None;
        }
        self.help = self.help.more();
        // A hint is for a whole turn.
        self.reset_entry();
        match (self.help, self.hinted()) {
            (Help::Some, Some((piece, square))) => {
                self.draft.feedback_mut().report(AnswerEvent::Hinted(piece, square));
            }
            _ => self.report_best(),
        }
        None
    }

    fn solve(&mut self) -> Option<LearnEffect> {
        let exercise = self.exercise().cloned().filter(|_| !self.is_answered())?;
        self.request = self.request.wrapping_add(1);
        let effect = self.count_answer(Answered::Shown);
        self.reset_entry();
        // After the end of a game there is nothing to search.
        let goes_on = exercise.solved().is_some_and(|game| game.outcome().is_none());
        self.stage = Stage::Shown(if goes_on { Solution::Searching } else { Solution::Line(Vec::new()) });
        self.report_best();
        effect
    }

    fn next(&mut self) -> Option<LearnEffect> {
        self.exercise()?;
        let effect = self.count_answer(Answered::Skipped);
        self.ask(self.at + 1);
        effect
    }
}
