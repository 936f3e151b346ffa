//! Annotated setups and turns.

use std::borrow::Cow;

use ansa_core::notation::PlyText;
use ansa_core::record::{CommentCommand, Entry, Variation};
use serde::Serialize;

use super::side_name;
use crate::game::notes::other_commands;

/// A setup or turn with its annotations.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlyView {
    label: String,
    side: &'static str,
    kind: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    glyphs: Vec<Cow<'static, str>>,
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
    // JavaScript numbers. A time that they can't represent to the millisecond does not occur in a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    elapsed_ms: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock_ms: Option<f64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    commands: Vec<CommandView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<VariationView>,
}

#[derive(Serialize)]
struct CommandView {
    name: String,
    value: String,
}

#[derive(Serialize)]
struct VariationView {
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
    turns: Vec<PlyView>,
}

impl PlyView {
    /// The recursion is as deep as the variations nest, which is limited.
    pub(crate) fn new(entry: &Entry) -> PlyView {
        PlyView {
            label: entry.label.to_string(),
            side: side_name(entry.label.side),
            kind: match entry.ply {
                PlyText::Setup(_) => "setup",
                PlyText::Turn(_) | PlyText::Empty => "turn",
                PlyText::Marker(_) => "end",
            },
            text: entry.ply.to_string(),
            glyphs: entry.glyphs.iter().map(|glyph| glyph.text()).collect(),
            comment: entry.comment.text().to_owned(),
            elapsed_ms: entry.comment.elapsed().map(|time| time as f64),
            clock_ms: entry.comment.clock().map(|time| time as f64),
            commands: other_commands(&entry.comment).map(CommandView::new).collect(),
            variations: entry.variations.iter().map(VariationView::new).collect(),
        }
    }
}

impl CommandView {
    fn new(command: &CommentCommand) -> CommandView {
        CommandView { name: command.name().to_owned(), value: command.value().to_owned() }
    }
}

impl VariationView {
    fn new(variation: &Variation) -> VariationView {
        VariationView {
            comment: variation.comment.text().to_owned(),
            turns: variation.line.iter().map(PlyView::new).collect(),
        }
    }
}
