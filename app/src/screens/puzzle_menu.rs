//! The menu of the puzzles: that of the day, the rating, and all ways to puzzles.

use std::rc::Rc;

use ansa_core::puzzle::{Puzzle, PuzzleTheme};
use yew::prelude::*;

use super::header::link;
use super::navigation::Navigation;
use super::puzzle::task_of;
use super::route_key::RouteKey;
use super::screen::Screen;
use crate::components::{BoardPicture, Forget, PageScreen, RatingCurve, stored_error};
use crate::hooks::{OwnPuzzlesHandle, StoredHandle};
use crate::services::time;
use ansa_model::activities::puzzle::{PuzzleDeck, PuzzleName, PuzzleProgress, RunKind, Success, Training};
use ansa_model::text::{home, puzzle as words};

/// All ways to puzzles, and the player's rating.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn PuzzleMenu(
    deck: &Rc<PuzzleDeck>,
    handle: &StoredHandle<PuzzleProgress>,
    own: &OwnPuzzlesHandle,
    navigation: &Navigation,
    on_close: &Callback<()>,
) -> Html {
    let (progress, today) = (&handle.value, time::today());
    let of_today = deck.daily(today).and_then(|id| deck.get(id));
    let due = progress.due(deck, today).len() as u32;
    let way = |name: PuzzleName, says: String, more: Html| {
        html! { <li key={name.to_string()}>{ way(navigation, name, &says, more) }</li> }
    };
    let run = |kind: RunKind, name: PuzzleName| {
        let best = Some(progress.best(kind)).filter(|&best| best > 0).map(words::best);
        let best = best.map(|best| html! { <span class="puzzle-success">{ best }</span> });
        way(name, words::run_says(kind).to_owned(), best.unwrap_or_default())
    };
    let training = |training: Training, says: String| {
        let more = success(progress.success(deck, training));
        way(PuzzleName::Training(training), says, more)
    };
    let themes = |of: Training| {
        PuzzleTheme::ALL.into_iter().filter(move |&theme| Training::like(theme) == of).filter_map(|theme| {
            let count = deck.count(Training::Theme(theme)) as u32;
            (count > 0).then(|| training(Training::Theme(theme), words::count(count)))
        })
    };
    html! {
        <PageScreen title={home::puzzles()} test="puzzles-screen" about={words::about()} {on_close}>
            <div class="puzzles is-wide">
                { stored_error("puzzles-error", handle.error.as_ref()) }
                if deck.quarantined > 0 {
                    <p class="notice notice-hint">{ words::lines_set_aside(deck.quarantined as u32) }</p>
                }
                <div class="puzzle-top">
                    { of_today.map(|puzzle| of_the_day(navigation, progress, puzzle)).unwrap_or_default() }
                    <div class="puzzle-ways">
                        { rating(progress) }
                        <ul class="cards puzzle-tiles">
                            if due > 0 {
                                { way(PuzzleName::Returning, words::returning_count(due), html! {}) }
                            }
                            { training(Training::Tactics, words::mixed_says().to_owned()) }
                            { run(RunKind::Streak, PuzzleName::Streak) }
                            { run(RunKind::Storm, PuzzleName::Storm) }
                            { training(Training::Counting, words::counting_says().to_owned()) }
                        </ul>
                    </div>
                </div>
                <h3>{ words::themes() }</h3>
                <ul class="cards puzzle-tiles puzzle-themes" data-test="puzzle-themes">{ for themes(Training::Tactics) }</ul>
                <h3>{ words::counting() }</h3>
                <ul class="cards puzzle-tiles puzzle-themes" data-test="puzzle-counting">
                    { for themes(Training::Counting) }
                </ul>
                <h3>{ words::own() }</h3>
                { own_games(deck, own, &training) }
                <div class="buttons">
                    { link(
                        navigation,
                        Screen::GuideAt { section: RouteKey::of("puzzles") },
                        "guide-link",
                        "button",
                        html! { home::guide() },
                    ) }
                    if progress.has_begun() {
                        <Forget
                            test="puzzles-forget"
                            label={words::forget()}
                            consequence={words::forget_question()}
                            on_forget={handle.on_forget()}
                        />
                    }
                </div>
            </div>
        </PageScreen>
    }
}

