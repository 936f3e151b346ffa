//! The two players of a replay: name, rating, captured pieces and clock.

use ansa_board::piece_icon;
use ansa_board::vnode::VElement;
use ansa_core::{Piece, Role, Side};

use crate::state::PlayerView;
use crate::text;

/// A line above or below the board. The words of the record become text nodes.
pub(super) fn player(view: &PlayerView) -> VElement {
    let PlayerView { side, name, rating, lost, clock } = view;
    let (part, hook) = match side {
        Side::Gold => ("player player-gold", "player-gold"),
        Side::Silver => ("player player-silver", "player-silver"),
    };
    let side_name = ansa_texts::board::side_name(*side);
    let known = (!name.is_empty()).then(|| span("visually-hidden", format!("{side_name}: ")));
    let shown = if name.is_empty() { side_name } else { name.clone() };
    let line = VElement::classed("div", "player")
        .attrs([("part", part), ("data-test", hook)])
        .child(piece_icon(Piece::new(*side, Role::Elephant), ""))
        .children(known)
        .child(span("player-name", shown));
    let line = line.children((!rating.is_empty()).then(|| span("player-rating", rating.clone())));
    let tray = VElement::classed("span", "tray")
        .attrs([("role", "img"), ("data-test", "lost")])
        .attr("aria-label", text::lost(*side, lost));
    // The strongest first.
    let of_role = |role| lost.iter().map(|capture| capture.piece).filter(move |piece| piece.role == role);
    let pieces = Role::ALL.into_iter().rev().flat_map(of_role);
    let line = line.child(tray.children(pieces.map(|piece| piece_icon(piece, ""))));
    line.children(clock.map(|time| {
        let time = clock_words(time);
        span("clock", time.clone())
            .attrs([("part", "clock"), ("role", "img"), ("data-test", "clock")])
            .attr("aria-label", text::clock(&time))
    }))
}

fn span(class: &'static str, words: String) -> VElement {
    VElement::classed("span", class).child(words)
}

/// `1:02:03`, or `2:03` in the last hour.
fn clock_words(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 { format!("{minutes}:{seconds:02}") } else { format!("{hours}:{minutes:02}:{seconds:02}") }
}

#[cfg(test)]
mod tests;
