//! The form of a new tournament.

use ansa_core::Level;
use ansa_core::clock::TimeControl;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::components::settings::{keyed_options, select};
use crate::components::terms::clock_select;
use crate::components::typed_text::typed_text;
use crate::given::callback;
use crate::services::random;
use ansa_model::new_game::TimeControlChoice;
use ansa_model::text::tournament_error::form_error;
use ansa_model::text::{opponent, tournament as words};
use ansa_model::tournaments::{EntryForm, PageTournament, RoundStart, TournamentKind};

/// The form. `on_start` receives the tournament before its first round.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn TournamentForm(on_start: &Callback<PageTournament>) -> Html {
    let form =
        use_state_eq(|| EntryForm { people: words::first_person().to_owned(), ..EntryForm::default() });
    let clock = use_state_eq(|| TimeControlChoice::Free);
    let error = use_state_eq(|| None::<String>);
    let change = |with: fn(&mut EntryForm, String)| {
        let form = form.clone();
        Callback::from(move |value: String| {
            let mut own = (*form).clone();
            with(&mut own, value);
            form.set(own);
        })
    };
    let on_kind = change(|form, key| form.kind = TournamentKind::from_key(&key).unwrap_or(form.kind));
    let on_name = change(|form, name| form.name = name);
    let on_people = change(|form, people| form.people = people);
    let on_friends = change(|form, friends| form.friends = friends);
    let on_level = change(|form, number| {
        if let Some(level) = number.parse().ok().and_then(Level::new) {
            let before = form.computers.len();
            form.computers.retain(|own| *own != level);
            if form.computers.len() == before {
                form.computers.push(level);
            }
        }
    });
    let on_clock = {
        let (clock, form) = (clock.setter(), form.clone());
        Callback::from(move |chosen: TimeControlChoice| {
            let control: Option<TimeControl> = chosen.preset().and_then(|text| text.parse().ok());
            clock.set(chosen);
            form.set(EntryForm { control, ..(*form).clone() });
        })
    };
    let on_rounds = change(|form, _| {
        form.round_start = match form.round_start {
            RoundStart::AtOnce => RoundStart::ByHand,
            RoundStart::ByHand => RoundStart::AtOnce,
        };
    });
    let onsubmit = callback(
        (form.clone(), error.setter(), on_start.clone()),
        |event: SubmitEvent, (form, error, on_start)| {
            event.prevent_default();
            let name_of = |level: Level| opponent::opponent(level);
            match form.tournament(random::letters(), random::seed(), words::usual_name(), name_of) {
                Ok(own) => on_start.emit(own),
                Err(why) => error.set(Some(form_error(&why))),
            }
        },
    );
    html! {
        <form class="tournament-form" {onsubmit} data-test="tournament-form">
            <h2>{ words::new() }</h2>
            <label class="field">
                <span class="field-name">{ words::name() }</span>
                <input
                    type="text"
                    class="field-text"
                    data-test="tournament-name"
                    autocomplete="off"
                    placeholder={words::usual_name()}
                    value={form.name.clone()}
                    oninput={on_name.reform(|event: InputEvent| typed_text(&event))}
                />
            </label>
            <div>
                { select("tournament-kind", words::kind_heading(), &on_kind, keyed_options(form.kind, words::kind)) }
                <p class="help">{ words::kind_says(form.kind) }</p>
            </div>
            <fieldset class="choices">
                <legend>{ words::computers() }</legend>
                <div class="chips">
                    { for Level::ALL.into_iter().map(|level| html! {
                        <label class="choice chip">
                            <input
                                type="checkbox"
                                name="computer"
                                value={level.number().to_string()}
                                checked={form.computers.contains(&level)}
                                onchange={on_level.reform(move |_: Event| level.number().to_string())}
                            />
                            { opponent::opponent(level) }
                        </label>
                    }) }
                </div>
            </fieldset>
            { names_field("tournament-people", words::people(), words::people_help(), &form.people, &on_people) }
            { names_field("tournament-friends", words::friends(), words::friends_help(), &form.friends, &on_friends) }
            { clock_select("tournament-clock", false, *clock, &on_clock) }
            <label class="check">
                <input
                    type="checkbox"
                    data-test="tournament-rounds"
                    checked={form.round_start == RoundStart::AtOnce}
                    onchange={on_rounds.reform(|_: Event| String::new())}
                />
                { words::start_rounds() }
            </label>
            if let Some(error) = &*error {
                <p class="notice notice-refusal" role="alert" data-test="tournament-refused">{ error.clone() }</p>
            }
            <button type="submit" class="button button-main" data-test="tournament-start">{ words::start() }</button>
        </form>
    }
}

/// A field for names, one on each line.
fn names_field(
    test: &'static str,
    name: &'static str,
    help: &'static str,
    value: &str,
    on_value: &Callback<String>,
) -> Html {
    let help_id = format!("{test}-help");
    html! {
        <label class="field">
            <span class="field-name">{ name }</span>
            <textarea
                class="field-text"
                rows="2"
                data-test={test}
                aria-describedby={help_id.clone()}
                value={value.to_owned()}
                oninput={on_value.reform(|event: InputEvent| {
                    event.target_unchecked_into::<HtmlTextAreaElement>().value()
                })}
            />
            <span id={help_id} class="help">{ help }</span>
        </label>
    }
}
