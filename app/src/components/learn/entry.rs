//! The way from an analysed game into its exercises.

use yew::prelude::*;

use crate::document::Document;
use crate::session::exercises;
use crate::text::learn as words;

#[derive(Properties)]
pub(crate) struct LearnEntryProps {
    pub(crate) document: Document,
    /// Called to begin.
    pub(crate) on_learn: Callback<()>,
}

impl PartialEq for LearnEntryProps {
    fn eq(&self, other: &LearnEntryProps) -> bool {
        is_same(&self.document, &other.document) && self.on_learn == other.on_learn
    }
}

/// Documents with the same main line and the same evaluations have the same mistakes.
fn is_same(one: &Document, other: &Document) -> bool {
    one.has_same_content(other) && one.played() == other.played()
}

/// The button that begins, if the game has mistakes with a better turn.
#[component]
pub(crate) fn LearnEntry(props: &LearnEntryProps) -> Html {
    let LearnEntryProps { document, on_learn } = props;
    if exercises(document).is_empty() {
        return html! {};
    }
    html! {
        <div class="learn-entry">
            <button
                type="button"
                class="button"
                data-test="learn"
                title={words::begin_long()}
                onclick={on_learn.reform(|_: MouseEvent| ())}
            >
                { words::title() }
            </button>
        </div>
    }
}