/// The puzzle of the day with its board, which leads to it.
fn of_the_day(navigation: &Navigation, progress: &PuzzleProgress, puzzle: &Rc<Puzzle>) -> Html {
    let says = match progress.answered_on(puzzle.id(), time::today()) {
        None => words::daily_open(),
        Some(true) => words::daily_solved(),
        Some(false) => words::daily_failed(),
    };
    let position = puzzle.position();
    link(
        navigation,
        Screen::Puzzle { puzzle: PuzzleName::Daily },
        "puzzle-way",
        "card puzzle-card puzzle-daily",
        html! {
            <>
                <span class="puzzle-words" data-puzzle={PuzzleName::Daily.to_string()}>
                    <strong>{ words::daily() }</strong>
                    <span>{ task_of(puzzle) }</span>
                    <span class="puzzle-says">{ says }</span>
                </span>
                <span class="puzzle-picture" aria-hidden="true">
                    <BoardPicture board={*position.board()} bottom={position.side()} />
                </span>
            </>
        },
    )
}

/// The rating, and how it came about.
fn rating(progress: &PuzzleProgress) -> Html {
    let now = progress.rating_on(time::today());
    let (rating, uncertainty) = now.rounded();
    html! {
        <div class="card puzzle-card puzzle-rating">
            <p
                data-test="puzzle-rating"
                data-rating={rating.to_string()}
                data-uncertainty={uncertainty.to_string()}
                data-rated={progress.rated.to_string()}
            >
                <strong>{ words::player_rating(now) }</strong>
                { " · " }{ words::rated(progress.rated) }
            </p>
            <RatingCurve points={progress.curve().to_vec()} />
            // Two short paragraphs: a long one would be the largest text of the screen, and a late one.
            <p class="help">{ words::rating_says() }</p>
            <p class="help">{ words::rating_counts() }</p>
        </div>
    }
}

/// The way to the puzzles of the person's own games, or how to get some.
fn own_games(
    deck: &PuzzleDeck,
    own: &OwnPuzzlesHandle,
    training: &impl Fn(Training, String) -> Html,
) -> Html {
    let count = deck.count(Training::Own) as u32;
    let status = match own.left {
        Some(left) => words::own_searching(left),
        None if own.has_failed => words::own_failed().to_owned(),
        None => String::new(),
    };
    html! {
        <>
            if count > 0 {
                <ul class="cards puzzle-tiles">{ training(Training::Own, words::count(count)) }</ul>
            }
            <p class="help" data-test="own-puzzles">
                if count == 0 { { words::own_none() }{ " " } }
                { words::own_counts() }
            </p>
            <p class="help" role="status" data-test="own-status">{ status }</p>
            { stored_error("own-error", own.error.as_ref()) }
        </>
    }
}

/// A way to puzzles, with what there is to say about it.
fn way(navigation: &Navigation, name: PuzzleName, says: &str, more: Html) -> Html {
    let title = match name {
        PuzzleName::Training(Training::Own) => words::own_tactics(),
        _ => words::title(name, None),
    };
    link(
        navigation,
        Screen::Puzzle { puzzle: name },
        "puzzle-way",
        "card puzzle-card",
        html! {
            <span class="puzzle-words" data-puzzle={name.to_string()}>
                <strong>{ title }</strong>
                <span class="puzzle-says">{ says }</span>
                { more }
            </span>
        },
    )
}

/// How many of the puzzles that were tried are solved; nothing before the first.
fn success(success: Success) -> Html {
    let Success { solved, tried } = success;
    if tried == 0 {
        return html! {};
    }
    html! {
        <span class="puzzle-success" data-solved={solved.to_string()} data-tried={tried.to_string()}>
            { words::success(solved, tried) }
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect class="success-tried" width="100" height="6" />
                <rect class="success-solved" width={(100 * solved / tried).to_string()} height="6" />
            </svg>
        </span>
    }
}
