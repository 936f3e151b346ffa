//! The list of lessons.

use std::rc::Rc;

use yew::prelude::*;

use super::header::link;
use super::navigation::use_navigation;
use super::route_key::RouteKey;
use super::screen::Screen;
use crate::components::{Forget, PageScreen, Thumbnail, ThumbnailView, stored_error, use_piece_sheet};
use crate::given::callback;
use crate::hooks::use_stored;
use crate::services::piece_sheet::PieceSheet;
use ansa_core::{Board, Level, Side};
use ansa_model::activities::lesson::{CourseProgress, LessonExercise, LessonName};
use ansa_model::document::{GameOptions, Player};
use ansa_model::session::SessionAction;
use ansa_model::text::{home, lesson as words, lesson_course as course, storage};

#[derive(Properties, PartialEq)]
pub(super) struct CourseProps {
    /// Receives the actions of the session.
    pub(super) act: Callback<SessionAction>,
    /// Called to go back.
    pub(super) on_close: Callback<()>,
}

/// The first game of a person who has just learnt the rules.
pub(super) fn first_game() -> GameOptions {
    GameOptions { coaches: true, ..GameOptions::against(Player::Computer(Level::WEAKEST), Side::Gold) }
}

/// All lessons with what was done of them, the way on, and the first game.
#[component]
pub(super) fn Course(props: &CourseProps) -> Html {
    let stored = use_stored::<CourseProgress>(storage::course);
    let progress = &stored.value;
    let Some(navigation) = use_navigation() else { return html! {} };
    let on_game = callback((props.act.clone(), navigation.clone()), |_: MouseEvent, (act, navigation)| {
        act.emit(SessionAction::Begin(first_game()));
        navigation.show(Screen::Play);
    });
    let sheet = use_piece_sheet();
    let row = |lesson: LessonName| {
        let shown = card(progress, lesson, sheet.as_ref());
        html! {
            <li key={lesson.key()}>
                { link(&navigation, Screen::Lesson { lesson }, "lesson-link", "card lesson-link", shown) }
            </li>
        }
    };
    let rows = |is_basic: bool| {
        let lessons = LessonName::ALL.into_iter().filter(move |lesson| lesson.is_basic() == is_basic);
        html! { <ol class="cards">{ for lessons.map(row) }</ol> }
    };
    let go_on = progress.next().map(|lesson| {
        let name = if progress.has_begun() { words::go_on() } else { words::begin() };
        link(
            &navigation,
            Screen::Lesson { lesson },
            "course-begin",
            "button button-main course-begin",
            html! {
                <>
                    <span>{ name }</span>
                    if progress.has_begun() { <span class="course-next">{ course::title(lesson) }</span> }
                </>
            },
        )
    });
    let (done, all) = (progress.complete() as u32, LessonName::ALL.len() as u32);
    html! {
        <PageScreen title={words::course()} test="course-screen" about={words::course_says()} on_close={&props.on_close}>
            <div class="course is-wide">
                { stored_error("course-error", stored.error.as_ref()) }
                { for go_on }
                <p data-test="course-complete" data-done={done.to_string()}>{ words::complete(done, all) }</p>
                <h3>{ words::basics() }</h3>
                { rows(true) }
                <button type="button" class="button course-game" data-test="course-game" onclick={on_game}>
                    <span>{ words::first_game() }</span>
                    <span class="course-next">{ words::first_game_says() }</span>
                </button>
                <h3>{ words::strategy() }</h3>
                { rows(false) }
                <div class="buttons">
                    { link(&navigation, Screen::Rules, "course-rules", "button", html! { words::rules() }) }
                    { link(
                        &navigation,
                        Screen::GuideAt { section: RouteKey::of("lessons") },
                        "guide-link",
                        "button",
                        html! { home::guide() },
                    ) }
                    if progress.has_begun() {
                        <Forget
                            test="course-forget"
                            label={words::forget()}
                            consequence={words::forget_question()}
                            on_forget={stored.on_forget()}
                        />
                    }
                </div>
            </div>
        </PageScreen>
    }
}

/// The first board of a lesson, its title, what it is about, and what was done of it.
fn card(progress: &CourseProgress, lesson: LessonName, sheet: Option<&Rc<PieceSheet>>) -> Html {
    let (done, all) = (progress.done(lesson) as u32, lesson.exercises().len() as u32);
    let board = lesson.exercises().first().map_or(Board::EMPTY, LessonExercise::board);
    html! {
        <>
            <Thumbnail {board} view={ThumbnailView::Board} sheet={sheet.cloned()} />
            <span class="lesson-words" data-lesson={lesson.key()} data-done={done.to_string()}>
                <strong>{ course::title(lesson) }</strong>
                <span>{ course::about(lesson) }</span>
                if !progress.is_complete(lesson) && progress.is_seen(lesson) {
                    <span data-test="lesson-seen">{ words::seen(all.saturating_sub(done)) }</span>
                }
            </span>
            <span class="lesson-done">
                if progress.is_complete(lesson) {
                    <span aria-hidden="true">{ "✓" }</span><span class="visually-hidden">{ words::is_complete() }</span>
                } else {
                    { words::done(done, all) }
                }
            </span>
        </>
    }
}
