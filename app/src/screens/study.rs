//! The study screen: a game or a position, with its tree of turns.

use std::rc::Rc;

use ansa_board::BoardEvent;
use ansa_core::{Label, Side};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::header::use_links;
use super::navigation::{DialogName, Navigation};
use super::screen::Screen;
use super::study_tools::study_tools;
use crate::components::{
    AnalysisPanel, ChaptersPanel, EnginePanel, GameBoard, GameExercises, LearnEntry, OpenForm, OverlayPanel,
    PageScreen, Plate, StudyList, StudyNotes, StudyTree, StudyView, study_controls, toggles,
};
use crate::given::callback;
use crate::hooks::{
    ChaptersHandle, ChaptersRequest, GameSaving, PointingProvider, reading, study_key, use_chapters,
    use_game_analysis, use_kept_focus, use_keys, use_overlays, use_settings, use_study_replay, use_swipe,
};
use ansa_model::activities::study::{StudyAction, StudyState};
use ansa_model::document::CursorMove;
use ansa_model::formats::LINK;
use ansa_model::library::{PastedText, Study as StudyOfGames};
use ansa_model::session::{Session, SessionAction};
use ansa_model::text::{self, chapters, pasted, study as words, study_engine};

/// The form for another game.
#[derive(Clone, PartialEq)]
enum Opening {
    Closed,
    /// For a game of its own.
    Game,
    /// For a chapter of the study with this id.
    Chapter(String),
}

/// The board and the tree, or the form that opens a game.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Study(
    session: &Rc<Session>,
    session_act: &Callback<SessionAction>,
    navigation: &Navigation,
    saving: &GameSaving,
    /// The opening explorer.
    openings: &Html,
) -> Html {
    let opening = use_state_eq(|| Opening::Closed);
    let studies = use_chapters(session, session_act, saving);
    let is_learning = use_state_eq(|| false);
    let set_learning = {
        let is_learning = is_learning.setter();
        use_callback((), move |is_wanted: bool, ()| is_learning.set(is_wanted))
    };
    let into = match &*opening {
        Opening::Chapter(study) => studies.studies.get(study).cloned(),
        Opening::Closed | Opening::Game => None,
    };
    let on_pasted = {
        let into = into.as_ref().map(|study| study.id.clone());
        let opening = opening.setter();
        use_callback((session_act.clone(), into, saving.clone()), move |pasted: PastedText, deps| {
            let ((act, into, saving), opening) = (deps.clone(), opening.clone());
            spawn_local(async move {
                reading::open(pasted, into, &act, &saving).await;
                // The game may be the one that was shown before.
                opening.set(Opening::Closed);
            });
        })
    };
    let refused = use_state_eq(|| None::<String>);
    // Whatever opened another game, it is shown. This comes first, because an address may be refused at once.
    use_effect_with(session.serial, {
        let (opening, refused) = (opening.setter(), refused.setter());
        let set_learning = set_learning.clone();
        move |_| {
            opening.set(Opening::Closed);
            refused.set(None);
            set_learning.emit(false);
        }
    });
    // An address can name a game or a position. It is opened once; a reload then finds it in the store, with all changes.
    let query = navigation.query.clone();
    // The position of an open form is the form's.
    let position = query.position.filter(|_| query.dialog.is_none());
    let given = query.game.map(|game| format!("{LINK}{game}")).or(query.record).or(position);
    let given = given.unwrap_or_default();
    let at = query.at.and_then(|number| number.parse().ok());
    use_effect_with((given.clone(), at), {
        let (navigation, refused, on_pasted) = (navigation.clone(), refused.setter(), on_pasted.clone());
        move |(given, at)| {
            if given.is_empty() {
                return;
            }
            match reading::read_game(given) {
                Ok(pasted) => {
                    on_pasted.emit(PastedText { place: *at, ..pasted });
                    navigation.leave_for(Screen::Study);
                }
                Err(reason) => refused.set(Some(reason)),
            }
        }
    });
    // Such an address is damaged, and slow in every part of the browser: neither the form nor the address keeps it.
    use_effect_with(query.is_too_long, {
        let (navigation, refused) = (navigation.clone(), refused.setter());
        move |is_too_long| {
            if *is_too_long {
                refused.set(Some(pasted::refused(pasted::link_too_long())));
                navigation.leave_for(Screen::Study);
            }
        }
    });
    use_kept_focus((session.serial, (*opening).clone(), *is_learning));
    let is_empty = session.study.place.position().is_none() && session.play.game().plies().is_empty();
    let open = callback(opening.setter(), |what: Opening, opening| opening.set(what));
    if is_empty || *opening != Opening::Closed || refused.is_some() {
        let on_study = callback(
            (studies.request.clone(), open.reform(|()| Opening::Closed)),
            move |study: StudyOfGames, (request, close)| {
                close.emit(());
                request.emit(ChaptersRequest::Open(study.games().to_vec()));
            },
        );
        let on_cancel = (*opening != Opening::Closed && !is_empty).then(|| open.reform(|()| Opening::Closed));
        let on_close = {
            let (opening, refused) = (opening.setter(), refused.setter());
            navigation.on(move |navigation, ()| {
                if is_empty {
                    return navigation.back();
                }
                opening.set(Opening::Closed);
                refused.set(None);
            })
        };
        return html! {
            <PageScreen title={words::title()} test="study-screen" about={words::field_help()} {on_close}>
                <OpenForm
                    key={refused.is_some().to_string()}
                    {given}
                    refused={(*refused).clone()}
                    about={into.as_ref().map(|study| chapters::add_to(&chapters::name(study)))}
                    on_opened={on_pasted}
                    {on_cancel}
                />
                if into.is_none() { <StudyList studies={studies.studies.clone()} {on_study} /> }
            </PageScreen>
        };
    }
    if *is_learning {
        return html! {
            <GameExercises
                document={session.study.document.clone()}
                on_help={navigation.on(|navigation, ()| navigation.open(DialogName::ExerciseKeys))}
                on_close={set_learning.reform(|()| false)}
            />
        };
    }
    html! {
        <StudyBoard
            session={session.clone()}
            {session_act}
            {navigation}
            {studies}
            on_take={&saving.take}
            {openings}
            on_open={open.reform(|()| Opening::Game)}
            on_add={open.reform(Opening::Chapter)}
            on_learn={set_learning.reform(|()| true)}
        />
    }
}

