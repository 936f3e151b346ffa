//! The actions on exercises.

use ansa_board::BoardEvent;
use ansa_core::{Side, Square};

use super::exercise::{Attempt, Known};
use super::learn_state::{Answered, Help, LearnState, Solution, Stage};
use super::notice::{LearnEvent, LearnNotice};
use crate::activities::engine::{EngineFault, SearchState};
use crate::activities::verdict::chance;
use crate::entry::EntryAction;

/// An action on a list of exercises.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum LearnAction {
    /// Enters steps.
    Entry(EntryAction),
    /// Ends the turn, to have it judged.
    End,
    /// The Enter key was pressed. The square is the one with the keyboard focus, if any.
    Enter(Option<Square>),
    /// Deselects the selected piece, or else discards the draft, or the turn that is being judged.
    Escape,
    /// Shows the next stage of the hint: first a piece, then the turn.
    Hint,
    /// Shows the best turn.
    Solve,
    /// Goes on to the next exercise. One that is not answered is skipped.
    Next,
    /// Repeats a request to the engine that has failed.
    AskAgain,
    /// The engine has answered a request.
    Found(u32, SearchState),
    /// A request to the engine has failed.
    NotFound(u32, EngineFault),
    /// Begins anew with the mistakes of one side, or of both.
    Choose(Option<Side>),
    /// Begins anew with the exercises that were not answered at once.
    Repeat,
    /// Flips the board.
    Flip,
}

impl From<EntryAction> for LearnAction {
    fn from(action: EntryAction) -> LearnAction {
        LearnAction::Entry(action)
    }
}

impl From<BoardEvent> for LearnAction {
    fn from(event: BoardEvent) -> LearnAction {
        match event {
            BoardEvent::Enter(square) => LearnAction::Enter(Some(square)),
            event => LearnAction::Entry(EntryAction::Board(event)),
        }
    }
}

impl LearnState {
    /// Applies an action. One that is impossible at the moment changes nothing but the notice.
    pub(crate) fn apply(&mut self, action: impl Into<LearnAction>) {
        let action = action.into();
        if !matches!(action, LearnAction::Found(..) | LearnAction::NotFound(..)) {
            self.feedback.stop_motion();
            if action != LearnAction::Flip {
                self.feedback.clear_notice();
            }
        }
        match action {
            LearnAction::Entry(action) => self.enter(action),
            LearnAction::Enter(Some(square)) if self.entry.awaits_press() => {
                self.enter(EntryAction::Board(BoardEvent::Press(square)));
            }
            // What is entered next is another exercise.
            LearnAction::Enter(_) if self.is_answered() => self.next(),
            LearnAction::End | LearnAction::Enter(_) => self.end(),
            LearnAction::Escape => self.escape(),
            LearnAction::Hint => self.hint(),
            LearnAction::Solve => self.solve(),
            LearnAction::Next => self.next(),
            LearnAction::AskAgain => self.ask_again(),
            LearnAction::Found(id, state) if id == self.request => self.found(&state),
            LearnAction::NotFound(id, fault) if id == self.request => self.failed(fault),
            LearnAction::Found(..) | LearnAction::NotFound(..) => {}
            LearnAction::Choose(side) => self.restart(LearnState::new(self.all.clone(), side)),
            LearnAction::Repeat => {
                let results = self.results().filter(|(_, answer)| *answer != Some(Answered::AtOnce));
                let left = results.map(|(exercise, _)| exercise.clone()).collect();
                self.restart(LearnState::new(left, self.side));
            }
            LearnAction::Flip => {
                self.is_flipped = !self.is_flipped;
                self.feedback.report(LearnEvent::Flipped);
            }
        }
    }

    /// Begins anew. The counters go on, so that no late answer is taken for another one.
    fn restart(&mut self, mut next: LearnState) {
        if next.chosen.is_empty() {
            return;
        }
        next.request = self.request.wrapping_add(1);
        next.is_flipped = self.is_flipped;
        next.feedback.continue_from(&self.feedback);
        *self = next;
    }

    fn enter(&mut self, action: EntryAction) {
        if !self.can_enter() {
            if matches!(action, EntryAction::Board(BoardEvent::Press(_) | BoardEvent::MoveAlong(_))) {
                self.feedback.notify(LearnNotice::NoTurn);
            }
            return;
        }
        self.feedback.take(self.entry.apply(action), LearnEvent::Entry, LearnNotice::Entry);
    }

    fn escape(&mut self) {
        if matches!(self.stage, Stage::Judging(_) | Stage::NotJudged(..)) {
            // Nobody has to wait for the engine.
            self.request = self.request.wrapping_add(1);
            self.stage = Stage::Asking;
            return self.reset_entry();
        }
        if !self.can_enter() {
            return;
        }
        if self.entry.selection().is_some() {
            self.enter(EntryAction::Board(BoardEvent::Deselect));
        } else {
            self.reset_entry();
        }
    }

