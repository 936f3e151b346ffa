//! What the forms of games with other people let a person choose: the side, and the time control.

use ansa_core::Side;
use yew::prelude::*;

use crate::components::settings::{ChoiceItem, choice, select};
use ansa_model::new_game::TimeControlChoice;
use ansa_model::text::new_game as words;

/// Which side the person plays; `None` for a lot.
const SIDES: [Option<Side>; 3] = [Some(Side::Gold), Some(Side::Silver), None];

/// The choice of the side.
pub(super) fn side_choice(
    test: &'static str,
    chosen: Option<Side>,
    on_side: &Callback<Option<Side>>,
) -> Html {
    let item = |side| match side {
        Some(Side::Gold) => ChoiceItem::named("gold", words::own_gold()),
        Some(Side::Silver) => ChoiceItem::named("silver", words::own_silver()),
        None => ChoiceItem::named("random", words::own_random()),
    };
    choice((test, words::own_side()), &SIDES, chosen, item, on_side)
}

/// The list of the time controls that have a name, and perhaps the one that is typed.
pub(super) fn clock_select(
    test: &'static str,
    has_custom: bool,
    chosen: TimeControlChoice,
    on_clock: &Callback<TimeControlChoice>,
) -> Html {
    let option = |choice: TimeControlChoice| {
        let name = words::time_control(choice);
        let times = words::time_control_times(choice);
        let name = times.map_or_else(|| name.to_owned(), |times| format!("{name} ({times})"));
        html! { <option value={choice.key()} selected={choice == chosen}>{ name }</option> }
    };
    let named = TimeControlChoice::ALL
        .into_iter()
        .filter(|&choice| has_custom || choice != TimeControlChoice::Custom);
    let on_key =
        on_clock.reform(|key: String| TimeControlChoice::from_key(&key).unwrap_or(TimeControlChoice::Free));
    select(test, words::clock(), &on_key, named.map(option).collect())
}
