//! The home screen: one large way into the game, and the ways to everything else.
//!
//! `index.html` has its large parts, too, so that they are seen before the program runs. A browser test compares the two.

use std::rc::Rc;

use ansa_board::goal_board;
use ansa_core::Side;
use yew::prelude::*;

use super::header::{is_for_here, link};
use super::navigation::{DialogName, Navigation};
use super::screen::Screen;
use crate::components::{BoardPicture, Icon, LanguageField, icon};
use crate::services::{storage, time};
use ansa_model::activities::ladder::LadderProgress;
use ansa_model::activities::learn::{DueDays, MistakeDeck};
use ansa_model::activities::lesson::{CourseProgress, LessonName};
use ansa_model::activities::play::PlayState;
use ansa_model::activities::puzzle::{PuzzleName, PuzzleProgress};
use ansa_model::formats::{digest, stored};
use ansa_model::session::{SessionAction, next_game};
use ansa_model::text::{home, review, saving, study};

/// Goes on with the game in hand, or begins one; leads to the other screens.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Home(play: &Rc<PlayState>, act: &Callback<SessionAction>, navigation: &Navigation) -> Html {
    let mistakes = use_memo((), |()| mistakes());
    let (lessons, rating) = &*use_memo((), |()| (lessons_done(), puzzle_rating()));
    let is_over = play.game().outcome().is_some();
    // What the end of the game offers, too.
    let next = next_game(play, lost_in_row()).map(|(_, options)| options);
    let (act, options) = (act.clone(), next.unwrap_or_else(|| play.options().clone()));
    let says = home::play_says(play, &options);
    let on_play = navigation.on(move |navigation, event: MouseEvent| {
        if is_for_here(&event) {
            if is_over {
                act.emit(SessionAction::Begin(options.clone()));
            }
            navigation.show(Screen::Play);
        }
    });
    let on_new = navigation.on(|navigation, event: MouseEvent| {
        if is_for_here(&event) {
            navigation.open(DialogName::NewGame);
        }
    });
    let is_new = *use_memo((), |()| storage::is_new_here()) && play.game().plies().is_empty();
    // Before both sides have set up there is little to see, and a game that is over is not what follows.
    let has_begun = play.game().plies().len() > 1 && !is_over;
    let board = if has_begun { play.own_board() } else { goal_board() };
    let bottom = if has_begun { play.bottom() } else { Side::Gold };
    let tile = |screen: Screen, test: &'static str, drawing: Icon, name: &'static str, says: Html| {
        link(
            navigation,
            screen,
            test,
            "home-tile",
            html! {
                <>
                    { icon(drawing) }
                    <span class="home-name">{ name }</span>
                    <span class="home-says">{ says }</span>
                </>
            },
        )
    };
    html! {
        <main class={classes!("home", is_new.then_some("shows-goal"))} data-test="home">
            if is_new { <p class="home-goal">{ home::goal() }</p> }
            <p class="home-about">{ home::about() }</p>
            <div class="home-start">
                if is_new {
                    { link(navigation, Screen::Lesson { lesson: LessonName::ALL[0] }, "home-learn-now",
                        "button button-main home-learn-now", html! {
                        <>
                            <span class="home-name">{ home::learn_now() }</span>
                            <span class="home-says">{ home::learn_now_says() }</span>
                        </>
                    }) }
                }
                <a class="button button-main home-play" href="#/play" data-test="home-play" onclick={on_play.clone()}>
                    <span class="home-name">{ home::play(play) }</span>
                    <span class="home-says">{ says }</span>
                </a>
            </div>
            <div class="home-new">
                <a class="button" href="#/play?dialog=new-game" data-test="home-new-game" onclick={on_new}>
                    { home::new_game() }
                </a>
                { link(navigation, Screen::Together, "home-together", "button", html! { { home::together() } }) }
            </div>
            // The same way as the main button, for the pointer only.
            <a class="home-board" href="#/play" tabindex="-1" aria-hidden="true" onclick={on_play}>
                <BoardPicture {board} {bottom} />
            </a>
            <nav class="home-tiles" aria-label={home::screens()}>
                if !is_new {
                    { tile(Screen::Puzzle { puzzle: PuzzleName::Daily }, "home-daily", Icon::HINT, home::daily(),
                        home::daily_says().into()) }
                }
                { tile(Screen::Learn, "home-learn", Icon::RULES, home::learn(), lessons.clone()) }
                { tile(Screen::Puzzles, "home-puzzles", Icon::BOARD, home::puzzles(), rating.clone()) }
                { tile(Screen::Ladder, "home-ladder", Icon::MAIN, home::ladder(), home::ladder_says().into()) }
                { tile(Screen::Study, "home-study", Icon::PLAN, study::title(), home::study_says().into()) }
                { tile(Screen::Editor, "home-editor", Icon::FILL, home::editor(), home::editor_says().into()) }
                { tile(Screen::Games, "home-games", Icon::LIBRARY, saving::games_long(), home::games_says().into()) }
                { tile(Screen::Guide, "home-guide", Icon::HELP, home::guide(), home::guide_says().into()) }
                if let Some(due) = &*mistakes {
                    { link(navigation, Screen::Review, "home-review", "home-tile", html! {
                        <>
                            { icon(Icon::HINT) }
                            <span class="home-name">{ review::title() }</span>
                            <span class="home-says">{ due.clone() }</span>
                        </>
                    }) }
                }
            </nav>
            // Where the header has no room for it.
            <LanguageField test="home-language" />
        </main>
    }
}

/// How much of the course is done, or what it is for.
fn lessons_done() -> Html {
    let done = storage::text(CourseProgress::DIGEST).as_deref().and_then(digest::read);
    match done {
        Some([done, all]) if done > 0 => home::lessons_done(done, all).into(),
        _ => home::learn_says().into(),
    }
}

/// The games lost since the last win.
fn lost_in_row() -> u32 {
    let lost = storage::text(LadderProgress::DIGEST).as_deref().and_then(digest::read);
    lost.map_or(0, |[lost]| lost)
}

/// The rating by puzzles, or what they are.
fn puzzle_rating() -> Html {
    let rating = storage::text(PuzzleProgress::DIGEST).as_deref().and_then(digest::read);
    match rating {
        Some([rating, count]) if count > 0 => home::puzzle_rating(&rating.to_string()).into(),
        _ => home::puzzles_says().into(),
    }
}

/// How many of the stored mistakes are due today, if they have been counted; `None` without mistakes.
fn mistakes() -> Option<Html> {
    let days = storage::text(DueDays::KEY).as_deref().and_then(DueDays::read).filter(|days| !days.is_empty());
    let Some(days) = days else {
        return storage::text(&stored::key::<MistakeDeck>()).map(|_| html! {});
    };
    let due = days.until(time::today());
    let count = u32::try_from(due).unwrap_or(u32::MAX);
    Some(html! { <span data-test="due-count" data-due={due.to_string()}>{ review::due_today(count) }</span> })
}
