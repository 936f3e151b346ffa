//! Keeps the keyboard focus when the language changes.

use ansa_texts::Language;
use yew::prelude::*;

use crate::services::focus;

/// Gives the focus to the control that had it, which has been replaced by one in another language.
#[hook]
pub(crate) fn use_place_in_language(language: Language) {
    let before = use_mut_ref(|| (language, None));
    {
        let mut before = before.borrow_mut();
        if before.0 != language {
            *before = (language, focus::place());
        }
    }
    use_effect_with(language, move |_| {
        if let Some(place) = before.borrow_mut().1.take() {
            focus::give_back(&place);
        }
    });
}
