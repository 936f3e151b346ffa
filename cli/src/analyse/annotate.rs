//! Writes the review of a game into its record.

use ansa_core::notation::PlyText;
use ansa_core::record::{GameTree, Glyph, NodeId, TreeError};
use ansa_core::{Ply, Turn};

use super::review::{AnalysedTurns, TurnReview};
use super::words::{glyph, sentences};

/// The record with an evaluation of every position, and for every mistake a glyph, its causes as a comment, and the
/// engine's turn as a variation. Nothing that the record has is removed, but evaluations are replaced.
pub(super) fn annotated(tree: &GameTree, review: &AnalysedTurns) -> Result<String, TreeError> {
    let mut tree = tree.clone();
    let (found, begun) = (&review.evidence.found, &review.evidence.begun);
    for (&node, evaluation) in review.nodes.iter().zip(found) {
        if let (Some(evaluation), Some(notes)) = (evaluation, tree.notes_mut(node)) {
            notes.comment.set_evaluation(evaluation);
        }
    }
    for (&node, scores) in review.nodes.iter().skip(1).zip(begun) {
        if let Some(notes) = tree.notes_mut(node) {
            notes.comment.set_begun_scores(scores);
        }
    }
    for turn in &review.turns {
        annotate(&mut tree, turn)?;
    }
    Ok(tree.to_record()?.to_tagged())
}

fn annotate(tree: &mut GameTree, turn: &TurnReview) -> Result<(), TreeError> {
    let Some(mistake) = &turn.mistake else { return Ok(()) };
    if let Some(notes) = tree.notes_mut(turn.node) {
        // The annotator's own opinion of the turn counts more.
        if !notes.glyphs.iter().any(|glyph| Glyph::ALL.contains(glyph)) {
            notes.glyphs.push(glyph(mistake.severity));
        }
        let mut text = notes.comment.text().to_owned();
        for sentence in sentences(turn) {
            let sentence = format!("{}.", capitalised(&sentence));
            if !text.contains(&sentence) {
                text = if text.is_empty() { sentence } else { format!("{text} {sentence}") };
            }
        }
        notes.comment.set_text(&text);
    }
    match (&turn.best, tree.parent(turn.node)) {
        (Some(best), Some(before)) if !has_turn(tree, before, best) => {
            tree.play(before, &PlyText::from(best)).map(|_| ())
        }
        _ => Ok(()),
    }
}

/// Whether a turn is there already, perhaps in another order of its steps.
fn has_turn(tree: &GameTree, before: NodeId, turn: &Turn) -> bool {
    let ends_like =
        |&node: &NodeId| matches!(tree.ply(node), Some(Ply::Turn(other)) if other.end() == turn.end());
    tree.children(before).iter().any(ends_like)
}

fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