    /// Ends the turn, with the typed steps. If one of them is illegal, nothing happens, because the field shows the error.
    fn end(&mut self) {
        if !self.can_enter() {
            return;
        }
        match self.entry.typed() {
            Some(typed) if typed.error.is_some() => return,
            Some(_) => self.enter(EntryAction::PlayTyped),
            None => {}
        }
        self.entry.deselect();
        let Some((exercise, turn)) = self.exercise().cloned().zip(self.entry.turn()) else { return };
        match exercise.attempt(turn) {
            Err(error) => self.feedback.notify(LearnNotice::Refused(error)),
            Ok(attempt) => {
                self.request = self.request.wrapping_add(1);
                match exercise.known(&attempt) {
                    Known::Good => self.solved(attempt),
                    Known::Chance(chance) => self.judged(attempt, chance),
                    Known::Unknown => self.stage = Stage::Judging(attempt),
                }
            }
        }
    }

    /// Takes the chance to win after an attempt, from 0 to 1.
    fn judged(&mut self, attempt: Attempt, chance: f64) {
        let verdict = self.exercise().and_then(|exercise| exercise.judged(&attempt.steps, chance));
        match verdict.filter(|verdict| verdict.severity.is_some()) {
            None => self.solved(attempt),
            Some(verdict) => {
                self.tries += 1;
                self.stage = Stage::Refused(attempt.steps, verdict);
                self.reset_entry();
            }
        }
    }

    fn solved(&mut self, attempt: Attempt) {
        let is_alone = self.tries == 0 && self.help == Help::None;
        self.answer(if is_alone { Answered::AtOnce } else { Answered::Later });
        self.stage = Stage::Solved(attempt);
    }

    fn answer(&mut self, answered: Answered) {
        if self.answers.len() == self.at {
            self.answers.push(answered);
        }
    }

    fn hint(&mut self) {
        if !self.can_enter() {
            return;
        }
        self.help = match self.help {
            Help::None => Help::Piece,
            Help::Piece | Help::Turn => Help::Turn,
        };
        // A hint is for a whole turn.
        self.reset_entry();
        match (self.help, self.hinted()) {
            (Help::Piece, Some((piece, square))) => self.feedback.report(LearnEvent::Hinted(piece, square)),
            _ => self.report_best(),
        }
    }

    fn report_best(&mut self) {
        let best = self.exercise().map(|exercise| exercise.best().to_vec()).unwrap_or_default();
        self.feedback.report(LearnEvent::Shown(best));
    }

    fn solve(&mut self) {
        let Some(exercise) = self.exercise().cloned().filter(|_| !self.is_answered()) else { return };
        self.request = self.request.wrapping_add(1);
        self.answer(Answered::Shown);
        self.reset_entry();
        // After the end of a game there is nothing to search.
        let goes_on = exercise.solved().is_some_and(|game| game.outcome().is_none());
        self.stage = Stage::Shown(if goes_on { Solution::Searching } else { Solution::Line(Vec::new()) });
        self.report_best();
    }

    fn next(&mut self) {
        if self.exercise().is_some() {
            self.answer(Answered::Skipped);
            self.ask(self.at + 1);
        }
    }

    fn ask_again(&mut self) {
        self.request = self.request.wrapping_add(1);
        match &self.stage {
            Stage::NotJudged(attempt, _) => self.stage = Stage::Judging(attempt.clone()),
            Stage::Shown(Solution::Failed(_)) => self.stage = Stage::Shown(Solution::Searching),
            _ => {}
        }
    }

    fn found(&mut self, state: &SearchState) {
        let Some(side) = self.exercise().map(|exercise| exercise.side()) else { return };
        match (&self.stage, chance(state, !side, side)) {
            (Stage::Judging(attempt), Some(chance)) => self.judged(attempt.clone(), chance),
            (Stage::Shown(Solution::Searching), Some(_)) => {
                let line = state.lines.first().map(|line| line.turns.clone()).unwrap_or_default();
                self.stage = Stage::Shown(Solution::Line(line));
            }
            (_, None) => self.failed(EngineFault::Misunderstood),
            _ => {}
        }
    }

    fn failed(&mut self, fault: EngineFault) {
        match &self.stage {
            Stage::Judging(attempt) => self.stage = Stage::NotJudged(attempt.clone(), fault),
            Stage::Shown(Solution::Searching) => self.stage = Stage::Shown(Solution::Failed(fault)),
            _ => {}
        }
    }
}
