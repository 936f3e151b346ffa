//! The board of `ansa-board` as a Yew component, and that of an activity.

use std::rc::Rc;

use ansa_board::{BoardEvent, BoardView, Pointing};
use yew::prelude::*;

use crate::given::use_effect_given;
use crate::hooks::{ShownOverlays, use_latest, use_pointing};
use ansa_model::activities::play::PlayState;
use ansa_model::activities::study::StudyState;
use ansa_model::text::label;

/// An activity that shows a board.
pub(crate) trait BoardSource: PartialEq + 'static {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    fn view(&self, pointing: &Pointing, offers: bool) -> BoardView;
}

impl BoardSource for PlayState {
    fn view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        self.board_view(pointing, offers)
    }
}

/// A study with its overlays.
pub(crate) struct StudyView {
    pub(crate) study: Rc<StudyState>,
    pub(crate) overlays: Rc<ShownOverlays>,
}

impl PartialEq for StudyView {
    fn eq(&self, other: &StudyView) -> bool {
        Rc::ptr_eq(&self.study, &other.study) && Rc::ptr_eq(&self.overlays, &other.overlays)
    }
}

impl BoardSource for StudyView {
    fn view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        let mut view = self.study.board_view(pointing, offers);
        // What the overlays show is true of the place.
        if self.study.preview.is_none() {
            self.overlays.add_to(&mut view, self.study.chosen(pointing.at));
        }
        view
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct GameBoardProps<S: BoardSource> {
    pub(crate) source: Rc<S>,
    /// Whether arrows show the moves of the piece under the pointer.
    pub(crate) offers: bool,
    pub(crate) on: Callback<BoardEvent>,
}

/// Connects the board to an activity.
#[component]
pub(crate) fn GameBoard<S: BoardSource>(props: &GameBoardProps<S>) -> Html {
    let handle = use_pointing();
    let view = props.source.view(&handle.pointing, props.offers);
    let on = use_callback((props.on.clone(), handle.point), |event, (on, point)| match event {
        BoardEvent::Point(pointing) => point.emit(pointing),
        event => on.emit(event),
    });
    html! { <Board {view} help={label::board_help()} {on} /> }
}

/// A board in the document.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Board(
    view: &BoardView,
    /// Keyboard help for screen readers.
    help: &'static str,
    on: &Callback<BoardEvent>,
) -> Html {
    let on = use_latest(on.clone());
    let board = use_memo((), |()| {
        ansa_board::BoardElement::new(view.clone(), help, move |event| on.emit(event))
            .map(ansa_board::BoardElement::with_drawing)
    });
    use_effect_given((view.clone(), help), board.clone(), |(view, help), board| {
        if let Some(board) = &*board {
            board.show(view.clone(), help);
        }
    });
    board.as_ref().as_ref().map(|board| Html::VRef(board.element().clone().into())).unwrap_or_default()
}
