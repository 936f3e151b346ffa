//! The tags of a record.

use super::coder::SymbolCoder;
use super::error::{PackedError, PackedPart};
use super::known_names::{POSITION, TAGS};
use super::stream_kind::StreamKind;
use super::text_code::TextCode;
use crate::game::{Game, Phase};
use crate::notation::PositionText;
use crate::record::tag::Tag;

/// The symbols of a tag: the known names, another name, and the end of the tags.
const SYMBOLS: usize = TAGS.len() + 2;
const LAST: usize = TAGS.len() + 1;
/// The weight of the name that follows the last one in the list.
const NEXT_WEIGHT: u32 = 16;
const LAST_WEIGHT: u32 = 4;

/// How the value of the tag `Position` is coded: the starting position, the same after its move number, or any text.
const SHORT: usize = 0;
const NUMBERED: usize = 1;
const AS_TEXT: usize = 2;
const POSITION_WEIGHTS: [u32; 3] = [6, 1, 1];

/// Codes the tags of a game that begins like this.
pub(super) fn code_tags(
    coder: &mut impl SymbolCoder,
    texts: &mut TextCode,
    start: &Game,
    known: Option<&[Tag]>,
) -> Result<Vec<Tag>, PackedError> {
    let mut rest = known.map(<[Tag]>::iter);
    let mut tags = Vec::new();
    let mut expected = 0;
    loop {
        let next = rest.as_mut().map(Iterator::next);
        let index = coder.code(&weights(expected), next.map(|tag| tag.map_or(LAST, index_of)))?;
        if index == LAST {
            return Ok(tags);
        }
        texts.spend(1)?;
        let known = next.flatten();
        let name = match TAGS.get(index) {
            Some(&name) => name.to_owned(),
            None => texts.code(coder, StreamKind::TagName, known.map(Tag::name))?,
        };
        let value = match start.phase() {
            Phase::Turn(position) if index == POSITION => {
                let short = PositionText::from(&position).to_short();
                let numbered = format!("{}{short}", start.next_label().number);
                code_position(coder, texts, &short, &numbered, known.map(Tag::value))?
            }
            _ => texts.code(coder, StreamKind::TagValue(index), known.map(Tag::value))?,
        };
        let tag = if value.contains('\n') { Tag::from_lines(&name, &value) } else { Tag::new(&name, &value) };
        tags.push(tag.ok_or(PackedError::Part(PackedPart::Tag))?);
        expected = index + 1;
    }
}

/// Codes the value of the tag `Position`, which usually says what the start of the game says.
fn code_position(
    coder: &mut impl SymbolCoder,
    texts: &mut TextCode,
    short: &str,
    numbered: &str,
    known: Option<&str>,
) -> Result<String, PackedError> {
    let form = known.map(|value| match value {
        _ if value == short => SHORT,
        _ if value == numbered => NUMBERED,
        _ => AS_TEXT,
    });
    match coder.code(&POSITION_WEIGHTS, form)? {
        SHORT => Ok(short.to_owned()),
        NUMBERED => Ok(numbered.to_owned()),
        _ => texts.code(coder, StreamKind::TagValue(POSITION), known),
    }
}

fn weights(expected: usize) -> [u32; SYMBOLS] {
    let mut weights = [1; SYMBOLS];
    for (symbol, heavier) in [(expected, NEXT_WEIGHT), (LAST, LAST_WEIGHT)] {
        if let Some(weight) = weights.get_mut(symbol) {
            *weight = heavier;
        }
    }
    weights
}

fn index_of(tag: &Tag) -> usize {
    TAGS.iter().position(|&name| name == tag.name()).unwrap_or(TAGS.len())
}
