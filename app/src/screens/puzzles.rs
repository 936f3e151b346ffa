//! The puzzles: their menu, and the way to each.

use std::rc::Rc;

use ansa_core::puzzle::PuzzleTheme;
use yew::prelude::*;

use super::header::link;
use super::navigation::Navigation;
use super::open_at_place::use_opening;
use super::puzzle::PuzzleRoom;
use super::puzzle_run::PuzzleRunRoom;
use super::route_key::RouteKey;
use super::screen::Screen;
use crate::components::{Button, Forget, PageScreen, stored_error};
use crate::hooks::{
    GameSaving, OwnPuzzlesHandle, PuzzleSource, StoredHandle, use_own_puzzles, use_puzzle_file, use_stored,
};
use crate::services::time;
use ansa_model::activities::puzzle::{PuzzleDeck, PuzzleName, PuzzleProgress, RunKind, Training, daily};
use ansa_model::session::{Session, SessionAction};
use ansa_model::text::{home, puzzle as words, storage};

/// The menu, or a way to puzzles. They share the file, which is loaded once, the puzzles of the person's own games, and
/// the progress.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Puzzles(
    /// The way to puzzles in the address; `None` for the menu.
    name: &Option<PuzzleName>,
    session: &Rc<Session>,
    saving: &GameSaving,
    navigation: &Navigation,
    act: &Callback<SessionAction>,
    /// Called to go back.
    on_close: &Callback<()>,
) -> Html {
    let (source, load) = use_puzzle_file();
    let handle = use_stored::<PuzzleProgress>(storage::puzzles);
    let own = use_own_puzzles(saving.store.as_ref());
    let opening = use_opening(session, saving, act, navigation);
    let deck = use_memo((source.clone(), own.puzzles.clone()), |(source, own)| match source {
        PuzzleSource::Loaded(deck) => Some(Rc::new(deck.with_own(own.puzzles()))),
        _ => None,
    });
    let Some(deck) = &*deck else {
        return html! {
            <PageScreen title={home::puzzles()} test="puzzles-loading" {on_close}>
                { not_loaded(&source, &load) }
            </PageScreen>
        };
    };
    match *name {
        None => html! { <PuzzleMenu {deck} {handle} {own} {navigation} {on_close} /> },
        Some(PuzzleName::Streak) => {
            html! { <PuzzleRunRoom key="streak" kind={RunKind::Streak} {deck} {handle} /> }
        }
        Some(PuzzleName::Storm) => {
            html! { <PuzzleRunRoom key="storm" kind={RunKind::Storm} {deck} {handle} /> }
        }
        Some(name) => html! {
            <PuzzleRoom
                key={name.to_string()}
                {name}
                {deck}
                {handle}
                own={own.puzzles}
                on_open={opening.open}
                open_error={opening.error}
            />
        },
    }
}

fn not_loaded(source: &PuzzleSource, load: &Callback<()>) -> Html {
    let said = match source {
        PuzzleSource::Loading | PuzzleSource::Loaded(_) => {
            return html! { <p role="status">{ words::loading() }</p> };
        }
        PuzzleSource::Failed => words::not_loaded().to_owned(),
        PuzzleSource::Unreadable(why) => words::unreadable_file(why),
    };
    html! {
        <div class="course">
            <p class="notice notice-refusal" role="alert" data-test="puzzles-error">{ said }</p>
            { Button::new("puzzles-load", words::load_again()).calls(load) }
        </div>
    }
}

/// All ways to puzzles, and the player's rating.
#[yew_autoprops::autoprops]
#[component]
fn PuzzleMenu(
    deck: &Rc<PuzzleDeck>,
    handle: &StoredHandle<PuzzleProgress>,
    own: &OwnPuzzlesHandle,
    navigation: &Navigation,
    on_close: &Callback<()>,
) -> Html {
    let (progress, today) = (&handle.value, time::today());
    let of_today = daily(deck.file_ids(), today);
    let daily_says = match of_today.and_then(|id| progress.answered_on(id, today)) {
        None => words::daily_open(),
        Some(true) => words::daily_solved(),
        Some(false) => words::daily_failed(),
    };
    let due = progress.due(deck, today).len() as u32;
    let row = |name: PuzzleName, title: &'static str, says: String| way(navigation, name, title, says, None);
    let run = |kind: RunKind, name: PuzzleName, title: &'static str| {
        let best = Some(progress.best(kind)).filter(|&best| best > 0).map(words::best);
        way(navigation, name, title, words::run_says(kind).to_owned(), best)
    };
    let themes = PuzzleTheme::ALL.into_iter().filter_map(|theme| {
        let count = deck.count(Training::Theme(theme)) as u32;
        let name = PuzzleName::Training(Training::Theme(theme));
        (count > 0).then(|| row(name, words::theme(theme), words::count(count)))
    });
    let (rating, uncertainty) = progress.rating_on(today).rounded();
    html! {
        <PageScreen title={home::puzzles()} test="puzzles-screen" {on_close}>
            <div class="course puzzles">
                { stored_error("puzzles-error", handle.error.as_ref()) }
                if deck.quarantined > 0 {
                    <p class="notice notice-hint">{ words::lines_set_aside(deck.quarantined as u32) }</p>
                }
                <p>{ words::about() }</p>
                <div class="puzzle-rating">
                    <p
                        data-test="puzzle-rating"
                        data-rating={rating.to_string()}
                        data-uncertainty={uncertainty.to_string()}
                        data-rated={progress.rated.to_string()}
                    >
                        <strong>{ words::player_rating(progress.rating_on(today)) }</strong>
                        { " · " }{ words::rated(progress.rated) }
                    </p>
                    <p class="help">{ words::rating_says() }</p>
                </div>
                <ul class="lesson-list">
                    if of_today.is_some() {
                        { row(PuzzleName::Daily, words::daily(), daily_says.to_owned()) }
                    }
                    if due > 0 {
                        { row(PuzzleName::Returning, words::returning(), words::returning_count(due)) }
                    }
                    { row(PuzzleName::Training(Training::Tactics), words::mixed(), words::mixed_says().to_owned()) }
                </ul>
                <h3>{ words::own() }</h3>
                { own_games(deck, own, &row) }
                <h3>{ words::runs() }</h3>
                <ul class="lesson-list">
                    { run(RunKind::Streak, PuzzleName::Streak, words::streak()) }
                    { run(RunKind::Storm, PuzzleName::Storm, words::storm()) }
                </ul>
                <h3>{ words::themes() }</h3>
                <ul class="lesson-list">{ for themes }</ul>
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

/// The way to the puzzles of the person's own games, or how to get some.
fn own_games(
    deck: &PuzzleDeck,
    own: &OwnPuzzlesHandle,
    row: &impl Fn(PuzzleName, &'static str, String) -> Html,
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
                <ul class="lesson-list">
                    { row(PuzzleName::Training(Training::Own), words::own_tactics(), words::count(count)) }
                </ul>
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
fn way(
    navigation: &Navigation,
    name: PuzzleName,
    title: &'static str,
    says: String,
    best: Option<String>,
) -> Html {
    html! {
        <li key={name.to_string()}>
            { link(navigation, Screen::Puzzle { puzzle: name }, "puzzle-way", "lesson-link", html! {
                <span class="lesson-words" data-puzzle={name.to_string()}>
                    <strong>{ title }</strong>
                    <span>{ says }</span>
                    if let Some(best) = best { <span>{ best }</span> }
                </span>
            }) }
        </li>
    }
}
