//! The screen of a lesson.

use yew::prelude::*;

use super::course::first_game;
use super::header::link;
use super::header::use_links;
use super::navigation::{DialogName, use_navigation};
use super::screen::Screen;
use crate::components::{Button, Icon, LessonBoard, icon, stored_error};
use crate::given::callback;
use crate::hooks::{use_lesson, use_stored};
use ansa_model::activities::lesson::{CourseAction, CourseProgress, LessonAction, LessonName};
use ansa_model::session::SessionAction;
use ansa_model::text::{lesson as words, lesson_course as course, storage};

#[derive(Properties, PartialEq)]
pub(super) struct LessonProps {
    pub(super) lesson: LessonName,
    /// Receives the actions of the session.
    pub(super) act: Callback<SessionAction>,
}

/// A lesson. Another lesson is another component, because it has a state of its own.
#[component]
pub(super) fn Lesson(props: &LessonProps) -> Html {
    html! { <OneLesson key={props.lesson.key()} lesson={props.lesson} act={props.act.clone()} /> }
}

/// The board of a lesson, at the exercise where it was left. What is answered is kept.
#[component]
fn OneLesson(props: &LessonProps) -> Html {
    let LessonProps { lesson, act: session_act } = props;
    let lesson = *lesson;
    let handle = use_stored::<CourseProgress>(storage::course);
    let onclick = use_links();
    let first = *use_memo((), |()| handle.value.at(lesson));
    let navigation = use_navigation();
    let on_help = {
        let navigation = navigation.clone();
        use_callback((), move |(), ()| {
            if let Some(navigation) = &navigation {
                navigation.open(DialogName::ExerciseKeys);
            }
        })
    };
    let on_progress = callback(handle.clone(), move |action: CourseAction, handle| {
        handle.change(move |course| course.apply(action));
    });
    let (state, act) = use_lesson(lesson, first, &on_help, &on_progress);
    let (at, all) = state.progress();
    use_effect_with((), {
        let on_progress = on_progress.clone();
        move |()| on_progress.emit(CourseAction::Visit(lesson, first))
    });
    let Some(navigation) = navigation else { return html! {} };
    let on_game = callback((session_act.clone(), navigation.clone()), |_: MouseEvent, (act, navigation)| {
        act.emit(SessionAction::Begin(first_game()));
        navigation.show(Screen::Play);
    });
    let head = html! {
        <header class="lesson-head">
            { link(&navigation, Screen::Learn, "lesson-close", "dialog-close", html! {
                <>{ icon(Icon::BACK) }<span class="visually-hidden">{ words::to_list() }</span></>
            }) }
            <h2>{ course::title(lesson) }</h2>
            if at > 0 && at < all {
                { Button::icon("lesson-previous", Icon::UNDO, words::previous())
                    .sends(&act, LessonAction::Previous) }
            }
            <p class="lesson-progress lesson-place">
                <span data-test="lesson-place">{ words::place(lesson) }</span>
                if at < all {
                    <span data-test="lesson-progress" data-at={at.to_string()}>
                        { words::progress(at as u32 + 1, all as u32) }
                    </span>
                }
            </p>
        </header>
    };
    let game = |is_main: bool| {
        html! {
            <>
                if let Some(next) = lesson.next().filter(|_| lesson == LessonName::ENOUGH_TO_PLAY) {
                    <p data-test="lesson-enough">{ words::enough_to_play(course::title(next)) }</p>
                }
                <p>{ words::first_game_says() }</p>
                { Button::new("lesson-game", words::first_game()).main_if(is_main).show(on_game.clone()) }
            </>
        }
    };
    // An exercise whose answer was shown is left to solve.
    let (left, first_left) = (handle.value.left(lesson) as u32, handle.value.first_left(lesson));
    let is_game_main = lesson.leads_to_game() && first_left.is_none();
    let over = match first_left {
        Some(_) => words::lesson_left(left, course::title(lesson)),
        None => words::lesson_over(course::title(lesson)),
    };
    let end = html! {
        <div class="lesson-end">
            <p class="status-text" role="status" data-test="lesson-over" data-left={left.to_string()}>{ over }</p>
            { stored_error("course-error", handle.error.as_ref()) }
            if let Some(at) = first_left {
                { Button::new("lesson-solve-left", words::solve_left(left)).main()
                    .sends(&act, LessonAction::Visit(at)) }
            }
            if lesson.leads_to_game() { { game(is_game_main) } }
            if let Some(next) = lesson.next() {
                { link(
                    &navigation,
                    Screen::Lesson { lesson: next },
                    "lesson-go-on",
                    if is_game_main || first_left.is_some() { "button" } else { "button button-main" },
                    html! { words::next_lesson(course::title(next)) },
                ) }
            }
            if lesson.offers_game() && !lesson.leads_to_game() { { game(false) } }
            { Button::new("lesson-repeat", words::repeat()).sends(&act, LessonAction::Repeat) }
            { link(&navigation, Screen::Learn, "lesson-list", "button", html! { words::to_list() }) }
        </div>
    };
    html! {
        <main class="play lesson" aria-label={course::title(lesson)} data-test="lesson-screen" data-lesson={lesson.key()} {onclick}>
            <LessonBoard {state} {act} {head} {end} />
        </main>
    }
}
