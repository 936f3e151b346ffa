//! The board of the game on the table.

use std::rc::Rc;

use yew::prelude::*;

use super::{Board, BoardEvent};
use crate::state::{Action, BoardView, EntryAction, Table};

#[derive(Properties, PartialEq)]
pub(crate) struct GameBoardProps {
    /// The game.
    pub(crate) table: Rc<Table>,
    /// Hears what is to be done.
    pub(crate) act: Callback<Action>,
}

/// Binds the board to the game; what is pointed at matters to nothing else on the page and is kept here.
#[component]
pub(crate) fn GameBoard(props: &GameBoardProps) -> Html {
    let pointed = use_state_eq(|| None);
    let view = BoardView::new(&props.table, *pointed);
    let on = {
        let (act, pointed) = (props.act.clone(), pointed.setter());
        Callback::from(move |event| match event {
            BoardEvent::Hold(square) => act.emit(EntryAction::Hold(square).into()),
            BoardEvent::Press(square) => act.emit(EntryAction::Press(square).into()),
            BoardEvent::Carry(from, to) => act.emit(EntryAction::Carry(from, to).into()),
            BoardEvent::LetGo => act.emit(EntryAction::LetGo.into()),
            BoardEvent::Point(square) => pointed.set(square),
        })
    };
    html! { <Board {view} {on} /> }
}
