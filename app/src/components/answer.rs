//! What every task on a board shows: the entry of an answer, the marked squares, the pieces and events in words.

use ansa_core::position::Position;
use ansa_core::{Bitboard, Piece, Square};
use yew::prelude::*;

use super::TypedField;
use super::controls::{TurnButtons, notice_with};
use ansa_model::activities::answer::{AnswerAction, AnswerDraft};
use ansa_model::entry::{EntryAction, PlyEntry};
use ansa_model::text::{answer as words, label};

/// The buttons of an unfinished turn, and the field for typed steps. `turn` is the position that the turn has reached,
/// if one can be entered, and whether it can end.
pub(super) fn entering<A>(
    draft: &AnswerDraft,
    turn: Option<(Option<&Position>, bool)>,
    act: &Callback<A>,
) -> Html
where
    A: From<AnswerAction> + From<EntryAction> + 'static,
{
    let enter = act.reform(|action: EntryAction| action.into());
    let entry = &draft.entry;
    html! {
        <>
            if let Some((position, can_end)) = turn.filter(|_| entry.typed.is_none()) {
                { TurnButtons {
                    has_steps: entry.has_steps(),
                    can_redo: PlyEntry::can_redo(entry),
                    redo_long: label::redo_long(),
                    can_end,
                    steps_left: position.map_or(0, Position::steps_left),
                }.show(&enter, act.reform(|_: MouseEvent| AnswerAction::End.into())) }
            }
            <TypedField typed={entry.typed.clone()} act={enter} />
        </>
    }
}

/// The message beside the board, if there is one.
pub(super) fn notice(draft: &AnswerDraft) -> Html {
    let notice = draft.notice();
    notice
        .map(|notice| notice_with(draft.notices(), words::tone(notice), words::notice(notice), html! {}))
        .unwrap_or_default()
}

/// The pieces of a task, for a person who does not see the board.
pub(super) fn pieces(pieces: &[(Square, Piece)], test: &'static str) -> Html {
    html! { <p class="visually-hidden" data-test={test}>{ words::position(pieces) }</p> }
}

/// The marked squares in words.
pub(super) fn marks(marked: Bitboard, test: &'static str) -> Html {
    let marked: Vec<String> = marked.into_iter().map(|square: Square| square.to_string()).collect();
    html! {
        <p class="lesson-marks" data-test={test} data-marked={marked.join(" ")}>
            { words::marked() }{ " " }
            { if marked.is_empty() { words::none_marked().to_owned() } else { marked.join(", ") } }
        </p>
    }
}

/// The last event, for a person who does not see the board.
pub(super) fn announced(draft: &AnswerDraft, test: &'static str) -> Html {
    super::announced(test, draft.events(), words::event(draft.event()))
}
