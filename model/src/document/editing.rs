//! Edits of a document: comments, glyphs, drawn marks, and the order of the variations.

use ansa_core::record::{ArrowAnnotation, Comment, GameTree, Glyph, MAX_NESTING, NodeId};

use super::refusal::EditRefusal;
use super::tree_document::Document;

/// An edit of the annotations or the variations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Replaces the text of the comment after a ply, or of the one before the first ply.
    Comment(NodeId, String),
    /// Adds a glyph to a ply, or removes it. An assessment such as `!` replaces another one.
    Glyph(NodeId, Glyph),
    /// Draws an arrow or a mark at a ply. The same again is removed, and another colour replaces it.
    Draw(NodeId, ArrowAnnotation),
    /// Moves a variation one place up.
    Promote(NodeId),
    /// Moves a variation one place down.
    Demote(NodeId),
    /// Makes the line to this node the main line.
    MakeMain(NodeId),
    /// Removes a ply and everything after it.
    Remove(NodeId),
}

impl Document {
    /// Whether the main line itself can be edited: in a record or a position to be studied, but not in a game against
    /// the computer or a friend, or with a clock.
    pub fn is_free(&self) -> bool {
        let options = self.options();
        options.control.is_none() && !options.has_opponent()
    }

    /// The document with the line to a node as its main line, for others to look at. `None` if the node is gone.
    pub fn with_main_line(&self, node: NodeId) -> Option<Document> {
        if node == self.root() || self.played().nodes().contains(&node) {
            return Some(self.clone());
        }
        let mut tree = self.tree().clone();
        tree.make_main(node).ok()?;
        Some(self.with_main_line_of(tree))
    }

    /// Applies an edit.
    ///
    /// # Errors
    /// The edit is refused.
    pub fn edit(&mut self, edit: &Edit) -> Result<(), EditRefusal> {
        let mut tree = self.tree().clone();
        apply(&mut tree, edit)?;
        // Another order of the variations can nest them deeper.
        if matches!(edit, Edit::Promote(_) | Edit::Demote(_) | Edit::MakeMain(_))
            && tree.max_nesting() > MAX_NESTING
        {
            return Err(EditRefusal::TooDeep);
        }
        if tree.main_line() == self.played().nodes() {
            self.set_tree(tree);
        } else if self.is_free() {
            *self = self.with_main_line_of(tree);
        } else {
            return Err(EditRefusal::Played);
        }
        Ok(())
    }
}

fn apply(tree: &mut GameTree, edit: &Edit) -> Result<(), EditRefusal> {
    match edit {
        Edit::Comment(node, text) => {
            let comment: &mut Comment = &mut tree.notes_mut(*node).ok_or(EditRefusal::Gone)?.comment;
            comment.set_text(text);
        }
        Edit::Glyph(node, glyph) => {
            // There is nothing to assess before the first ply.
            tree.ply(*node).ok_or(EditRefusal::Gone)?;
            let glyphs = &mut tree.notes_mut(*node).ok_or(EditRefusal::Gone)?.glyphs;
            let had = glyphs.contains(glyph);
            glyphs.retain(|own| own != glyph && !(is_assessment(*own) && is_assessment(*glyph)));
            if !had {
                glyphs.insert(if is_assessment(*glyph) { 0 } else { glyphs.len() }, *glyph);
            }
        }
        Edit::Draw(node, drawn) => {
            let comment = &mut tree.notes_mut(*node).ok_or(EditRefusal::Gone)?.comment;
            let mut arrows = comment.arrows();
            let had = arrows.contains(drawn);
            arrows.retain(|own| (own.from, own.to) != (drawn.from, drawn.to));
            if !had {
                arrows.push(*drawn);
            }
            comment.set_arrows(&arrows);
        }
        Edit::Promote(node) => tree.promote(*node)?,
        Edit::Demote(node) => tree.demote(*node)?,
        Edit::MakeMain(node) => tree.make_main(*node)?,
        Edit::Remove(node) => drop(tree.remove(*node)?),
    }
    Ok(())
}

fn is_assessment(glyph: Glyph) -> bool {
    Glyph::ALL.contains(&glyph)
}
