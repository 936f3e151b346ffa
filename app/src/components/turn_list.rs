//! The list of turns in the notation of records.

use std::rc::Rc;

use ansa_core::game::Ply;
use ansa_core::notation::PlyText;
use web_sys::Element;
use yew::prelude::*;

use crate::state::{PlayAction, PlayState, ReplayAction};
use crate::text::{self, label};

#[derive(Properties)]
pub(crate) struct TurnListProps {
    pub(crate) play: Rc<PlayState>,
    /// Receives the actions.
    pub(crate) act: Callback<PlayAction>,
}

/// The list is long, so a step in the draft turn must not rerender it.
impl PartialEq for TurnListProps {
    fn eq(&self, other: &TurnListProps) -> bool {
        let (one, two) = (&self.play, &other.play);
        self.act == other.act && one.past == two.past && one.game == two.game
    }
}

/// A row for each move number. A press on a turn shows the board after it.
#[component]
pub(crate) fn TurnList(props: &TurnListProps) -> Html {
    let TurnListProps { play, act } = props;
    let list = use_node_ref();
    let count = play.game.plies().len();
    use_effect_with(count, {
        let list = list.clone();
        move |_| {
            if let Some(list) = list.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
            }
        }
    });
    let shown = play.past.or(count.checked_sub(1));
    let mut rows: Vec<(u32, Vec<Html>)> = Vec::new();
    for (index, ply) in play.game.plies().iter().enumerate() {
        let at = play.game.label(index);
        let cell = ply_button(index, ply, at, shown == Some(index), act);
        match rows.last_mut() {
            Some((number, cells)) if *number == at.number => cells.push(cell),
            _ => rows.push((at.number, vec![cell])),
        }
    }
    html! {
        <section class="turns" aria-label={label::TURNS} data-test="turn-list">
            <h2 class="turns-title">{ label::TURNS }</h2>
            <ol class="turns-list" ref={list}>
                if rows.is_empty() { <li class="turns-none">{ label::NO_TURNS }</li> }
                { for rows.into_iter().map(|(number, cells)| html! {
                    <li class="turns-row" key={number}>
                        <span class="turns-number" aria-hidden="true">{ number }</span>
                        { for cells }
                    </li>
                }) }
            </ol>
        </section>
    }
}

fn ply_button(
    index: usize,
    ply: &Ply,
    at: ansa_core::Label,
    shown: bool,
    act: &Callback<PlayAction>,
) -> Html {
    let record = PlyText::from(ply).to_string();
    let brief = match ply {
        Ply::Setup(_) => label::SETUP.to_owned(),
        Ply::Turn(_) => record.clone(),
    };
    let onclick = act.reform(move |_: MouseEvent| ReplayAction::Look(index).into());
    html! {
        <button
            type="button"
            class={classes!("ply", shown.then_some("is-shown"))}
            aria-current={shown.then_some("step")}
            title={text::turn_number(at)}
            data-ply={index.to_string()}
            data-record={record}
            {onclick}
        >
            <span class="visually-hidden">{ text::turn_number(at) }</span>
            { brief }
        </button>
    }
}
