//! What the pieces are worth.

use ansa_core::Side;
use ansa_core::eval::material;
use ansa_core::position::Position;

/// By how much the pieces of a side are worth more than the other's, in thousandths of a rabbit at the start; 0 if they
/// are not, and until both have set up.
pub(super) fn ahead(position: Option<&Position>, side: Side) -> u32 {
    position.map_or(0, |position| u32::try_from(material(position, side)).unwrap_or(0))
}
