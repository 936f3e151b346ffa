//! The tree: its nodes and lines.

use super::error::TreeError;
use super::node::{Ending, NodeId, Notes};
use crate::game::{Game, Phase, PlayError, Ply, Roster};
use crate::label::Label;
use crate::notation::{Marker, PlyText};
use crate::piece::BySide;
use crate::position::outcome::{Outcome, Reason};
use crate::record::tag::Tag;

/// A node with its place in the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    parent: NodeId,
    pub(super) children: Vec<NodeId>,
    /// `None` at the root.
    ply: Option<Ply>,
    /// The number of plies from the root to this node.
    depth: u32,
    notes: Notes,
    /// The outcome on the board at this node.
    outcome: Option<Outcome>,
    pub(super) ending: Option<Ending>,
    /// Endings of variations at this node, each with the number of variations before it.
    pub(super) other_endings: Vec<(usize, Ending)>,
    /// The line ends here, although the node may have children.
    pub(super) line_end: bool,
}

/// A game with variations.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The tags of its record. The tag `Position` is ignored, because it is derived from the starting position.
    pub tags: Vec<Tag>,
    start: Game,
    /// A removed node leaves a gap, so that ids are never reused.
    pub(super) nodes: Vec<Option<Node>>,
}

impl Node {
    /// Whether both are the same but for their places in the tree and the ends of lines. Of their children it compares
    /// the number.
    pub(super) fn has_same_content(&self, other: &Node) -> bool {
        self.ply == other.ply
            && self.notes == other.notes
            && self.outcome == other.outcome
            && self.ending == other.ending
            && self.other_endings == other.other_endings
            && self.children.len() == other.children.len()
    }

    /// The number of children that are not the continuation of the line.
    fn variation_count(&self) -> usize {
        let continued = self.ending.is_none() && !self.line_end;
        self.children.len().saturating_sub(usize::from(continued))
    }
}

impl Default for GameTree {
    fn default() -> GameTree {
        GameTree::new(Game::new())
    }
}

impl GameTree {
    /// The maximum number of nodes in a tree, including removed ones.
    pub const MAX_NODES: usize = 10_000_000;

    /// Creates a tree from a game, whose plies become the main line.
    #[must_use]
    pub fn new(game: Game) -> GameTree {
        let mut start = game;
        let mut plies = Vec::new();
        while let Some(ply) = start.take_back() {
            plies.push(ply);
        }
        let root = Node {
            parent: NodeId::ROOT,
            children: Vec::new(),
            ply: None,
            depth: 0,
            notes: Notes::default(),
            outcome: start.outcome(),
            ending: None,
            other_endings: Vec::new(),
            line_end: false,
        };
        let mut tree = GameTree { tags: Vec::new(), start: start.clone(), nodes: vec![Some(root)] };
        let mut at = NodeId::ROOT;
        while let Some(ply) = plies.pop() {
            // The plies were legal in this order.
            start.play_on();
            let Ok(node) = tree.play_in(&mut start, at, &PlyText::from(&ply)) else { break };
            at = node;
        }
        tree
    }

    /// The game before the first ply.
    pub(in crate::record) const fn start(&self) -> &Game {
        &self.start
    }

    /// Sets the pieces that each side sets up. Without setups there is nothing to set.
    ///
    /// # Errors
    /// A setup in the tree has other pieces; the tree is unchanged.
    pub(in crate::record) fn set_rosters(&mut self, rosters: BySide<Roster>) -> Result<(), PlayError> {
        if !matches!(self.start.phase(), Phase::Setup(_)) {
            return Ok(());
        }
        for node in self.nodes.iter().flatten() {
            if let (Some(Ply::Setup(setup)), Some(ply)) = (&node.ply, node.depth.checked_sub(1)) {
                let side = self.start.label(ply as usize).side;
                setup.check(side, rosters[side]).map_err(PlayError::Setup)?;
            }
        }
        self.start = self.start.clone().with_rosters(rosters)?;
        Ok(())
    }

