//! The dialogs, one at a time.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::{
    Confirm, HowToPlay, KeysDialog, LibraryDialog, NewGameDialog, OverDialog, SettingsDialog, ShareDialog,
};
use crate::hooks::Keeping;
use crate::state::{Notice, PlayAction, PlayState, StorageError};
use crate::text::{label, new_game};

/// The open dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Open {
    Nothing,
    /// The new-game form.
    NewGame,
    /// The saved games.
    Library,
    /// The confirmation of a resignation.
    Resign,
    /// The end of the game.
    Over,
    Settings,
    Share,
    /// The keyboard help.
    Keys,
    /// The rules, and the dialog to open after them.
    Rules {
        /// Whether they were opened from the new-game form.
        then_new_game: bool,
    },
}

#[derive(Properties, PartialEq)]
pub(super) struct DialogsProps {
    pub(super) open: Open,
    /// Receives the dialog to open.
    pub(super) on_open: Callback<Open>,
    pub(super) play: Rc<PlayState>,
    /// The displayed state: the game, or a plan.
    pub(super) seen: Rc<PlayState>,
    /// Receives the actions.
    pub(super) act: Callback<PlayAction>,
    /// How the game is saved.
    pub(super) keeping: Keeping,
}

/// The open dialog, if any. A choice in it closes it.
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
            // The banner above the board already reports that the browser stores nothing.
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
