//! The dialogs, one at a time.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::{
    Confirm, HowToPlay, KeysDialog, LibraryDialog, NewGameDialog, OverDialog, SettingsDialog, ShareDialog,
};
use crate::hooks::Persistence;
use crate::state::{Notice, PlayAction, PlayState, StorageError};
use crate::text::{label, new_game};

/// The open dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OpenDialog {
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
    pub(super) open: OpenDialog,
    /// Receives the dialog to open.
    pub(super) on_open: Callback<OpenDialog>,
    pub(super) play: Rc<PlayState>,
    /// The displayed state: the game, or a plan.
    pub(super) seen: Rc<PlayState>,
    /// Receives the actions.
    pub(super) act: Callback<PlayAction>,
    /// How the game is saved.
    pub(super) persistence: Persistence,
}

/// The open dialog, if any. A choice in it closes it.
#[component]
pub(super) fn Dialogs(props: &DialogsProps) -> Html {
    let DialogsProps { open, on_open, play, seen, act, persistence } = props;
    let show = |what: OpenDialog| on_open.reform(move |()| what);
    let do_and_close = |action: PlayAction| {
        let (on_open, act) = (on_open.clone(), act.clone());
        Callback::from(move |()| {
            on_open.emit(OpenDialog::Nothing);
            act.emit(action.clone());
        })
    };
    let on_start = {
        let (on_open, act) = (on_open.clone(), act.clone());
        Callback::from(move |options| {
            on_open.emit(OpenDialog::Nothing);
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
        OpenDialog::Nothing => html! {},
        OpenDialog::NewGame => html! {
            <NewGameDialog
                play={play.clone()}
                {on_start}
                {on_not_kept}
                on_rules={show(OpenDialog::Rules { then_new_game: true })}
                on_close={show(OpenDialog::Nothing)}
            />
        },
        OpenDialog::Library => {
            html! { <LibraryDialog persistence={persistence.clone()} on_close={show(OpenDialog::Nothing)} /> }
        }
        OpenDialog::Resign => html! {
            <Confirm
                title={label::RESIGN_QUESTION}
                consequence={label::RESIGN_MEANS}
                yes={label::RESIGN}
                on_yes={do_and_close(PlayAction::Resign)}
                on_no={show(OpenDialog::Nothing)}
            />
        },
        OpenDialog::Settings => html! {
            <SettingsDialog
                orientation={play.orientation}
                on_orientation={act.reform(PlayAction::Orientation)}
                on_close={show(OpenDialog::Nothing)}
            />
        },
        OpenDialog::Share => {
            html! { <ShareDialog play={seen.clone()} on_close={show(OpenDialog::Nothing)} /> }
        }
        OpenDialog::Keys => html! {
            <KeysDialog
                on_rules={show(OpenDialog::Rules { then_new_game: false })}
                on_close={show(OpenDialog::Nothing)}
            />
        },
        OpenDialog::Rules { then_new_game } => html! {
            <HowToPlay on_close={show(if *then_new_game { OpenDialog::NewGame } else { OpenDialog::Nothing })} />
        },
        OpenDialog::Over => html! {
            <OverDialog
                play={play.clone()}
                on_rematch={do_and_close(PlayAction::Rematch)}
                on_same={do_and_close(PlayAction::Begin(play.options.clone()))}
                on_new={show(OpenDialog::NewGame)}
                on_close={show(OpenDialog::Nothing)}
            />
        },
    }
}
