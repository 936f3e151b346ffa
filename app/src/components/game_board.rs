//! The board of the current game.

use std::rc::Rc;

use ansa_board::BoardEvent;
use yew::prelude::*;

use super::board::Board;
use crate::activities::play::{PlayAction, PlayState};
use crate::hooks::use_pointing;
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
        BoardEvent::Point(pointing) => point.emit(pointing),
        event => act.emit(PlayAction::from(event)),
    });
    html! { <Board {view} help={label::board_help()} {on} /> }
}
