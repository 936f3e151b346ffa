//! A line through a game tree.

use std::rc::Rc;

use ansa_core::game::Ply;
use ansa_core::record::{GameTree, NodeId};
use ansa_core::{Game, PlayedStep};

/// The nodes of a line, from the first ply to its end, and the game that they make.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    nodes: Rc<Vec<NodeId>>,
    game: Rc<Game>,
}

impl Line {
    /// The line of a game, whose plies are these nodes.
    pub(super) fn new(nodes: Vec<NodeId>, game: Game) -> Line {
        Line { nodes: Rc::new(nodes), game: Rc::new(game) }
    }

    /// The line through a node, on to its end along first children, with the outcome there. The tree has the node.
    pub(super) fn through(tree: &GameTree, node: NodeId) -> Line {
        let mut nodes = tree.path(node);
        nodes.extend(tree.line_after(node));
        let end = nodes.last().copied().unwrap_or(tree.root());
        // A node of the tree has a game.
        let mut game = tree.game(end).unwrap_or_default();
        if let Some(outcome) = tree.outcome(end) {
            // A game that has ended on the board keeps that outcome.
            let _ = game.end(outcome);
        }
        Line::new(nodes, game)
    }

    /// The nodes of the plies, as far as they have any.
    pub fn nodes(&self) -> &[NodeId] {
        &self.nodes
    }

    /// The game at the end of the line.
    pub const fn game(&self) -> &Rc<Game> {
        &self.game
    }

    /// The line of a game that goes on from this one, or that was taken back in it. A ply that this line does not have
    /// has no node.
    pub fn going_on(&self, game: Game) -> Line {
        let nodes = self.nodes.iter().copied().take(game.plies().len()).collect();
        Line::new(nodes, game)
    }

    /// The number of plies.
    pub fn len(&self) -> usize {
        self.game.plies().len()
    }

    /// The steps of a ply; none for a setup.
    pub fn steps_of(&self, ply: usize) -> &[PlayedStep] {
        self.game.plies().get(ply).map_or(&[], Ply::steps)
    }
}
