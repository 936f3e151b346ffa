//! Puzzles one at a time: one of them, that of the day, a training, or those that return.

use std::collections::BTreeSet;
use std::rc::Rc;

use ansa_core::puzzle::{Puzzle, PuzzleId};
use yew::prelude::*;

use super::header::link;
use super::navigation::{DialogName, Navigation, use_navigation};
use super::screen::Screen;
use crate::components::{Button, Icon, PuzzleBoard, icon, stored_error};
use crate::given::callback;
use crate::hooks::StoredHandle;
use crate::services::{random, time};
use ansa_model::activities::puzzle::{
    ProgressAction, PuzzleDeck, PuzzleName, PuzzleProgress, PuzzleResult, Training,
};
use ansa_model::document::{Document, GameOptions};
use ansa_model::session::SessionAction;
use ansa_model::statistics::{GameBrief, OwnPuzzles, PuzzleOrigin};
use ansa_model::text::{library, puzzle as words, puzzle_task, setups};

/// What is asked, and what became of it.
#[derive(Clone, PartialEq, Default)]
struct AskedPuzzle {
    now: Option<PuzzleId>,
    /// Those of this visit that do not come again, if there are others.
    before: BTreeSet<PuzzleId>,
    /// Whether the first result has counted for the rating, and whether it was right.
    result: Option<(bool, bool)>,
}

/// A puzzle with hints and its solution, and the way to the next one.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn PuzzleRoom(
    name: &PuzzleName,
    deck: &Rc<PuzzleDeck>,
    handle: &StoredHandle<PuzzleProgress>,
    /// The puzzles of the person's own games.
    own: &Rc<OwnPuzzles>,
    /// Receives the actions of the session.
    act: &Callback<SessionAction>,
    /// Opens the game of a puzzle.
    on_open: &Callback<GameBrief>,
    /// Why it could not be opened.
    open_error: &Option<String>,
) -> Html {
    let name = *name;
    let (progress, today) = (&handle.value, time::today());
    let choose = |before: &BTreeSet<PuzzleId>, last: Option<PuzzleId>| match name {
        PuzzleName::One(id) => Some(id),
        PuzzleName::Daily => deck.daily(today),
        PuzzleName::Returning => progress.due(deck, today).into_iter().find(|id| !before.contains(id)),
        PuzzleName::Training(training) => {
            let is_known = |id: PuzzleId| before.contains(&id) || progress.knows(id);
            let aim = progress.rating_on(today).rating();
            deck.train(training, aim, last, &is_known, random::seed())
        }
        // Those are runs.
        PuzzleName::Streak | PuzzleName::Storm => None,
    };
    let asked = use_state(|| AskedPuzzle { now: choose(&BTreeSet::new(), None), ..AskedPuzzle::default() });
    let Some(navigation) = use_navigation() else { return html! {} };
    let puzzle = asked.now.and_then(|id| deck.get(id));
    let on_result =
        callback((asked.clone(), handle.clone()), move |result: PuzzleResult, (asked, handle)| {
            let counts = asked.now.is_some_and(|id| handle.value.would_count(id, today));
            asked.set(AskedPuzzle { result: Some((counts, result.is_solved)), ..(**asked).clone() });
            handle.change(move |progress| progress.apply(ProgressAction::Answer(result), today));
        });
    let on_next = {
        let mut before = asked.before.clone();
        before.extend(asked.now);
        let next = choose(&before, asked.now);
        let (asked, navigation) = (asked.setter(), navigation.clone());
        Callback::from(move |()| match name {
            PuzzleName::One(_) | PuzzleName::Daily => {
                navigation.show(Screen::Puzzle { puzzle: PuzzleName::Training(Training::Tactics) });
            }
            _ => asked.set(AskedPuzzle { now: next, before: before.clone(), result: None }),
        })
    };
    let title = words::title(name, puzzle.map(|puzzle| puzzle.theme()));
    let outcome = html! {
        <>
            if let (Some((counted, is_solved)), Some(puzzle)) = (asked.result, puzzle) {
                { told(progress, puzzle, counted, is_solved) }
                { about(&navigation, progress, puzzle, act) }
            }
            if let Some(origin) = asked.now.and_then(|id| own.origin(id)) { { from_game(&origin, on_open) } }
            if let Some(why) = open_error {
                <p class="notice notice-refusal" role="alert">{ library::not_opened(why) }</p>
            }
            { stored_error("puzzles-error", handle.error.as_ref()) }
        </>
    };
    html! {
        <main
            class="play lesson puzzle"
            aria-label={title}
            data-test="puzzle-screen"
            data-way={name.to_string()}
            data-puzzle={puzzle.map(|puzzle| puzzle.id().to_string())}
        >
            if let Some(puzzle) = puzzle {
                <PuzzleBoard
                    key={puzzle.id().to_string()}
                    puzzle={puzzle.clone()}
                    has_help=true
                    head={head(&navigation, title, details(&navigation, puzzle, name, deck))}
                    {outcome}
                    {on_result}
                    {on_next}
                    on_help={on_help(&navigation)}
                />
            } else {
                <div class="plate-top">{ head(&navigation, title, html! {}) }</div>
                <div class="puzzle-nothing" data-test="puzzle-nothing">
                    <p role="status">{ nothing(name, deck) }</p>
                    { link(&navigation, Screen::Puzzles, "puzzle-list", "button button-main", html! { words::to_menu() }) }
                </div>
            }
            { announced(html! { puzzle.map(|puzzle| task_of(puzzle)).unwrap_or_default() }) }
        </main>
    }
}

