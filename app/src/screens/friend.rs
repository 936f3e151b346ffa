//! Playing with a friend by link: the form of a new game, and the way in for links.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::navigation::Navigation;
use super::screen::Screen;
use crate::components::{Button, FriendForm, PageScreen, guide_link, stored_error};
use crate::given::use_effect_given;
use crate::hooks::GameSaving;
use ansa_model::activities::play::FriendAction;
use ansa_model::document::{Document, Letter, LetterError};
use ansa_model::manual::ManualSection;
use ansa_model::session::{Session, SessionAction};
use ansa_model::text::{friend_form as words, friend_notice, saving};

/// What is known of the saved game of a letter.
#[derive(Clone, PartialEq)]
enum Found {
    /// It is looked for.
    Searching,
    /// This browser does not have the game.
    Nothing,
    /// Its id in the store.
    Saved(String),
}

#[yew_autoprops::autoprops]
#[component]
pub(super) fn Friend(
    session: &Rc<Session>,
    act: &Callback<SessionAction>,
    saving: &GameSaving,
    navigation: &Navigation,
    on_close: &Callback<()>,
) -> Html {
    let packed = navigation.query.game.clone();
    let letter = use_memo(packed, |packed| packed.as_deref().map(Letter::from_packed));
    let found = use_state_eq(|| Found::Searching);
    let id = match &*letter {
        Some(Ok(letter)) => Some(letter.terms.id),
        _ => None,
    };
    use_effect_given(id, (found.setter(), saving.store.clone()), |&id, (found, store)| {
        let Some(id) = id else { return };
        found.set(Found::Searching);
        let (found, store) = (found.clone(), store.clone());
        spawn_local(async move {
            let saved = match store {
                Some(store) => store.newest(|game| game.link == Some(id)).await.ok().flatten(),
                None => None,
            };
            found.set(saved.map_or(Found::Nothing, Found::Saved));
        });
    });
    // A saved game is opened first, then it receives the letter.
    let is_open = matches!(&*found, Found::Saved(id) if session.id.as_deref() == Some(id));
    let is_elsewhere = is_open && session.play.read_only;
    use_effect_given(
        ((*found).clone(), is_open, is_elsewhere, id),
        (letter.clone(), act.clone(), saving.open.clone(), navigation.clone()),
        |(found, is_open, is_elsewhere, _), (letter, act, open, navigation)| {
            let Some(Ok(letter)) = &*letter else { return };
            match found {
                Found::Searching => {}
                Found::Saved(_) if *is_elsewhere => {}
                Found::Nothing => {
                    act.emit(SessionAction::Show(letter.document(letter.receiver())));
                    navigation.leave_for(Screen::Play);
                }
                Found::Saved(_) if *is_open => {
                    act.emit(SessionAction::Play(FriendAction::Receive(Box::new(letter.clone())).into()));
                    navigation.leave_for(Screen::Play);
                }
                Found::Saved(id) => open.emit(id.clone()),
            }
        },
    );
    let on_start = {
        let act = act.clone();
        navigation.on(move |navigation, game: Document| {
            act.emit(SessionAction::Show(game));
            navigation.leave_for(Screen::Play);
        })
    };
    let error = match &*letter {
        Some(Err(error)) => Some(friend_notice::letter_error(error)),
        None if navigation.query.is_too_long => Some(friend_notice::letter_error(&LetterError::TooLong)),
        _ => None,
    };
    html! {
        <PageScreen title={words::title()} test="friend-screen" {on_close} about={words::about()}>
            <div class="tournaments is-wide">
                { stored_error("friend-error", error.as_ref()) }
                if is_elsewhere {
                    <p role="alert" data-test="friend-elsewhere">{ words::elsewhere() }</p>
                    <div class="buttons">
                        { Button::new("friend-take", saving::continue_here()).main().calls(&saving.take) }
                    </div>
                } else if id.is_some() {
                    <p role="status">{ words::opening() }</p>
                } else {
                    <FriendForm {on_start} />
                    <p class="help">{ friend_notice::fairness() }</p>
                    <div class="buttons">{ guide_link(ManualSection::Friend, "button") }</div>
                }
            </div>
        </PageScreen>
    }
}
