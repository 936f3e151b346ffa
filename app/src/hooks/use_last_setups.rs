//! The setups last played, kept between visits.

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::state::{Action, LastSetups, Notice, StorageError, Table};
use crate::text::setup as words;

/// A table with the setups that were kept. Where they can't be read they are set aside, and the table tells.
pub(crate) fn with_last_setups(table: Table) -> Table {
    let Some(text) = choices::load(Choice::Setups) else { return table };
    if let Ok(last) = LastSetups::read(&text) {
        return Table { last, ..table };
    }
    let said = match choices::set_aside(Choice::Setups, &text) {
        Ok(()) => words::UNREADABLE,
        // They stay where they are until a setup is played.
        Err(_) => words::UNREADABLE_NO_ROOM,
    };
    let notice = table.notice.clone().unwrap_or(Notice::Failed(said.to_owned()));
    Table { notice: Some(notice), ..table }
}

/// Keeps the setups whenever one was played, and tells where that fails.
#[hook]
pub(crate) fn use_last_setups(table: &Table, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with(table.last.clone(), move |last| {
        if *last == LastSetups::default() {
            return;
        }
        match save(last) {
            // A browser that keeps nothing is told of above the board, as long as it does.
            Ok(()) | Err(StorageError::Forbidden) => {}
            Err(error) => act.emit(Action::Say(Notice::Failed(words::not_kept(error)))),
        }
    });
}

fn save(last: &LastSetups) -> Result<(), StorageError> {
    choices::save(Choice::Setups, &last.write()?)
}
