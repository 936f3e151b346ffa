//! The parts of the program that are loaded when they are first shown, and what is shown until then.
//!
//! Most people come to play, so what they don't need for that is not part of what the page loads first. The build cuts
//! the compiled program at the functions that are marked here: what only they reach becomes a file of its own. Each
//! file has several parts, because each further one also splits what they need together into more files.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

use core::pin::Pin;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::Element;
use yew::prelude::*;

use super::course::Course;
use super::dialogs::Dialogs;
use super::editor::Editor;
use super::friend::Friend;
use super::ladder::Ladder;
use super::later_part::LaterPart;
use super::lesson::Lesson;
use super::manual::Manual;
use super::navigation::{DialogName, Navigation};
use super::nearby::Nearby;
use super::not_found::NotFound;
use super::openings::Openings;
use super::puzzles::Puzzles;
use super::route_key::RouteKey;
use super::screen::Screen;
use super::statistics::Statistics;
use super::study::Study;
use super::together::Together;
use super::tournaments::Tournaments;
use crate::components::{
    Button, Coach, Dialog, FriendPanel, LibraryScreen, OverPanel, Review, Teaching, announced, friend_banner,
    friend_notice,
};
use crate::given::callback;
use crate::hooks::{FileDrop, GameSaving};
use crate::services::updates::MissingPart;
use crate::services::{later_styles, page, texts};
use ansa_model::activities::play::PlayAction;
use ansa_model::session::{Session, SessionAction};
use ansa_model::text::label;
use ansa_model::text::study::event;

/// What every part is given.
#[derive(Clone, PartialEq)]
pub(super) struct LaterProps {
    pub(super) session: Rc<Session>,
    pub(super) act: Callback<SessionAction>,
    pub(super) saving: GameSaving,
    pub(super) navigation: Navigation,
    /// Files that were dropped on the page.
    pub(super) drop: FileDrop,
    /// Where a connection to another device is shown beside the game.
    pub(super) nearby_place: Option<Element>,
}

impl LaterProps {
    /// Goes back to where the person came from.
    fn back(&self) -> Callback<()> {
        self.navigation.on(|navigation, ()| navigation.back())
    }
}

/// How a file of the program shows one of its parts.
type LaterView = fn(LaterPart, &LaterProps) -> Html;
type Loaded = Result<LaterView, SplitLoaderError>;

/// Loads the file of a part, unless it is loaded.
fn load(part: LaterPart) -> Pin<Box<dyn Future<Output = Loaded>>> {
    match part {
        LaterPart::Dialogs | LaterPart::Over | LaterPart::Ladder => Box::pin(dialogs()),
        LaterPart::Games | LaterPart::Statistics | LaterPart::Openings => Box::pin(games()),
        LaterPart::Manual => Box::pin(manual()),
        LaterPart::Tournaments
        | LaterPart::Together
        | LaterPart::Friend
        | LaterPart::FriendPanel
        | LaterPart::FriendBanner
        | LaterPart::FriendNotice => Box::pin(together()),
        LaterPart::Nearby => Box::pin(nearby()),
        LaterPart::Course | LaterPart::Lesson | LaterPart::Coach | LaterPart::Puzzles => {
            Box::pin(exercises())
        }
        LaterPart::Study | LaterPart::Editor | LaterPart::Teaching | LaterPart::Review => Box::pin(study()),
    }
}

/// A part of the program, which may be still on its way.
pub(super) struct ProgramPart {
    part: LaterPart,
    is_wanted: bool,
    state: PartState,
    retry: Callback<()>,
}

#[derive(Clone, Copy)]
enum PartState {
    /// Nobody has wanted it.
    Unwanted,
    Loading,
    Loaded(LaterView),
    /// The server did not answer, or no longer has this build.
    Failed(MissingPart),
}

/// The states of all parts, by their numbers.
#[derive(Clone)]
struct PartStates([PartState; LaterPart::COUNT]);

impl PartStates {
    fn get(&self, part: LaterPart) -> PartState {
        self.0.get(part as usize).copied().unwrap_or(PartState::Unwanted)
    }
}

impl Reducible for PartStates {
    type Action = (LaterPart, PartState);

    fn reduce(mut self: Rc<Self>, (part, state): (LaterPart, PartState)) -> Rc<Self> {
        if let Some(place) = Rc::make_mut(&mut self).0.get_mut(part as usize) {
            *place = state;
        }
        self
    }
}

