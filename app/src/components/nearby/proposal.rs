//! A game that one of the two offers: the form, and what the other is asked.

use ansa_core::Side;
use yew::prelude::*;

use crate::components::Button;
use crate::components::settings::{ChoiceItem, choice};
use crate::components::terms::{clock_select, side_choice};
use crate::components::typed_text::typed_text;
use crate::given::callback;
use crate::hooks::{OfferedGame, use_apply};
use crate::services::random;
use ansa_model::document::GameStart;
use ansa_model::nearby::{GameId, NearbyAction, NearbyOptions};
use ansa_model::new_game::{NewGameAction, NewGameForm, TimeControlChoice};
use ansa_model::text::{nearby as words, new_game};

/// The form of a new game. It has the usual choices, so a press offers it.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn ProposalForm(act: &Callback<NearbyAction>) -> Html {
    let side = use_state_eq(|| None::<Side>);
    // Of the form of a game at this screen, only the clock matters here.
    let (form, set) = use_apply(NewGameForm::default, |never, _| match never {});
    let take_backs = use_state_eq(|| true);
    let onsubmit = callback(
        (act.clone(), *side, form.control().ok(), *take_backs),
        |event: SubmitEvent, (act, side, control, take_backs)| {
            event.prevent_default();
            // What is wrong with it is said below the field.
            let Some(control) = *control else { return };
            let options = NearbyOptions { start: GameStart::default(), control, take_backs: *take_backs };
            if let Some(id) = GameId::new(&random::key()) {
                act.emit(NearbyAction::Propose { id, side: side.unwrap_or_else(random::side), options });
            }
        },
    );
    let on_clock = set.reform(NewGameAction::TimeControl);
    let on_custom = set.reform(|event: InputEvent| NewGameAction::Custom(typed_text(&event)));
    let meaning = match form.control() {
        Ok(control) => control.as_ref().map(|control| (false, new_game::control(control))),
        Err(error) => Some((true, new_game::form_error(&error))),
    };
    let on_side = callback(side.setter(), |chosen, side| side.set(chosen));
    let on_take_backs = callback(take_backs.setter(), |chosen, take_backs| take_backs.set(chosen));
    html! {
        <form class="tournament-form" {onsubmit} data-test="nearby-form">
            { side_choice("nearby-side", *side, &on_side) }
            <div class="nearby-clock">
                { clock_select("nearby-clock", true, form.time_control, &on_clock) }
                if form.time_control == TimeControlChoice::Custom {
                    <label class="field">
                        <span class="field-name">{ new_game::custom() }</span>
                        <input class="field-text" autocomplete="off" autocapitalize="none" spellcheck="false"
                            data-test="nearby-custom" aria-describedby="nearby-custom-help" value={form.custom.clone()}
                            aria-invalid={form.control().is_err().to_string()} oninput={on_custom} />
                    </label>
                    <p id="nearby-custom-help" class="help">{ new_game::custom_help() }</p>
                    if let Some((is_wrong, says)) = meaning {
                        <p role="status" class={if is_wrong { "wrong" } else { "meaning" }} data-test="nearby-custom-meaning">
                            { says }
                        </p>
                    }
                }
                <p class="help">{ words::clock_help() }</p>
            </div>
            { choice(("nearby-take-backs", words::take_backs()), &[true, false], *take_backs, |are_allowed| {
                if are_allowed {
                    ChoiceItem::named("yes", words::take_backs_asked())
                } else {
                    ChoiceItem::named("no", words::take_backs_none())
                }
            }, &on_take_backs) }
            <button type="submit" class="button button-main" data-test="nearby-propose">{ words::propose() }</button>
        </form>
    }
}

/// What the other offers, and the buttons that answer.
pub(super) fn offer(offered: &OfferedGame, act: &Callback<NearbyAction>) -> Html {
    let OfferedGame { card, is_saved, on_accept } = offered;
    let clock = match &card.options.control {
        Some(control) => new_game::control(control),
        None => words::no_clock().to_owned(),
    };
    let take_backs =
        if card.options.take_backs { words::with_take_backs() } else { words::without_take_backs() };
    html! {
        <section class="nearby-offer" data-test="nearby-offer">
            <h3>{ words::proposed() }</h3>
            <ul>
                <li>{ words::your_side(!card.side) }</li>
                <li>{ clock }</li>
                <li>{ take_backs }</li>
                if card.mark.plies > 0 { <li>{ words::begun(card.mark.plies) }</li> }
                if *is_saved { <li data-test="nearby-saved">{ words::saved_here() }</li> }
            </ul>
            <div class="buttons">
                { Button::new("nearby-accept", words::accept()).main().calls(on_accept) }
                { Button::new("nearby-decline", words::decline()).sends(act, NearbyAction::AnswerProposal(false)) }
            </div>
        </section>
    }
}
