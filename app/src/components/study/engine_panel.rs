//! The engine of the study: it is asked for the score and the best lines of the position shown.

use std::rc::Rc;

use ansa_core::{Side, steps_of};
use yew::prelude::*;

use super::preview_button::PreviewButton;
use crate::components::ply_words::turn_words;
use crate::components::{Button, Rested};
use crate::hooks::{use_rested, use_search};
use ansa_model::activities::engine::SearchLine;
use ansa_model::activities::study::{EngineAction, Found, MAX_LINES, StudyAction, StudyState};
use ansa_model::formats::words::of_steps;
use ansa_model::settings::TurnStyle;
use ansa_model::text::{self, study_engine as words};

/// How long a position is shown before it is searched, in milliseconds.
const PAUSE: u32 = 150;
/// How long the best line has to stay the same until it is announced, in milliseconds. Nobody wants to hear each depth.
const REST: u32 = 2_000;

#[derive(Properties)]
pub(crate) struct EnginePanelProps {
    pub(crate) study: Rc<StudyState>,
    pub(crate) style: TurnStyle,
    pub(crate) act: Callback<StudyAction>,
}

impl PartialEq for EnginePanelProps {
    fn eq(&self, other: &EnginePanelProps) -> bool {
        Rc::ptr_eq(&self.study, &other.study) && self.style == other.style && self.act == other.act
    }
}

/// The score and the lines.
#[component]
pub(crate) fn EnginePanel(props: &EnginePanelProps) -> Html {
    let EnginePanelProps { study, style, act } = props;
    // While a person runs through a game, no position is worth a search.
    let rested = use_rested(study.awaited(), PAUSE);
    let awaited = study.awaited().filter(|awaited| rested.as_ref() == Some(awaited));
    use_search(
        awaited.into_iter().collect(),
        {
            let study = study.clone();
            move |_| Some(study.search_start())
        },
        act.reform(|(place, event)| EngineAction::Search(place, event).into()),
    );
    let is_on = study.engine.is_on;
    let (is_threat, is_dead_end) = (study.is_threat_shown(), study.is_dead_end());
    let is_shown = is_on || is_threat;
    let made = study.searched_place().steps.len();
    let reached = study.outcome_shown();
    let is_searched = is_shown && !is_dead_end && reached.is_none();
    let score = study.score();
    let found = study.found();
    // The threat has an announcement of its own.
    let best = found.filter(|_| is_searched && !is_threat);
    let best = best.and_then(|found| Some((found.is_done, found.state.lines.first()?)));
    let (said, pause) = match best {
        Some((is_done, line)) => (words::best_line(line), if is_done { 0 } else { REST }),
        None => (String::new(), 0),
    };
    html! {
        <section class="engine" aria-label={words::engine()} data-test="engine">
            <div class="engine-head">
                if let Some(score) = score {
                    <strong class="engine-score" data-test="engine-score" title={words::score_title(score)}>
                        <span aria-hidden="true">{ words::score(score) }</span>
                        <span class="visually-hidden">{ words::score_title(score) }</span>
                    </strong>
                }
                if is_searched { { progress(found, act) } }
                if is_on { { counts(study, act) } }
            </div>
            if let Some(score) = score {
                { chance(score.win_chance(Side::Gold)) }
            }
            if let Some(fault) = study.engine_fault() {
                <p class="notice notice-refusal" role="alert">{ text::engine_fault(fault) }</p>
            }
            if let Some(reached) = reached.filter(|_| is_on) {
                <p class="engine-about" data-test="engine-about">{ text::outcome(reached) }</p>
            } else if is_threat {
                <p class="engine-about" data-test="engine-about">{ words::threat_of(study.searched_side()) }</p>
            } else if is_dead_end {
                <p class="engine-about" data-test="engine-about">{ words::dead_end() }</p>
            } else if is_on && made > 0 {
                <p class="engine-about" data-test="engine-about">{ words::completes(made as u32) }</p>
            }
            if is_searched { { lines(study, found, is_threat, *style, act) } }
            <Rested test="engine-announce" {said} {pause} />
        </section>
    }
}

fn progress(found: Option<&Found>, act: &Callback<StudyAction>) -> Html {
    let Some(found) = found else {
        return html! { <span class="engine-progress">{ text::thinking() }</span> };
    };
    html! {
        <>
            <span class="engine-progress" data-test="engine-depth" data-depth={found.state.depth.to_string()}>
                { words::depth(found.state.depth) }
            </span>
            if found.is_done {
                { Button::new("engine-deeper", words::deeper())
                    .class("engine-deeper")
                    .long(words::deeper_long())
                    .sends(act, EngineAction::Deeper) }
            }
        </>
    }
}

/// The chances of both sides as a bar; that of gold is from 0 to 1.
fn chance(gold: f64) -> Html {
    let gold = (gold * 100.0).round() as u32;
    html! {
        <div class="chance" role="img" aria-label={words::chance(gold)} title={words::chance(gold)} data-test="chance">
            <span class="chance-gold" style={format!("inline-size:{gold}%")} />
        </div>
    }
}

/// The buttons for the number of lines.
fn counts(study: &StudyState, act: &Callback<StudyAction>) -> Html {
    let (fewer, more) = (study.engine.lines.saturating_sub(1), study.engine.lines + 1);
    let count = |lines: u8, can: bool, sign: &'static str, name: &'static str, test: &'static str| {
        Button::new(test, sign)
            .class("engine-count")
            .named(name)
            .dimmed_unless(can)
            .sends(act, EngineAction::Lines(lines))
    };
    html! {
        <span class="engine-counts">
            { count(fewer, fewer >= 1, "−", words::fewer_lines(), "engine-fewer") }
            { count(more, more <= MAX_LINES, "+", words::more_lines(), "engine-more") }
        </span>
    }
}

fn lines(
    study: &StudyState,
    found: Option<&Found>,
    is_threat: bool,
    style: TurnStyle,
    act: &Callback<StudyAction>,
) -> Html {
    let is_done = found.is_some_and(|found| found.is_done);
    let found = found.map(|found| &found.state.lines[..]).unwrap_or_default();
    let rows = if is_done { found.len() } else { study.engine.lines.into() };
    html! {
        <ol class="engine-lines">
            { for (0..rows).map(|index| match found.get(index) {
                Some(line) => self::line(index, line, is_threat, style, act),
                // The lines keep their room while others are searched.
                None => html! { <li class="engine-line engine-none" key={index} aria-hidden="true">{ "…" }</li> },
            }) }
        </ol>
    }
}

fn line(
    index: usize,
    line: &SearchLine,
    is_threat: bool,
    style: TurnStyle,
    act: &Callback<StudyAction>,
) -> Html {
    let (first, reply) = (line.turns.first().map(Vec::as_slice).unwrap_or_default(), line.turns.get(1));
    let button = PreviewButton {
        test: "engine-line",
        title: (!is_threat).then(words::play_line),
        is_shown: false,
        shown: EngineAction::Preview(Some(index)).into(),
        hidden: EngineAction::Preview(None).into(),
        // A threat can't be played: it is not the turn of its side.
        pressed: (!is_threat).then(|| StudyAction::Play(steps_of(first))),
    };
    let content = html! {
        <>
            <span class="engine-line-score">{ words::score(line.score) }</span>
            <span class="engine-turn">{ turn_words(first, style) }</span>
            if let Some(reply) = reply {
                <span class="engine-rest" translate="no">{ of_steps(reply) }</span>
            }
        </>
    };
    html! { <li class="engine-line" key={index}>{ button.show(act, content) }</li> }
}
