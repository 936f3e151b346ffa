//! The list of turns of a replay, with the variations and comments of the record.

use core::ops::Range;

use ansa_board::vnode::VElement;
use ansa_core::notation::PlyText;
use ansa_core::record::{GameTree, NodeId};

use super::items::{LineItem, LineItemKind, items, words};
use crate::text;

/// A list with more items than this shows only some of them.
const MAX_ITEMS: usize = 1200;
/// A long list moves on by so many items at once.
const BLOCK: usize = 300;
/// So many turns in lines of their own fill the list.
const FULL: usize = 10;

/// What a list shows; another view needs another rendering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnsView {
    /// The node of the last ply shown, or that of the start.
    pub(super) node: NodeId,
    /// Whether the comments of the record are part of the list.
    pub(super) comments: bool,
    /// Whether a list that has to scroll is drawn, not only its frame.
    pub(super) is_complete: bool,
}

/// Renders the list. The words of the record become text nodes.
pub(super) fn turns(tree: &GameTree, view: TurnsView) -> VElement {
    let items = items(tree);
    let at = items.iter().position(|item| item.kind == LineItemKind::Turn && item.node == view.node);
    let window = window(items.len(), at.unwrap_or(0));
    let list =
        VElement::classed("div", "turns-list").attrs([("role", "group"), ("aria-label", text::turns())]);
    let frame = VElement::classed("div", "turns").attr("part", "turns");
    let own_lines = items.iter().filter(|item| item.kind == LineItemKind::Turn && item.depth == 0);
    if !view.is_complete && own_lines.count() > FULL {
        // It can have the focus, because a turn can; the class of the element passes the focus on.
        return frame.child(list.attrs([("tabindex", "0"), ("data-test", "turns-to-come")]));
    }
    // One tab stop; the keys for turns lead on from there.
    let stop = at.or_else(|| items.iter().position(|item| item.kind == LineItemKind::Turn));
    let mut rows = Vec::new();
    rows.extend(window.start.checked_sub(1).and_then(|before| more(&items[..=before], true)));
    // The children of the variation that is being written, if there is one.
    let mut inside: Option<VElement> = None;
    for (index, &item) in items.iter().enumerate().take(window.end).skip(window.start) {
        let element = match item.kind {
            LineItemKind::Turn => Some(turn(tree, item.node, at == Some(index), stop == Some(index))),
            LineItemKind::Comment => comment(words(tree, item), view.comments, item.depth),
            LineItemKind::Begin | LineItemKind::End => None,
        };
        if item.depth == 0 {
            rows.extend(inside.take());
            rows.extend(element);
            continue;
        }
        let is_outer = item.depth == 1;
        let mut block = match item.kind {
            LineItemKind::Begin if is_outer => {
                rows.extend(inside.take());
                variation()
            }
            _ => inside.take().unwrap_or_else(variation),
        };
        block = match item.kind {
            LineItemKind::Begin if !is_outer => block.child("("),
            LineItemKind::End if !is_outer => block.child(") "),
            _ => block,
        };
        let introduction =
            (item.kind == LineItemKind::Begin).then(|| comment(words(tree, item), view.comments, 1));
        inside = Some(block.children(introduction.flatten()).children(element));
    }
    rows.extend(inside);
    rows.extend(items.get(window.end..).and_then(|after| more(after, false)));
    frame.child(list.attr("data-test", "turns").children(rows))
}

/// The items that are shown: all, or a stretch with this one well inside.
fn window(count: usize, at: usize) -> Range<usize> {
    if count <= MAX_ITEMS {
        return 0..count;
    }
    let start = (at / BLOCK * BLOCK).saturating_sub(BLOCK);
    start..count.min(start + MAX_ITEMS)
}

/// A button that leads to the next turn outside of the window, which moves the window.
fn more(outside: &[LineItem], is_before: bool) -> Option<VElement> {
    let is_turn = |item: &&LineItem| item.kind == LineItemKind::Turn;
    let to = if is_before { outside.iter().rfind(is_turn) } else { outside.iter().find(is_turn) }?;
    let button =
        VElement::classed("button", "turn").attrs([("type", "button"), ("aria-label", text::more_turns())]);
    Some(button.attr("data-node", to.node.number().to_string()).child("…"))
}

fn variation() -> VElement {
    VElement::classed("div", "variation").attrs([("part", "variation"), ("data-test", "variation")])
}

fn turn(tree: &GameTree, node: NodeId, is_shown: bool, is_stop: bool) -> VElement {
    let label = tree.label(node).map(|label| label.to_string()).unwrap_or_default();
    let words = tree.ply(node).map(|ply| PlyText::from(ply).to_string()).unwrap_or_default();
    let glyphs = tree.notes(node).map(|notes| notes.glyphs.as_slice()).unwrap_or_default();
    let mut said = format!(" {words}");
    for glyph in glyphs {
        said.push(' ');
        said.push_str(&glyph.text());
    }
    VElement::classed("button", "turn")
        .attrs([("type", "button"), ("part", if is_shown { "turn turn-shown" } else { "turn" })])
        .attr("data-node", node.number().to_string())
        .attr("tabindex", if is_stop { "0" } else { "-1" })
        .attr_if_some("aria-current", is_shown.then_some("step"))
        .child(VElement::classed("span", "turn-label").child(label))
        .child(said)
}

fn comment(words: String, is_shown: bool, depth: u32) -> Option<VElement> {
    let class = if depth == 0 { "note note-main" } else { "note" };
    let note = VElement::classed("span", class).attrs([("part", "comment"), ("data-test", "note")]);
    (is_shown && !words.is_empty()).then(|| note.child(words + " "))
}

#[cfg(test)]
mod tests;
