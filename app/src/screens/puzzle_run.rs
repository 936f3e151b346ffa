//! A streak or a storm.

use std::rc::Rc;

use ansa_core::puzzle::PuzzleId;
use yew::prelude::*;

use super::header::link;
use super::navigation::use_navigation;
use super::puzzle::{announced, head, on_help, task_of};
use super::screen::Screen;
use crate::components::{Button, PuzzleBoard, StormClock, stored_error};
use crate::given::callback;
use crate::hooks::{StoredHandle, use_kept_focus};
use crate::services::{moment, random, time};
use ansa_model::activities::puzzle::{
    ProgressAction, PuzzleDeck, PuzzleName, PuzzleProgress, PuzzleResult, PuzzleRun, RunKind, STORM_ERRORS,
};
use ansa_model::text::puzzle as words;

/// A run that has begun.
#[derive(Clone, PartialEq)]
struct Running {
    run: Rc<PuzzleRun>,
    /// The moment when it began.
    since: f64,
    /// The last puzzle that failed.
    failed: Option<PuzzleId>,
    /// The best result before it.
    best: u32,
}

/// Puzzles one after the other, without help. A storm begins with a button, because its clock runs then.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn PuzzleRunRoom(
    kind: &RunKind,
    deck: &Rc<PuzzleDeck>,
    handle: &StoredHandle<PuzzleProgress>,
) -> Html {
    let kind = *kind;
    let begin = {
        let (deck, best) = (deck.clone(), handle.value.best(kind));
        move || Running {
            run: Rc::new(PuzzleRun::new(kind, &deck, random::seed())),
            since: moment::now(),
            failed: None,
            best,
        }
    };
    let running = use_state(|| (kind == RunKind::Streak).then(&begin));
    let on_begin = callback(running.setter(), move |_: MouseEvent, running| running.set(Some(begin())));
    // A result, or the end of the time.
    let on_change = {
        let (running, deck, handle) = (running.clone(), deck.clone(), handle.clone());
        let count = move |action: ProgressAction| {
            let today = time::today();
            handle.change(move |progress| progress.apply(action, today));
        };
        Callback::from(move |result: Option<PuzzleResult>| {
            let Some(now) = running.as_ref().filter(|now| now.run.end.is_none()) else { return };
            let (mut run, asked) = ((*now.run).clone(), now.run.now);
            let elapsed = (moment::now() - now.since).max(0.0) as u64;
            run.look_at_clock(elapsed);
            let mut failed = now.failed;
            if let Some(result) = result.filter(|_| run.end.is_none()) {
                run.answer(result.is_solved, elapsed, &deck, random::seed());
                failed = if result.is_solved { failed } else { asked };
                count(ProgressAction::Answer(result.in_run()));
            }
            if run.end.is_some() {
                count(ProgressAction::Run(kind, run.solved));
            }
            running.set(Some(Running { run: Rc::new(run), failed, ..now.clone() }));
        })
    };
    use_kept_focus(running.as_ref().map(|running| running.run.end));
    let Some(navigation) = use_navigation() else { return html! {} };
    let (name, title) = match kind {
        RunKind::Streak => (PuzzleName::Streak, words::streak()),
        RunKind::Storm => (PuzzleName::Storm, words::storm()),
    };
    let so_far = |run: &PuzzleRun| match kind {
        RunKind::Streak => words::solved(run.solved),
        RunKind::Storm => words::solved_in_storm(run.solved, run.errors, STORM_ERRORS),
    };
    let count = |run: &PuzzleRun| {
        html! {
            <p
                class="puzzle-count"
                data-test="run-count"
                data-solved={run.solved.to_string()}
                data-errors={run.errors.to_string()}
            >
                { so_far(run) }
            </p>
        }
    };
    let shown = match &*running {
        None => html! {
            <>
                <div class="plate-top">{ head(&navigation, title, html! {}) }</div>
                <div class="puzzle-nothing" data-test="run-start">
                    <p>{ words::storm_rules() }</p>
                    <p data-test="run-best">{ best_so_far(handle.value.best(kind)) }</p>
                    { Button::new("run-begin", words::begin_storm()).main().show(on_begin) }
                </div>
            </>
        },
        Some(Running { run, since, failed, best }) => match run.now.and_then(|id| deck.get(id)) {
            Some(puzzle) => {
                let on_end = on_change.reform(|()| None);
                let more = html! {
                    <>
                        if kind == RunKind::Storm { <StormClock run={run.clone()} since={*since} {on_end} /> }
                        { count(run) }
                    </>
                };
                html! {
                    <PuzzleBoard
                        key={puzzle.id().to_string()}
                        puzzle={puzzle.clone()}
                        has_help=false
                        head={head(&navigation, title, more)}
                        on_result={on_change.reform(Some)}
                        on_next={Callback::noop()}
                        on_help={on_help(&navigation)}
                    />
                }
            }
            None => html! {
                <>
                    <div class="plate-top">{ head(&navigation, title, html! {}) }</div>
                    <div class="puzzle-nothing" data-test="run-over">
                        <p role="status" class="status-text">{ run.end.map_or("", words::run_over) }</p>
                        { count(run) }
                        <p>
                            { if run.solved > *best { words::new_best().to_owned() } else { best_so_far(*best) } }
                        </p>
                        { stored_error("puzzles-error", handle.error.as_ref()) }
                        { Button::new("run-again", words::again()).main().show(on_begin) }
                        if let Some(id) = failed {
                            { link(
                                &navigation,
                                Screen::Puzzle { puzzle: PuzzleName::One(*id) },
                                "run-failed",
                                "button",
                                html! { words::look_at_failed() },
                            ) }
                        }
                        { link(&navigation, Screen::Puzzles, "puzzle-list", "button", html! { words::to_menu() }) }
                    </div>
                </>
            },
        },
    };
    let said = running.as_ref().map(|running| {
        let puzzle = running.run.now.and_then(|id| deck.get(id));
        let next = puzzle.map(|puzzle| task_of(puzzle));
        let next = next.or_else(|| running.run.end.map(|end| words::run_over(end).to_owned()));
        html! { <><span>{ so_far(&running.run) }</span>{ " " }<span>{ next.unwrap_or_default() }</span></> }
    });
    html! {
        <main class="play lesson puzzle" aria-label={title} data-test="run-screen" data-way={name.to_string()}>
            { shown }
            { announced(said.unwrap_or_default()) }
        </main>
    }
}

/// The best result before a run.
fn best_so_far(best: u32) -> String {
    if best > 0 { words::best(best) } else { words::no_best().to_owned() }
}
