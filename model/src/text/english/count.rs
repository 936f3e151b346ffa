//! Counts in English.

pub(super) use ansa_board::text::EnglishCount;
use ansa_core::Role;

use crate::text::locale::{PluralForm, plural, whole};

/// Several pieces of a role: “2 horses”.
pub(super) fn roles(role: Role, count: u64) -> String {
    let name = role.name();
    match plural(count) {
        PluralForm::One => format!("{} {name}", whole(count)),
        _ => format!("{} {name}s", whole(count)),
    }
}
