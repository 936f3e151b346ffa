//! The charts of what the headings of games say: ratings, time controls and events. Games of archives have them.

use yew::prelude::*;

use super::chart::{Bar, Chart, LabelledBars, SeriesLook};
use ansa_model::statistics::{GamePace, Overview, RATING_STEP};
use ansa_model::text::statistics as words;

/// The most events that are drawn.
const MAX_EVENTS: usize = 10;
/// The longest name of an event in a chart, in characters: as much as fits into its width.
const MAX_EVENT_LENGTH: usize = 44;

/// The charts for which there is something to draw.
pub(super) fn heading_charts(overview: &Overview) -> Html {
    let plain = |name: &'static str| vec![(AttrValue::from(name), SeriesLook::Plain)];
    html! {
        <>
            <Chart id="higher-rated" title={words::higher_rated()} says={words::higher_rated_says()}
                column={words::rating_gap()} series={plain(words::score_column())} rows={higher_rated(overview)}
                most={Some(1.0)} />
            <Chart id="events" title={words::events()} says={words::events_says()} column={words::event()}
                series={plain(words::count())} rows={events(overview)} />
            <Chart id="paces" title={words::paces()} says={words::paces_says()} column={words::pace()}
                series={plain(words::count())} rows={paces(overview)} />
        </>
    }
}

fn higher_rated(overview: &Overview) -> Vec<LabelledBars> {
    let last = overview.higher_rated.len().saturating_sub(1);
    let label = |group: usize| {
        let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
        let first = group.saturating_mul(RATING_STEP);
        // Equal ratings are left out.
        match group {
            group if group == last => words::and_more(number(first)),
            _ => words::from_to(number(first.max(1)), number(first.saturating_add(RATING_STEP - 1))),
        }
    };
    let decided = overview.higher_rated.iter().enumerate().filter(|(_, tally)| tally.decided() > 0);
    decided.map(|(group, tally)| (label(group).into(), vec![Bar::score(*tally)])).collect()
}

fn paces(overview: &Overview) -> Vec<LabelledBars> {
    let all = GamePace::ALL.into_iter().zip(overview.paces).filter(|&(_, games)| games > 0);
    all.map(|(pace, games)| (words::pace_name(pace).into(), vec![Bar::count(games)])).collect()
}

/// The events with the most games; nothing if there is only one.
fn events(overview: &Overview) -> Vec<LabelledBars> {
    let all = overview.events.sorted();
    if all.len() < 2 {
        return Vec::new();
    }
    all.into_iter()
        .take(MAX_EVENTS)
        .map(|(event, games)| (shortened(event).into(), vec![Bar::count(games)]))
        .collect()
}

fn shortened(event: &str) -> String {
    match event.char_indices().nth(MAX_EVENT_LENGTH) {
        Some((end, _)) => format!("{}…", event.get(..end).unwrap_or_default().trim_end()),
        None => event.to_owned(),
    }
}
