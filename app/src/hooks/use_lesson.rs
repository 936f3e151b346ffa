//! The state of a lesson.

use std::rc::Rc;

use yew::prelude::*;

use super::answer_keys::{answer_action, is_useful};
use super::use_apply::use_apply;
use super::use_keys::use_keys;
use crate::services::keys::Press;
use ansa_model::activities::lesson::{CourseAction, LessonAction, LessonName, LessonState};

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
        action(press).filter(|action| match action {
            LessonAction::Answer(action) => is_useful(action, state.exercise().is_some()),
            _ => true,
        })
    });
    (state, act)
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
