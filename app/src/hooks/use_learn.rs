//! The state of exercises, and the engine that judges the turns.

use std::rc::Rc;

use ansa_core::Side;
use yew::prelude::*;

use super::answer_keys::{answer_action, is_useful};
use super::use_apply::use_apply;
use super::use_keys::use_keys;
use super::use_search::use_search;
use ansa_model::activities::learn::{Answered, Exercise, LearnAction, LearnState};

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
