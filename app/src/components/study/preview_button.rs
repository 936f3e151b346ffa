//! A button for a turn that the board shows while the person points at the button, or it has the focus.

use web_sys::Element;
use yew::prelude::*;

use crate::given::callback;
use crate::services::focus;
use ansa_model::activities::study::StudyAction;

pub(super) struct PreviewButton {
    /// The value of its `data-test` attribute.
    pub(super) test: &'static str,
    pub(super) title: Option<&'static str>,
    /// Whether the board shows the turn.
    pub(super) is_shown: bool,
    /// The actions that show the turn on the board and hide it.
    pub(super) shown: StudyAction,
    pub(super) hidden: StudyAction,
    /// The action of a press. The button is dimmed without one.
    pub(super) pressed: Option<StudyAction>,
}

impl PreviewButton {
    /// Renders the button.
    pub(super) fn show(self, act: &Callback<StudyAction>, content: Html) -> Html {
        let PreviewButton { test, title, is_shown, shown, hidden, pressed } = self;
        let also_shown = shown.clone();
        // A press gives the button the focus, which keeps the turn shown when the pointer leaves; a finger leaves at once.
        let on_leave = callback((act.clone(), hidden.clone()), |event: MouseEvent, (act, hidden)| {
            if !event.target_dyn_into::<Element>().is_some_and(|button| focus::is_on(&button)) {
                act.emit(hidden.clone());
            }
        });
        html! {
            <button
                type="button"
                class={classes!("ply", is_shown.then_some("is-shown"))}
                data-test={test}
                {title}
                aria-disabled={pressed.is_none().then_some("true")}
                onclick={pressed.map(|pressed| act.reform(move |_: MouseEvent| pressed.clone()))}
                onmouseenter={act.reform(move |_: MouseEvent| shown.clone())}
                onmouseleave={on_leave}
                onfocus={act.reform(move |_: FocusEvent| also_shown.clone())}
                onblur={act.reform(move |_: FocusEvent| hidden.clone())}
            >
                { content }
            </button>
        }
    }
}
