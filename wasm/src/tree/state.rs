//! The state of a `GameTree`: the tree, and how its main line ended.

use ansa_core::notation::PlyText;
use ansa_core::position::outcome::Outcome;
use ansa_core::record::{Entry, GameReading, GameTree, MAX_NESTING, NodeId, Notes, Record, Tag, TreeError};

use crate::error::ArimaaError;
use crate::game::{AnnotatedGame, NotesChange, OF_RESULT};

/// A game with variations.
#[derive(Clone, Default)]
pub(super) struct TreeState {
    tree: GameTree,
    /// How the main line ended: on the board, by its last words, or by the tags.
    outcome: Option<Outcome>,
}

impl TreeState {
    /// Reads the game of a record. Every turn must be legal, including those in variations.
    pub(super) fn from_record(record: &Record) -> Result<TreeState, ArimaaError> {
        let GameReading { tree, outcome, stopped, refused } = GameReading::from_record(record)?;
        match stopped.into_iter().chain(refused).next() {
            Some(error) => Err(error.into()),
            None => Ok(TreeState { tree, outcome }),
        }
    }

    pub(super) const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The record from which [`TreeState::from_record`] reads the same tree.
    pub(super) fn to_text(&self) -> String {
        // Refused only if variations nest too deep, which every edit checks.
        self.tree.to_record().map(|record| record.to_tagged()).unwrap_or_default()
    }

    /// The node at the end of the main line.
    fn main_end(&self) -> NodeId {
        self.tree.main_line().last().copied().unwrap_or(self.tree.root())
    }

    /// The comment before the first ply.
    pub(super) fn comment(&self) -> String {
        self.tree.notes(self.tree.root()).map(|notes| notes.comment.text().to_owned()).unwrap_or_default()
    }

    pub(super) fn set_comment(&mut self, text: &str) {
        if let Some(notes) = self.tree.notes_mut(self.tree.root()) {
            notes.comment.set_text(text);
        }
    }

    /// Plays a setup or turn after a node, or finds it there.
    pub(super) fn add(&mut self, after: NodeId, ply: &PlyText, text: &str) -> Result<NodeId, ArimaaError> {
        let before = self.tree.main_line();
        let is_ended = self.outcome.is_some() && after == self.main_end();
        let node = self.tree.play(after, ply).map_err(|error| match error {
            TreeError::PlayText(refusal) => ArimaaError::in_words(refusal, text),
            error => error.into(),
        })?;
        if is_ended {
            // The game ended here, so what could have followed is a variation.
            self.tree.set_line_end(after, true)?;
        }
        self.settle(&before);
        Ok(node)
    }

    /// Changes the annotations of a node, all but its variations.
    pub(super) fn annotate(
        &mut self,
        node: NodeId,
        change: NotesChange,
        introduction: Option<&str>,
    ) -> Result<(), ArimaaError> {
        let mut entry = self.entry(node)?;
        change.apply(&mut entry);
        if let Some(notes) = self.tree.notes_mut(node) {
            notes.glyphs = entry.glyphs;
            notes.comment = entry.comment;
            if let Some(text) = introduction {
                notes.introduction.set_text(text);
            }
        }
        Ok(())
    }

    /// Moves a node one place up among its siblings.
    pub(super) fn promote(&mut self, node: NodeId) -> Result<(), ArimaaError> {
        self.reorder(|tree| tree.promote(node))
    }

    /// Makes the line to a node the main line.
    pub(super) fn make_main(&mut self, node: NodeId) -> Result<(), ArimaaError> {
        self.reorder(|tree| tree.make_main(node))
    }

    /// Removes a node and everything after it.
    pub(super) fn remove(&mut self, node: NodeId) -> Result<(), ArimaaError> {
        self.reorder(|tree| tree.remove(node).map(|_| ()))
    }

    /// Changes the order of nodes, which can nest them deeper.
    fn reorder(
        &mut self,
        change: impl FnOnce(&mut GameTree) -> Result<(), TreeError>,
    ) -> Result<(), ArimaaError> {
        let mut changed = self.tree.clone();
        change(&mut changed)?;
        if changed.max_nesting() > MAX_NESTING {
            return Err(TreeError::TooDeep.into());
        }
        let before = core::mem::replace(&mut self.tree, changed).main_line();
        self.settle(&before);
        Ok(())
    }

    /// If the main line is another one than before, the tags no longer say how it ended.
    fn settle(&mut self, before: &[NodeId]) {
        let line = self.tree.main_line();
        if line == before {
            return;
        }
        self.outcome = self.tree.outcome(self.main_end());
        let mut record = Record { tags: core::mem::take(&mut self.tree.tags), ..Record::default() };
        record.tags.retain(|tag| !is_of_result(tag));
        if self.outcome.is_some() {
            record.set_outcome(line.len(), self.outcome);
        }
        self.tree.tags = record.tags;
    }

    /// The game from the start to a node, with the annotations of its turns.
    pub(super) fn game(&self, node: NodeId) -> Result<AnnotatedGame, ArimaaError> {
        let mut game = self.tree.game(node)?;
        let entries =
            self.tree.path(node).into_iter().map(|node| self.entry(node)).collect::<Result<_, _>>()?;
        let is_main_end = node == self.main_end();
        let mut tags = self.tree.tags.clone();
        if !is_main_end {
            tags.retain(|tag| !is_of_result(tag));
        }
        let ending = self.tree.ending(node).map(|ending| {
            let ply = PlyText::Marker(ending.marker);
            Entry {
                glyphs: ending.notes.glyphs.clone(),
                comment: ending.notes.comment.clone(),
                ..Entry::new(game.next_label(), ply)
            }
        });
        if let Some(outcome) = self.outcome.filter(|_| is_main_end).or(self.tree.outcome(node)) {
            // A game that has ended on the board keeps that outcome.
            let _ = game.end(outcome);
        }
        let comment =
            self.tree.notes(self.tree.root()).map(|notes| notes.comment.clone()).unwrap_or_default();
        Ok(AnnotatedGame::with_entries(game, tags, comment, entries, ending))
    }

    /// The setup or turn of a node, with its annotations and without variations.
    pub(super) fn entry(&self, node: NodeId) -> Result<Entry, ArimaaError> {
        let (ply, label) = self.tree.ply(node).zip(self.tree.label(node)).ok_or(TreeError::NoNode(node))?;
        let Notes { glyphs, comment, .. } = self.tree.notes(node).cloned().unwrap_or_default();
        Ok(Entry { glyphs, comment, ..Entry::new(label, ply.into()) })
    }
}

fn is_of_result(tag: &Tag) -> bool {
    OF_RESULT.contains(&tag.name())
}
