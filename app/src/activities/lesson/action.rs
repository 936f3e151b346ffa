//! The actions on a lesson.

use ansa_board::BoardEvent;
use ansa_core::{Bitboard, Game, Square};

use super::fault::LessonFault;
use super::judge::{answer, game_at, judge_setup, judge_squares, judge_turn};
use super::lesson_exercise::LessonExercise;
use super::lesson_state::{LessonHelp, LessonStage, LessonState};
use super::notice::{LessonEvent, LessonNotice};
use super::task::LessonTask;
use crate::entry::{EntryAction, PlyEntry, SetupAction};

/// An action on a lesson.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum LessonAction {
    /// Enters steps or pieces.
    Entry(EntryAction),
    /// Chooses one of two turns, by its index.
    Choose(usize),
    /// Ends the turn, or has the squares, the choice or the setup judged.
    End,
    /// The Enter key was pressed. The square is the one with the keyboard focus, if any.
    Enter(Option<Square>),
    /// Deselects the selected piece, or else begins the answer anew.
    Escape,
    /// Shows the next stage of the hint: first words, then marks on the board.
    Hint,
    /// Shows an answer.
    Solve,
    /// Goes on to the next exercise.
    Next,
    /// Goes back to the exercise before.
    Previous,
    /// Begins the lesson anew.
    Repeat,
    /// Flips the board.
    Flip,
}

impl From<EntryAction> for LessonAction {
    fn from(action: EntryAction) -> LessonAction {
        LessonAction::Entry(action)
    }
}

impl From<SetupAction> for LessonAction {
    fn from(action: SetupAction) -> LessonAction {
        LessonAction::Entry(action.into())
    }
}

impl From<BoardEvent> for LessonAction {
    fn from(event: BoardEvent) -> LessonAction {
        match event {
            BoardEvent::Enter(square) => LessonAction::Enter(Some(square)),
            event => LessonAction::Entry(EntryAction::Board(event)),
        }
    }
}

impl LessonState {
    /// Applies an action. One that is impossible at the moment changes nothing but the notice.
    pub(crate) fn apply(&mut self, action: impl Into<LessonAction>) {
        let action = action.into();
        self.feedback.stop_motion();
        if action != LessonAction::Flip {
            self.feedback.clear_notice();
        }
        match action {
            LessonAction::Entry(action) => self.enter(action),
            LessonAction::Choose(index) => self.choose(index),
            LessonAction::Enter(Some(square)) if self.can_enter() && self.entry.awaits_press() => {
                self.enter(EntryAction::Board(BoardEvent::Press(square)));
            }
            LessonAction::Enter(_) if self.is_answered() => self.next(),
            LessonAction::End | LessonAction::Enter(_) => self.end(),
            LessonAction::Escape => self.escape(),
            LessonAction::Hint => self.hint(),
            LessonAction::Solve => self.solve(),
            LessonAction::Next => self.next(),
            LessonAction::Previous => {
                if let Some(before) = self.at.checked_sub(1) {
                    self.ask(before);
                }
            }
            LessonAction::Repeat => self.ask(0),
            LessonAction::Flip => {
                self.is_flipped = !self.is_flipped;
                self.feedback.report(LessonEvent::Flipped);
            }
        }
    }

    fn enter(&mut self, action: EntryAction) {
        let presses = matches!(action, EntryAction::Board(BoardEvent::Press(_) | BoardEvent::MoveAlong(_)));
        if !self.can_enter() {
            if presses {
                self.feedback.notify(LessonNotice::NothingToEnter);
            }
            return;
        }
        if let Some(LessonTask::Squares(_)) = self.exercise().map(LessonExercise::task) {
            match action {
                EntryAction::Board(BoardEvent::Press(square) | BoardEvent::Select(square)) => {
                    self.mark(square);
                }
                EntryAction::Reset => self.marked = Bitboard::EMPTY,
                _ => {}
            }
            return;
        }
        self.feedback.take(self.entry.apply(action), LessonEvent::Entry, LessonNotice::Entry);
    }

    /// Marks a square, or removes its mark.
    fn mark(&mut self, square: Square) {
        self.marked ^= Bitboard::of(square);
        let count = self.marked.count();
        self.feedback.report(if self.marked.contains(square) {
            LessonEvent::Marked(square, count)
        } else {
            LessonEvent::Unmarked(square, count)
        });
    }

    fn choose(&mut self, index: usize) {
        let steps = self.exercise().filter(|_| self.can_enter()).and_then(|exercise| exercise.option(index));
        if let Some(steps) = steps {
            self.chosen = Some(index);
            self.feedback.report(LessonEvent::Chosen(index, steps));
        }
    }

