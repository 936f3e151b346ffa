//! What is shown in one language.

use yew::prelude::*;

/// Shows its children. With the language as its key, another language replaces them: components that are given the same as
/// before would otherwise keep their texts.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn InLanguage(children: &Html) -> Html {
    children.clone()
}
