//! The session: resumed at the start, saved after every change, and replaced when another game is opened; and its clock.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::use_apply::{use_effects, use_reduced};
use super::use_settings;
use crate::given::use_effect_given;
use crate::services::saved_part::{self, SavedPart};
use crate::services::store::{InitialGame, SaveReports, SessionSaver, Started, Store, StoreError};
use crate::services::{moment, storage, time};
use ansa_model::Apply;
use ansa_model::activities::play::saved::SaveTrigger;
use ansa_model::activities::play::{Notice, PlayAction, PlayEffect, PlayState, TimeAction};
use ansa_model::document::GameOptions;
use ansa_model::session::{LastSetups, OpenedGame, Session, SessionAction};

/// How often to check whether a time update is due, in milliseconds.
const CHECK_EVERY: u32 = 100;

/// The result of [`use_session`].
pub(crate) struct SessionHandle {
    /// The current state.
    pub(crate) session: Rc<Session>,
    /// Applies an action after an update of the time. The callback is stable.
    pub(crate) act: Callback<SessionAction>,
    /// The moment of the last update of the time.
    pub(crate) since: f64,
    pub(crate) saving: GameSaving,
}

/// What was found when the page was opened.
pub(crate) struct FoundSession {
    /// What reads and writes it; `None` on a first visit.
    pub(crate) part: Option<SavedPart>,
    /// The store, and the game found in it.
    pub(crate) started: Started,
    pub(crate) last: LastSetups,
    /// What to say about the last setups, if they could not be read.
    pub(crate) setups_error: Option<String>,
}

/// It is found once.
impl PartialEq for FoundSession {
    fn eq(&self, other: &FoundSession) -> bool {
        core::ptr::eq(self, other)
    }
}

/// Whether and where the current game is saved.
#[derive(Clone, PartialEq)]
pub(crate) struct GameSaving {
    pub(crate) store: Option<Store>,
    /// The id of the current game, if it is saved.
    pub(crate) id: Option<String>,
    /// The reason why the game is not saved, if any.
    pub(crate) error: Option<StoreError>,
    /// Opens a game by id, read-only if another tab plays it.
    pub(crate) open: Callback<String>,
    /// Lets a saved game go on without being shown, or calls this if it does not exist.
    pub(crate) run: Callback<(String, Callback<()>)>,
    /// Takes the current game over from the other tab.
    pub(crate) take: Callback<()>,
    /// Retries failed saves, because there may be room again.
    pub(crate) retry: Callback<()>,
}

impl GameSaving {
    /// Whether the store is open, or it is known why it is not.
    pub(crate) fn is_settled(&self) -> bool {
        self.store.is_some() || self.error.is_some()
    }
}

/// Holds the state and its clock, and saves the game after every change. A store that was not found at the start is opened
/// after the first change, or if `needs_store` is set.
#[hook]
pub(crate) fn use_session(found: &FoundSession, needs_store: bool) -> SessionHandle {
    let sends = use_settings().settings.auto_send;
    let first = use_memo((), |()| first_state(found));
    let (session, apply, effects) = use_reduced(|| (*first).clone());
    let (act, since) = use_clock(&session.play, &apply);
    use_effects(effects, {
        let act = act.clone();
        move |effect| match effect {
            // A turn that was refused, or completed before the setting was changed, waits for End.
            PlayEffect::LastStep if sends => act.emit(PlayAction::End.into()),
            // The session keeps the setup.
            PlayEffect::LastStep | PlayEffect::SetUp(..) => {}
        }
    });
    use_last_setups(&session.last, &act);
    let error = use_state_eq(|| found.started.error.clone());
    let reports = {
        let error = error.setter();
        SaveReports { act: act.clone(), error: use_callback((), move |new, ()| error.set(new)) }
    };
    let saver = use_state(|| {
        let (part, store) = (found.part?, found.started.store.clone()?);
        let save = match &found.started.found {
            InitialGame::Game(opened) => Some(opened.save.clone()),
            InitialGame::Nothing | InitialGame::Quarantined(_) => None,
        };
        Some((part.saver)(store, &first, save, reports.clone()))
    });
    let has_saver = saver.is_some();

    // Only the saved part of the state triggers a save.
    let play = &session.play;
    let trigger = (session.serial, play.read_only, SaveTrigger::of(play), session.running.clone());
    let untouched = use_memo((), |()| trigger.clone());
    let open_store = {
        let saver = saver.setter();
        use_callback((), move |(), ()| {
            let (saver, first, reports) = (saver.clone(), first.clone(), reports.clone());
            spawn_local(async move {
                match open_saver(&first, &reports).await {
                    Ok(opened) => {
                        reports.error.emit(None);
                        saver.set(Some(opened));
                    }
                    Err(error) => reports.error.emit(Some(error)),
                }
            });
        })
    };
    use_effect_with(!has_saver && (needs_store || trigger != *untouched), {
        let open_store = open_store.clone();
        move |&is_wanted| {
            if is_wanted {
                open_store.emit(());
            }
        }
    });
    use_effect_with(trigger == *untouched, |&is_untouched| {
        if !is_untouched {
            storage::remember_play();
        }
    });
    use_effect_with((trigger, has_saver), {
        let (saver, session, apply) = (saver.clone(), session.clone(), apply.clone());
        move |_| {
            let id = saver.as_ref().and_then(|saver| saver.save(&session));
            if let Some(id) = id.filter(|id| session.id.as_deref() != Some(id)) {
                apply.emit(SessionAction::Saved(session.serial, id.into()));
            }
        }
    });

    let open = {
        let saver = saver.clone();
        use_callback(has_saver, move |id, _| {
            if let Some(saver) = &*saver {
                saver.open(id, false);
            }
        })
    };
    let run = {
        let saver = saver.clone();
        use_callback(has_saver, move |(id, on_gone), _| {
            if let Some(saver) = &*saver {
                saver.run(id, on_gone);
            }
        })
    };
    let take = {
        let saver = saver.clone();
        use_callback(has_saver, move |(), _| {
            if let Some((saver, id)) = saver.as_ref().and_then(|saver| Some((saver, saver.id()?))) {
                saver.open(id, true);
            }
        })
    };
    let retry = {
        let saver = saver.clone();
        use_callback(has_saver, move |(), _| match &*saver {
            Some(saver) => saver.retry(),
            None => open_store.emit(()),
        })
    };
    let saving = GameSaving {
        store: saver.as_ref().map(|saver| saver.store().clone()),
        id: session.id.as_deref().map(str::to_owned),
        error: (*error).clone(),
        open,
        run,
        take,
        retry,
    };
    SessionHandle { session, act, since, saving }
}

