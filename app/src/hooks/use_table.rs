//! The game on the table: resumed at the start, saved at every step.

use std::rc::Rc;

use yew::prelude::*;

use super::{use_last_setups, with_last_setups};
use crate::services::storage;
use crate::state::{Action, Notice, Table, Terms, saved};

/// What the page found when it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Start {
    /// A saved game, which goes on.
    Resumed,
    /// No game.
    Fresh,
    /// A game that could not be read, or no store; the table's notice tells.
    Trouble,
}

/// What [`use_table`] gives.
pub(crate) struct TableHandle {
    /// The game as it is now.
    pub(crate) table: Rc<Table>,
    /// Does something at the table. The callback stays the same one.
    pub(crate) act: Callback<Action>,
    /// What was found at the start.
    pub(crate) start: Start,
}

/// The game, kept in the browser's store after every change.
#[hook]
pub(crate) fn use_table() -> TableHandle {
    let opened = use_memo((), |()| open());
    let table = use_reducer(|| with_last_setups(opened.table.clone()));
    use_last_setups(&table);
    let act = {
        let dispatcher = table.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    // A game that could be neither read nor set aside is not overwritten.
    let may_save = opened.may_save;
    use_effect_with(saved::write(&table), {
        let act = act.clone();
        move |text| {
            if may_save && let Err(error) = storage::save(text) {
                act.emit(Action::Say(Notice::Failed(error.to_string())));
            }
        }
    });
    TableHandle { table: Rc::new((*table).clone()), act, start: opened.start }
}

struct Opened {
    table: Table,
    start: Start,
    may_save: bool,
}

fn open() -> Opened {
    let fresh = || Table::new(Terms::default());
    let with = |notice| Table { notice: Some(notice), ..fresh() };
    match storage::load() {
        Ok(None) => Opened { table: fresh(), start: Start::Fresh, may_save: true },
        Ok(Some(text)) => match saved::read(&text) {
            Ok(table) => Opened { table, start: Start::Resumed, may_save: true },
            Err(error) => {
                let (notice, may_save) = match storage::set_aside(&text) {
                    Ok(()) => (Notice::SetAside(error), true),
                    Err(_) => (Notice::Unreadable(error), false),
                };
                Opened { table: with(notice), start: Start::Trouble, may_save }
            }
        },
        Err(error) => {
            let table = with(Notice::Failed(error.to_string()));
            Opened { table, start: Start::Trouble, may_save: false }
        }
    }
}
