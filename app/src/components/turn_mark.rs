//! The number of the turn, and the progress towards the game's limit.

use ansa_core::Label;
use yew::prelude::*;

use crate::hooks::use_time_since;
use ansa_model::activities::play::LimitProgress;
use ansa_model::text::{self, label};

/// “12g”, and if the game has a limit, how much of it is left. Like a clock, it updates itself.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn TurnMark(
    turn: &Label,
    /// The progress towards the limit.
    limit: &Option<LimitProgress>,
    /// The moment of that progress.
    since: f64,
) -> Html {
    let (turn, limit) = (*turn, *limit);
    let (left, of, runs) = match limit {
        Some(LimitProgress::Time(left, of, runs)) => (left, of, runs),
        Some(LimitProgress::Turns(made, of)) => (u64::from(of - made), u64::from(of), false),
        None => (0, 1, false),
    };
    let left = use_time_since(since, runs, |gone| {
        let left = left.saturating_sub(gone);
        (left, text::until_next_digit(left))
    });
    // Formatting floats would make the program larger.
    let gone = format!(
        "--gone: {}%",
        100 - (u128::from(left) * 100).checked_div(u128::from(of)).unwrap_or(100).min(100)
    );
    let description = text::turn_mark_title(turn, limit);
    html! {
        <p class="turn-mark" style={gone} data-test="turn-mark">
            <span
                class={classes!("turn-chip", matches!(limit, Some(LimitProgress::Turns(..))).then_some("is-limit"))}
                title={description.clone()}
                data-test="turn-number"
            >
                <span aria-hidden="true" translate="no">{ text::turn_mark(turn, limit) }</span>
                <span class="visually-hidden">{ description }</span>
            </span>
            if matches!(limit, Some(LimitProgress::Time(..))) {
                <span class="turn-chip is-limit" title={label::game_left()} data-test="game-left">
                    { text::digits(left) }<span class="visually-hidden">{ label::game_left() }</span>
                </span>
            }
        </p>
    }
}
