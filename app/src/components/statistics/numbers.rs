//! The numbers of the games that are counted, and their charts.

use std::rc::Rc;

use ansa_core::{Role, Side};
use yew::prelude::*;

use super::causes::causes;
use super::chart::{Bar, Chart, LabelledBars, SeriesLook};
use ansa_model::statistics::{
    GameBrief, GamePace, LENGTH_STEP, Overview, RATING_STEP, REASONS, STAGES, Tally,
};
use ansa_model::text::{self, statistics as words};

/// The most events that are drawn.
const MAX_EVENTS: usize = 10;
/// The longest name of an event in a chart, in characters: as much as fits into its width.
const MAX_EVENT_LENGTH: usize = 44;

/// The numbers and the charts. Charts that are about equally high follow each other, because they may stand side by side.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Numbers(overview: &Rc<Overview>, on_open: &Callback<GameBrief>) -> Html {
    let sides = || -> Vec<(AttrValue, SeriesLook)> {
        let of = |side: Side, look: SeriesLook| (text::side(side).into(), look);
        vec![of(Side::Gold, SeriesLook::Gold), of(Side::Silver, SeriesLook::Silver)]
    };
    let games = || vec![(AttrValue::from(words::count()), SeriesLook::Plain)];
    let scores = || vec![(AttrValue::from(words::score_column()), SeriesLook::Plain)];
    let has_draws = overview.gold.draws > 0;
    let winners = {
        let mut all = sides();
        if has_draws {
            all.push((words::nobody().into(), SeriesLook::Nobody));
        }
        all
    };
    html! {
        <div class="numbers" data-test="numbers">
            { key_numbers(overview) }
            <div class="charts">
                <Chart id="ends" title={words::ends()} says={words::ends_says()} column={words::kind()}
                    series={winners} rows={ends(overview)} />
                <Chart id="first-captured" title={words::first_captured()} says={words::first_captured_says()}
                    column={words::piece()} series={sides()} rows={first_captured(overview)} />
                <Chart id="lengths" title={words::lengths()} says={words::lengths_says()} column={words::turn_group()}
                    series={games()} rows={groups(&overview.length_groups())} />
                <Chart id="lost" title={words::lost()} says={words::lost_says()} column={words::pieces()}
                    series={sides()} rows={lost(overview)} />
                <Chart id="first-turns" title={words::first_turns()} says={words::first_turns_says()}
                    column={words::turn_group()} series={games()} rows={groups(&overview.first_capture_groups())} />
                <Chart id="levels" title={words::levels()} says={words::levels_says()} column={words::level_column()}
                    series={scores()} rows={levels(overview)} most={Some(1.0)} />
                <Chart id="times" title={words::times()} says={words::times_says()} column={words::stage()}
                    series={sides()} rows={times(overview)} />
                // What the headings of games say, as those of archives do.
                <Chart id="higher-rated" title={words::higher_rated()} says={words::higher_rated_says()}
                    column={words::rating_gap()} series={scores()} rows={higher_rated(overview)} most={Some(1.0)} />
                <Chart id="events" title={words::events()} says={words::events_says()} column={words::event()}
                    series={games()} rows={events(overview)} />
                <Chart id="paces" title={words::paces()} says={words::paces_says()} column={words::pace()}
                    series={games()} rows={paces(overview)} />
                { causes(overview, on_open) }
            </div>
        </div>
    }
}

fn key_numbers(overview: &Overview) -> Html {
    let turns = |median: Option<usize>| {
        let turns = median.and_then(|turns| u32::try_from(turns).ok());
        turns.map_or_else(|| words::unknown().to_owned(), words::turns)
    };
    let number = |test: &'static str, name: AttrValue, value: String| {
        html! { <div class="key-number"><dt>{ name }</dt><dd data-test={test}>{ value }</dd></div> }
    };
    let own = Side::ALL.into_iter().zip(overview.subject).filter(|(_, tally)| tally.games() > 0);
    let first = overview.median_first_capture().map(words::turn_label);
    html! {
        <>
            <dl class="key-numbers">
                { number("number-games", words::games().into(), words::whole(overview.games())) }
                { number("number-ended", words::ended().into(), words::whole(overview.gold.decided())) }
                { for own.map(|(side, tally): (Side, Tally)| {
                    number("number-own", words::own_score(side).into(), words::tally_score(tally))
                }) }
                { number("number-gold", words::gold_score().into(), words::tally_score(overview.gold)) }
                { number("number-capturer", words::first_capturer().into(), words::tally_score(overview.first_capturer)) }
                { number("number-length", words::median_length().into(), turns(overview.median_length())) }
                { number("number-capture", words::median_capture().into(),
                    first.unwrap_or_else(|| words::unknown().to_owned())) }
            </dl>
            <p class="help">
                { words::score_says() }{ " " }{ words::turns_say() }
                if overview.gold.draws > 0 {
                    { " " }{ words::draws_say() }
                }
            </p>
        </>
    }
}

