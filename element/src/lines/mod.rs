//! The lines of a record: its turns with their variations and comments, and what its tags say about the players.

mod items;
mod players;

use std::rc::Rc;

use ansa_core::record::{ArrowAnnotation, Comment, GameReading, GameRecordError, GameTree, NodeId, Record};
use ansa_core::{BySide, Game};

pub(crate) use items::{LineItem, LineItemKind};
pub(crate) use players::PlayerTags;
use players::RecordTimes;

/// The lines of a record.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    tree: GameTree,
    main: Rc<[NodeId]>,
    items: Vec<LineItem>,
    players: BySide<PlayerTags>,
    times: RecordTimes,
}

impl Lines {
    /// Reads a record, and returns the game of its main line as well. A variation is read up to its first illegal turn.
    ///
    /// # Errors
    /// The first illegal turn of the main line, or a tag with an unknown value.
    pub(crate) fn read(record: &Record) -> Result<(Lines, Game), GameRecordError> {
        let GameReading { tree, outcome, stopped, .. } = GameReading::from_record(record)?;
        if let Some(error) = stopped {
            return Err(GameRecordError::Replay(error));
        }
        let main: Rc<[NodeId]> = tree.main_line().into();
        let (items, players, times) = (items::of(&tree), PlayerTags::of(record), RecordTimes::of(record));
        let lines = Lines { tree, main, items, players, times };
        let mut game = lines.game(&lines.main);
        if let Some(outcome) = outcome {
            // A game that ended on the board keeps that outcome.
            let _ = game.end(outcome);
        }
        Ok((lines, game))
    }

    /// The nodes of the main line.
    pub(crate) const fn main(&self) -> &Rc<[NodeId]> {
        &self.main
    }

    /// The turns and comments of all lines in the order of the record.
    pub(crate) fn items(&self) -> &[LineItem] {
        &self.items
    }

    /// What the record says about the players.
    pub(crate) const fn players(&self) -> &BySide<PlayerTags> {
        &self.players
    }

    /// The line through a node: the turns that lead to it, and those that follow. The main line without a node, or if
    /// there is no such node.
    pub(crate) fn through(&self, node: Option<NodeId>) -> Rc<[NodeId]> {
        let Some(node) = node.filter(|&node| self.tree.ply(node).is_some()) else { return self.main.clone() };
        let mut line = self.tree.path(node);
        line.extend(self.tree.line_after(node));
        line.into()
    }

    /// The game of a line.
    pub(crate) fn game(&self, line: &[NodeId]) -> Game {
        let end = line.last().copied().unwrap_or(self.tree.root());
        // The turns of a tree are legal, and its nodes exist.
        let mut game = self.tree.game(end).unwrap_or_default();
        if let Some(outcome) = self.tree.outcome(end) {
            let _ = game.end(outcome);
        }
        game
    }

    /// The words of the record about a node: those before and after its turn. Without a node, those before the game.
    pub(crate) fn comment(&self, node: Option<NodeId>) -> String {
        let Some(notes) = self.tree.notes(node.unwrap_or(self.tree.root())) else { return String::new() };
        crate::text::joined(&[notes.introduction.text(), notes.comment.text()])
    }

    /// The words of a comment, or those before a variation.
    pub(crate) fn words(&self, item: LineItem) -> String {
        let notes = self.tree.notes(item.node);
        let comment = notes.map(|notes| match item.kind {
            LineItemKind::Begin => &notes.introduction,
            _ => &notes.comment,
        });
        comment.map(|comment| comment.text().to_owned()).unwrap_or_default()
    }

    /// The arrows and marked squares of the same comment.
    pub(crate) fn arrows(&self, node: Option<NodeId>) -> Vec<ArrowAnnotation> {
        self.tree
            .notes(node.unwrap_or(self.tree.root()))
            .map(|notes| notes.comment.arrows())
            .unwrap_or_default()
    }

    /// What the clocks show after the turns of a line: the time of each side in milliseconds, as far as the record says.
    pub(crate) fn clocks(&self, line: &[NodeId]) -> BySide<Option<u64>> {
        let comments = line.iter().filter_map(|&node| {
            let comment: &Comment = &self.tree.notes(node)?.comment;
            Some((self.tree.label(node)?.side, self.tree.ply(node)?, comment))
        });
        self.times.after(comments)
    }

    /// The tree, to be read.
    pub(crate) const fn tree(&self) -> &GameTree {
        &self.tree
    }
}

#[cfg(test)]
mod tests;
