//! The actions on a lesson.

use ansa_core::{Bitboard, Board, Game};
use derive_more::From;

use super::fault::LessonFault;
use super::judge::{answer, game_at, judge_setup, judge_squares, judge_turn};
use super::lesson_exercise::LessonExercise;
use super::lesson_state::{LessonStage, LessonState};
use super::progress::CourseAction;
use super::task::LessonTask;
use crate::Apply;
use crate::activities::answer::{
    AnswerAction, AnswerDraft, AnswerEvent, AnswerNotice, AnswerTask, Help, is_press,
};
use crate::entry::{EntryAction, PlyEntry, SetupAction};

#[derive(Clone, PartialEq, Debug, From)]
pub enum LessonAction {
    /// An action on the exercise shown.
    #[from(forward)]
    Answer(AnswerAction),
    /// Chooses one of two turns, by its index.
    Choose(usize),
    /// Goes back to the exercise before.
    Previous,
    /// Shows an exercise, by its index.
    Visit(usize),
    /// Begins the lesson anew.
    Repeat,
}

impl Apply for LessonState {
    type Action = LessonAction;
    type Effect = CourseAction;

    fn apply(&mut self, action: impl Into<LessonAction>) -> Option<CourseAction> {
        let action = action.into();
        self.begin_action(action == LessonAction::Answer(AnswerAction::Flip));
        match action {
            LessonAction::Answer(action) => self.answer(action),
            LessonAction::Choose(index) => {
                self.choose(index);
                None
            }
            LessonAction::Previous => Some(self.visit(self.at.checked_sub(1)?)),
            LessonAction::Visit(at) => Some(self.visit(at.min(self.name.exercises().len()))),
            LessonAction::Repeat => Some(self.visit(0)),
        }
    }
}

impl LessonState {
    fn visit(&mut self, at: usize) -> CourseAction {
        self.ask(at);
        CourseAction::Visit(self.name, at)
    }

    fn choose(&mut self, index: usize) {
        let steps = self.exercise().filter(|_| self.can_enter()).and_then(|exercise| exercise.option(index));
        if let Some(steps) = steps {
            self.chosen = Some(index);
            self.stage = LessonStage::Asking;
            self.draft.feedback_mut().report(AnswerEvent::Shown(steps));
        }
    }

    /// What was entered: the steps, the pieces or the marks.
    fn answer_so_far(&self) -> (Board, usize, Bitboard) {
        (self.board(), self.steps().len(), self.draft.marked)
    }

    /// The verdict on the answer, or why there can be none yet.
    fn judge(&self, exercise: &LessonExercise) -> Result<Result<(), LessonFault>, AnswerNotice> {
        Ok(match exercise.task {
            LessonTask::Turn(aims) => {
                let Some((position, turn)) = exercise.position().zip(self.draft.entry.turn()) else {
                    return Err(AnswerNotice::NothingToEnter);
                };
                game_at(position).check(turn).map_err(AnswerNotice::Refused)?;
                judge_turn(turn, aims)
            }
            LessonTask::Setup(aims) => {
                let Some(setup) = self.draft.entry.setup() else {
                    return Err(AnswerNotice::NothingToEnter);
                };
                Game::new().set_up(setup).map_err(AnswerNotice::Refused)?;
                judge_setup(setup, aims)
            }
            LessonTask::Squares(question) => {
                let Some(position) = exercise.position() else { return Err(AnswerNotice::NothingToEnter) };
                judge_squares(&position, question, self.draft.marked)
            }
            LessonTask::Choice(turns, aims) => match self.chosen.and_then(|index| turns.get(index)) {
                None => Err(LessonFault::NothingChosen),
                Some(text) => match exercise.turn(text) {
                    Some(turn) => judge_turn(&turn, aims),
                    None => return Err(AnswerNotice::NothingToEnter),
                },
            },
        })
    }

    /// Shows the board after these steps.
    fn show(&mut self, exercise: &LessonExercise, steps: &[ansa_core::PlayedStep]) {
        let steps = ansa_core::steps_of(steps);
        if let Some(position) = exercise.position() {
            self.draft.begin(PlyEntry::from_steps(position, &steps));
            self.draft.feedback_mut().animate(steps);
        }
    }
}

