//! The line that says what a press would do, and what a newcomer needs to know.

use std::rc::Rc;

use yew::prelude::*;

use crate::hooks::use_pointing;
use crate::state::{Meaning, Mode, Table};
use crate::text::{self, label, setup};

#[derive(Properties, PartialEq)]
pub(crate) struct GuideProps {
    /// The game.
    pub(crate) table: Rc<Table>,
}

/// What a press on the square pointed at would do, else what the piece in hand waits for, else some help.
#[component]
pub(crate) fn Guide(props: &GuideProps) -> Html {
    let handle = use_pointing();
    let words = match Meaning::of(&props.table, &handle.pointing) {
        Some(meaning) => text::meaning(&meaning),
        None => help(&props.table).unwrap_or_default().to_owned(),
    };
    html! { <p class="help" data-test="guide">{ words }</p> }
}

/// What a newcomer needs to know at the moment.
fn help(table: &Table) -> Option<&'static str> {
    match table.mode() {
        Mode::Setup if table.next_role().is_some() => Some(setup::PLACE_HELP),
        Mode::Setup => Some(setup::SWAP_HELP),
        Mode::Turn if table.steps_left() == 0 => Some(label::TURN_FULL),
        // The first turns of either side.
        Mode::Turn if table.game.plies().len() < 6 => Some(label::TURN_HELP),
        _ => None,
    }
}
