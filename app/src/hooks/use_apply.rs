//! A state that actions change, in a component.

use std::rc::Rc;

use ansa_model::Apply;
use yew::prelude::*;

/// A state of the model as a reducer of Yew.
struct Reduced<T>(Rc<T>);

impl<T: Apply + Clone + 'static> Reducible for Reduced<T> {
    type Action = T::Action;

    fn reduce(self: Rc<Self>, action: T::Action) -> Rc<Self> {
        let mut state = Rc::unwrap_or_clone(self.0.clone());
        state.apply_action(action);
        Rc::new(Reduced(Rc::new(state)))
    }
}

/// A state, and the callback that applies an action to it. The callback is stable.
#[hook]
pub(crate) fn use_apply<T, F>(first: F) -> (Rc<T>, Callback<T::Action>)
where
    T: Apply + Clone + 'static,
    F: FnOnce() -> T,
{
    let reducer = use_reducer(|| Reduced(Rc::new(first())));
    let act = {
        let dispatcher = reducer.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    (reducer.0.clone(), act)
}
