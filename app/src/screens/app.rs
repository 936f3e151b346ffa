//! The whole page behind the store: the session with everything that runs whatever screen is shown, and the screens.

use std::rc::Rc;

use yew::prelude::*;

use super::course::CourseProps;
use super::dialogs::DialogsProps;
use super::editor::EditorProps;
use super::header::Header;
use super::home::Home;
use super::ladder::LadderProps;
use super::lesson::LessonProps;
use super::manual::ManualProps;
use super::navigation::{DialogName, use_navigation};
use super::parts::{self, use_part};
use super::play::Play;
use super::puzzles::PuzzlesProps;
use super::rules::RulesProps;
use super::screen::Screen;
use super::statistics::StatisticsProps;
use super::study::StudyProps;
use crate::activities::play::{Event, PlayAction, TimeAction};
use crate::components::{LibraryProps, ReviewProps, persistence_banner};
use crate::hooks::{
    DropResult, use_auto_send, use_clock, use_engine, use_file_drop, use_paste, use_replay, use_session,
    use_sounds, use_title,
};
use crate::services::store::Started;
use crate::text;

/// The data found when the page was opened.
#[derive(Properties)]
pub(super) struct AppProps {
    /// The store, and the game found in it.
    pub(super) started: Rc<Started>,
}

impl PartialEq for AppProps {
    fn eq(&self, other: &AppProps) -> bool {
        Rc::ptr_eq(&self.started, &other.started)
    }
}

