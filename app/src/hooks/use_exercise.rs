//! The states of exercises of the course, of the person's mistakes and of puzzles, with the keys of the keyboard.

use std::rc::Rc;

use ansa_core::Side;
use ansa_core::puzzle::Puzzle;
use ansa_model::activities::answer::AnswerAction;
use ansa_model::activities::learn::{Answered, Exercise, LearnAction, LearnState};
use ansa_model::activities::lesson::{CourseAction, LessonAction, LessonName, LessonState};
use ansa_model::activities::puzzle::{PuzzleAction, PuzzleEffect, PuzzleResult, PuzzleState};
use yew::prelude::*;

use super::use_apply::use_apply;
use super::use_keys::{cursor_move, entry_action, undo_key, undo_step, use_keys};
use super::use_search::use_search;
use crate::services::keys::Press;
use crate::services::time;

/// What a key does to a task; `None` if nothing.
pub(super) fn answer_action(press: &Press) -> Option<AnswerAction> {
    if press.command {
        return undo_key(press).map(|redoes| AnswerAction::Entry(undo_step(redoes)));
    }
    match (press.key.as_str(), press.shift) {
        // A held key ends one turn, not the following ones.
        ("Enter", _) if press.repeated => None,
        ("Enter", true) => Some(AnswerAction::End),
        ("Enter", false) if !press.on_control => Some(AnswerAction::Enter(None)),
        ("Escape", false) => Some(AnswerAction::Escape),
        ("h", false) => Some(AnswerAction::Hint),
        ("s", false) => Some(AnswerAction::Solve),
        ("n", false) if !press.repeated => Some(AnswerAction::Next),
        ("f", false) => Some(AnswerAction::Flip),
        _ => entry_action(press).map(AnswerAction::Entry),
    }
}

/// Whether an action has something to do while an exercise is shown, or else at the end; otherwise its key keeps its
/// meaning where the focus is.
pub(super) fn is_useful(action: &AnswerAction, has_exercise: bool) -> bool {
    has_exercise || !matches!(action, AnswerAction::Next | AnswerAction::Enter(_))
}

/// Exercises, and the callback that changes them. `on_answered` gets the first answer to each exercise. A turn is judged
/// by a search with the limits of the analysis, in a worker that ends with the component.
#[hook]
pub(crate) fn use_learn(
    exercises: &Rc<Vec<Rc<Exercise>>>,
    side: Option<Side>,
    on_answered: &Callback<(Rc<Exercise>, Answered)>,
    on_help: &Callback<()>,
) -> (Rc<LearnState>, Callback<LearnAction>) {
    let (state, act) = use_apply(|| LearnState::new(Vec::clone(exercises), side), {
        let on_answered = on_answered.clone();
        move |effect, _| on_answered.emit(effect)
    });
    use_search(
        state.awaited().into_iter().collect(),
        {
            let state = state.clone();
            move |_| Some(state.searched_game()?.into())
        },
        act.reform(|(id, event)| LearnAction::Search(id, event)),
    );
    use_keys(&state, &act, on_help, |press, state| {
        answer_action(press)
            .filter(|action| is_useful(action, state.exercise().is_some()))
            .map(LearnAction::Answer)
    });
    (state, act)
}

/// A lesson from one of its exercises on, and the callback that changes it. The callback is stable. `on_help` opens the
/// dialog that lists the keys, and `on_progress` keeps what was done.
#[hook]
pub(crate) fn use_lesson(
    name: LessonName,
    at: usize,
    on_help: &Callback<()>,
    on_progress: &Callback<CourseAction>,
) -> (Rc<LessonState>, Callback<LessonAction>) {
    let (state, act) = use_apply(|| LessonState::new(name, at), {
        let on_progress = on_progress.clone();
        move |effect, _| on_progress.emit(effect)
    });
    use_keys(&state, &act, on_help, |press, state| {
        lesson_key(press).filter(|action| match action {
            LessonAction::Answer(action) => is_useful(action, state.exercise().is_some()),
            _ => true,
        })
    });
    (state, act)
}

fn lesson_key(press: &Press) -> Option<LessonAction> {
    match (press.key.as_str(), press.shift) {
        _ if press.command => answer_action(press).map(LessonAction::Answer),
        ("1", false) => Some(LessonAction::Choose(0)),
        ("2", false) => Some(LessonAction::Choose(1)),
        _ => answer_action(press).map(LessonAction::Answer),
    }
}

/// The wait before a turn is judged, in milliseconds: as long as it takes to draw that it is being judged.
const BEFORE_JUDGING: u32 = 40;

/// A puzzle, and the callback that changes it. The callback is stable. `on_result` gets the first result, and `on_next`
/// goes on to another puzzle; `on_help` opens the dialog that lists the keys.
#[hook]
pub(crate) fn use_puzzle(
    puzzle: &Rc<Puzzle>,
    has_help: bool,
    on_result: &Callback<PuzzleResult>,
    on_next: &Callback<()>,
    on_help: &Callback<()>,
) -> (Rc<PuzzleState>, Callback<PuzzleAction>) {
    let judging = use_mut_ref(|| None);
    let (state, act) = use_apply(|| PuzzleState::new(puzzle.clone(), has_help), {
        let (on_result, on_next) = (on_result.clone(), on_next.clone());
        move |effect, act| match effect {
            PuzzleEffect::Judge => {
                let act = act.clone();
                judging.replace(Some(time::after(BEFORE_JUDGING, move || act.emit(PuzzleAction::Judge))));
            }
            PuzzleEffect::Count(result) => on_result.emit(result),
            PuzzleEffect::Next => on_next.emit(()),
        }
    });
    use_keys(&state, &act, on_help, puzzle_key);
    (state, act)
}

fn puzzle_key(press: &Press, state: &PuzzleState) -> Option<PuzzleAction> {
    if state.line.is_some()
        && let Some(to) = cursor_move(press)
    {
        return Some(PuzzleAction::Line(to));
    }
    answer_action(press).map(PuzzleAction::Answer)
}
