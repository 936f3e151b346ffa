//! The pointing on the board, shared by the board and the help line, so that it rerenders nothing else.

use ansa_board::Pointing;
use yew::prelude::*;

#[derive(Clone, PartialEq)]
pub(crate) struct PointingHandle {
    /// The square, and the drag path of a dragged piece.
    pub(crate) pointing: Pointing,
    /// Changes the pointing. The callback is stable.
    pub(crate) point: Callback<Pointing>,
}

/// Provides [`use_pointing`] to its children.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn PointingProvider(children: &Html) -> Html {
    let pointing = use_state_eq(Pointing::default);
    let point = {
        let setter = pointing.setter();
        use_callback((), move |to, ()| setter.set(to))
    };
    let context = PointingHandle { pointing: (*pointing).clone(), point };
    html! {
        <ContextProvider<PointingHandle> {context}>{ children.clone() }</ContextProvider<PointingHandle>>
    }
}

/// The pointing inside a [`PointingProvider`]; the default outside of one.
#[hook]
pub(crate) fn use_pointing() -> PointingHandle {
    use_context().unwrap_or_else(|| PointingHandle { pointing: Pointing::default(), point: Callback::noop() })
}
