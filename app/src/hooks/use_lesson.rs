//! The state of a lesson.

use std::rc::Rc;

use yew::prelude::*;

use super::answer_keys::answer_action;
use super::use_keys::use_keys;
use crate::activities::answer::AnswerAction;
use crate::activities::lesson::{LessonAction, LessonName, LessonState};
use crate::services::keys::Press;

impl Reducible for LessonState {
    type Action = LessonAction;

    fn reduce(self: Rc<Self>, action: LessonAction) -> Rc<Self> {
        let mut state = Rc::unwrap_or_clone(self);
        state.apply(action);
        Rc::new(state)
    }
}

/// A lesson from one of its exercises on, and the callback that changes it. The callback is stable. `on_help` opens the
/// dialog that lists the keys.
#[hook]
pub(crate) fn use_lesson(
    name: LessonName,
    at: usize,
    on_help: &Callback<()>,
) -> (Rc<LessonState>, Callback<LessonAction>) {
    let reducer = use_reducer_eq(|| LessonState::new(name, at));
    let state = Rc::new((*reducer).clone());
    let act = {
        let dispatcher = reducer.dispatcher();
        use_callback((), move |action: LessonAction, ()| dispatcher.dispatch(action))
    };
    use_keys(&state, &act, on_help, |press, state| action(press).filter(|action| is_useful(action, state)));
    (state, act)
}

/// Whether a key has something to do; otherwise it keeps its meaning where the focus is.
fn is_useful(action: &LessonAction, state: &LessonState) -> bool {
    state.exercise().is_some()
        || !matches!(action, LessonAction::Answer(AnswerAction::Next | AnswerAction::Enter(_)))
}

fn action(press: &Press) -> Option<LessonAction> {
    if press.command {
        return None;
    }
    match (press.key.as_str(), press.shift) {
        ("1", false) => Some(LessonAction::Choose(0)),
        ("2", false) => Some(LessonAction::Choose(1)),
        _ => answer_action(press).map(LessonAction::Answer),
    }
}
