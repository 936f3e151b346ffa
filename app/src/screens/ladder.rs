//! The ladder: the eleven opponents, the person's results against them, and a rating.

use std::rc::Rc;

use ansa_core::{Level, Side};
use yew::prelude::*;

use super::navigation::Navigation;
use super::screen::Screen;
use crate::components::{Button, Forget, PageScreen, figure, stored_error};
use crate::hooks::use_stored;
use crate::services::time;
use ansa_model::activities::ladder::LadderProgress;
use ansa_model::activities::play::PlayState;
use ansa_model::document::{GameOptions, Player};
use ansa_model::session::SessionAction;
use ansa_model::text::{home, ladder as words, opponent, storage};

/// The rating and the eleven opponents, the weakest first: most people begin there.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Ladder(
    /// The game in hand: the person keeps the side.
    play: &Rc<PlayState>,
    act: &Callback<SessionAction>,
    navigation: &Navigation,
    on_close: &Callback<()>,
) -> Html {
    let ladder = use_stored::<LadderProgress>(storage::ladder);
    let progress = &ladder.value;
    // Without a person in the game in hand, gold.
    let own = if play.options().players.gold != Player::Person && play.options().has_person() {
        Side::Silver
    } else {
        Side::Gold
    };
    let act = act.clone();
    let on_play = navigation.on(move |navigation, level: Level| {
        act.emit(SessionAction::Begin(GameOptions::against(Player::Computer(level), own)));
        navigation.show(Screen::Play);
    });
    let rating = progress.rating_on(time::today()).rounded();
    html! {
        <PageScreen title={home::ladder()} test="ladder-screen" {on_close}>
            <div class="course ladder is-wide">
                { stored_error("ladder-error", ladder.error.as_ref()) }
                <p>{ words::about() }</p>
                <div class="puzzle-rating">
                    <p
                        data-test="ladder-rating"
                        data-rating={rating.0.to_string()}
                        data-uncertainty={rating.1.to_string()}
                        data-rated={progress.rated().to_string()}
                    >
                        <strong>{ words::own_rating(rating) }</strong>
                        { " · " }{ words::rated(progress.rated()) }
                    </p>
                    <p class="help">{ words::rating_says() }</p>
                    <p class="help">{ words::rules() }</p>
                </div>
                <ol class="cards">
                    { for Level::ALL.into_iter().map(|level| rung(progress, level, !own, &on_play)) }
                </ol>
                if progress.has_begun() {
                    <div class="buttons">
                        <Forget
                            test="ladder-forget"
                            label={words::forget()}
                            consequence={words::forget_question()}
                            on_forget={ladder.on_forget()}
                        />
                    </div>
                }
            </div>
        </PageScreen>
    }
}

/// An opponent: who it is, what it is like, the results against it, and the way to a game.
fn rung(progress: &LadderProgress, level: Level, side: Side, on_play: &Callback<Level>) -> Html {
    let results = progress.results(level);
    let is_next = progress.next_to_beat() == level;
    let number = level.number().to_string();
    let name = opponent::name(level);
    html! {
        <li
            key={number.clone()}
            class={classes!("card", "rung", is_next.then_some("is-next"))}
            value={number.clone()}
            data-test="rung"
            data-level={number.clone()}
            data-won={results.won.to_string()}
            data-lost={results.lost.to_string()}
        >
            { figure(level, side) }
            <div class="rung-words">
                <p class="rung-name">
                    <strong>{ opponent::opponent(level) }</strong>
                    <span>{ words::opponent_rating(&level.rating().to_string()) }</span>
                    if is_next { <span class="rung-next">{ words::next_mark() }</span> }
                </p>
                <p>{ words::character(level) }</p>
                if let Some(strength) = words::measured_strength(level) {
                    <p class="help" data-test="rung-strength">{ strength }</p>
                }
                <p class="help">{ words::results(results) }</p>
            </div>
            { Button::new("ladder-play", words::play(name))
                .main_if(is_next)
                .label(words::play_long(name, level.number()))
                .sends(on_play, level) }
        </li>
    }
}