/// The way back, the title, and what there is to say beside it.
pub(super) fn head(navigation: &Navigation, title: &'static str, more: Html) -> Html {
    html! {
        <header class="lesson-head">
            { link(navigation, Screen::Puzzles, "puzzle-close", "dialog-close", html! {
                <>{ icon(Icon::BACK) }<span class="visually-hidden">{ words::to_menu() }</span></>
            }) }
            <h2>{ title }</h2>
            { more }
        </header>
    }
}

/// Opens the dialog that lists the keys.
pub(super) fn on_help(navigation: &Navigation) -> Callback<()> {
    navigation.on(|navigation, ()| navigation.open(DialogName::ExerciseKeys))
}

/// What a puzzle asks for.
pub(super) fn task_of(puzzle: &Puzzle) -> String {
    puzzle_task::ask(puzzle.task(), puzzle.position(), false)
}

/// Tells a person who does not see the board about another puzzle. It stays where the board is replaced, because what is
/// inserted with its text is not announced.
pub(super) fn announced(said: Html) -> Html {
    html! { <p class="visually-hidden" aria-live="polite">{ said }</p> }
}

/// The difficulty of a puzzle, and the link to it. Others do not have the puzzles of the person's own games.
fn details(navigation: &Navigation, puzzle: &Puzzle, name: PuzzleName, deck: &PuzzleDeck) -> Html {
    let rating = puzzle.rating();
    let difficulty = rating.map(|rating| puzzle_task::difficulty(rating.value()));
    let long = rating.map(|rating| puzzle_task::difficulty_long(rating.value(), rating.uncertainty()));
    let one = PuzzleName::One(puzzle.id());
    html! {
        <>
            <p class="lesson-progress" title={long} data-test="puzzle-difficulty">
                { difficulty.unwrap_or_else(|| puzzle_task::no_difficulty().to_owned()) }
            </p>
            if name != one && !deck.is_own(puzzle.id()) {
                { link(navigation, Screen::Puzzle { puzzle: one }, "puzzle-link", "puzzle-link", html! {
                    <span title={puzzle_task::link_long()}>{ puzzle_task::link() }</span>
                }) }
            }
        </>
    }
}

/// What a result has changed.
fn told(progress: &PuzzleProgress, puzzle: &Puzzle, counted: bool, is_solved: bool) -> Html {
    let rating = progress.rating_on(time::today());
    let said = if !puzzle.theme().asks_for_turn() {
        puzzle_task::counting_apart().to_owned()
    } else if counted {
        puzzle_task::new_rating(rating)
    } else {
        puzzle_task::not_counted().to_owned()
    };
    html! {
        <p class="puzzle-outcome" role="status" data-test="puzzle-outcome" data-rating={rating.rounded().0.to_string()}>
            { said }
            if !is_solved { { " " }{ puzzle_task::returns() } }
        </p>
    }
}

/// The theme of a puzzle that was answered, its earlier results, and the way to its position in the study.
fn about(
    navigation: &Navigation,
    progress: &PuzzleProgress,
    puzzle: &Rc<Puzzle>,
    act: &Callback<SessionAction>,
) -> Html {
    let theme = puzzle.theme();
    let to_theme = Screen::Puzzle { puzzle: PuzzleName::Training(Training::Theme(theme)) };
    // The first is the one that was given now.
    let results = progress.results(puzzle.id());
    let on_study = {
        let (puzzle, act) = (puzzle.clone(), act.clone());
        navigation.on(move |navigation, _: MouseEvent| {
            let position = *puzzle.position();
            let options = GameOptions::from_position(position, position.side());
            act.emit(SessionAction::Show(Document::new(options)));
            navigation.show(Screen::Study);
        })
    };
    html! {
        <div class="puzzle-about">
            if let Some(earlier) = puzzle_task::earlier(results.get(1..).unwrap_or_default(), time::today()) {
                <p data-test="puzzle-earlier">{ earlier }</p>
            }
            <div class="buttons">
                { link(
                    navigation,
                    to_theme,
                    "puzzle-theme",
                    "button",
                    puzzle_task::theme_is(words::theme(theme)).into(),
                ) }
                { Button::new("puzzle-study", puzzle_task::study()).show(on_study) }
            </div>
        </div>
    }
}

/// Where a puzzle is from, and the way there.
fn from_game(origin: &PuzzleOrigin, on_open: &Callback<GameBrief>) -> Html {
    let game = origin.game.clone();
    html! {
        <div class="puzzle-origin" data-test="puzzle-origin">
            <p>{ words::own_origin(&setups::name(&game), origin.label) }</p>
            { Button::new("own-show", words::own_show())
                .long(words::own_show_long())
                .show(on_open.reform(move |_: MouseEvent| game.clone())) }
        </div>
    }
}

/// Why there is no puzzle.
fn nothing(name: PuzzleName, deck: &PuzzleDeck) -> &'static str {
    match name {
        _ if deck.is_empty() => words::none_at_all(),
        PuzzleName::Returning => words::none_due(),
        PuzzleName::Training(Training::Own) => words::own_none(),
        _ => words::unknown(),
    }
}
