//! The board of the current game.

use std::rc::Rc;

use ansa_board::BoardEvent;
use yew::prelude::*;

use super::board::Board;
use crate::hooks::use_pointing;
use crate::state::{EntryAction, PlayAction, PlayState};
use crate::text::label;

#[derive(Properties, PartialEq)]
pub(crate) struct GameBoardProps {
    pub(crate) play: Rc<PlayState>,
    /// Whether arrows show the moves of the piece under the pointer.
    pub(crate) offers: bool,
    /// Receives the actions.
    pub(crate) act: Callback<PlayAction>,
}

/// Connects the board to the game.
#[component]
pub(crate) fn GameBoard(props: &GameBoardProps) -> Html {
    let handle = use_pointing();
    let view = props.play.board_view(&handle.pointing, props.offers);
    let on = use_callback((props.act.clone(), handle.point), |event, (act, point)| match event {
        BoardEvent::Select(square) => act.emit(EntryAction::Select(square).into()),
        BoardEvent::Press(square) => act.emit(EntryAction::Press(square).into()),
        BoardEvent::Enter(square) => act.emit(PlayAction::Enter(Some(square))),
        BoardEvent::MoveAlong(drag_path) => act.emit(EntryAction::MoveAlong(drag_path).into()),
        BoardEvent::Deselect => act.emit(EntryAction::Deselect.into()),
        BoardEvent::Point(pointing) => point.emit(pointing),
    });
    // A new game gets a new board, so that keyboard focus starts at the player's home ranks.
    html! { <Board key={props.play.serial} {view} help={label::BOARD_HELP} {on} /> }
}