    /// The number of plies from the start to a node.
    pub(super) fn depth(&self, node: NodeId) -> usize {
        self.node(node).map_or(0, |found| found.depth as usize)
    }

    /// The number of nodes, including the root and removed ones.
    pub(super) const fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The phase before the first ply.
    #[must_use]
    pub const fn root(&self) -> NodeId {
        NodeId::ROOT
    }

    /// Whether the tree has this node.
    #[must_use]
    pub fn contains(&self, node: NodeId) -> bool {
        self.node(node).is_some()
    }

    /// The number of nodes, including the root.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.iter().flatten().count()
    }

    /// Whether the tree has only the root.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.children(NodeId::ROOT).is_empty()
    }

    /// All nodes, the root first, a parent before its children.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        let ids = (0u32..).zip(&self.nodes);
        ids.filter(|(_, node)| node.is_some()).map(|(id, _)| NodeId(id))
    }

    /// The parent of a node; `None` for the root.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).filter(|found| found.ply.is_some()).map(|found| found.parent)
    }

    /// The children of a node: the continuation of the line first, then its variations.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.node(node).map_or(&[], |found| &found.children)
    }

    /// The ply of a node; `None` for the root.
    #[must_use]
    pub fn ply(&self, node: NodeId) -> Option<&Ply> {
        self.node(node)?.ply.as_ref()
    }

    /// The label of a node's ply; `None` for the root.
    #[must_use]
    pub fn label(&self, node: NodeId) -> Option<Label> {
        let depth = self.node(node)?.depth.checked_sub(1)?;
        Some(self.start.label(depth as usize))
    }

    /// The annotations of a node.
    #[must_use]
    pub fn notes(&self, node: NodeId) -> Option<&Notes> {
        self.node(node).map(|found| &found.notes)
    }

    /// The annotations of a node, mutable.
    pub fn notes_mut(&mut self, node: NodeId) -> Option<&mut Notes> {
        self.node_mut(node).map(|found| &mut found.notes)
    }

    /// The resignation or loss of the side to move after this node.
    #[must_use]
    pub fn ending(&self, node: NodeId) -> Option<&Ending> {
        self.node(node)?.ending.as_ref()
    }

    /// Sets or removes a resignation by the side to move after this node.
    ///
    /// # Errors
    /// There is no such node, the game ended on the board there, or the marker is a takeback.
    pub fn set_ending(&mut self, node: NodeId, ending: Option<Ending>) -> Result<(), TreeError> {
        let found = self.node_mut(node).ok_or(TreeError::NoNode(node))?;
        if found.outcome.is_some() && ending.is_some() {
            return Err(TreeError::GameOver(node));
        }
        if ending.as_ref().is_some_and(|ending| ending.marker == Marker::Takeback) {
            return Err(TreeError::NoEnding);
        }
        found.ending = ending;
        Ok(())
    }

    /// The resignations and losses that are variations at this node, not part of its line.
    pub fn other_endings(&self, node: NodeId) -> impl Iterator<Item = &Ending> {
        self.placed_endings(node).map(|(_, ending)| ending)
    }

    /// The endings that are variations, each with the number of variations before it.
    pub(in crate::record) fn placed_endings(&self, node: NodeId) -> impl Iterator<Item = (usize, &Ending)> {
        let endings = self.node(node).map_or(&[][..], |found| &found.other_endings);
        endings.iter().map(|(before, ending)| (*before, ending))
    }

    /// Adds a resignation or loss as the last variation at this node.
    pub(super) fn add_other_ending(&mut self, node: NodeId, ending: Ending) -> Result<(), TreeError> {
        let found = self.node(node).ok_or(TreeError::NoNode(node))?;
        let before = found.variation_count() + found.other_endings.len();
        self.add_other_ending_at(node, before, ending)
    }

    /// Adds a resignation or loss as a variation at this node, after the others. `before` is the number of variations
    /// before it, which may be added later.
    pub(in crate::record) fn add_other_ending_at(
        &mut self,
        node: NodeId,
        before: usize,
        ending: Ending,
    ) -> Result<(), TreeError> {
        let found = self.node_mut(node).ok_or(TreeError::NoNode(node))?;
        if found.outcome.is_some() {
            return Err(TreeError::GameOver(node));
        }
        found.other_endings.push((before, ending));
        Ok(())
    }

    /// Whether the line ends at this node, so that its children are all variations: turns that could follow but were
    /// not played. Every line ends at a node without children.
    #[must_use]
    pub fn is_line_end(&self, node: NodeId) -> bool {
        self.node(node)
            .is_none_or(|found| found.line_end || found.ending.is_some() || found.children.is_empty())
    }

    /// Ends the line at this node, so that its children are all variations, or continues the line with the first child.
    /// The last node of a finished or unfinished game has this mark if analysis follows it.
    ///
    /// # Errors
    /// There is no such node.
    pub fn set_line_end(&mut self, node: NodeId, is_end: bool) -> Result<(), TreeError> {
        self.node_mut(node).ok_or(TreeError::NoNode(node))?.line_end = is_end;
        Ok(())
    }

    /// The outcome at this node: on the board, or by resignation.
    #[must_use]
    pub fn outcome(&self, node: NodeId) -> Option<Outcome> {
        let found = self.node(node)?;
        let resigned = found.ending.as_ref().map(|ending| {
            let side = self.start.label(found.depth as usize).side;
            let reason = match ending.marker {
                Marker::Resigns => Reason::Resignation,
                Marker::Lost | Marker::Takeback => Reason::Forfeit,
            };
            Outcome::win(!side, reason)
        });
        // By old rules the game may have gone on after the loss of all rabbits of one side.
        let went_on = !self.is_line_end(node);
        found.outcome.filter(|_| !went_on).or(resigned)
    }

    /// The nodes from the first ply to this node, which comes last. Empty for the root.
    #[must_use]
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    /// The nodes of the main line.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_after(NodeId::ROOT)
    }

    /// The nodes that follow this one along first children, up to the end of the line. If a side resigned or lost, the
    /// line ends there, and all children are variations.
    #[must_use]
    pub fn line_after(&self, node: NodeId) -> Vec<NodeId> {
        let next = |&node: &NodeId| {
            let goes_on = !self.is_line_end(node);
            self.children(node).first().copied().filter(|_| goes_on)
        };
        core::iter::successors(next(&node), next).collect()
    }

    /// The game at a node.
    ///
    /// # Errors
    /// There is no such node.
    pub fn game(&self, node: NodeId) -> Result<Game, TreeError> {
        if !self.contains(node) {
            return Err(TreeError::NoNode(node));
        }
        let mut game = self.start.clone();
        for ply in self.path(node).into_iter().filter_map(|node| self.ply(node)) {
            game.play_on();
            game.play_text(&ply.into()).map_err(TreeError::PlayText)?;
        }
        Ok(game)
    }

    /// Adds a ply as the last child of a node. `game` is the game after the ply.
    pub(super) fn add(&mut self, game: &Game, node: NodeId) -> Result<NodeId, TreeError> {
        let id = NodeId(self.nodes.len() as u32);
        let parent = self.node_mut(node).ok_or(TreeError::NoNode(node))?;
        parent.children.push(id);
        let depth = parent.depth + 1;
        self.nodes.push(Some(Node {
            parent: node,
            children: Vec::new(),
            ply: game.plies().last().cloned(),
            depth,
            notes: Notes::default(),
            outcome: game.outcome(),
            ending: None,
            other_endings: Vec::new(),
            line_end: false,
        }));
        Ok(id)
    }

    pub(super) fn node(&self, node: NodeId) -> Option<&Node> {
        self.nodes.get(node.index())?.as_ref()
    }

    pub(super) fn node_mut(&mut self, node: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(node.index())?.as_mut()
    }
}
