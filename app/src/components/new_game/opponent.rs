//! The opponent, the level and the side.

use ansa_core::{Level, Piece, Role, Side};
use yew::prelude::*;

use super::{PartProps, radio};
use crate::components::{figure, piece_icon};
use crate::hooks::use_settings;
use ansa_model::new_game::{NewGameAction, Opponent, Seat};
use ansa_model::settings::ThinkingTime;
use ansa_model::text::{label, ladder, new_game as words, opponent};

/// The person's side; `None` for a random one.
type SideChoice = Option<Side>;

#[component]
pub(super) fn OpponentChoice(props: &PartProps) -> Html {
    let PartProps { form, set, .. } = props;
    let thinking_time = || html! { if form.has_thinking_time() { <ThinkingTimeChoice /> } };
    html! {
        <>
            <fieldset class="choices choices-row">
                <legend>{ label::opponent() }</legend>
                { for Opponent::ALL.into_iter().map(|opponent| {
                    let inside = face(drawing(opponent), words::opponent(opponent), words::opponent_hint(opponent));
                    let on = set.reform(move |_| NewGameAction::Opponent(opponent));
                    radio("opponent", opponent.key(), form.opponent == opponent, "choice-side", on, inside)
                }) }
            </fieldset>
            { match form.opponent {
                Opponent::Computer => html! {
                    <>
                        { levels(props, "level", words::level_heading(), Seat::Second) }
                        { thinking_time() }
                        { sides(props) }
                    </>
                },
                Opponent::Person => html! {},
                Opponent::Computers => html! {
                    <>
                        { levels(props, "level-gold", words::level_gold(), Seat::First) }
                        { levels(props, "level-silver", words::level_silver(), Seat::Second) }
                        { thinking_time() }
                    </>
                },
            } }
        </>
    }
}

/// How long the computer thinks: a setting, which can be changed during a game, too.
#[component]
fn ThinkingTimeChoice() -> Html {
    let handle = use_settings();
    html! {
        <fieldset class="choices">
            <legend>{ words::thinking_time() }</legend>
            <div class="chips">
                { for ThinkingTime::ALL.into_iter().map(|time| {
                    let on = handle.on(|settings, time| settings.thinking = time).reform(move |_| time);
                    let inside = html! { <span class="chip-words">{ words::thinking(time) }</span> };
                    radio("thinking", time.key(), handle.settings.thinking == time, "chip", on, inside)
                }) }
            </div>
        </fieldset>
    }
}

/// Two pieces facing each other: faces or chips would not match the other drawings.
fn drawing(opponent: Opponent) -> Html {
    let icon = |side, role| piece_icon(Piece::new(side, role), "");
    match opponent {
        Opponent::Computer => icon(Side::Gold, Role::Elephant),
        Opponent::Person => {
            html! { <>{ icon(Side::Gold, Role::Rabbit) }{ icon(Side::Silver, Role::Rabbit) }</> }
        }
        Opponent::Computers => {
            html! { <>{ icon(Side::Gold, Role::Elephant) }{ icon(Side::Silver, Role::Elephant) }</> }
        }
    }
}

/// The eleven opponents, and what the chosen one is like.
fn levels(props: &PartProps, name: &'static str, legend: &'static str, seat: Seat) -> Html {
    let chosen = props.form.level(seat);
    html! {
        <fieldset class="choices levels">
            <legend>{ legend }</legend>
            <div class="levels-row">
                { for Level::ALL.into_iter().map(|level| {
                    let on = props.set.reform(move |_| NewGameAction::Level(seat, level));
                    let number = level.number().to_string();
                    let inside = html! {
                        <>
                            { figure(level, seat_side(props, seat)) }
                            <span class="level-name">{ opponent::name(level) }</span>
                            <span class="level-number">{ &number }</span>
                        </>
                    };
                    radio(name, number.clone(), level == chosen, "choice-level", on, inside)
                }) }
            </div>
            <p class="help" aria-live="polite" data-test={format!("{name}-word")}>
                { words::level_line(chosen) }{ " " }{ ladder::character(chosen) }
            </p>
        </fieldset>
    }
}

/// The side in whose colours the opponent of a seat is drawn: the one that it would have.
fn seat_side(props: &PartProps, seat: Seat) -> Side {
    match (props.form.opponent, seat) {
        (Opponent::Computers, Seat::First) => Side::Gold,
        (Opponent::Computers, Seat::Second) => Side::Silver,
        _ => props.form.side.map_or(Side::Silver, |own| !own),
    }
}

fn sides(props: &PartProps) -> Html {
    html! {
        <fieldset class="choices choices-row">
            <legend>{ label::your_side() }</legend>
            { for [Some(Side::Gold), None, Some(Side::Silver)].into_iter().map(|choice| {
                let on = props.set.reform(move |_| NewGameAction::Side(choice));
                side(choice, props.form.side == choice, on)
            }) }
        </fieldset>
    }
}

fn side(choice: SideChoice, checked: bool, on: Callback<Event>) -> Html {
    let elephant = |side| piece_icon(Piece::new(side, Role::Elephant), "");
    let (value, name, hint, drawing) = match choice {
        Some(Side::Gold) => ("gold", label::gold(), label::gold_hint(), elephant(Side::Gold)),
        Some(Side::Silver) => ("silver", label::silver(), label::silver_hint(), elephant(Side::Silver)),
        None => {
            let both = html! { <>{ elephant(Side::Gold) }{ elephant(Side::Silver) }</> };
            ("random", label::random(), label::random_hint(), both)
        }
    };
    radio("side", value, checked, "choice-side", on, face(drawing, name, hint))
}

/// A choice with a drawing, its name, and what it means.
fn face(drawing: Html, name: &'static str, hint: &'static str) -> Html {
    html! {
        <>
            <span class="choice-drawing">{ drawing }</span>
            <span class="choice-name">{ name }</span>
            <span class="choice-hint">{ hint }</span>
        </>
    }
}
