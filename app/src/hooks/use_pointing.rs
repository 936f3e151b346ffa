//! The pointing on the board, shared by the board and the help line, so that it rerenders nothing else.

use ansa_board::Pointing;
use yew::prelude::*;

/// The pointing on the board.
#[derive(Clone, PartialEq)]
pub(crate) struct PointingHandle {
    /// The square, and the drag path of a dragged piece.
    pub(crate) pointing: Pointing,
    /// Changes the pointing. The callback is stable.
    pub(crate) point: Callback<Pointing>,
}

#[derive(Properties, PartialEq)]
pub(crate) struct PointingProviderProps {
    /// The board and the components that describe the pointing.
    pub(crate) children: Html,
}

/// Provides [`use_pointing`] to its children.
#[component]
pub(crate) fn PointingProvider(props: &PointingProviderProps) -> Html {
    let pointing = use_state_eq(Pointing::default);
    let point = {
        let setter = pointing.setter();
        use_callback((), move |to, ()| setter.set(to))
    };
    let context = PointingHandle { pointing: (*pointing).clone(), point };
    html! {
        <ContextProvider<PointingHandle> {context}>{ props.children.clone() }</ContextProvider<PointingHandle>>
    }
}

/// The pointing inside a [`PointingProvider`]; the default outside of one.
#[hook]
pub(crate) fn use_pointing() -> PointingHandle {
    use_context().unwrap_or_else(|| PointingHandle { pointing: Pointing::default(), point: Callback::noop() })
}
