//! Modal dialogs.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::{Button, Icon};
use crate::given::{callback, use_effect_given};
use crate::services::{focus, page, time};
use ansa_model::text::label;

/// A modal dialog, open while it is rendered. When it closes, the focus returns to the element that had it before.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Dialog(
    title: &AttrValue,
    /// The value of its `data-test` attribute.
    test: &AttrValue,
    /// Called to close it: by the cross, Escape or a click on the backdrop.
    on_close: &Callback<()>,
    children: &Html,
) -> Html {
    let dialog = use_node_ref();
    use_effect_given((), dialog.clone(), |(), dialog| {
        let before = focus::active();
        let opened = dialog.cast::<HtmlDialogElement>();
        if let Some(dialog) = &opened {
            // Fails only if the dialog is already open.
            let _ = dialog.show_modal();
        }
        page::mark_open_dialog();
        move || {
            // Close it first: an open modal dialog keeps the focus inside.
            if let Some(dialog) = opened {
                dialog.close();
            }
            page::mark_open_dialog();
            if let Some(before) = before {
                focus::give(&before);
            }
            // The element may be gone or disabled now.
            time::after(0, focus::keep).forget();
        }
    });
    let oncancel = on_close.reform(|event: Event| event.prevent_default());
    let onclick = callback((dialog.clone(), on_close.clone()), |event: MouseEvent, (dialog, on_close)| {
        // The content covers the dialog's own box, so a click on the element itself is on the backdrop.
        if event.target().is_some() && event.target() == dialog.get().map(Into::into) {
            on_close.emit(());
        }
    });
    html! {
        <dialog
            ref={dialog}
            class="dialog"
            aria-labelledby="dialog-title"
            data-test={test}
            {oncancel}
            {onclick}
        >
            <div class="dialog-box">
                <header class="dialog-head">
                    <h2 id="dialog-title">{ title }</h2>
                    { Button::icon("close", Icon::CLOSE, label::close()).class("dialog-close").calls(on_close) }
                </header>
                { children.clone() }
            </div>
        </dialog>
    }
}

/// Asks for confirmation of something that can't be undone.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Confirm(
    title: &AttrValue,
    consequence: &AttrValue,
    /// The label of the confirm button.
    yes: &AttrValue,
    on_yes: &Callback<()>,
    on_no: &Callback<()>,
) -> Html {
    html! {
        <Dialog {title} test="confirm-dialog" on_close={on_no}>
            <p>{ consequence }</p>
            <div class="dialog-buttons">
                { Button::new("cancel", label::cancel()).focused().calls(on_no) }
                { Button::new("confirm", yes.clone()).styled("button-danger").calls(on_yes) }
            </div>
        </Dialog>
    }
}
