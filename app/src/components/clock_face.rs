//! The face of one side's clock.

use ansa_core::Side;
use yew::prelude::*;

use super::{Icon, icon};
use crate::hooks::use_time_since;
use ansa_model::activities::play::ClockDisplay;
use ansa_model::text::{self, label};

/// The time for the turn and the reserve. It updates itself, so that a running clock rerenders nothing else.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn ClockFace(
    display: &ClockDisplay,
    /// The moment of the time update that `display` shows.
    since: f64,
    /// Whether to announce low time: the side is played by a person.
    announce: bool,
) -> Html {
    let reading = use_time_since(since, display.runs, |gone| {
        let reading = display.after(gone);
        (reading, text::until_next_digit(reading.main))
    });
    let first = reading.first_on_reserve;
    let name = match display.side {
        Side::Gold => "clock-gold",
        Side::Silver => "clock-silver",
    };
    html! {
        <div
            class={classes!(
                "clock",
                display.runs.then_some("is-running"),
                reading.on_reserve.then_some("is-reserve"),
                first.then_some("is-first-reserve"),
                reading.low.then_some("is-low"),
            )}
            role="timer"
            aria-label={text::clock_name(display.side)}
            data-test={name}
            data-runs={display.runs.then_some("")}
            data-low={reading.low.then_some("")}
            data-reserve={reading.on_reserve.then_some(if first { "first" } else { "" })}
            data-left={reading.left.to_string()}
        >
            <span class="clock-mark">
                if reading.low { { icon(Icon::LOW) } } else if display.runs { { icon(Icon::CLOCK) } }
            </span>
            <span class="clock-main" translate="no">{ text::digits(reading.main) }</span>
            <span class="clock-reserve" translate="no" title={label::reserve()}>
                if reading.on_reserve {
                    { if first { text::on_reserve_first() } else { text::on_reserve() } }
                } else if let Some(reserve) = reading.reserve {
                    { text::reserve(reserve) }
                }
            </span>
            // Each is announced once: the first use of the reserve, and low time. The seconds are never read out.
            <span class="visually-hidden" role="status">
                if !announce || !display.runs {
                } else if reading.low {
                    { text::low_time(display.side) }
                } else if first {
                    { text::reserve_begins(display.side) }
                }
            </span>
        </div>
    }
}
