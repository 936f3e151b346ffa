//! The form of an Arimaa Challenge.

use yew::prelude::*;

use crate::components::settings::keyed_choice;
use crate::components::typed_text::typed_text;
use crate::given::callback;
use crate::services::random;
use ansa_model::text::tournament_error::form_error;
use ansa_model::text::{challenge as words, home};
use ansa_model::tournaments::{ChallengeForm as Form, ChallengeSize, PageTournament};

/// The form. `on_start` receives the Challenge with its first games.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn ChallengeForm(on_start: &Callback<PageTournament>) -> Html {
    let form = use_state_eq(Form::default);
    let error = use_state_eq(|| None::<String>);
    let size = form.size;
    let on_size = callback(form.clone(), |size, form| form.set(Form { size, ..(**form).clone() }));
    let on_control = callback(form.clone(), |control, form| form.set(Form { control, ..(**form).clone() }));
    let onsubmit = callback(
        (form.clone(), error.setter(), on_start.clone()),
        move |event: SubmitEvent, (form, error, on_start)| {
            event.prevent_default();
            let names = [home::challenge(), &words::challenger_name()];
            let usual_name = |index: usize| match size {
                ChallengeSize::One => words::usual_name().to_owned(),
                ChallengeSize::Three => words::name_of(index + 1),
            };
            match form.tournament(random::letters(), random::seed(), names, usual_name) {
                Ok(own) => on_start.emit(own),
                Err(why) => error.set(Some(form_error(&why))),
            }
        },
    );
    let name = |(index, name): (usize, &String)| {
        let label = match size {
            ChallengeSize::One => words::name_of_one().to_owned(),
            ChallengeSize::Three => words::name_of(index + 1),
        };
        let oninput = callback(form.clone(), move |event: InputEvent, form| {
            let mut own = (**form).clone();
            if let Some(name) = own.names.get_mut(index) {
                *name = typed_text(&event);
            }
            form.set(own);
        });
        html! {
            <label class="field" key={index}>
                <span class="field-name">{ label }</span>
                <input
                    type="text"
                    class="field-text"
                    data-test="challenge-name"
                    autocomplete="off"
                    maxlength="40"
                    value={name.clone()}
                    {oninput}
                />
            </label>
        }
    };
    html! {
        <form class="tournament-form" {onsubmit} data-test="challenge-form">
            <h3>{ words::new() }</h3>
            <p>{ words::terms() }</p>
            { keyed_choice("challenge-size", words::size_heading(), size, words::size, &on_size) }
            { for form.names.iter().take(size.defenders()).enumerate().map(name) }
            <div>
                { keyed_choice("challenge-control", words::control_heading(), form.control, words::control, &on_control) }
                <p class="help">
                    { words::control_says(form.control) }{ " " }
                    <span class="challenge-notation">{ form.control.notation() }</span>
                </p>
            </div>
            if let Some(error) = &*error {
                <p class="notice notice-refusal" role="alert" data-test="challenge-refused">{ error.clone() }</p>
            }
            <button type="submit" class="button button-main" data-test="challenge-start">{ words::start() }</button>
        </form>
    }
}