/// A part, which is loaded as soon as it is wanted. Another part can take its place.
#[hook]
pub(super) fn use_part(part: LaterPart, is_wanted: bool) -> ProgramPart {
    let states = use_reducer(|| PartStates([PartState::Unwanted; LaterPart::COUNT]));
    let state = states.get(part);
    let retry = callback(states.dispatcher(), move |(), states| {
        states.dispatch((part, PartState::Loading));
        let states = states.clone();
        spawn_local(async move {
            // All are requested at the same time.
            let (styles, texts) = (later_styles::load(), texts::load(part.texts()));
            let state = match (load(part).await, styles.await, texts.await) {
                (Ok(view), Ok(()), Ok(())) => PartState::Loaded(view),
                _ => PartState::Failed(MissingPart::find().await),
            };
            states.dispatch((part, state));
        });
    });
    use_effect_with((part, is_wanted), {
        let (retry, is_missing) =
            (retry.clone(), matches!(state, PartState::Unwanted | PartState::Failed(_)));
        move |&(_, is_wanted)| {
            if is_wanted && is_missing {
                retry.emit(());
            }
        }
    });
    ProgramPart { part, is_wanted, state, retry }
}

impl ProgramPart {
    pub(super) const fn is_loaded(&self) -> bool {
        matches!(self.state, PartState::Loaded(_))
    }

    /// The part with its properties, once it is loaded. Until then nothing is missing without it.
    pub(super) fn show_if_loaded(&self, props: &LaterProps) -> Html {
        self.show_other_if_loaded(self.part, props)
    }

    /// The same with another part of its file.
    pub(super) fn show_other_if_loaded(&self, part: LaterPart, props: &LaterProps) -> Html {
        match self.state {
            PartState::Loaded(view) => view(part, props),
            _ => html! {},
        }
    }

    /// The part with its properties, or what there is to say until it is loaded. `on_leave` is called by a person who
    /// does not want to try again. A part that was loaded is shown even if it is not wanted.
    pub(super) fn show(&self, props: &LaterProps, on_leave: &Callback<()>) -> Html {
        match self.state {
            PartState::Loaded(view) => view(self.part, props),
            _ if !self.is_wanted => html! {},
            PartState::Unwanted | PartState::Loading => {
                html! { <p class="part-loading" role="status">{ label::loading() }</p> }
            }
            PartState::Failed(missing) => {
                let button = match missing {
                    MissingPart::NotLoaded => {
                        Button::new("load-part", label::retry()).main().calls(&self.retry)
                    }
                    // Asking again can't help.
                    MissingPart::Updated => Button::new("load-anew", label::load_anew())
                        .main()
                        .calls(&Callback::from(|()| page::load_anew())),
                };
                html! {
                    <Dialog title={missing.title()} test="not-loaded-dialog" on_close={on_leave}>
                        <p>{ missing.means() }</p>
                        <div class="dialog-buttons">{ button }</div>
                    </Dialog>
                }
            }
        }
    }
}

/// The opening explorer of the place that is shown, which is loaded when it is opened.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn OpeningFold(later_props: &LaterProps) -> Html {
    let is_open = use_state_eq(|| false);
    let part = use_part(LaterPart::Openings, *is_open);
    let ontoggle = callback(is_open.setter(), |event: Event, is_open| {
        let details = event.target().and_then(|details| details.dyn_into::<Element>().ok());
        is_open.set(details.is_some_and(|details| details.has_attribute("open")));
    });
    let on_leave = callback(is_open.setter(), |(), is_open| is_open.set(false));
    html! {
        <details class="opening-fold" open={*is_open} data-test="openings" {ontoggle}>
            <summary>{ label::openings() }</summary>
            if *is_open { { part.show(later_props, &on_leave) } }
        </details>
    }
}

/// The dialogs, with the ladder: they know the opponents, count the games and let those go on that are not shown.
#[wasm_split(dialogs, fallible)]
fn dialogs() -> Loaded {
    Ok(|part, props| {
        let LaterProps { session, act, navigation, .. } = props;
        match part {
            LaterPart::Ladder => {
                let play = session.play.clone();
                html! { <Ladder {play} {act} {navigation} on_close={props.back()} /> }
            }
            LaterPart::Over => over(session, act, navigation),
            _ => html! { <Dialogs {session} {act} {navigation} /> },
        }
    })
}

/// What follows the end of the game. A result that has just counted may offer another opponent.
fn over(session: &Session, act: &Callback<SessionAction>, navigation: &Navigation) -> Html {
    let play = session.play.clone();
    let saved = session.id.as_deref().map(|id| AttrValue::from(id.to_owned()));
    let begin = act.reform(SessionAction::Begin);
    let on_play_from = play
        .start_text()
        .map(|start| navigation.on(move |navigation, ()| navigation.open_new_game_from(&start)));
    let on_study = {
        let act = act.clone();
        navigation.on(move |navigation, ()| {
            act.emit(SessionAction::BeginStudy);
            navigation.show(Screen::Study);
        })
    };
    let key = play.uncounted_result().is_some().to_string();
    html! {
        <OverPanel
            {key}
            {play}
            {saved}
            on_rematch={act.reform(|()| SessionAction::Rematch)}
            on_begin={begin}
            on_new={navigation.on(|navigation, ()| navigation.open(DialogName::NewGame))}
            on_ladder={navigation.on(|navigation, ()| navigation.show(Screen::Ladder))}
            {on_study}
            on_tournament={navigation.on(|navigation, id: String| {
                navigation.show(Screen::Tournament { tournament: RouteKey::of(&id) });
            })}
            {on_play_from}
        />
    }
}

