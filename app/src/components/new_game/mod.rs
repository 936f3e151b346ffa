//! The new-game dialog.

mod clock;
mod handicap;
mod opponent;
mod start;

use std::rc::Rc;

use yew::prelude::*;

use self::clock::ClockChoice;
use self::handicap::HandicapChoice;
use self::opponent::OpponentChoice;
use self::start::StartChoice;
use super::Dialog;
use crate::components::typed_field::TYPING_PAUSE;
use crate::components::{Button, Rested, stored_error};
use crate::given::{callback, use_effect_given};
use crate::hooks::use_apply;
use crate::services::{random, storage};
use ansa_model::activities::play::PlayState;
use ansa_model::document::GameOptions;
use ansa_model::formats::{StorageError, StoredError};
use ansa_model::new_game::{NewGameAction, NewGameError, NewGameForm, Opponent};
use ansa_model::text::{home, label, new_game as words, storage as storage_words};

fn error_of(error: &StoredError) -> String {
    storage_words::error(storage_words::new_game(), error)
}

/// The new-game form as it was filled in last: basic choices first, the rest behind “More”, and the button to start.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn NewGameDialog(
    play: &Rc<PlayState>,
    /// A position that the game starts from, as text; empty for none.
    #[prop_or_default]
    given: &String,
    /// The game that the form is filled in like, if a position of it is given.
    #[prop_or_default]
    like: &Option<GameOptions>,
    /// Receives the options of the new game.
    on_start: &Callback<GameOptions>,
    /// Called after `on_start` if the form could not be stored for the next time, with a sentence that says why.
    on_not_stored: &Callback<String>,
    /// Called when the dialog is closed without a choice.
    on_close: &Callback<()>,
    on_rules: &Callback<()>,
) -> Html {
    let stored = use_memo((), |()| storage::load::<NewGameForm>());
    let error = stored.1.as_ref().map(error_of);
    let (form, set) = use_apply(|| stored.0.clone(), |never, _| match never {});
    let more = use_state(|| !given.is_empty());
    use_effect_given(given.clone(), (set.clone(), like.clone()), |given, (set, like)| {
        if !given.is_empty() {
            if let Some(like) = like {
                set.emit(NewGameAction::Like(like));
            }
            set.emit(NewGameAction::Pasted(given.clone()));
        }
    });
    let refused = use_state(|| None::<NewGameError>);
    // After a change the form may be valid again.
    use_effect_given(form.clone(), refused.setter(), |_, refused| refused.set(None));
    let on_board = play.numbered_position();
    let onsubmit = callback(
        (form.clone(), more.setter(), refused.setter(), on_start.clone(), on_not_stored.clone()),
        move |event: SubmitEvent, (form, more, refused, on_start, on_not_stored)| {
            event.prevent_default();
            match form.options(on_board, random::side()) {
                Ok(options) => {
                    let stored = storage::save(&**form);
                    on_start.emit(options);
                    // Report it after the start, because a new game clears the notice. The banner above the board
                    // already reports that the browser stores nothing.
                    if let Err(error) = stored
                        && error != StoredError::NotStored(StorageError::Forbidden)
                    {
                        on_not_stored.emit(error_of(&error));
                    }
                }
                Err(error) => {
                    more.set(true);
                    refused.set(Some(error));
                }
            }
        },
    );
    let onmore = callback(more.clone(), |_: MouseEvent, more| more.set(!**more));
    let game = play.game();
    let replaces = game.outcome().is_none() && !game.plies().is_empty();
    html! {
        <Dialog title={label::new_game()} test="new-game-dialog" {on_close}>
            <form class="new-game" {onsubmit}>
                <div class="new-game-body">
                { stored_error("new-game-error", error.as_ref()) }
                <OpponentChoice form={form.clone()} set={set.clone()} />
                <button
                    type="button"
                    class="more"
                    aria-expanded={if *more { "true" } else { "false" }}
                    data-test="more"
                    onclick={onmore}
                >
                    <span class="more-name">{ words::more() }</span>
                    <span class="more-recap" data-test="recap">{ words::recap(&form) }</span>
                </button>
                if *more { { rest(&form, &set, on_board.is_some(), refused.as_ref()) } }
                </div>
                <div class="dialog-buttons new-game-end">
                    if let Some(error) = &*refused {
                        <p class="notice notice-refusal" role="alert" data-test="refused">
                            { words::refusal(error) }
                        </p>
                    } else if replaces {
                        <p class="help">{ label::replaces() }</p>
                    }
                    { Button::new("to-rules", home::rules()).calls(on_rules) }
                    <button type="submit" class="button button-main" autofocus=true data-test="start">
                        { label::start() }
                    </button>
                </div>
            </form>
        </Dialog>
    }
}

