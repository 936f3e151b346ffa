//! Playing in a tree.

use super::error::TreeError;
use super::game_tree::GameTree;
use super::node::NodeId;
use crate::game::Game;
use crate::notation::PlyText;
use crate::record::entry::MAX_NESTING;
use crate::record::resolve::Played;

impl GameTree {
    /// Plays a setup or a turn after a node. If it is already a child, returns that node; otherwise adds it as the last
    /// variation. If there is an error, the tree is unchanged.
    ///
    /// # Errors
    /// There is no such node, the text is rejected, or the variation would be nested deeper than a record allows.
    pub fn play(&mut self, node: NodeId, ply: &PlyText) -> Result<NodeId, TreeError> {
        let mut game = self.game(node)?;
        if !self.children(node).is_empty() {
            // Either the game is not over, or it went on.
            game.play_on();
        }
        match self.follow(&mut game, node, ply)? {
            Some(known) => Ok(known),
            None if self.nesting_of_next(node) > MAX_NESTING => Err(TreeError::TooDeep),
            None => self.add(&game, node),
        }
    }

    /// Plays a ply that the node does not have yet as a child, in a game that is at the node. Returns `None` if it has
    /// it, or if the ply is illegal.
    pub(in crate::record) fn play_new(
        &mut self,
        game: &mut Game,
        node: NodeId,
        ply: &PlyText,
    ) -> Option<NodeId> {
        let known = self.node_count();
        self.play_in(game, node, ply).ok().filter(|_| self.node_count() > known)
    }

    /// Plays in a game that is at the node. The caller limits how deep variations nest.
    pub(super) fn play_in(
        &mut self,
        game: &mut Game,
        node: NodeId,
        ply: &PlyText,
    ) -> Result<NodeId, TreeError> {
        match self.follow(game, node, ply)? {
            Some(known) => Ok(known),
            None => self.add(game, node),
        }
    }

    /// Plays in a game that is at the node. Returns the node of the ply; `None` if the tree does not have it yet.
    fn follow(&self, game: &mut Game, node: NodeId, ply: &PlyText) -> Result<Option<NodeId>, TreeError> {
        if matches!(ply, PlyText::Marker(_)) {
            return Err(TreeError::NoPly);
        }
        if self.node_count() >= GameTree::MAX_NODES {
            return Err(TreeError::TooMany);
        }
        let played = game.play_text(ply).map_err(TreeError::PlayText)?;
        debug_assert_eq!(played, Played::Ply, "only markers do anything else");
        let last = game.plies().last();
        Ok(self.children(node).iter().copied().find(|&child| self.ply(child) == last))
    }
}