/// The list of games, with the statistics, the explorers of setups and openings, and the search.
#[wasm_split(games, fallible)]
fn games() -> Loaded {
    Ok(|part, props| {
        let LaterProps { session, act, saving, navigation, drop, .. } = props;
        let (saving, on_close) = (saving.clone(), props.back());
        match part {
            LaterPart::Statistics => {
                html! { <Statistics session={session.clone()} {saving} {navigation} {act} {on_close} /> }
            }
            LaterPart::Openings => {
                let (is_study, has_store) = (navigation.screen == Screen::Study, saving.store.is_some());
                html! { <Openings session={session.clone()} {act} {is_study} {has_store} /> }
            }
            _ => html! {
                <LibraryScreen
                    session={session.clone()}
                    {saving}
                    given={drop.given.clone()}
                    on_taken={&drop.on_taken}
                    on_opened={navigation.on(|own, ()| own.show(Screen::Play))}
                    on_statistics={navigation.on(|own, ()| own.show(Screen::Statistics))}
                    {on_close}
                />
            },
        }
    })
}

/// The tournaments, and games with a friend.
#[wasm_split(together, fallible)]
fn together() -> Loaded {
    Ok(|part, props| {
        let LaterProps { session, act, saving, navigation, .. } = props;
        let saving = saving.clone();
        match part {
            LaterPart::Together => html! { <Together {navigation} on_close={props.back()} /> },
            LaterPart::Friend => {
                html! { <Friend {session} {act} {saving} {navigation} on_close={props.back()} /> }
            }
            LaterPart::FriendPanel => {
                let on_rematch = act.reform(SessionAction::Show);
                let act = act.reform(|action: PlayAction| action.into());
                html! { <FriendPanel play={session.play.clone()} {act} {on_rematch} /> }
            }
            LaterPart::FriendBanner => {
                friend_banner(&session.play, &act.reform(|action: PlayAction| action.into()))
            }
            LaterPart::FriendNotice => friend_notice(&session.play),
            _ => html! { <Tournaments {session} {act} {saving} {navigation} /> },
        }
    })
}

/// The guide, with what an unknown address shows.
#[wasm_split(manual, fallible)]
fn manual() -> Loaded {
    Ok(|_, props| match props.navigation.screen {
        Screen::NotFound => html! { <NotFound navigation={props.navigation.clone()} /> },
        screen => html! { <Manual {screen} on_close={props.back()} /> },
    })
}

/// Playing with a device nearby: the screen, and what is beside the game.
#[wasm_split(nearby, fallible)]
fn nearby() -> Loaded {
    Ok(|_, props| {
        let LaterProps { session, act, saving, navigation, nearby_place, .. } = props;
        let (saving, place) = (saving.clone(), nearby_place.clone());
        html! { <Nearby {session} {act} {saving} {navigation} {place} on_close={props.back()} /> }
    })
}

/// The lessons and the puzzles, with the coach of a first game, to which the lessons lead.
#[wasm_split(exercises, fallible)]
fn exercises() -> Loaded {
    Ok(|part, props| {
        let LaterProps { session, act, saving, navigation, .. } = props;
        let on_close = props.back();
        match (part, navigation.screen) {
            (LaterPart::Coach, _) => html! { <Coach play={session.play.clone()} /> },
            (LaterPart::Lesson, Screen::Lesson { lesson }) => html! { <Lesson {lesson} {act} /> },
            (LaterPart::Course, _) => html! { <Course {act} {on_close} /> },
            (LaterPart::Puzzles, screen) => {
                let name = if let Screen::Puzzle { puzzle } = screen { Some(puzzle) } else { None };
                html! { <Puzzles {name} {session} saving={saving.clone()} {navigation} {act} {on_close} /> }
            }
            _ => html! {},
        }
    })
}

/// The study and the editor, with what says the same in the same words: the warnings of the teaching game, and the
/// mistakes that return.
#[wasm_split(study, fallible)]
fn study() -> Loaded {
    Ok(|part, props| {
        let LaterProps { session, act: session_act, navigation, saving, .. } = props;
        match part {
            LaterPart::Editor => html! { <Editor {session_act} {navigation} /> },
            LaterPart::Teaching => {
                let act = session_act.reform(|action: PlayAction| action.into());
                html! { <Teaching play={session.play.clone()} {act} /> }
            }
            LaterPart::Review => {
                let on_help = navigation.on(|own, ()| own.open(DialogName::ExerciseKeys));
                html! { <Review {on_help} on_close={props.back()} /> }
            }
            _ => {
                let events = session.study.events();
                html! {
                    <>
                        <Study
                            session={session.clone()}
                            {session_act}
                            {navigation}
                            saving={saving.clone()}
                            openings={html! { <OpeningFold later_props={props.clone()} /> }}
                        />
                        { announced("announce", format!("study-{events}"), event(session.study.event())) }
                    </>
                }
            }
        }
    })
}
