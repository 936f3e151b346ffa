//! Counts in English.

use ansa_core::Role;

use crate::text::locale::{PluralForm, plural, whole};

/// A text with a count, in the two forms of English. `{}` stands for the count.
pub(super) struct EnglishCount {
    pub(super) one: &'static str,
    pub(super) other: &'static str,
}

impl EnglishCount {
    /// The text for a count.
    pub(super) fn of(&self, count: u64) -> String {
        let form = match plural(count) {
            PluralForm::One => self.one,
            _ => self.other,
        };
        form.replace("{}", &whole(count))
    }
}

/// Several pieces of a role: “2 horses”.
pub(super) fn roles(role: Role, count: u64) -> String {
    let name = role.name();
    match plural(count) {
        PluralForm::One => format!("{} {name}", whole(count)),
        _ => format!("{} {name}s", whole(count)),
    }
}