    fn escape(&mut self) {
        if !self.can_enter() {
            return;
        }
        if self.entry.selection().is_some() {
            self.enter(EntryAction::Board(BoardEvent::Deselect));
        } else {
            self.marked = Bitboard::EMPTY;
            self.chosen = None;
            self.reset_entry();
        }
    }

    /// Judges the answer. If a typed step is illegal, nothing happens, because the field shows the error.
    fn end(&mut self) {
        let Some(exercise) = self.exercise().filter(|_| self.can_enter()) else { return };
        match self.entry.typed() {
            Some(typed) if typed.error.is_some() => return,
            Some(_) => self.enter(EntryAction::PlayTyped),
            None => {}
        }
        self.entry.deselect();
        match self.judge(exercise) {
            Err(notice) => self.feedback.notify(notice),
            Ok(Ok(())) => {
                self.stage = LessonStage::Right;
                if let Some(index) = self.chosen {
                    self.show(exercise, exercise.option(index).unwrap_or_default().as_slice());
                }
                if !self.answered.contains(&self.at) {
                    self.answered.push(self.at);
                }
            }
            Ok(Err(fault)) => {
                self.stage = LessonStage::Wrong(fault);
                // The next answer begins in the same position. Marks and pieces are only put right.
                if matches!(exercise.task(), LessonTask::Turn(_)) {
                    self.reset_entry();
                }
            }
        }
    }

    /// The verdict on the answer, or why there can be none yet.
    fn judge(&self, exercise: &LessonExercise) -> Result<Result<(), LessonFault>, LessonNotice> {
        Ok(match exercise.task() {
            LessonTask::Turn(aims) => {
                let Some((position, turn)) = exercise.position().zip(self.entry.turn()) else {
                    return Err(LessonNotice::NothingToEnter);
                };
                game_at(position).check(turn).map_err(LessonNotice::Refused)?;
                judge_turn(turn, aims)
            }
            LessonTask::Setup(aims) => {
                let Some(setup) = self.entry.setup() else { return Err(LessonNotice::NothingToEnter) };
                Game::new().set_up(setup).map_err(LessonNotice::Refused)?;
                judge_setup(setup, aims)
            }
            LessonTask::Squares(question) => {
                let Some(position) = exercise.position() else { return Err(LessonNotice::NothingToEnter) };
                judge_squares(&position, *question, self.marked)
            }
            LessonTask::Choice(turns, aims) => match self.chosen.and_then(|index| turns.get(index)) {
                None => Err(LessonFault::NothingChosen),
                Some(text) => match exercise.turn(text) {
                    Some(turn) => judge_turn(&turn, aims),
                    None => return Err(LessonNotice::NothingToEnter),
                },
            },
        })
    }

    /// Shows the board after these steps.
    fn show(&mut self, exercise: &LessonExercise, steps: &[ansa_core::PlayedStep]) {
        let steps: Vec<ansa_core::Step> = steps.iter().map(|played| played.step).collect();
        if let Some(position) = exercise.position() {
            self.entry = PlyEntry::of_steps(position, &steps);
            self.feedback.animate(steps);
        }
    }

    fn hint(&mut self) {
        if self.can_enter() {
            self.help = match self.help {
                LessonHelp::None => LessonHelp::Words,
                LessonHelp::Words | LessonHelp::Marks => LessonHelp::Marks,
            };
            // A hint is for a whole turn.
            if matches!(self.exercise().map(LessonExercise::task), Some(LessonTask::Turn(_))) {
                self.reset_entry();
            }
        }
    }

    fn solve(&mut self) {
        let Some(exercise) = self.exercise().filter(|_| self.can_enter()) else { return };
        self.stage = LessonStage::Shown;
        match exercise.task() {
            LessonTask::Turn(_) => {
                let steps = exercise.steps(exercise.solution);
                self.show(exercise, &steps);
                self.feedback.report(LessonEvent::Shown(steps));
            }
            LessonTask::Choice(..) => {
                let index = exercise.solution.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let steps = index.and_then(|index| exercise.option(index)).unwrap_or_default();
                self.chosen = index;
                self.show(exercise, &steps);
                self.feedback.report(LessonEvent::Shown(steps));
            }
            LessonTask::Setup(_) => {
                if let Some(setup) = LessonExercise::setup(exercise.solution) {
                    self.entry.apply(SetupAction::Copy(setup).into());
                }
            }
            LessonTask::Squares(question) => {
                self.marked = exercise.position().map(|start| answer(&start, *question)).unwrap_or_default();
            }
        }
    }

    fn next(&mut self) {
        if self.exercise().is_some() {
            self.ask(self.at + 1);
        }
    }
}