/// The choices behind “More”.
fn rest(
    form: &Rc<NewGameForm>,
    set: &Callback<NewGameAction>,
    has_board: bool,
    refused: Option<&NewGameError>,
) -> Html {
    let refused_clock = refused.is_some_and(NewGameError::is_of_clock);
    let refused_start = refused.is_some() && !refused_clock;
    html! {
        <div class="more-choices">
            <ClockChoice form={form.clone()} set={set.clone()} refused={refused_clock} />
            <StartChoice form={form.clone()} set={set.clone()} {has_board} refused={refused_start} />
            <HandicapChoice form={form.clone()} set={set.clone()} />
            if form.opponent == Opponent::Computer {
                <label class="choice">
                    <input
                        type="checkbox"
                        name="teaches"
                        checked={form.is_teaching()}
                        disabled={!form.can_teach()}
                        aria-describedby="teach-says"
                        onchange={set.reform({
                            let is_wanted = !form.teaches;
                            move |_: Event| NewGameAction::Teaches(is_wanted)
                        })}
                    />
                    <span>{ words::teach() }</span>
                </label>
                <p class="help" id="teach-says">{ words::teach_says() }</p>
            }
            if form.opponent != Opponent::Computers {
                <label class="choice">
                    <input
                        type="checkbox"
                        name="take-backs"
                        checked={form.take_backs}
                        onchange={set.reform({
                            let allowed = !form.take_backs;
                            move |_: Event| NewGameAction::TakeBacks(allowed)
                        })}
                    />
                    <span>{ words::take_backs() }</span>
                </label>
            }
        </div>
    }
}

/// Properties of each part of the form.
#[derive(Properties, PartialEq)]
pub(crate) struct PartProps {
    pub(crate) form: Rc<NewGameForm>,
    /// Receives changes of the form.
    pub(crate) set: Callback<NewGameAction>,
    /// Whether a game can start from the board.
    #[prop_or_default]
    pub(crate) has_board: bool,
    /// Whether this part prevented the game from starting.
    #[prop_or_default]
    pub(crate) refused: bool,
}

/// What a typed text means, or what is wrong with it.
fn meaning(id: &'static str, is_wrong: bool, description: Option<String>) -> Html {
    let (class, tone) = if is_wrong { ("wrong", "refusal") } else { ("meaning", "good") };
    html! {
        <>
            if let Some(description) = description.clone() {
                <p {id} {class} data-test={id} data-tone={tone}>{ description }</p>
            }
            <Rested test="meaning-announce" said={description.unwrap_or_default()} pause={TYPING_PAUSE} />
        </>
    }
}

/// A radio button; `inside` is its content.
fn radio(
    name: &'static str,
    value: impl Into<AttrValue>,
    checked: bool,
    class: &'static str,
    on: Callback<Event>,
    inside: Html,
) -> Html {
    html! {
        <label class={classes!("choice", class)}>
            <input type="radio" {name} value={value.into()} {checked} onchange={on} />
            { inside }
        </label>
    }
}
