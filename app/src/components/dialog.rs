//! Windows above the page.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::{Sign, sign};
use crate::services::focus;
use crate::text::label;

#[derive(Properties, PartialEq)]
pub(crate) struct DialogProps {
    /// Its heading.
    pub(crate) title: AttrValue,
    /// Its name for tests.
    pub(crate) test: AttrValue,
    /// Whether it needs more room than a question.
    #[prop_or_default]
    pub(crate) wide: bool,
    /// Hears that it is to be closed: by its cross, Escape or a press beside it.
    pub(crate) on_close: Callback<()>,
    /// What it holds.
    pub(crate) children: Html,
}

/// A modal dialog that is open as long as it is on the page; the focus goes back to where it was.
#[component]
pub(crate) fn Dialog(props: &DialogProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| {
            let before = focus::active();
            let opened = dialog.cast::<HtmlDialogElement>();
            if let Some(dialog) = &opened {
                // It fails only if it is open already.
                let _ = dialog.show_modal();
            }
            move || {
                // As long as it is open nothing beside it takes the focus.
                if let Some(dialog) = opened {
                    dialog.close();
                }
                if let Some(before) = before {
                    focus::give(&before);
                }
            }
        }
    });
    let oncancel = props.on_close.reform(|event: Event| event.prevent_default());
    let onclick = {
        let (dialog, on_close) = (dialog.clone(), props.on_close.clone());
        Callback::from(move |event: MouseEvent| {
            // The dialog's own box is covered by its content: what hits the element itself is beside it.
            if event.target().is_some() && event.target() == dialog.get().map(Into::into) {
                on_close.emit(());
            }
        })
    };
    html! {
        <dialog
            ref={dialog}
            class={classes!("dialog", props.wide.then_some("dialog-wide"))}
            aria-labelledby="dialog-title"
            data-test={&props.test}
            {oncancel}
            {onclick}
        >
            <div class="dialog-box">
                <header class="dialog-head">
                    <h2 id="dialog-title">{ &props.title }</h2>
                    <button
                        type="button"
                        class="dialog-close"
                        aria-label={label::CLOSE}
                        data-test="close"
                        onclick={props.on_close.reform(|_: MouseEvent| ())}
                    >
                        { sign(Sign::Close) }
                    </button>
                </header>
                { props.children.clone() }
            </div>
        </dialog>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct ConfirmProps {
    /// The question.
    pub(crate) title: AttrValue,
    /// What yes means.
    pub(crate) meaning: AttrValue,
    /// The word for yes.
    pub(crate) yes: AttrValue,
    /// Hears a yes.
    pub(crate) on_yes: Callback<()>,
    /// Hears a no.
    pub(crate) on_no: Callback<()>,
}

/// Asks before something that can't be taken back.
#[component]
pub(crate) fn Confirm(props: &ConfirmProps) -> Html {
    html! {
        <Dialog title={&props.title} test="confirm-dialog" on_close={&props.on_no}>
            <p>{ &props.meaning }</p>
            <div class="dialog-buttons">
                <button
                    type="button"
                    class="button"
                    autofocus=true
                    data-test="cancel"
                    onclick={props.on_no.reform(|_: MouseEvent| ())}
                >
                    { label::CANCEL }
                </button>
                <button
                    type="button"
                    class="button button-danger"
                    data-test="confirm"
                    onclick={props.on_yes.reform(|_: MouseEvent| ())}
                >
                    { &props.yes }
                </button>
            </div>
        </Dialog>
    }
}
