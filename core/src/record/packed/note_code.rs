//! The annotations of a turn: glyphs, a comment and an introduction.

use super::adaptive::AdaptiveSymbol;
use super::coder::SymbolCoder;
use super::comment_code::CommentCode;
use super::error::{PackedError, PackedPart};
use super::stream_kind::StreamKind;
use super::text_code::TextCode;
use crate::record::comment::Comment;
use crate::record::glyph::Glyph;
use crate::record::tree::Notes;

/// The symbols of a glyph: the end of the glyphs, the six assessments, a numeric glyph, a sign.
const GLYPH_SYMBOLS: usize = 9;
const LAST: usize = 0;
const NUMERIC: usize = 7;
const SIGN: usize = 8;

/// Codes annotations, and learns from each.
#[derive(Debug)]
pub(super) struct NoteCode {
    glyph: AdaptiveSymbol<GLYPH_SYMBOLS>,
    has_comment: AdaptiveSymbol<2>,
    has_introduction: AdaptiveSymbol<2>,
    comments: CommentCode,
}

impl NoteCode {
    pub(super) const fn new() -> NoteCode {
        NoteCode {
            glyph: AdaptiveSymbol::new(),
            has_comment: AdaptiveSymbol::new(),
            has_introduction: AdaptiveSymbol::new(),
            comments: CommentCode::new(),
        }
    }

    pub(super) fn code(
        &mut self,
        coder: &mut impl SymbolCoder,
        texts: &mut TextCode,
        known: Option<&Notes>,
    ) -> Result<Notes, PackedError> {
        let mut notes = Notes::default();
        let glyphs = known.map(|notes| &notes.glyphs[..]);
        while let Some(glyph) = self.code_glyph(coder, texts, glyphs, notes.glyphs.len())? {
            texts.spend(1)?;
            notes.glyphs.push(glyph);
        }
        let has = |comment: &Comment| !comment.is_empty();
        let comment = known.map(|notes| &notes.comment);
        if self.has_comment.code_flag(coder, comment.map(has))? {
            notes.comment = self.comments.code(coder, texts, comment)?;
        }
        let introduction = known.map(|notes| &notes.introduction);
        if self.has_introduction.code_flag(coder, introduction.map(has))? {
            notes.introduction = self.comments.code(coder, texts, introduction)?;
        }
        Ok(notes)
    }

    /// Codes the glyph with this index, if there is one.
    fn code_glyph(
        &mut self,
        coder: &mut impl SymbolCoder,
        texts: &mut TextCode,
        known: Option<&[Glyph]>,
        index: usize,
    ) -> Result<Option<Glyph>, PackedError> {
        let known = known.map(|glyphs| glyphs.get(index).copied());
        let text = known.map(|glyph| glyph.map_or("".into(), Glyph::text));
        let number = known.flatten().map(Glyph::number);
        let symbol = text.as_deref().map(|text| match number {
            None => LAST,
            Some(assessment @ 1..=6) => usize::from(assessment),
            Some(_) if text.starts_with('$') => NUMERIC,
            Some(_) => SIGN,
        });
        let read = match self.glyph.code(coder, symbol)? {
            LAST => return Ok(None),
            NUMERIC => format!("${}", coder.code_below(256, number.map(u32::from))?),
            SIGN => texts.code(coder, StreamKind::Sign, text.as_deref())?,
            assessment => format!("${assessment}"),
        };
        Glyph::from_text(&read).map(Some).ok_or(PackedError::Part(PackedPart::Notes))
    }
}