/// Opens the store to save a session that began without one.
async fn open_saver(first: &Session, reports: &SaveReports) -> Result<Rc<dyn SessionSaver>, StoreError> {
    let part = saved_part::load().await?;
    let store = (part.open_store)().await?;
    Ok((part.saver)(store, first, None, reports.clone()))
}

fn first_state(found: &FoundSession) -> Session {
    let last = found.last.clone();
    let fresh = |last: LastSetups| Session::new(PlayState::new(GameOptions::default()), last);
    let mut session = match &found.started.found {
        InitialGame::Game(opened) => Session::resumed(OpenedGame::clone(opened), last),
        InitialGame::Quarantined(said) => {
            let mut session = fresh(last);
            session.apply(PlayAction::Say(Notice::Failed(said.clone())));
            session
        }
        InitialGame::Nothing => fresh(last),
    };
    if let Some(error) = found.setups_error.clone().filter(|_| session.play.notice().is_none()) {
        session.apply(PlayAction::Say(Notice::Failed(error)));
    }
    session
}

/// Updates the time before every action and at every due time: a flag fall, or time running low. In between, the clock
/// faces update themselves, so that time does not rerender the page.
///
/// Returns a stable callback that applies an action after a time update, and the moment of the last one, by
/// [`moment::now`].
#[hook]
fn use_clock(play: &Rc<PlayState>, act: &Callback<SessionAction>) -> (Callback<SessionAction>, f64) {
    let since = use_mut_ref(moment::now);
    let act = {
        let since = since.clone();
        use_callback(act.clone(), move |action: SessionAction, act| {
            let passed = (moment::now() - *since.borrow()).max(0.0).floor();
            *since.borrow_mut() += passed;
            if passed > 0.0 {
                act.emit(TimeAction::Passed(passed as u64).into());
            }
            act.emit(action);
        })
    };
    let updated_at = *since.borrow();
    use_effect_given((play.time_due(), updated_at), act.clone(), |&(due, updated_at), act| {
        let timer = due.map(|due| {
            time::every(CHECK_EVERY, move || {
                // A busy or sleeping browser fires the timer late, so the elapsed time counts, not the ticks.
                if moment::now() - updated_at >= due as f64 {
                    act.emit(TimeAction::Passed(0).into());
                }
            })
        });
        move || drop(timer)
    });
    use_effect_given(play.options().control.is_some(), act.clone(), |&has_clock, act| {
        let on_change = move |hidden: bool| {
            if has_clock {
                act.emit(if hidden { TimeAction::Hidden } else { TimeAction::Visible }.into());
            } else {
                // Without a clock, hidden time is not recorded.
                *since.borrow_mut() = moment::now();
            }
        };
        on_change(moment::is_hidden());
        let watch = moment::watch_hidden(on_change);
        move || drop(watch)
    });
    (act, updated_at)
}

/// Stores the setups after each setup that is played, and reports a failure.
#[hook]
fn use_last_setups(last: &LastSetups, act: &Callback<SessionAction>) {
    let act = act.clone();
    use_effect_with(last.clone(), move |last| {
        if *last == LastSetups::default() {
            return;
        }
        let last = last.clone();
        spawn_local(async move {
            // If the part does not arrive, the banner above the board reports that the game is not saved.
            let Ok(part) = saved_part::load().await else { return };
            if let Err(why) = (part.save_setups)(&last) {
                act.emit(PlayAction::Say(Notice::Failed(why)).into());
            }
        });
    });
}
