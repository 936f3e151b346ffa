//! Opening saved games at the place that is of interest.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::navigation::Navigation;
use super::screen::Screen;
use crate::given::callback;
use crate::hooks::GameSaving;
use ansa_model::activities::study::StudyAction;
use ansa_model::reason::Reason;
use ansa_model::session::{Session, SessionAction};
use ansa_model::statistics::GameBrief;

/// Opening games at a place.
pub(super) struct Opening {
    pub(super) open: Callback<GameBrief>,
    /// Why the last game could not be opened.
    pub(super) error: Option<String>,
}

/// Opens a game, and shows it on the study screen at the place that is of interest.
#[hook]
pub(super) fn use_opening(
    session: &Rc<Session>,
    saving: &GameSaving,
    act: &Callback<SessionAction>,
    navigation: &Navigation,
) -> Opening {
    let pending = use_state_eq(|| None::<(String, u32)>);
    let error = use_state_eq(|| None::<String>);
    let current = saving.id.clone();
    use_effect_with((current, (*pending).clone()), {
        let (session, act, navigation, pending) =
            (session.clone(), act.clone(), navigation.clone(), pending.setter());
        move |(current, wanted): &(Option<String>, Option<(String, u32)>)| {
            let Some((_, plies)) = wanted.as_ref().filter(|(id, _)| current.as_ref() == Some(id)) else {
                return;
            };
            let document = &session.play.document;
            let nodes = document.played().nodes();
            let last = usize::try_from(*plies).unwrap_or(usize::MAX).min(nodes.len()).checked_sub(1);
            let node = last.and_then(|last| nodes.get(last).copied()).unwrap_or(document.root());
            act.emit(SessionAction::Study(StudyAction::Show(node).into()));
            pending.set(None);
            navigation.show(Screen::Study);
        }
    });
    let open = callback(
        (pending.setter(), error.setter(), saving.clone()),
        move |game: GameBrief, (pending, error, saving)| {
            let Some(store) = saving.store.clone() else { return };
            let (pending, error, open) = (pending.clone(), error.clone(), saving.open.clone());
            spawn_local(async move {
                if let Some(pack) = &game.pack {
                    store.saw_in_pack(pack, &game.id);
                }
                match store.unpack(&game.id).await {
                    Ok(()) => {
                        error.set(None);
                        pending.set(Some((game.id.clone(), game.plies.unwrap_or(2))));
                        open.emit(game.id);
                    }
                    Err(failure) => error.set(Some(failure.reason())),
                }
            });
        },
    );
    Opening { open, error: (*error).clone() }
}
