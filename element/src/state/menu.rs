//! Lines and the menu of a replay: variations, the board turned around, the record.

use std::rc::Rc;

use ansa_core::Side;
use ansa_core::record::NodeId;

use super::{ElementEvent, ElementState};
use crate::attributes::{ElementMode, Input};
use crate::lines::Lines;
use crate::text;

/// What a replay says about a side.
pub(crate) struct PlayerView {
    pub(crate) side: Side,
    /// The name; empty if it is unknown.
    pub(crate) name: String,
    /// The rating; empty if it is unknown.
    pub(crate) rating: String,
    /// The pieces that the side has lost so far.
    pub(crate) lost: Vec<ansa_core::Capture>,
    /// The time that it has left, in milliseconds.
    pub(crate) clock: Option<u64>,
}

impl ElementState {
    /// The lines of the record that is shown.
    pub(crate) fn lines(&self) -> Option<&Rc<Lines>> {
        self.source.lines.as_ref()
    }

    /// The node of the last ply shown; `None` at the start, and for a ply that was played since.
    pub(crate) fn node(&self) -> Option<NodeId> {
        self.line.get(self.ply.checked_sub(1)?).copied()
    }

    /// The comment of the record on the last ply shown, or on the start.
    pub(crate) fn comment(&self) -> String {
        let lines = self.lines().filter(|_| self.ply <= self.line.len());
        lines.map(|lines| lines.comment(self.node())).unwrap_or_default()
    }

    /// Whether the last ply shown belongs to a variation.
    pub(crate) fn is_in_variation(&self) -> bool {
        let main = |lines: &Rc<Lines>| self.node().is_some_and(|node| !lines.main().contains(&node));
        self.lines().is_some_and(main)
    }

    /// Shows the board after the turn of a node, in the main line or in a variation.
    pub(super) fn go_to(&mut self, node: NodeId, events: &mut Vec<ElementEvent>) {
        let Some(lines) = self.lines().filter(|_| self.is_view_only()).cloned() else { return };
        if !self.line.contains(&node) {
            let line = lines.through(Some(node));
            let common = self.line.iter().zip(line.iter()).take_while(|(one, two)| one == two).count();
            // From the last board that both lines have, so that the next turn is animated.
            self.ply = self.ply.min(common);
            self.follow(&lines, line);
        }
        if let Some(index) = self.line.iter().position(|&one| one == node) {
            self.go(index + 1, events);
        }
    }

    /// Back in the line from which a variation begins, the replay goes on along that line.
    pub(super) fn leave_variation(&mut self) {
        if let Some(lines) = self.lines().cloned() {
            let line = lines.through(self.node());
            self.follow(&lines, line);
        }
    }

    /// Replays another line.
    fn follow(&mut self, lines: &Lines, line: Rc<[NodeId]>) {
        if line == self.line {
            return;
        }
        let is_main = line == *lines.main();
        self.game = if is_main { self.source.game.clone() } else { Rc::new(lines.game(&line)) };
        self.line = line;
    }

    /// Turns the board around.
    pub(super) fn flip(&mut self, events: &mut Vec<ElementEvent>) {
        self.attributes.bottom = Some(!self.bottom());
        events.push(ElementEvent::Flip);
    }

    /// Says whether the record was copied.
    pub(super) fn copied(&mut self, is_copied: bool) {
        let words = if is_copied { text::copied() } else { text::not_copied() };
        words.clone_into(&mut self.notice);
    }

    /// The game as a record: as it was given, or what was played.
    pub(super) fn record(&self) -> String {
        match &self.attributes.input {
            Input::Record(text) | Input::Either(text) if self.lines().is_some() && self.is_view_only() => {
                text.trim().to_owned() + "\n"
            }
            _ => self.game_record(),
        }
    }

    /// The main line as a record, or the game so far.
    pub(crate) fn game_record(&self) -> String {
        let game = if self.is_view_only() { &self.source.game } else { &self.game };
        game.to_record().to_tagged()
    }

    /// What is shown of the players, the one at the top first. `None` unless the element is a replay.
    pub(crate) fn players(&self) -> Option<[PlayerView; 2]> {
        if self.mode != ElementMode::Replay || self.attributes.hidden.players {
            return None;
        }
        let lines = self.lines()?;
        let clocks = lines.clocks(self.line.get(..self.ply).unwrap_or_default());
        let lost: Vec<_> =
            (0..self.ply).flat_map(|ply| self.steps_of(ply)).filter_map(|step| step.capture).collect();
        let view = |side| {
            let player = &lines.players()[side];
            PlayerView {
                side,
                name: player.name.clone(),
                rating: player.rating.clone(),
                lost: lost.iter().filter(|capture| capture.piece.side == side).copied().collect(),
                clock: clocks[side],
            }
        };
        Some([view(!self.bottom()), view(self.bottom())])
    }
}
