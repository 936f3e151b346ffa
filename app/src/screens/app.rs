//! The whole page behind the store: the session with everything that runs whatever screen is shown, and the screens.

use std::rc::Rc;

use yew::prelude::*;

use super::header::Header;
use super::home::Home;
use super::navigation::{DialogName, use_navigation};
use super::parts::{LaterPart, LaterProps};
use super::play::Play;
use super::screen::Screen;
use super::use_part::use_part;
use crate::components::saving_banner;
use crate::hooks::{
    DropResult, FoundSession, use_clock, use_engine, use_file_drop, use_paste, use_replay, use_session,
    use_sounds, use_title,
};
use ansa_model::activities::play::{Event, PlayAction, TimeAction};
use ansa_model::text;

/// The data found when the page was opened.
#[derive(Properties)]
pub(super) struct AppProps {
    /// The store, and the game found in it.
    pub(super) found: Rc<FoundSession>,
}

impl PartialEq for AppProps {
    fn eq(&self, other: &AppProps) -> bool {
        Rc::ptr_eq(&self.found, &other.found)
    }
}

/// The session and the screens.
#[component]
pub(super) fn App(props: &AppProps) -> Html {
    let navigation = use_navigation();
    let screen = navigation.as_ref().map_or(Screen::Home, |navigation| navigation.screen);
    let part = LaterPart::of(screen);
    let timed = use_mut_ref(Callback::noop);
    let handle = use_session(&props.found, part.is_some(), &timed);
    let (session, saving) = (handle.session, handle.saving);
    let (play, serial) = (session.play.clone(), session.serial);
    let clock = use_clock(&play, &handle.act);
    let session_act = clock.act;
    timed.replace(session_act.clone());
    let act = use_callback(session_act.clone(), |action: PlayAction, act| act.emit(action.into()));
    let engine = use_engine(&play, &act);
    use_replay(&play, &act);
    use_sounds(&play, serial);
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
    let dialogs = use_part(LaterPart::Dialogs, is_dialog_open || play.uncounted_result().is_some());
    let later = use_part(part.unwrap_or(LaterPart::Games), part.is_some() && saving.is_settled());
    let Some(navigation) = navigation else { return html! {} };
    let is_over = drop.is_over;
    let props = LaterProps { session: session.clone(), act: session_act.clone(), saving, navigation, drop };
    let navigation = &props.navigation;
    let close_dialog = {
        let navigation = navigation.clone();
        Callback::from(move |()| navigation.close_dialog())
    };
    html! {
        <>
            <Header />
            { saving_banner(
                &props.saving,
                play.is_read_only(),
                &props.open(DialogName::NewGame),
                &props.go(Screen::Games),
            ) }
            { match navigation.screen {
                Screen::Home | Screen::NotFound => html! { <Home play={play.clone()} act={session_act} /> },
                Screen::Play => html! {
                    <Play
                        later_props={props.clone()}
                        since={clock.since}
                        progress={engine.progress}
                        on_stop={engine.stop}
                    />
                },
                _ => later.show(&props, &props.back()),
            } }
            { dialogs.show(&props, &close_dialog) }
            if is_over {
                <p class="drop-hint" aria-hidden="true" data-test="drop-hint">{ text::import::drop_hint() }</p>
            }
            <p class="visually-hidden" aria-live="polite" data-test="announce">
                { if navigation.screen == Screen::Study {
                    text::study::event(session.study.event())
                } else {
                    text::event(session.play.event())
                } }
            </p>
        </>
    }
}
