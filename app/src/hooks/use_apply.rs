//! A state that actions change, in a component.

use std::cell::RefCell;
use std::rc::Rc;

use ansa_model::Apply;
use yew::prelude::*;

/// A state of the model as a reducer of Yew.
struct Reduced<T: Apply> {
    state: Rc<T>,
    /// The effects that are still to be carried out. All states of a component share them.
    effects: Rc<RefCell<Vec<T::Effect>>>,
}

impl<T: Apply + Clone + 'static> Reducible for Reduced<T> {
    type Action = T::Action;

    fn reduce(self: Rc<Self>, action: T::Action) -> Rc<Self> {
        let mut state = T::clone(&self.state);
        self.effects.borrow_mut().extend(state.apply(action));
        Rc::new(Reduced { state: Rc::new(state), effects: self.effects.clone() })
    }
}

/// A state, and the callback that applies an action to it. The callback is stable. `on_effect` is called once for each
/// effect, with the callback, after the state that it belongs to is shown.
#[hook]
pub(crate) fn use_apply<T, F, E>(first: F, on_effect: E) -> (Rc<T>, Callback<T::Action>)
where
    T: Apply + Clone + 'static,
    F: FnOnce() -> T,
    E: Fn(T::Effect, &Callback<T::Action>) + 'static,
{
    let reducer = use_reducer(|| Reduced { state: Rc::new(first()), effects: Rc::default() });
    let act = {
        let dispatcher = reducer.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    // After every render, so that the callback is never an old one.
    use_effect({
        let (effects, act) = (reducer.effects.clone(), act.clone());
        move || effects.take().into_iter().for_each(|effect| on_effect(effect, &act))
    });
    (reducer.state.clone(), act)
}
