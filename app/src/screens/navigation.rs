//! Moving between screens and dialogs, so that Back works as everywhere on the web.

use std::cell::Cell;
use std::rc::Rc;

use serde::{Deserialize, Serialize};
use yew::html::ImplicitClone;
use yew::prelude::*;
use yew_router::prelude::*;

use super::screen::Screen;
use crate::services::page;
use ansa_model::formats::LONGEST_LINK;

/// A dialog over a screen. Its name is part of the address, so that Back closes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum DialogName {
    NewGame,
    /// The confirmation of a resignation.
    Resign,
    /// The confirmation of a take-back into the setup.
    TakeBack,
    /// Everything that can be shared.
    Share,
    /// The keyboard help.
    Keys,
    /// The keyboard help of exercises, which two screens have.
    ExerciseKeys,
    Settings,
}

impl DialogName {
    /// Whether the dialog makes sense when the page is opened with it. The others belong to something that has just
    /// happened.
    pub(super) const fn survives_reload(self) -> bool {
        matches!(self, DialogName::NewGame | DialogName::Share | DialogName::Keys | DialogName::Settings)
    }
}

/// What an address says besides the screen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Query {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) dialog: Option<DialogName>,
    /// A packed game to open on the study screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) game: Option<String>,
    /// A record to open on the study screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) record: Option<String>,
    /// The place to show in the game or the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<String>,
    /// A position to open on the study screen or in the editor, or to start a new game from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<String>,
    /// Whether the address says more than any link of the page. What it says is not read then.
    #[serde(skip)]
    pub(super) is_too_long: bool,
}

impl Query {
    fn of(location: &Location) -> Query {
        if location.query_str().len() > LONGEST_LINK {
            return Query { is_too_long: true, ..Query::default() };
        }
        // An unknown query is no reason to show nothing.
        location.query::<Query>().unwrap_or_default()
    }
}

/// The address, and the ways to another one.
#[derive(Clone, PartialEq)]
pub(super) struct Navigation {
    pub(super) screen: Screen,
    /// The rest of the address.
    pub(super) query: Query,
    navigator: Navigator,
    /// How many addresses the page itself has added before this one, and may go back to.
    added: Rc<Cell<u32>>,
}

// A component passes it on as it is.
impl ImplicitClone for Navigation {}

impl Navigation {
    /// A callback that goes somewhere.
    pub(super) fn on<T>(&self, go: impl Fn(&Navigation, T) + 'static) -> Callback<T> {
        let navigation = self.clone();
        Callback::from(move |of| go(&navigation, of))
    }

    pub(super) fn show(&self, screen: Screen) {
        if screen != self.screen || self.query != Query::default() {
            self.added.set(self.added.get() + 1);
            self.navigator.push(&screen);
            // The browser would stay where the person has scrolled to. Going back, it knows where that was.
            page::scroll_to_top();
        }
    }

    /// Shows a screen in place of the open dialog, so that Back does not return to it.
    pub(super) fn leave_for(&self, screen: Screen) {
        self.navigator.replace(&screen);
        page::scroll_to_top();
    }

    pub(super) fn show_position(&self, screen: Screen, position: String) {
        let query = Query { position: Some(position), ..Query::default() };
        self.added.set(self.added.get() + 1);
        // The query is made of plain words, which can always be written.
        let _ = self.navigator.push_with_query(&screen, query);
        page::scroll_to_top();
    }

    /// Opens the new-game form over this screen, with a position to start from.
    pub(super) fn open_new_game_from(&self, position: String) {
        let query = Query { dialog: Some(DialogName::NewGame), position: Some(position), ..Query::default() };
        self.added.set(self.added.get() + 1);
        let _ = self.navigator.push_with_query(&self.screen, query);
    }

    /// Opens a dialog, in place of another one if there is one. The settings concern every screen, some screens have their
    /// own keys, and the study has something to share; the other dialogs belong to the game.
    pub(super) fn open(&self, dialog: DialogName) {
        let query = Query { dialog: Some(dialog), ..Query::default() };
        let stays = match dialog {
            DialogName::Settings | DialogName::ExerciseKeys => true,
            DialogName::Keys => matches!(self.screen, Screen::Study | Screen::Editor),
            DialogName::Share => self.screen == Screen::Study,
            _ => false,
        };
        let screen = if stays { self.screen } else { Screen::Play };
        // The query is made of plain words, which can always be written.
        let _ = if self.query.dialog.is_some() {
            self.navigator.replace_with_query(&screen, query)
        } else {
            // When it closes, its screen is behind it.
            self.show(screen);
            self.added.set(self.added.get() + 1);
            self.navigator.push_with_query(&screen, query)
        };
    }

    /// The dialog that is open.
    pub(super) fn dialog(&self) -> Option<DialogName> {
        self.query.dialog.filter(|dialog| dialog.survives_reload() || self.added.get() > 0)
    }

    /// Closes the dialog, if one is open.
    pub(super) fn close_dialog(&self) {
        if self.query.dialog.is_some() {
            self.back();
        }
    }

    /// Goes back to where the person came from; from an address that was opened directly, to the game.
    pub(super) fn back(&self) {
        match self.added.get().checked_sub(1) {
            Some(left) => {
                self.added.set(left);
                self.navigator.back();
            }
            None => self.navigator.replace(&Screen::Play),
        }
    }
}

/// The address and the ways to another one; `None` outside the router.
#[hook]
pub(super) fn use_address() -> Option<Navigation> {
    let added = use_memo((), |()| Rc::<Cell<u32>>::default());
    let (navigator, location) = (use_navigator()?, use_location()?);
    let screen = Screen::recognize(location.path()).unwrap_or(Screen::Home);
    let query = Query::of(&location);
    Some(Navigation { screen, query, navigator, added: (*added).clone() })
}

/// The same for what is shown deep inside a screen.
#[hook]
pub(super) fn use_navigation() -> Option<Navigation> {
    use_context()
}