/// The session and the screens.
#[component]
pub(super) fn App(props: &AppProps) -> Html {
    let handle = use_session(&props.started);
    let (session, persistence) = (handle.session, handle.persistence);
    let (play, serial) = (session.play().clone(), session.serial());
    let clock = use_clock(&play, &handle.act);
    let session_act = clock.act;
    let act = use_callback(session_act.clone(), |action: PlayAction, act| act.emit(action.into()));
    let engine = use_engine(&play, &act);
    use_replay(&play, &act);
    use_auto_send(&play, &act);
    use_sounds(&play, serial);
    let navigation = use_navigation();
    let screen = navigation.as_ref().map_or(Screen::Home, |navigation| navigation.screen);
    use_title(&play, screen.title());
    use_paste(&session_act, screen != Screen::Editor, screen == Screen::Study, {
        let navigation = navigation.clone();
        Callback::from(move |()| {
            if let Some(navigation) =
                navigation.as_ref().filter(|navigation| navigation.screen != Screen::Study)
            {
                navigation.show(Screen::Play);
            }
        })
    });
    let drop = use_file_drop(&session_act, screen == Screen::Games, {
        let navigation = navigation.clone();
        Callback::from(move |result| {
            if let Some(navigation) = &navigation {
                navigation.show(if result == DropResult::Opened { Screen::Study } else { Screen::Games });
            }
        })
    });
    // A person who looks at another screen does not lose time.
    use_effect_with((screen == Screen::Play, play.options().control.is_some()), {
        let act = act.clone();
        move |&(is_shown, has_clock)| {
            if has_clock {
                act.emit(if is_shown { TimeAction::Visible } else { TimeAction::Hidden }.into());
            }
        }
    });
    // The end of a game is announced once: not for an opened game, and not after a replay.
    let ended = (matches!(play.event(), Event::Over(_)) && play.replay().is_none())
        .then_some((serial, play.request()));
    let announced = use_mut_ref(|| None);
    use_effect_with((ended, screen), {
        let navigation = navigation.clone();
        move |&(ended, screen)| {
            let is_new = ended.is_some() && announced.replace(ended) != ended;
            if let Some(navigation) = navigation.filter(|_| is_new && screen == Screen::Play) {
                navigation.open(DialogName::Over);
            }
        }
    });
    let is_dialog_open = navigation.as_ref().is_some_and(|navigation| navigation.dialog().is_some());
    // They also count a finished game for the ladder, wherever the person looks.
    let dialogs = use_part(parts::dialogs, is_dialog_open || play.uncounted_result().is_some());
    let ladder = use_part(parts::ladder, screen == Screen::Ladder);
    let games = use_part(parts::games, screen == Screen::Games);
    let study = use_part(parts::study, screen == Screen::Study);
    let editor = use_part(parts::editor, screen == Screen::Editor);
    let is_counting = matches!(screen, Screen::Statistics | Screen::Setups | Screen::Find);
    let statistics = use_part(parts::statistics, is_counting);
    let review = use_part(parts::review, screen == Screen::Review);
    let manual = use_part(parts::manual, screen.is_manual());
    let rules = use_part(parts::rules, matches!(screen, Screen::Rules | Screen::RulesAt { .. }));
    let course = use_part(parts::course, screen == Screen::Learn);
    let puzzles = use_part(parts::puzzles, matches!(screen, Screen::Puzzles | Screen::Puzzle { .. }));
    let lesson = use_part(parts::lesson, matches!(screen, Screen::Lesson { .. }));
    let Some(navigation) = navigation else { return html! {} };
    let go = |screen: Screen| {
        let navigation = navigation.clone();
        Callback::from(move |()| navigation.show(screen))
    };
    let back = {
        let navigation = navigation.clone();
        Callback::from(move |()| navigation.back())
    };
    let close_dialog = {
        let navigation = navigation.clone();
        Callback::from(move |()| navigation.close_dialog())
    };
    let on_help = {
        let navigation = navigation.clone();
        Callback::from(move |()| navigation.open(DialogName::ExerciseKeys))
    };
    let on_new = {
        let navigation = navigation.clone();
        Callback::from(move |()| navigation.open(DialogName::NewGame))
    };
    let on_take = persistence.take.clone();
    let dialog_props =
        DialogsProps { play: play.clone(), study: session.study().clone(), act: session_act.clone() };
    html! {
        <>
            <Header />
            { persistence_banner(&persistence, play.is_read_only(), &on_new, &go(Screen::Games)) }
            { match navigation.screen {
                Screen::Home | Screen::NotFound => html! { <Home play={play.clone()} act={session_act.clone()} /> },
                Screen::Play => html! {
                    <Play
                        session={session.clone()}
                        act={session_act.clone()}
                        since={clock.since}
                        progress={engine.progress}
                        on_stop={engine.stop}
                    />
                },
                Screen::Games => games.show(
                    LibraryProps {
                        persistence,
                        given: drop.given,
                        on_taken: drop.on_taken,
                        on_opened: go(Screen::Play),
                        on_statistics: go(Screen::Statistics),
                        on_close: back.clone(),
                    },
                    &back,
                ),
                Screen::Study => study.show(StudyProps { session: session.clone(), act: session_act.clone(), on_take }, &back),
                Screen::Editor => editor.show(EditorProps { act: session_act.clone() }, &back),
                Screen::Ladder => ladder.show(
                    LadderProps { play: play.clone(), act: session_act.clone(), on_close: back.clone() },
                    &back,
                ),
                Screen::Statistics | Screen::Setups | Screen::Find => statistics.show(
                    StatisticsProps {
                        session: session.clone(),
                        persistence,
                        screen: navigation.screen,
                        act: session_act.clone(),
                        on_close: back.clone(),
                    },
                    &back,
                ),
                Screen::Rules => rules.show(RulesProps { rule: None, on_close: back.clone() }, &back),
                Screen::RulesAt { rule } => {
                    rules.show(RulesProps { rule: Some(rule), on_close: back.clone() }, &back)
                }
                Screen::Guide | Screen::GuideAt { .. } | Screen::Glossary | Screen::GlossaryAt { .. } => {
                    manual.show(ManualProps { screen, on_close: back.clone() }, &back)
                }
                Screen::Learn => {
                    course.show(CourseProps { act: session_act.clone(), on_close: back.clone() }, &back)
                }
                Screen::Lesson { lesson: name } => {
                    lesson.show(LessonProps { lesson: name, act: session_act.clone() }, &back)
                }
                Screen::Review => review.show(ReviewProps { on_help, on_close: back.clone() }, &back),
                Screen::Puzzles => puzzles.show(PuzzlesProps { name: None, on_close: back.clone() }, &back),
                Screen::Puzzle { puzzle } => {
                    puzzles.show(PuzzlesProps { name: Some(puzzle), on_close: back.clone() }, &back)
                }
            } }
            { dialogs.show(dialog_props, &close_dialog) }
            if drop.is_over {
                <p class="drop-hint" aria-hidden="true" data-test="drop-hint">{ text::import::drop_hint() }</p>
            }
            <p class="visually-hidden" aria-live="polite" data-test="announce">
                { if navigation.screen == Screen::Study {
                    text::study::event(session.study().event())
                } else {
                    text::event(session.play().event())
                } }
            </p>
        </>
    }
}
