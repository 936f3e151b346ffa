//! Writes trees as records.

use super::error::TreeError;
use super::game_tree::GameTree;
use super::node::{NodeId, Notes};
use crate::game::Phase;
use crate::notation::{PlyText, PositionText};
use crate::record::entry::{Entry, MAX_NESTING, Record, Variation};
use crate::record::tag::Tag;

impl GameTree {
    /// Writes the game with all variations as a record, with every capture token.
    ///
    /// # Errors
    /// Variations nest deeper than a record allows.
    pub fn to_record(&self) -> Result<Record, TreeError> {
        let mut record = Record { tags: self.tags.clone(), ..Record::default() };
        self.set_position_tag(&mut record);
        if let Some(notes) = self.notes(NodeId::ROOT) {
            record.comment = notes.comment.clone();
        }
        let first = self.children(NodeId::ROOT).first().copied();
        if let Some(notes) = first.and_then(|first| self.notes(first)) {
            record.comment.append(notes.introduction.clone());
        }
        record.line = self.entries(first, NodeId::ROOT, 0)?;
        Ok(record)
    }

    /// Sets the tag to the starting position, or removes it.
    fn set_position_tag(&self, record: &mut Record) {
        let Phase::Turn(position) = self.start().phase() else {
            record.tags.retain(|tag| tag.name() != "Position");
            return;
        };
        let mut text = PositionText::from(&position.to_builder()).to_short();
        if self.is_empty() {
            // There is no turn whose label gives the number.
            text.insert_str(0, &self.start().next_label().number.to_string());
        }
        if let Some(tag) = Tag::new("Position", &text) {
            record.set_tag(tag);
        }
    }

    /// The line that starts with a node, with its variations. The recursion is as deep as the variations nest, which is
    /// limited.
    fn entries(
        &self,
        first: Option<NodeId>,
        parent: NodeId,
        nesting: usize,
    ) -> Result<Vec<Entry>, TreeError> {
        if nesting > MAX_NESTING {
            return Err(TreeError::TooDeep);
        }
        let mut line = Vec::new();
        let (mut next, mut parent) = (first, parent);
        // Whether `next` is itself the variation being written, and so has no variations of its siblings.
        let mut alone = nesting > 0;
        loop {
            if let (Some(ending), false) = (self.ending(parent), alone) {
                let depth = self.depth(parent);
                let ply = PlyText::Marker(ending.marker);
                let mut entry = Entry::new(self.start().label(depth), ply);
                write_notes(&mut entry, &ending.notes);
                entry.variations = self.variations(self.children(parent), parent, nesting)?;
                line.push(entry);
                return Ok(line);
            }
            let Some((node, label)) = next.and_then(|node| Some((node, self.label(node)?))) else {
                return Ok(line);
            };
            let mut entry = Entry::new(label, self.ply(node).map(PlyText::from).unwrap_or_default());
            if let Some(notes) = self.notes(node) {
                write_notes(&mut entry, notes);
            }
            if !alone {
                let others = self.children(parent).get(1..).unwrap_or(&[]);
                entry.variations = self.variations(others, parent, nesting)?;
            }
            alone = false;
            parent = node;
            next = self.children(node).first().copied();
            // A promoted variation keeps its introduction: it is appended to the comment before the turn.
            if let (Some(notes), None) = (next.and_then(|next| self.notes(next)), self.ending(node)) {
                entry.comment.append(notes.introduction.clone());
            }
            line.push(entry);
        }
    }

    fn variations(
        &self,
        nodes: &[NodeId],
        parent: NodeId,
        nesting: usize,
    ) -> Result<Vec<Variation>, TreeError> {
        let write = |&node: &NodeId| {
            let comment = self.notes(node).map(|notes| notes.introduction.clone()).unwrap_or_default();
            Ok(Variation { comment, line: self.entries(Some(node), parent, nesting + 1)? })
        };
        nodes.iter().map(write).collect()
    }
}

fn write_notes(entry: &mut Entry, notes: &Notes) {
    entry.glyphs.clone_from(&notes.glyphs);
    entry.comment = notes.comment.clone();
}
