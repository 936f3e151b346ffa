//! Replay: navigation through a game and its variations, and what is said about the place shown.

use ansa_core::record::NodeId;
use ansa_model::document::{Cursor, CursorMove};
use ansa_model::text::{game_start, has_set_up};

use super::{ElementEvent, ElementState};
use crate::attributes::ElementMode;
use crate::text;

impl ElementState {
    /// Shows another place of the line, if there is one.
    pub(super) fn go(&mut self, to: CursorMove, events: &mut Vec<ElementEvent>) {
        if let Some(to) = self.place.moved(to) {
            self.show(&self.place.clone(), to, events);
        }
    }

    /// Shows the board after this number of plies, or at the end if the line has fewer.
    pub(super) fn go_to_ply(&mut self, plies: usize, events: &mut Vec<ElementEvent>) {
        self.show(&self.place.clone(), Cursor::after(self.place.line().clone(), plies), events);
    }

    /// Shows the board after the turn of a node, in the main line or in a variation.
    pub(super) fn go_to(&mut self, node: NodeId, events: &mut Vec<ElementEvent>) {
        let Some(to) = self.document.cursor_at(node).filter(|to| !to.is_at_start()) else { return };
        // From the last board that both lines have, so that the next turn is animated.
        let nodes = self.place.line().nodes().iter().zip(to.line().nodes());
        let common = nodes.take_while(|(one, other)| one == other).count();
        let from = Cursor::after(to.line().clone(), common.min(self.place.plies()));
        self.show(&from, to, events);
    }

    /// Shows a place. A single turn from the other place is animated, forward or backward; several at once are not.
    fn show(&mut self, from: &Cursor, to: Cursor, events: &mut Vec<ElementEvent>) {
        if !self.is_view_only() || (to.node(), to.plies()) == (self.place.node(), self.place.plies()) {
            return;
        }
        if let Some((steps, goes_on)) = from.steps_to(&to) {
            let steps = steps.iter().map(|played| played.step);
            if goes_on { self.feedback.animate(steps) } else { self.feedback.animate_back(steps) }
        }
        // Back in the line from which a variation begins, the replay goes on along that line.
        let is_back = to.plies() < self.place.plies();
        let node = to.node().unwrap_or(self.document.root());
        self.place = self.document.cursor_at(node).filter(|_| is_back).unwrap_or(to);
        self.feedback.report(self.description());
        events.push(ElementEvent::Ply);
        if self.place.is_at_end() && !self.is_in_variation() {
            events.push(ElementEvent::End(self.game().outcome()));
        }
    }

    /// Starts or stops the replay; at the end it starts from the first turn.
    pub(super) fn run(&mut self, run: bool, events: &mut Vec<ElementEvent>) {
        self.running = run && self.mode == ElementMode::Replay && self.plies() > 0;
        if self.running && self.place.is_at_end() {
            self.go(CursorMove::First, events);
            self.running = !self.place.is_at_end();
        }
    }

    /// Shows the next ply of a running replay.
    pub(super) fn tick(&mut self, events: &mut Vec<ElementEvent>) {
        if self.running {
            self.go(CursorMove::Next, events);
            self.running = !self.place.is_at_end();
        }
    }

    /// Whether the last ply shown belongs to a variation.
    pub(crate) fn is_in_variation(&self) -> bool {
        self.place.node().is_some_and(|node| !self.document.played().nodes().contains(&node))
    }

    /// The words of the record about the place shown: those before and after its turn. Of what was played since, there
    /// are none.
    pub(crate) fn comment(&self) -> String {
        if self.place.node().is_none() && !self.place.is_at_start() {
            return String::new();
        }
        text::joined(&self.document.words(self.node()))
    }

    /// The last ply shown in words, with its comment and the outcome of the game.
    pub(crate) fn description(&self) -> String {
        let played = match self.place.label_shown() {
            None => game_start().to_owned(),
            Some(label) if self.place.trail().is_empty() => has_set_up(label.side),
            Some(label) => ansa_board::text::turned(label, self.place.trail()),
        };
        let outcome = self.outcome().map(ansa_board::text::outcome).unwrap_or_default();
        text::joined(&[&played, &self.comment(), &outcome])
    }
}
