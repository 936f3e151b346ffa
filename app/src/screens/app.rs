//! The whole page behind the store: the session with everything that runs whatever screen is shown, and the screens.

use std::rc::Rc;

use yew::prelude::*;

use super::header::Header;
use super::home::Home;
use super::later_part::LaterPart;
use super::navigation::{DialogName, Navigation};
use super::parts::{LaterProps, use_part};
use super::play::Play;
use super::screen::Screen;
use crate::components::{InLanguage, announced, saving_banner};
use crate::hooks::{
    DropResult, FoundSession, PasteOutcome, SessionHandle, use_engine, use_file_drop, use_offline_news,
    use_passing, use_paste, use_place_in_language, use_replay, use_screen_focus, use_session, use_settings,
    use_sounds,
};
use crate::services::{page, storage};
use ansa_model::activities::play::{PlayAction, TimeAction};
use ansa_model::text;
use ansa_model::tournaments::Tournaments;

/// The session and the screens.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn App(
    /// The store, and the game found in it.
    found: &Rc<FoundSession>,
    navigation: &Navigation,
) -> Html {
    let screen = navigation.screen;
    let part = LaterPart::of(screen);
    let SessionHandle { session, act: session_act, since, saving } = use_session(found, part.is_some());
    let (play, serial) = (session.play.clone(), session.serial);
    let act = use_callback(session_act.clone(), |action: PlayAction, act| act.emit(action.into()));
    let (progress, on_stop) = use_engine(&play, &act);
    use_replay(&play, &act);
    use_sounds(&play, serial);
    // While it is a person's turn against the computer, the title of the game says so: the person may be looking at
    // another tab.
    let shown_play = (screen == Screen::Play).then_some(&*play);
    use_effect_with(text::title(shown_play, screen.title()), |title| page::set_title(title));
    let on_opened = navigation.on(|navigation, ()| navigation.show(Screen::Study));
    let (refused, on_refused) = use_passing::<AttrValue>();
    let is_study = screen == Screen::Study;
    let on_letter = navigation.on(|navigation, packed: String| navigation.open_letter(&packed));
    let is_on = screen != Screen::Editor;
    let outcome = PasteOutcome { opened: on_opened, refused: on_refused, letter: on_letter };
    use_paste(&session_act, &saving, is_on, is_study, outcome);
    // Beside a board, a notice says the same.
    let has_notice = screen == Screen::Play || (is_study && session.study.position().is_some());
    let on_dropped = navigation.on(|navigation, result| {
        navigation.show(if result == DropResult::Opened { Screen::Study } else { Screen::Games });
    });
    let drop = use_file_drop(&session_act, &saving, screen == Screen::Games, on_dropped);
    // A person who looks at another screen does not lose time.
    use_effect_with((screen == Screen::Play, play.options().control.is_some()), {
        let act = act.clone();
        move |&(is_shown, has_clock)| {
            if has_clock {
                act.emit(if is_shown { TimeAction::Visible } else { TimeAction::Hidden }.into());
            }
        }
    });
    // They also count a finished game for the ladder, and let other games go on, wherever the person looks.
    let needs_dialogs =
        navigation.dialog().is_some() || play.uncounted_result().is_some() || !session.running.is_empty();
    let dialogs = use_part(LaterPart::Dialogs, needs_dialogs);
    // Tournaments go on, wherever the person looks.
    let is_tournament = part == Some(LaterPart::Tournaments);
    let has_tournaments =
        use_mut_ref(|| storage::text(Tournaments::DIGEST).is_some_and(|text| !text.is_empty()));
    *has_tournaments.borrow_mut() |= is_tournament;
    let needs_tournaments = *has_tournaments.borrow() && saving.is_settled();
    let tournaments = use_part(LaterPart::Tournaments, needs_tournaments);
    // A connection to another device lasts, wherever the person looks.
    let is_nearby = part == Some(LaterPart::Nearby);
    let has_nearby = use_mut_ref(|| false);
    *has_nearby.borrow_mut() |= is_nearby || play.is_nearby();
    let nearby = use_part(LaterPart::Nearby, *has_nearby.borrow() && saving.is_settled());
    let nearby_place = use_memo((), |()| page::new_place());
    let later = use_part(part.unwrap_or(LaterPart::Games), part.is_some() && saving.is_settled());
    use_screen_focus(screen, part.is_none() || later.is_loaded());
    let is_offline_news = use_offline_news();
    let is_over = drop.is_over;
    let language = use_settings().language;
    use_place_in_language(language);
    let props = LaterProps {
        session: session.clone(),
        act: session_act.clone(),
        saving,
        navigation: navigation.clone(),
        drop,
        nearby_place: (*nearby_place).clone(),
    };
    html! {
        <>
            <InLanguage key={language.folder()}>
            <Header {navigation} {is_offline_news} />
            { saving_banner(
                &props.saving,
                play.read_only,
                &navigation.on(|own, ()| own.open(DialogName::NewGame)),
                &navigation.on(|own, ()| own.show(Screen::Games)),
            ) }
            { match navigation.screen {
                Screen::Home => html! { <Home play={play.clone()} act={session_act} {navigation} /> },
                Screen::Play => html! {
                    <Play later_props={props.clone()} {since} {progress} {on_stop} />
                },
                Screen::Tournaments | Screen::Tournament { .. } | Screen::Challenge | Screen::Nearby => html! {},
                _ => later.show(&props, &navigation.on(|own, ()| own.back())),
            } }
            </InLanguage>
            // These two go on in any language.
            { if is_tournament {
                tournaments.show(&props, &navigation.on(|own, ()| own.back()))
            } else {
                tournaments.show_if_loaded(&props)
            } }
            { if is_nearby {
                nearby.show(&props, &navigation.on(|own, ()| own.back()))
            } else {
                nearby.show_if_loaded(&props)
            } }
            <InLanguage key={language.folder()}>
            { dialogs.show(&props, &navigation.on(|own, ()| own.close_dialog())) }
            </InLanguage>
            if !has_notice && !refused.is_empty() {
                <p class="notice notice-refusal paste-refused" role="alert" data-test="paste-refused">{ refused }</p>
            }
            if is_over {
                <p class="drop-hint" aria-hidden="true" data-test="drop-hint">{ text::saving::drop_hint() }</p>
            }
            // The study announces by itself. Yew may lose the place of what stands before the last element if that goes, so it
            // stays.
            { if is_study {
                announced("announce-nothing", "study", "")
            } else {
                announced("announce", format!("play-{}", play.events()), text::event(play.event()))
            } }
        </>
    }
}
