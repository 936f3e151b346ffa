//! The way from an analysed game into its exercises.

use yew::prelude::*;

use crate::components::Button;
use crate::hooks::use_stored;
use crate::services::time;
use ansa_model::activities::learn::MistakeDeck;
use ansa_model::document::Document;
use ansa_model::session::exercises;
use ansa_model::text::{learn as words, review, storage};

#[derive(Properties)]
pub(crate) struct LearnEntryProps {
    pub(crate) document: Document,
    /// Called to begin.
    pub(crate) on_learn: Callback<()>,
    /// Called to review the mistakes that are kept.
    pub(crate) on_review: Callback<()>,
}

impl PartialEq for LearnEntryProps {
    fn eq(&self, other: &LearnEntryProps) -> bool {
        is_same(&self.document, &other.document)
            && self.on_learn == other.on_learn
            && self.on_review == other.on_review
    }
}

/// Documents with the same main line and the same evaluations have the same mistakes.
fn is_same(one: &Document, other: &Document) -> bool {
    one.has_same_content(other) && one.played() == other.played()
}

/// The button that begins, if the game has mistakes with a better turn, and the one that reviews those that are kept.
#[component]
pub(crate) fn LearnEntry(props: &LearnEntryProps) -> Html {
    let LearnEntryProps { document, on_learn, on_review } = props;
    let has_exercises = !exercises(document).is_empty();
    let deck = use_stored::<MistakeDeck>(storage::mistakes).value;
    let due = deck.due(time::today()).len();
    let is_kept = !deck.cards.is_empty();
    if !has_exercises && !is_kept {
        return html! {};
    }
    html! {
        <div class="learn-entry">
            if has_exercises {
                { Button::new("learn", words::title()).long(words::begin_long()).calls(on_learn) }
            }
            if is_kept {
                { Button::new("study-review", format!("{}: {}", review::title(), review::due_today(due as u32)))
                    .calls(on_review) }
            }
        </div>
    }
}