fn ends(overview: &Overview) -> Vec<LabelledBars> {
    let found =
        REASONS.into_iter().zip(overview.ends).filter(|(_, counts)| counts.iter().any(|&count| count > 0));
    // Only the rules of earlier years have games that nobody won.
    let shown = if overview.gold.draws > 0 { 3 } else { 2 };
    let bars = |counts: [u32; 3]| counts.into_iter().take(shown).map(Bar::count).collect();
    found.map(|(reason, counts)| (words::end(reason).into(), bars(counts))).collect()
}

/// Games by groups of turns.
fn groups(counts: &[u32]) -> Vec<LabelledBars> {
    let last = counts.len().saturating_sub(1);
    let label = |group: usize| {
        let first = u32::try_from(group.saturating_mul(LENGTH_STEP)).unwrap_or(u32::MAX);
        let step = u32::try_from(LENGTH_STEP).unwrap_or(1);
        // The longest games are counted together.
        if group == last && first >= 12 * step {
            words::and_more(first)
        } else {
            words::from_to(first, first + step - 1)
        }
    };
    counts.iter().enumerate().map(|(group, &count)| (label(group).into(), vec![Bar::count(count)])).collect()
}

fn lost(overview: &Overview) -> Vec<LabelledBars> {
    let [gold, silver] = &overview.lost;
    let all: Vec<LabelledBars> = gold
        .iter()
        .zip(silver)
        .enumerate()
        .map(|(pieces, (&gold, &silver))| {
            (pieces.to_string().into(), vec![Bar::count(gold), Bar::count(silver)])
        })
        .collect();
    // Nothing is drawn for numbers beyond the largest.
    let end =
        all.iter().rposition(|(_, bars)| bars.iter().any(|bar| bar.value > 0.0)).map_or(0, |last| last + 1);
    all.into_iter().take(end).collect()
}

fn first_captured(overview: &Overview) -> Vec<LabelledBars> {
    let row = |role: Role| -> LabelledBars {
        let counts = Side::ALL.map(|side| Bar::count(overview.first_captures_of(side, role)));
        (role.to_string().into(), counts.to_vec())
    };
    let all: Vec<LabelledBars> = Role::ALL.into_iter().map(row).collect();
    let any = all.iter().any(|(_, bars)| bars.iter().any(|bar| bar.value > 0.0));
    if any { all } else { Vec::new() }
}

fn times(overview: &Overview) -> Vec<LabelledBars> {
    let label = |stage: usize| {
        let first = u32::from(STAGES.get(stage).copied().unwrap_or(1));
        STAGES.get(stage + 1).map_or_else(
            || words::and_more(first),
            |&next| words::from_to(first, u32::from(next.saturating_sub(1))),
        )
    };
    let bar = |side: Side, stage: usize| {
        let seconds = overview.times.get(side.index()).and_then(|times| times.get(stage)?.seconds());
        Bar {
            value: seconds.unwrap_or(0.0),
            shown: seconds.map_or_else(|| words::unknown().to_owned(), words::seconds),
            range: None,
        }
    };
    let rows =
        (0..STAGES.len()).map(|stage| (label(stage).into(), Side::ALL.map(|side| bar(side, stage)).to_vec()));
    let all: Vec<LabelledBars> = rows.collect();
    let any = all.iter().any(|(_, bars)| bars.iter().any(|bar| bar.value > 0.0));
    if any { all } else { Vec::new() }
}

fn levels(overview: &Overview) -> Vec<LabelledBars> {
    let played = overview.levels.iter().enumerate().filter(|(_, tally)| tally.decided() > 0);
    played
        .map(|(index, tally)| {
            let level = u8::try_from(index + 1).unwrap_or(u8::MAX);
            (words::level_name(level).into(), vec![Bar::score(*tally)])
        })
        .collect()
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
