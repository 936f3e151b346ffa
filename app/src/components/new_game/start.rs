//! The starting position.

use ansa_core::position::STEPS_PER_TURN;
use ansa_core::{Board, Square};
use yew::prelude::*;

use super::{PartProps, meaning, radio};
use crate::components::piece_icon;
use crate::components::typed_text::typed_text;
use crate::hooks::use_focus;
use ansa_model::new_game::{NewGameAction, NewGameError, StartFrom};
use ansa_model::new_game::{board_of, read_position};
use ansa_model::text::new_game as words;

/// The setups, the position on the board, or a pasted one with a preview.
#[component]
pub(super) fn StartChoice(props: &PartProps) -> Html {
    let PartProps { form, set, has_board, refused } = props;
    let field = use_focus(*refused);
    html! {
        <fieldset class="choices">
            <legend>{ words::start_from_heading() }</legend>
            { for StartFrom::ALL.into_iter().map(|start_from| {
                let on = set.reform(move |_| NewGameAction::StartFrom(start_from));
                let inside = html! { <span>{ words::start_from(start_from) }</span> };
                radio("start-from", start_from.key(), form.start_from == start_from, "", on, inside)
            }) }
            if form.start_from == StartFrom::Board && !has_board {
                <p class="wrong" data-test="start-meaning">{ words::form_error(&NewGameError::NothingOnBoard) }</p>
            }
            if form.start_from == StartFrom::Pasted {
                { paste(props, field) }
            }
        </fieldset>
    }
}

fn paste(props: &PartProps, field: NodeRef) -> Html {
    let text = &props.form.pasted;
    let oninput = props.set.reform(|event: InputEvent| NewGameAction::Pasted(typed_text(&event)));
    let read = read_position(text);
    let wrong = !matches!(read, Ok(_) | Err(NewGameError::NothingPasted));
    let description = match &read {
        Ok((position, _)) if position.steps_left() < STEPS_PER_TURN => {
            Some(words::to_move_on(position.side(), position.steps_left()))
        }
        Ok((position, _)) => Some(words::to_move(position.side())),
        Err(NewGameError::NothingPasted) => None,
        Err(error) => Some(words::form_error(error)),
    };
    html! {
        <>
            <label class="field">
                <span class="field-name">{ words::paste() }</span>
                <textarea
                    ref={field}
                    class="field-text field-position"
                    data-test="position-text"
                    rows="4"
                    wrap="off"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    value={text.clone()}
                    aria-invalid={if wrong { "true" } else { "false" }}
                    aria-describedby="start-meaning start-help"
                    {oninput}
                />
            </label>
            { meaning("start-meaning", wrong, description) }
            if let Some(board) = board_of(text) { { picture(&board) } }
            <p id="start-help" class="help">{ words::paste_help() }</p>
        </>
    }
}

/// A picture of a board, gold at the bottom.
fn picture(board: &Board) -> Html {
    let cell = |square: Square| {
        let class = classes!("picture-square", square.is_trap().then_some("picture-trap"));
        html! {
            <span {class}>
                if let Some(piece) = board.piece_at(square) { { piece_icon(piece, "") } }
            </span>
        }
    };
    html! {
        <div class="picture" role="img" aria-label={words::board(board)} data-test="picture">
            { for Square::all().map(Square::flip).map(cell) }
        </div>
    }
}
