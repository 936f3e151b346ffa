//! What a record says about its players: names, ratings, captured pieces and clocks.

use ansa_core::clock::{Clock, TimeControl, TurnKind};
use ansa_core::record::NodeId;
use ansa_core::{BySide, Capture, Side};
use ansa_model::document::Document;

use super::ElementState;

/// The longest name or rating that is shown, in characters.
const MAX_NAME: usize = 200;

/// What a replay says about a side.
pub(crate) struct PlayerView {
    pub(crate) side: Side,
    /// The name; empty if it is unknown.
    pub(crate) name: String,
    /// The rating; empty if it is unknown.
    pub(crate) rating: String,
    /// The pieces that the side has lost so far.
    pub(crate) lost: Vec<Capture>,
    /// The time that it has left, in milliseconds.
    pub(crate) clock: Option<u64>,
}

impl ElementState {
    /// What is shown of the players, the one at the top first. `None` unless a record is replayed.
    pub(crate) fn players(&self) -> Option<[PlayerView; 2]> {
        if !self.is_replay_of_record() || self.attributes.hidden.players {
            return None;
        }
        let shown = self.place.line().nodes().get(..self.place.plies()).unwrap_or_default();
        let clocks = clocks(&self.document, shown);
        let lost = self.place.captured();
        let start = |words: Option<&str>| words.unwrap_or_default().chars().take(MAX_NAME).collect();
        let view = |side| PlayerView {
            side,
            name: start(self.document.name(side)),
            rating: start(self.document.rating(side)),
            lost: lost.iter().filter(|capture| capture.piece.side == side).copied().collect(),
            clock: clocks[side],
        };
        Some([view(!self.bottom()), view(self.bottom())])
    }
}

/// The time that each side has left after these turns, in milliseconds: as written after its last turn, or else computed
/// from the time control and the time that each turn took.
pub(super) fn clocks(document: &Document, line: &[NodeId]) -> BySide<Option<u64>> {
    let tree = document.tree();
    let control = tree.tags.iter().find(|tag| tag.name() == "TimeControl");
    let mut clock = control.and_then(|tag| tag.value().parse::<TimeControl>().ok()).map(Clock::new);
    let (mut written, mut is_timed) = (BySide::default(), false);
    for &node in line {
        let (Some(notes), Some(label)) = (tree.notes(node), tree.label(node)) else { continue };
        let (comment, side) = (&notes.comment, label.side);
        if let Some(time) = comment.clock() {
            written[side] = Some(time);
        }
        let is_setup = tree.ply(node).is_some_and(|ply| matches!(ply, ansa_core::game::Ply::Setup(_)));
        let kind = if is_setup { TurnKind::Setup } else { TurnKind::Play };
        match (&mut clock, comment.elapsed()) {
            (Some(clock), Some(time)) => {
                is_timed = true;
                // A record that goes on after a lost time is shown as it is.
                let _ = clock.after_turn(side, kind, time);
            }
            // Setups are often without times, and cost none of the reserve.
            (_, None) if is_setup => {}
            // Without the time of one turn, all later clocks are unknown.
            _ => clock = None,
        }
    }
    let computed = |side| clock.filter(|_| is_timed).map(|clock| clock.left(side, TurnKind::Play));
    BySide::from_fn(|side| written[side].or_else(|| computed(side)))
}