impl AnswerTask for LessonState {
    type Effect = CourseAction;

    fn draft_mut(&mut self) -> &mut AnswerDraft {
        &mut self.draft
    }

    fn can_enter(&self) -> bool {
        matches!(self.stage, LessonStage::Asking | LessonStage::Wrong(_)) && self.exercise().is_some()
    }

    fn is_answered(&self) -> bool {
        self.exercise().is_some() && !self.can_enter()
    }

    fn enter(&mut self, action: EntryAction) {
        if !self.can_enter() {
            if is_press(&action) {
                self.draft.feedback_mut().notify(AnswerNotice::NothingToEnter);
            }
            return;
        }
        let before = self.answer_so_far();
        if let Some(LessonTask::Squares(_)) = self.exercise().map(|exercise| &exercise.task) {
            self.draft.enter_mark(&action);
        } else {
            self.draft.enter(action);
        }
        // The verdict is on the last answer. This is another one.
        if self.answer_so_far() != before {
            self.stage = LessonStage::Asking;
        }
    }

    fn end(&mut self) -> Option<CourseAction> {
        let exercise = self.exercise().filter(|_| self.can_enter())?;
        if !self.draft.finish() {
            return None;
        }
        match self.judge(exercise) {
            Err(notice) => self.draft.feedback_mut().notify(notice),
            Ok(Ok(())) => {
                self.stage = LessonStage::Right;
                if let Some(index) = self.chosen {
                    self.show(exercise, exercise.option(index).unwrap_or_default().as_slice());
                }
                return Some(CourseAction::Answer(self.name, self.at));
            }
            Ok(Err(fault)) => {
                self.stage = LessonStage::Wrong(fault);
                self.was_wrong = true;
                // The next answer begins in the same position. Marks and pieces are only put right.
                if matches!(exercise.task, LessonTask::Turn(_)) {
                    self.reset_entry();
                }
            }
        }
        None
    }

    fn discard(&mut self) {
        if self.can_enter() {
            self.draft.mark_only(Bitboard::EMPTY);
            self.chosen = None;
            self.reset_entry();
        }
    }

    fn hint(&mut self) -> Option<CourseAction> {
        if self.can_enter() {
            self.help = self.help.more();
            // A phone has room for one message.
            self.stage = LessonStage::Asking;
            let exercise = self.exercise()?;
            match exercise.task {
                // A hint is for a whole turn.
                LessonTask::Turn(_) => self.reset_entry(),
                LessonTask::Squares(question) if self.help == Help::Much => {
                    let right = exercise.position().map(|start| answer(&start, question)).unwrap_or_default();
                    self.draft.mark_one_of(right);
                }
                LessonTask::Choice(..) if self.help == Help::Much => {
                    self.choose(exercise.right_option().unwrap_or_default());
                }
                _ => {}
            }
        }
        None
    }

    fn solve(&mut self) -> Option<CourseAction> {
        let exercise = self.exercise().filter(|_| self.can_enter())?;
        self.stage = LessonStage::Shown;
        match exercise.task {
            LessonTask::Turn(_) => {
                let steps = exercise.steps(exercise.solution);
                self.show(exercise, &steps);
                self.draft.feedback_mut().report(AnswerEvent::Shown(steps));
            }
            LessonTask::Choice(..) => {
                let index = exercise.right_option();
                let steps = index.and_then(|index| exercise.option(index)).unwrap_or_default();
                self.chosen = index;
                self.show(exercise, &steps);
                self.draft.feedback_mut().report(AnswerEvent::Shown(steps));
            }
            LessonTask::Setup(_) => {
                if let Some(setup) = LessonExercise::setup(exercise.solution) {
                    self.draft.enter(SetupAction::Copy(setup).into());
                }
            }
            LessonTask::Squares(question) => {
                self.draft
                    .mark_only(exercise.position().map(|start| answer(&start, question)).unwrap_or_default());
            }
        }
        Some(CourseAction::Show(self.name, self.at))
    }

    fn next(&mut self) -> Option<CourseAction> {
        self.exercise()?;
        Some(self.visit(self.at + 1))
    }
}
