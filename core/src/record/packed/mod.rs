//! A whole game as a short text for a URL, including its variations, comments, glyphs and tags.
//!
//! `docs/link-format.md` describes the format.

mod adaptive;
mod armour;
mod coder;
mod comment_code;
mod error;
mod known_names;
mod limits;
mod note_code;
mod primer;
mod setup_code;
mod start_code;
mod step_scores;
mod step_weights;
mod stream_kind;
mod tag_code;
#[cfg(test)]
mod tests;
mod text_code;
mod tree_code;
mod turn_code;

pub use error::{PackedError, PackedPart};
pub use limits::{MAX_LINK_CHILDREN, MAX_LINK_PLIES, MAX_LINK_TEXT};

use super::tree::GameTree;
use coder::{RangeDecoder, RangeEncoder};
use tree_code::code_tree;

/// Packs a game, with everything in its record, into a text of letters, digits, `-` and `_`.
///
/// A turn takes about two characters. The first character is the version of the format.
///
/// ```
/// use ansa_core::record::{GameTree, Record, pack, unpack};
/// let text = "[Gold \"Omar\"]\n\n1g Ra1 Ed2\n1s ra8 ed7\n2g Ed2n ! {up}\n(\n2g Ed2e\n)\n2s resigns\n";
/// let tree = GameTree::from_record(&Record::read(text).unwrap()).unwrap();
/// let packed = pack(&tree).unwrap();
/// assert_eq!(packed, "1800HoE6Pa2GKbbfuZJSmLnpZ_8o4D2U0wilDqbFJ9PE");
/// let record = unpack(&packed).unwrap().to_record().unwrap();
/// assert_eq!(record.to_tagged(), text);
/// ```
///
/// # Errors
/// The game is larger than [`MAX_LINK_PLIES`], [`MAX_LINK_CHILDREN`] or [`MAX_LINK_TEXT`] allow.
pub fn pack(tree: &GameTree) -> Result<String, PackedError> {
    let mut coder = RangeEncoder::new();
    code_tree(&mut coder, Some(tree))?;
    Ok(armour::put_on(&coder.finish()))
}

/// Unpacks a game, restoring its whole record.
///
/// Time and memory are at most proportional to the length of the text, and bounded by the limits of [`pack`].
///
/// # Errors
/// The version is unknown, the text is damaged, or it is not a legal game.
pub fn unpack(text: &str) -> Result<GameTree, PackedError> {
    let digits = armour::take_off(text)?;
    let mut coder = RangeDecoder::new(&digits);
    let tree = code_tree(&mut coder, None)?;
    if coder.is_at_end() { Ok(tree) } else { Err(PackedError::Part(PackedPart::End)) }
}
