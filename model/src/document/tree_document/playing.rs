//! Playing in a document: the game goes on, ends, and goes back, and turns are tried.

use std::rc::Rc;

use ansa_core::Game;
use ansa_core::game::{PlayError, Setup};
use ansa_core::notation::PlyText;
use ansa_core::position::outcome::Outcome;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::NodeId;

use super::Document;
use crate::document::cursor::Cursor;
use crate::document::line::Line;
use crate::document::refusal::AddRefusal;
use crate::document::tags::set_outcome_tags;

impl Document {
    /// The node at which the game as played stands.
    fn head(&self) -> NodeId {
        self.played.nodes().last().copied().unwrap_or(self.tree.root())
    }

    /// Plays a setup.
    ///
    /// # Errors
    /// The setup is refused; the document is unchanged.
    pub fn set_up(&mut self, setup: &Setup) -> Result<(), PlayError> {
        let mut game = Game::clone(self.game());
        game.set_up(setup)?;
        self.move_on(game);
        Ok(())
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// The turn is refused; the document is unchanged.
    pub fn play(&mut self, turn: &TurnBuilder) -> Result<(), PlayError> {
        let mut game = Game::clone(self.game());
        game.play(turn)?;
        self.move_on(game);
        Ok(())
    }

    /// Adopts a game that has one ply more than the game as played.
    pub fn move_on(&mut self, game: Game) {
        let head = self.head();
        let tree = Rc::make_mut(&mut self.tree);
        let Some(ply) = game.plies().last().map(PlyText::from) else { return };
        // Refused only by a tree with ten million nodes.
        let Ok(node) = tree.play(head, &ply) else { return };
        // Fails only for a node that does not exist.
        let _ = tree.make_main(node);
        // The node may be a variation that the game has caught up with; what follows it stays one.
        let _ = tree.set_line_end(node, true);
        let mut nodes = self.played.nodes().to_vec();
        nodes.push(node);
        set_outcome_tags(tree, &game);
        self.played = Line::new(nodes, game);
    }

    /// Ends the game by anything but a move.
    ///
    /// # Errors
    /// The game has already ended.
    pub fn end(&mut self, outcome: Outcome) -> Result<(), PlayError> {
        let mut game = Game::clone(self.game());
        game.end(outcome)?;
        set_outcome_tags(Rc::make_mut(&mut self.tree), &game);
        self.played = Line::new(self.played.nodes().to_vec(), game);
        Ok(())
    }

    /// Lets the game go on after an end that the board does not show.
    pub fn reopen(&mut self) {
        if let Ok(game) = self.tree.game(self.head()) {
            set_outcome_tags(Rc::make_mut(&mut self.tree), &game);
            self.played = Line::new(self.played.nodes().to_vec(), game);
        }
    }

    /// Takes back the last plies, which become a variation.
    pub fn take_back(&mut self, plies: usize) {
        let mut nodes = self.played.nodes().to_vec();
        let mut game = Game::clone(self.game());
        for _ in 0..plies {
            nodes.pop();
            game.take_back();
        }
        let tree = Rc::make_mut(&mut self.tree);
        let head = nodes.last().copied().unwrap_or(tree.root());
        // Fails only for a node that does not exist.
        let _ = tree.set_line_end(head, true);
        set_outcome_tags(tree, &game);
        self.played = Line::new(nodes, game);
    }

    /// Makes a variation the game as played again, up to this node.
    pub fn bring_back(&mut self, node: NodeId) {
        let Ok(game) = self.tree.game(node) else { return };
        let tree = Rc::make_mut(&mut self.tree);
        // Fails only for a node that does not exist.
        let _ = tree.make_main(node);
        let _ = tree.set_line_end(node, true);
        set_outcome_tags(tree, &game);
        self.played = Line::new(tree.path(node), game);
    }

    /// Adds a turn after a place as a variation. Returns the place after it, and whether the node is new.
    ///
    /// # Errors
    /// The turn is refused, or nested too deep; the document is unchanged.
    pub fn add_variation(
        &mut self,
        place: &Cursor,
        turn: &TurnBuilder,
    ) -> Result<(NodeId, bool), AddRefusal> {
        self.add_aside(place, |game| game.play(turn))
    }

    /// Adds a turn after a place: it goes on with a free main line that has not ended, and is a variation elsewhere.
    /// Returns the place after it, and whether the document has changed.
    ///
    /// # Errors
    /// The turn is refused, or nested too deep; the document is unchanged.
    pub fn add_turn(&mut self, place: &Cursor, turn: &TurnBuilder) -> Result<(NodeId, bool), AddRefusal> {
        self.add(place, |game| game.play(turn))
    }

    /// Adds a setup after a place, as [`Document::add_turn`] adds a turn.
    ///
    /// # Errors
    /// The setup is refused, or nested too deep; the document is unchanged.
    pub fn add_setup(&mut self, place: &Cursor, setup: &Setup) -> Result<(NodeId, bool), AddRefusal> {
        self.add(place, |game| game.set_up(setup))
    }

    fn add(
        &mut self,
        place: &Cursor,
        play: impl FnOnce(&mut Game) -> Result<(), PlayError>,
    ) -> Result<(NodeId, bool), AddRefusal> {
        let goes_on = *place == self.end_cursor() && self.game().outcome().is_none();
        if !goes_on || !self.is_free() {
            return self.add_aside(place, play);
        }
        let mut game = Game::clone(self.game());
        play(&mut game)?;
        self.move_on(game);
        Ok((self.head(), true))
    }

    /// Adds a ply after a place as a variation.
    fn add_aside(
        &mut self,
        place: &Cursor,
        play: impl FnOnce(&mut Game) -> Result<(), PlayError>,
    ) -> Result<(NodeId, bool), AddRefusal> {
        let (head, at) = (self.head(), place.node().unwrap_or(self.tree.root()));
        let mut game = self.tree.game(at).unwrap_or_default();
        play(&mut game)?;
        let tree = Rc::make_mut(&mut self.tree);
        let known = tree.children(at).to_vec();
        let Some(ply) = game.plies().last().map(PlyText::from) else { return Ok((at, false)) };
        let node = tree.play(at, &ply)?;
        if at == head {
            // What follows the game as played is not played.
            let _ = tree.set_line_end(at, true);
        }
        Ok((node, !known.contains(&node)))
    }

    /// Removes a variation, unless the game as played has caught up with it.
    pub fn remove_variation(&mut self, node: NodeId) {
        if self.tree.contains(node) && !self.played.nodes().contains(&node) {
            // Fails only for the root and for a node that does not exist.
            let _ = Rc::make_mut(&mut self.tree).remove(node);
        }
    }
}
