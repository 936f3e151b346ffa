//! Where the board is pointed at, for the board and for the words beside it; nothing else is drawn anew for it.

use ansa_board::Pointing;
use yew::prelude::*;

/// Where the board is pointed at.
#[derive(Clone, PartialEq)]
pub(crate) struct PointingHandle {
    /// The square, and the way by which a piece is carried.
    pub(crate) pointing: Pointing,
    /// Points elsewhere. The callback stays the same one.
    pub(crate) point: Callback<Pointing>,
}

#[derive(Properties, PartialEq)]
pub(crate) struct PointingProviderProps {
    /// The board and what speaks of it.
    pub(crate) children: Html,
}

/// Gives everything inside it [`use_pointing`].
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

/// Where the board is pointed at, inside a [`PointingProvider`]; nowhere outside of one.
#[hook]
pub(crate) fn use_pointing() -> PointingHandle {
    use_context().unwrap_or_else(|| PointingHandle { pointing: Pointing::default(), point: Callback::noop() })
}
