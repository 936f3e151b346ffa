//! Texts of the setup.

use ansa_core::{Role, Side};
pub use ansa_texts::setup::*;

use crate::entry::Preset;

/// A named setup with its description.
pub fn chosen_preset(named: Preset) -> String {
    chosen(preset(named), preset_long(named))
}

/// A side has these pieces left to place.
pub(super) fn left_over(side: Side, left: [u8; 6]) -> String {
    unfinished(side, left.into_iter().map(u32::from).sum::<u32>(), &pieces(left))
}

/// “the camel”, “a dog”, “2 cats”: so many pieces of each role, the strongest first.
pub(super) fn pieces(counts: [u8; 6]) -> Vec<String> {
    let of_role = |role: Role| match (counts[role.index()], role.count_at_start()) {
        (0, _) => None,
        (_, 1) => Some(the_role(role)),
        (count, _) => Some(some_of_role(role, count)),
    };
    Role::ALL.into_iter().rev().filter_map(of_role).collect()
}

/// The setup was replaced.
pub fn arranged(left: u32) -> String {
    if left == 0 { has_changed().to_owned() } else { to_place(left) }
}

#[cfg(test)]
mod tests;
