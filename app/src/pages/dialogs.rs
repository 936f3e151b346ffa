//! The dialogs above the page, one at a time.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::{
    Confirm, HowToPlay, KeysDialog, LibraryDialog, NewGameDialog, OverDialog, SettingsDialog, ShareDialog,
};
use crate::hooks::Keeping;
use crate::state::{Notice, PlayAction, PlayState, StorageError};
use crate::text::{label, new_game};

/// The dialog that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Open {
    /// None.
    Nothing,
    /// The choice of a new game.
    NewGame,
    /// The list of saved games.
    Library,
    /// The question before a resignation.
    Resign,
    /// The end of the game.
    Over,
    /// What can be chosen about the page.
    Settings,
    /// What can be given to others.
    Share,
    /// The list of keys.
    Keys,
    /// How the game is played, and what is open after it.
    Rules {
        /// The choice of a new game, from which it was asked.
        then_new_game: bool,
    },
}

#[derive(Properties, PartialEq)]
pub(super) struct DialogsProps {
    /// Which one is open.
    pub(super) open: Open,
    /// Hears which one is to be open.
    pub(super) on_open: Callback<Open>,
    /// The game.
    pub(super) play: Rc<PlayState>,
    /// What is on the board: the game, or a plan beside it.
    pub(super) seen: Rc<PlayState>,
    /// Hears what is to be done.
    pub(super) act: Callback<PlayAction>,
    /// Where the game is kept.
    pub(super) keeping: Keeping,
}

/// The open dialog, if any; what is chosen in it closes it.
#[component]
pub(super) fn Dialogs(props: &DialogsProps) -> Html {
    let DialogsProps { open, on_open, play, seen, act, keeping } = props;
    let show = |what: Open| on_open.reform(move |()| what);
    let do_and_close = |action: PlayAction| {
        let (on_open, act) = (on_open.clone(), act.clone());
        Callback::from(move |()| {
            on_open.emit(Open::Nothing);
            act.emit(action.clone());
        })
    };
    let on_start = {
        let (on_open, act) = (on_open.clone(), act.clone());
        Callback::from(move |options| {
            on_open.emit(Open::Nothing);
            act.emit(PlayAction::Begin(options));
        })
    };
    let on_not_kept = {
        let act = act.clone();
        Callback::from(move |error| match error {
            // A browser that keeps nothing is told of above the board, as long as it does.
            StorageError::Forbidden => {}
            error => act.emit(PlayAction::Say(Notice::Failed(new_game::not_kept(error)))),
        })
    };
    match open {
        Open::Nothing => html! {},
        Open::NewGame => html! {
            <NewGameDialog
                play={play.clone()}
                {on_start}
                {on_not_kept}
                on_rules={show(Open::Rules { then_new_game: true })}
                on_close={show(Open::Nothing)}
            />
        },
        Open::Library => html! { <LibraryDialog keeping={keeping.clone()} on_close={show(Open::Nothing)} /> },
        Open::Resign => html! {
            <Confirm
                title={label::RESIGN_QUESTION}
                meaning={label::RESIGN_MEANS}
                yes={label::RESIGN}
                on_yes={do_and_close(PlayAction::Resign)}
                on_no={show(Open::Nothing)}
            />
        },
        Open::Settings => html! {
            <SettingsDialog
                orientation={play.orientation}
                on_orientation={act.reform(PlayAction::Orientation)}
                on_close={show(Open::Nothing)}
            />
        },
        Open::Share => html! { <ShareDialog play={seen.clone()} on_close={show(Open::Nothing)} /> },
        Open::Keys => html! {
            <KeysDialog
                on_rules={show(Open::Rules { then_new_game: false })}
                on_close={show(Open::Nothing)}
            />
        },
        Open::Rules { then_new_game } => html! {
            <HowToPlay on_close={show(if *then_new_game { Open::NewGame } else { Open::Nothing })} />
        },
        Open::Over => html! {
            <OverDialog
                play={play.clone()}
                on_rematch={do_and_close(PlayAction::Rematch)}
                on_same={do_and_close(PlayAction::Begin(play.options.clone()))}
                on_new={show(Open::NewGame)}
                on_close={show(Open::Nothing)}
            />
        },
    }
}
