//! The handicap: the pieces that a side plays without.

use std::rc::Rc;

use ansa_core::{Piece, Role, Side};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::PartProps;
use crate::components::Button;
use crate::components::piece_icon;
use crate::given::use_effect_given;
use ansa_model::entry::full;
use ansa_model::new_game::{NewGameAction, NewGameForm, Seat, StartFrom};
use ansa_model::text::new_game as words;

/// The usual handicaps, as counts by [`Role::index`]: none, one to three rabbits, one or two cats, a dog, a horse, the
/// camel, the elephant.
const NAMED: [[u8; 6]; 10] = [
    [0; 6],
    [1, 0, 0, 0, 0, 0],
    [2, 0, 0, 0, 0, 0],
    [3, 0, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
    [0, 2, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 0],
    [0, 0, 0, 1, 0, 0],
    [0, 0, 0, 0, 1, 0],
    [0, 0, 0, 0, 0, 1],
];
/// The option's value for any other handicap.
const OTHER: &str = "other";

/// The usual handicaps by name, or any other one piece by piece.
#[component]
pub(super) fn HandicapChoice(props: &PartProps) -> Html {
    let form = &props.form;
    if form.start_from != StartFrom::Setups {
        return html! {
            <fieldset class="choices"><legend>{ words::handicap() }</legend><p class="help">{ words::handicap_none() }</p></fieldset>
        };
    }
    html! {
        <fieldset class="choices">
            <legend>{ words::handicap() }</legend>
            <p class="help">{ words::handicap_help() }</p>
            <div class="handicap">
                { for Seat::ALL.into_iter().map(|seat| html! {
                    <HandicapSide form={form.clone()} set={props.set.clone()} {seat} />
                }) }
            </div>
        </fieldset>
    }
}

#[derive(Properties, PartialEq)]
struct SideProps {
    form: Rc<NewGameForm>,
    /// Receives changes of the form.
    set: Callback<NewGameAction>,
    /// The seat whose pieces are chosen.
    seat: Seat,
}

/// The handicap of one seat.
#[component]
fn HandicapSide(props: &SideProps) -> Html {
    let SideProps { form, set, seat } = props;
    let seat = *seat;
    let who = words::seat(form.opponent, seat);
    let left_out = form.left_out(seat);
    let key = match seat {
        Seat::First => "first",
        Seat::Second => "second",
    };
    let named = NAMED.iter().position(|&named| named == left_out);
    let value = named.map_or(OTHER.to_owned(), |index| index.to_string());
    let select = use_node_ref();
    // Once the user has chosen an option, the browser ignores later changes of the `selected` attributes.
    use_effect_given(value, select.clone(), |value, select| {
        if let Some(select) = select.cast::<HtmlSelectElement>() {
            select.set_value(value);
        }
    });
    let onchange = set.reform(move |event: Event| {
        let index = event.target_unchecked_into::<HtmlSelectElement>().value().parse::<usize>();
        let named = index.ok().and_then(|index| NAMED.get(index)).copied();
        NewGameAction::LeaveOut(seat, named.unwrap_or(left_out))
    });
    html! {
        <div class="handicap-side" role="group" aria-label={who}>
            <label class="field">
                <span class="field-name">{ who }</span>
                <select ref={select} class="field-text" data-test={format!("handicap-{key}")} {onchange}>
                    { for NAMED.into_iter().enumerate().map(|(index, named)| html! {
                        <option value={index.to_string()}>{ words::without(named) }</option>
                    }) }
                    if named.is_none() { <option value={OTHER}>{ words::handicap_other() }</option> }
                </select>
            </label>
            { for Role::ALL.into_iter().rev().map(|role| stepper(props, key, who, role)) }
        </div>
    }
}

/// The number of pieces of a role, with buttons to remove and add one.
fn stepper(props: &SideProps, key: &'static str, who: &'static str, role: Role) -> Html {
    let seat = props.seat;
    let count = props.form.counts(seat)[role.index()];
    let least = u8::from(role == Role::Rabbit);
    let drawn = if seat == Seat::First { Side::Gold } else { Side::Silver };
    let letter = role.letter();
    let button = |name: &'static str, sign: &'static str, says: String, can: bool, count: u8| {
        Button::new(format!("{name}-{key}-{letter}"), sign)
            .styled("stepper-button")
            .label(says)
            .enabled_if(can)
            .sends(&props.set, NewGameAction::Count(seat, role, count))
    };
    html! {
        <div class="stepper" role="group" aria-label={words::count_of(role, who)}>
            { button("less", "−", words::one_less(role, who), count > least, count.saturating_sub(1)) }
            <span class="stepper-middle">
                { piece_icon(Piece::new(drawn, role), if count == 0 { "piece-ghost" } else { "" }) }
                <output class="stepper-count" data-test={format!("count-{key}-{letter}")}>{ count }</output>
            </span>
            { button("more", "+", words::one_more(role, who), count < full(role), count.saturating_add(1)) }
        </div>
    }
}