/// The board and everything around it.
#[yew_autoprops::autoprops]
#[component]
fn StudyBoard(
    session: &Rc<Session>,
    session_act: &Callback<SessionAction>,
    navigation: &Navigation,
    studies: &ChaptersHandle,
    /// Takes the game over from another tab.
    on_take: &Callback<()>,
    openings: &Html,
    /// Opens the form for another game.
    on_open: &Callback<()>,
    /// Opens the form for another chapter of the study with this id.
    on_add: &Callback<String>,
    /// Begins the exercises that the game's mistakes make.
    on_learn: &Callback<()>,
) -> Html {
    let study = session.study.clone();
    let document = &study.document;
    let act = use_callback(session_act.clone(), |action: StudyAction, act| {
        act.emit(SessionAction::Study(action.into()));
    });
    let settings = use_settings().settings;
    let onclick = use_links();
    use_keys(&study, &act, &navigation.on(|navigation, ()| navigation.open(DialogName::Keys)), study_key);
    use_game_analysis(&study, &act);
    let overlays = use_overlays(&study, &act);
    use_study_replay(&study, &act);
    let on_move = use_callback(act.clone(), |to: CursorMove, act| act.emit(StudyAction::Move(to)));
    let swipe = use_swipe(study.turn().is_some(), &on_move);
    let on_board = use_callback(act.clone(), |event: BoardEvent, act| act.emit(event.into()));
    let on_show = use_callback(act.clone(), |node, act| act.emit(StudyAction::Show(node)));
    let on_review = use_callback(navigation.clone(), |(), navigation| navigation.show(Screen::Review));
    html! {
        <PointingProvider>
            <main class="play study" aria-label={words::title()} data-test="study-screen" {onclick}>
                { plate(&study, !study.bottom, "plate-top") }
                <div
                    class="play-board"
                    onwheel={swipe.wheel}
                    ontouchstart={swipe.start}
                    ontouchend={swipe.end}
                >
                    <GameBoard<StudyView>
                        key={session.serial}
                        source={Rc::new(StudyView {
                            study: study.clone(),
                            overlays: overlays.clone(),
                        })}
                        offers={settings.hover_arrows}
                        on={on_board}
                    />
                </div>
                { plate(&study, study.bottom, "plate-bottom") }
                { study_controls(&study, &act, &on_move, on_take) }
                { study_tools(&study, &act, navigation, on_open) }
                <section class="turns" aria-label={words::tree()}>
                    <div class="study-side">
                        { toggles(&study, &act) }
                        if document.forbids_engine() {
                            <p class="help" data-test="engine-forbidden">{ study_engine::forbidden() }</p>
                        } else {
                            <EnginePanel
                                study={study.clone()}
                                style={settings.turns}
                                act={act.clone()}
                            />
                        }
                        <OverlayPanel study={study.clone()} {overlays} />
                        if !document.forbids_engine() {
                            <AnalysisPanel
                                study={study.clone()}
                                style={settings.turns}
                                act={act.clone()}
                            />
                        }
                        <div class="study-folds">
                            <LearnEntry document={document.clone()} on_learn={on_learn.clone()} {on_review} />
                            { openings.clone() }
                            <ChaptersPanel handle={studies.clone()} {on_add} />
                        </div>
                    </div>
                    <StudyTree
                        document={document.clone()}
                        shown={study.node()}
                        style={settings.turns}
                        layout={settings.tree}
                        {on_show}
                    />
                    <StudyNotes study={study.clone()} {act} />
                </section>
            </main>
        </PointingProvider>
    }
}

fn plate(study: &StudyState, side: Side, area: &'static str) -> Html {
    let taken: Vec<_> = study.captured().into_iter().filter(|taken| taken.piece.side != side).collect();
    let Label { side: mover, .. } = study.place.label();
    html! {
        <div class={area}>
            <Plate
                {side}
                player={text::side_plate(&study.document, side)}
                level={study.document.player(side).level()}
                to_move={study.turn().is_some() && mover == side}
                {taken}
                ahead={study.ahead(side)}
                clock={None}
                is_person={false}
            />
        </div>
    }
}
