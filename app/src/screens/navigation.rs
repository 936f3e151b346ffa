//! Moving between screens and dialogs, so that Back works as everywhere on the web.

use std::cell::Cell;
use std::rc::Rc;

use yew::html::ImplicitClone;
use yew::prelude::*;

use super::screen::Screen;
use crate::given::use_effect_given;
use crate::services::{address, page};
use ansa_model::formats::LONGEST_LINK;

/// A dialog over a screen. Its name is part of the address, so that Back closes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    const ALL: [DialogName; 7] = [
        DialogName::NewGame,
        DialogName::Resign,
        DialogName::TakeBack,
        DialogName::Share,
        DialogName::Keys,
        DialogName::ExerciseKeys,
        DialogName::Settings,
    ];

    /// Its name in addresses.
    const fn key(self) -> &'static str {
        match self {
            DialogName::NewGame => "new-game",
            DialogName::Resign => "resign",
            DialogName::TakeBack => "take-back",
            DialogName::Share => "share",
            DialogName::Keys => "keys",
            DialogName::ExerciseKeys => "exercise-keys",
            DialogName::Settings => "settings",
        }
    }

    /// Whether the dialog makes sense when the page is opened with it. The others belong to something that has just
    /// happened.
    pub(super) const fn survives_reload(self) -> bool {
        matches!(self, DialogName::NewGame | DialogName::Share | DialogName::Keys | DialogName::Settings)
    }
}

/// What an address says besides the screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Query {
    pub(super) dialog: Option<DialogName>,
    /// A packed game to open on the study screen.
    pub(super) game: Option<String>,
    /// A record to open on the study screen.
    pub(super) record: Option<String>,
    /// The place to show in the game or the record.
    pub(super) at: Option<String>,
    /// A position to open on the study screen or in the editor, or to start a new game from.
    pub(super) position: Option<String>,
    /// Whether the address says more than any link of the page. What it says is not read then.
    pub(super) is_too_long: bool,
}

impl Query {
    /// Reads a query. What is unknown is no reason to show nothing.
    fn read(query: &str) -> Query {
        if query.len() > LONGEST_LINK {
            return Query { is_too_long: true, ..Query::default() };
        }
        let value = |name: &str| address::query_value(query, name);
        let dialog = value("dialog");
        Query {
            dialog: DialogName::ALL.into_iter().find(|own| dialog.as_deref() == Some(own.key())),
            game: value("game"),
            record: value("record"),
            at: value("at"),
            position: value("position"),
            is_too_long: false,
        }
    }
}

fn address_with(screen: Screen, dialog: Option<DialogName>, position: Option<&str>) -> String {
    let values = [("dialog", dialog.map(DialogName::key)), ("position", position)];
    let values = values.into_iter().filter_map(|(name, value)| Some((name, value?)));
    format!("{}?{}", screen.path(), address::query(values))
}

/// The address, and the ways to another one.
#[derive(Clone, PartialEq)]
pub(super) struct Navigation {
    pub(super) screen: Screen,
    /// The rest of the address.
    pub(super) query: Query,
    /// The address that is shown: a change by the page itself is no event of the browser.
    shown: UseStateSetter<String>,
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

    /// Adds an address behind this one.
    fn push(&self, address: String) {
        self.added.set(self.added.get() + 1);
        address::push(&address);
        self.shown.set(address);
    }

    fn replace(&self, address: String) {
        address::replace(&address);
        self.shown.set(address);
    }

    pub(super) fn show(&self, screen: Screen) {
        if screen != self.screen || self.query != Query::default() {
            self.push(screen.path());
            // The browser would stay where the person has scrolled to. Going back, it knows where that was.
            page::scroll_to_top();
        }
    }

    /// Shows a screen in place of the open dialog, so that Back does not return to it.
    pub(super) fn leave_for(&self, screen: Screen) {
        self.replace(screen.path());
        page::scroll_to_top();
    }

    pub(super) fn show_position(&self, screen: Screen, position: &str) {
        self.push(address_with(screen, None, Some(position)));
        page::scroll_to_top();
    }

    /// Opens a packed game with a friend.
    pub(super) fn open_letter(&self, packed: &str) {
        self.push(format!("{}?{}", Screen::Friend.path(), address::query([("game", packed)])));
    }

    /// Opens the new-game form over this screen, with a position to start from.
    pub(super) fn open_new_game_from(&self, position: &str) {
        self.push(address_with(self.screen, Some(DialogName::NewGame), Some(position)));
    }

    /// Opens a dialog, in place of another one if there is one. The settings concern every screen, some screens have their
    /// own keys, and the study has something to share; the other dialogs belong to the game.
    pub(super) fn open(&self, dialog: DialogName) {
        let stays = match dialog {
            DialogName::Settings | DialogName::ExerciseKeys => true,
            DialogName::Keys => matches!(self.screen, Screen::Study | Screen::Editor),
            DialogName::Share => self.screen == Screen::Study,
            _ => false,
        };
        let screen = if stays { self.screen } else { Screen::Play };
        let address = address_with(screen, Some(dialog), None);
        if self.query.dialog.is_some() {
            self.replace(address);
        } else {
            // When it closes, its screen is behind it.
            self.show(screen);
            self.push(address);
        }
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
                address::back();
            }
            None => self.replace(Screen::Play.path()),
        }
    }
}

/// The address and the ways to another one.
#[hook]
pub(super) fn use_address() -> Navigation {
    let added = use_memo((), |()| Rc::<Cell<u32>>::default());
    let shown = use_state_eq(address::current);
    use_effect_given((), shown.setter(), |(), shown| {
        let listeners = address::watch(move || shown.set(address::current()));
        move || drop(listeners)
    });
    let (path, query) = shown.split_once('?').unwrap_or((&shown, ""));
    Navigation {
        screen: Screen::at(path),
        query: Query::read(query),
        shown: shown.setter(),
        added: (*added).clone(),
    }
}

/// The same for what is shown deep inside a screen.
#[hook]
pub(super) fn use_navigation() -> Option<Navigation> {
    use_context()
}
