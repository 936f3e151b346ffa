//! Writes trees as records.

use super::error::TreeError;
use super::game_tree::GameTree;
use super::node::{Ending, NodeId, Notes};
use crate::game::Phase;
use crate::label::Label;
use crate::notation::{PlyText, PositionText};
use crate::record::comment::Comment;
use crate::record::entry::{Entry, MAX_NESTING, Record, Variation};
use crate::record::replay::start;
use crate::record::tag::Tag;

impl GameTree {
    /// Writes the game with all variations as a record, with every capture token.
    ///
    /// # Errors
    /// Variations are nested deeper than a record allows.
    pub fn to_record(&self) -> Result<Record, TreeError> {
        let mut record = Record { tags: self.tags.clone(), ..Record::default() };
        if let Some(notes) = self.notes(NodeId::ROOT) {
            record.comment = notes.comment.clone();
        }
        let first = self.children(NodeId::ROOT).first().copied();
        record.comment.append(self.introduction_of_next(NodeId::ROOT));
        record.line = self.entries(first, NodeId::ROOT, 0)?;
        self.set_position_tag(&mut record);
        Ok(record)
    }

    /// Sets the tag to the starting position, or removes it.
    fn set_position_tag(&self, record: &mut Record) {
        let Phase::Turn(position) = self.start().phase() else {
            record.tags.retain(|tag| tag.name() != "Position");
            return;
        };
        // The text in the tag stays if it says the same.
        if start(record, self.start().rules()).as_ref() == Ok(self.start()) {
            return;
        }
        let mut text = PositionText::from(&position).to_short();
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
            if !alone && self.is_line_end(parent) {
                line.extend(self.last_entry(parent, nesting)?);
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
            entry.comment.append(self.introduction_of_next(node));
            line.push(entry);
        }
    }

    /// The introduction of the next turn of the line. A promoted variation keeps its introduction: it is appended to
    /// the comment before the turn.
    fn introduction_of_next(&self, node: NodeId) -> Comment {
        let next = self.children(node).first().filter(|_| !self.is_line_end(node));
        next.and_then(|&next| self.notes(next)).map(|notes| notes.introduction.clone()).unwrap_or_default()
    }

    /// The entry after the last turn of a line: a resignation or loss, or a label without a turn if only variations
    /// follow.
    fn last_entry(&self, parent: NodeId, nesting: usize) -> Result<Option<Entry>, TreeError> {
        let label = self.start().label(self.depth(parent));
        let mut entry = match self.ending(parent) {
            Some(ending) => ending_entry(label, ending),
            None => Entry::new(label, PlyText::Empty),
        };
        entry.variations = self.variations(self.children(parent), parent, nesting)?;
        Ok(Some(entry).filter(|entry| entry.ply != PlyText::Empty || !entry.variations.is_empty()))
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
        let mut variations = nodes.iter().map(write).collect::<Result<Vec<_>, _>>()?;
        for (before, ending) in self.placed_endings(parent) {
            if nesting >= MAX_NESTING {
                return Err(TreeError::TooDeep);
            }
            let line = vec![ending_entry(self.start().label(self.depth(parent)), ending)];
            let comment = ending.notes.introduction.clone();
            variations.insert(before.min(variations.len()), Variation { comment, line });
        }
        Ok(variations)
    }
}

fn ending_entry(label: Label, ending: &Ending) -> Entry {
    let mut entry = Entry::new(label, PlyText::Marker(ending.marker));
    write_notes(&mut entry, &ending.notes);
    entry
}

fn write_notes(entry: &mut Entry, notes: &Notes) {
    entry.glyphs.clone_from(&notes.glyphs);
    entry.comment = notes.comment.clone();
}
