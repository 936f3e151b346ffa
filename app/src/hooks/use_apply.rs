//! A state that actions change, in a component.

use std::cell::RefCell;
use std::rc::Rc;

use ansa_model::Apply;
use yew::prelude::*;

/// The effects that are still to be carried out. All states of a component share them.
type Effects<T> = Rc<RefCell<Vec<<T as Apply>::Effect>>>;

/// A state of the model as a reducer of Yew.
struct Reduced<T: Apply> {
    state: Rc<T>,
    effects: Effects<T>,
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
    let (state, act, effects) = use_reduced(first);
    let own = act.clone();
    use_effects(effects, move |effect| on_effect(effect, &own));
    (state, act)
}

/// A state, the callback that applies an action to it, and its effects for [`use_effects`].
#[hook]
pub(super) fn use_reduced<T, F>(first: F) -> (Rc<T>, Callback<T::Action>, Effects<T>)
where
    T: Apply + Clone + 'static,
    F: FnOnce() -> T,
{
    let reducer = use_reducer(|| Reduced { state: Rc::new(first()), effects: Effects::<T>::default() });
    let act = {
        let dispatcher = reducer.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    (reducer.state.clone(), act, reducer.effects.clone())
}

/// Calls `on_effect` for each effect that is still to be carried out, after every render, so that the callback is never an
/// old one.
#[hook]
pub(super) fn use_effects<E, F>(effects: Rc<RefCell<Vec<E>>>, on_effect: F)
where
    E: 'static,
    F: Fn(E) + 'static,
{
    use_effect(move || effects.take().into_iter().for_each(on_effect));
}
