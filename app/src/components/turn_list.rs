//! The list of turns, with the comments and the variations of the record.

use std::rc::Rc;

use ansa_core::Label;
use ansa_core::game::Ply;
use ansa_core::notation::PlyText;
use ansa_core::record::NodeId;
use web_sys::Element;
use yew::prelude::*;

use super::ply_words::{ply_words, signs};
use super::{step_bar, strengths};
use crate::given::use_effect_given;
use crate::hooks::use_settings;
use crate::services::long_list;
use ansa_model::activities::play::{PlayAction, PlayState, ViewAction};
use ansa_model::document::Document;
use ansa_model::settings::TurnStyle;
use ansa_model::text::{friend, label};

#[derive(Properties)]
pub(crate) struct TurnListProps {
    pub(crate) play: Rc<PlayState>,
    pub(crate) act: Callback<PlayAction>,
    /// Hides the strengths of the pieces, which stand above the turns in the first games.
    pub(crate) on_hide: Option<Callback<()>>,
}

/// The list is long, so a step in the draft turn must not rerender it.
impl PartialEq for TurnListProps {
    fn eq(&self, other: &TurnListProps) -> bool {
        let (one, two) = (&self.play, &other.play);
        (&self.act, &self.on_hide) == (&other.act, &other.on_hide)
            && one.place() == two.place()
            && one.document == two.document
    }
}

/// A row for each move number. A press on a turn shows the board after it.
#[component]
pub(crate) fn TurnList(props: &TurnListProps) -> Html {
    let TurnListProps { play, act, on_hide } = props;
    let style = use_settings().settings.turns;
    let list = use_node_ref();
    let place = play.place();
    let (line, game) = (place.line(), place.line().game());
    let shown = place.plies().checked_sub(1);
    use_effect_given((line.len(), shown), list.clone(), |_, list| {
        let Some(list) = list.cast::<Element>() else { return };
        let shown = list.query_selector("[aria-current]").ok().flatten();
        match shown.filter(|shown| shown.client_height() > 0) {
            Some(shown) => long_list::keep_in_view(&list, &shown),
            None => list.set_scroll_top(list.scroll_height()),
        }
    });
    let document = &play.document;
    let is_played = line == document.played();
    let view = |node: NodeId| act.reform(move |_: MouseEvent| ViewAction::Show(node).into());
    let mut rows: Vec<(u32, Vec<Html>, Vec<Html>)> = Vec::new();
    for ((index, ply), &node) in game.plies().iter().enumerate().zip(line.nodes()) {
        let at = game.label(index);
        let is_shown = shown == Some(index);
        let cell = ply_button(document, (index, node, ply), at, is_shown, style, view(node));
        let below = if is_played { variations(document, index, &view) } else { Vec::new() };
        match rows.last_mut() {
            Some((number, cells, lines)) if *number == at.number => {
                cells.push(cell);
                lines.extend(below);
            }
            _ => rows.push((at.number, vec![cell], below)),
        }
    }
    let after = if is_played { variations(document, line.len(), &view) } else { Vec::new() };
    html! {
        <section class="turns" aria-label={label::turns()} data-test="turn-list">
            if on_hide.is_some() { { strengths(on_hide.as_ref()) } }
            <div class="turns-head">
                <h2 class="turns-title">{ label::turns() }</h2>
                { step_bar(
                    play.can_step_back(),
                    play.can_step_on(),
                    &act.reform(|to| ViewAction::Move(to).into()),
                ) }
            </div>
            if let Some(comment) = comment(play) {
                <p class="turns-comment" data-test="comment">{ comment }</p>
            }
            <ol class="turns-list" ref={list}>
                if rows.is_empty() { <li class="turns-none">{ label::no_turns() }</li> }
                { for rows.into_iter().map(|(number, cells, lines)| html! {
                    <li class="turns-row" key={number}>
                        <span class="turns-number" aria-hidden="true">{ number }</span>
                        { for cells }
                        { for lines }
                    </li>
                }) }
                if !after.is_empty() { <li class="turns-row">{ for after }</li> }
            </ol>
        </section>
    }
}

/// The comment at the displayed place.
fn comment(play: &PlayState) -> Option<String> {
    let document = &play.document;
    let words = document.words(play.place().node().unwrap_or(document.root()));
    (!words.is_empty()).then(|| words.join("\n"))
}

fn ply_button(
    document: &Document,
    (index, node, ply): (usize, NodeId, &Ply),
    at: Label,
    shown: bool,
    style: TurnStyle,
    onclick: Callback<MouseEvent>,
) -> Html {
    let record = PlyText::from(ply).to_string();
    html! {
        <button
            type="button"
            class={classes!("ply", shown.then_some("is-shown"))}
            aria-current={shown.then_some("step")}
            title={at.to_string()}
            data-ply={index.to_string()}
            data-record={record}
            {onclick}
        >
            <span class="visually-hidden">{ at.to_string() }</span>
            if document.is_conditional(node) {
                <span class="conditional" title={friend::conditional()} data-test="conditional">
                    <span aria-hidden="true">{ "⤳" }</span>
                    <span class="visually-hidden">{ friend::conditional() }</span>
                </span>
            }
            { ply_words(ply, style) }
            { glyphs(document, node) }
        </button>
    }
}

/// The signs behind a turn.
fn glyphs(document: &Document, node: NodeId) -> Html {
    signs(document.notes(node).map(|notes| &notes.glyphs[..]).unwrap_or_default())
}

/// The lines that could have been played instead of a ply, or after the last one.
fn variations(document: &Document, ply: usize, view: &impl Fn(NodeId) -> Callback<MouseEvent>) -> Vec<Html> {
    let line = |&first: &NodeId| {
        let nodes = document.line_from(first);
        html! {
            <div class="turns-variation" data-test="variation">
                { for nodes.into_iter().map(|(node, at, ply)| html! {
                    <button type="button" class="ply" data-variation={node.number().to_string()} onclick={view(node)}>
                        <span class="variation-label">{ at.to_string() }</span>{ " " }
                        { PlyText::from(ply).to_string() }
                        { glyphs(document, node) }
                    </button>
                }) }
            </div>
        }
    };
    document.variations_at(ply).iter().map(line).collect()
}
