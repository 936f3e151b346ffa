//! The filter of the saved games. The worker of the statistics says which games pass it.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::Button;
use crate::components::statistics::FilterFields;
use crate::given::callback;
use crate::hooks::{Counting, use_counting, use_question};
use ansa_model::library::{Library, LibraryAction};
use ansa_model::statistics::{Counted, GameFilter, Question};
use ansa_model::text::statistics as words;

/// The filter, and what is known of it.
pub(super) struct ListFilter {
    filter: GameFilter,
    counted: Rc<Counted>,
    on_change: Callback<GameFilter>,
    on_open: Callback<bool>,
    on_again: Callback<()>,
}

/// A filter that narrows the list. The worker starts once the fields are open, and reads the games anew after each change
/// of the list.
#[hook]
pub(super) fn use_filter(library: &Library, change: &Callback<LibraryAction>) -> ListFilter {
    let Counting { counted, ask, end } = use_counting();
    let filter = use_state_eq(GameFilter::default);
    let is_open = use_state_eq(|| false);
    let attempt = use_state_eq(|| 0_u32);
    let is_on = *filter != GameFilter::default();
    // The list itself searches for words.
    let words = if filter.is_about_player() { library.query.clone() } else { String::new() };
    let asked = GameFilter { words, ..(*filter).clone() };
    use_effect_with(library.revision, move |_| end.emit(()));
    // Both only grow, so their sum is another one whenever one of them is.
    let number = library.revision.wrapping_add(*attempt);
    use_question(is_open.then(|| (Question::Overview(asked.clone(), None), number)), &ask);
    use_question(is_on.then(|| (Question::Passing(asked.clone()), number)), &ask);
    // Until there is an answer, the list stays as it is.
    let passing = counted.passing.clone().filter(|passing| passing.filter == asked);
    use_effect_with((is_on && counted.error.is_none(), passing), {
        let change = change.clone();
        move |(is_narrowed, passing)| {
            if !is_narrowed {
                change.emit(LibraryAction::Narrow(None));
            } else if let Some(passing) = passing {
                change.emit(LibraryAction::Narrow(Some(passing.ids.clone())));
            }
        }
    });
    let on_again = callback(attempt.clone(), |(), attempt| attempt.set(attempt.wrapping_add(1)));
    let (set_filter, set_open) = (filter.setter(), is_open.setter());
    ListFilter {
        filter: (*filter).clone(),
        counted,
        on_change: Callback::from(move |filter| set_filter.set(filter)),
        on_open: Callback::from(move |is_open| set_open.set(is_open)),
        on_again,
    }
}

impl ListFilter {
    /// Whether games may be missing in the list because of it.
    pub(super) fn is_on(&self) -> bool {
        self.filter != GameFilter::default()
    }

    /// What the worker is doing, while it does it.
    pub(super) fn progress(&self) -> Option<String> {
        let read = self.counted.progress;
        self.counted.is_busy().then(|| read.map_or_else(|| words::counting().to_owned(), words::counted))
    }

    /// The fields, and why they have no effect if so.
    pub(super) fn fields(&self) -> Html {
        let ListFilter { filter, counted, on_change, on_open, on_again } = self;
        html! {
            <div class="count-filter">
                <FilterFields
                    filter={filter.clone()}
                    overview={counted.overview.clone()}
                    clear={words::show_all()}
                    {on_change}
                    {on_open}
                />
                if let Some(error) = counted.error {
                    <div class="notice notice-refusal" role="alert" data-test="filter-error">
                        <p>{ words::choices_error(error) }</p>
                        { Button::new("filter-again", words::again()).calls(on_again) }
                    </div>
                }
                if self.is_on() && counted.unread > 0 {
                    <p class="help" data-test="filter-unread">{ words::games_left_out(counted.unread) }</p>
                }
            </div>
        }
    }
}
