//! Leaves custom properties out of the element's style sheet that nothing in the element uses.
//!
//! The style sheets of the board begin with all the design tokens of the page.

use std::collections::BTreeSet;

/// The beginning of a use.
const USE: &str = "var(";

/// A minified style sheet without the declarations that nothing uses. `other` are the other places of uses: a name there
/// that ends with a dash is the beginning of one that is put together while the program runs.
pub(crate) fn without(sheet: &str, other: &str) -> String {
    let mut sheet = sheet.to_owned();
    loop {
        let used: BTreeSet<&str> = names_after(&sheet, USE).chain(names_after(other, USE)).collect();
        let is_used = |name: &str| {
            used.contains(name) || used.iter().any(|part| part.ends_with('-') && name.starts_with(part))
        };
        let shorter = kept(&sheet, is_used);
        // What only an unused one uses is unused in the next round.
        if shorter.len() == sheet.len() {
            return sheet;
        }
        sheet = shorter;
    }
}

/// The names of custom properties that follow a text.
fn names_after<'a>(text: &'a str, before: &str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter(|rest| rest.starts_with("--")).map(name_at)
}

/// The name at the start of a text.
fn name_at(text: &str) -> &str {
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    text.split(|letter| !is_of_name(letter)).next().unwrap_or_default()
}

/// The style sheet with these declarations of custom properties only, and with all others.
fn kept(sheet: &str, is_used: impl Fn(&str) -> bool) -> String {
    let mut made = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some(at) = rest.find("--") {
        let (before, declaration) = rest.split_at(at);
        made.push_str(before);
        let name = name_at(declaration);
        let after = declaration.split_at(name.len()).1;
        let is_declared = made.ends_with(['{', ';']) && after.starts_with(':');
        if is_declared && !is_used(name) {
            let end = after.find([';', '}']).unwrap_or(after.len());
            let after = after.split_at(end).1;
            rest = after.strip_prefix(';').unwrap_or(after);
        } else {
            made.push_str(name);
            rest = after;
        }
    }
    made + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_used_stays() {
        let sheet = ":root{--a: 1px;--b: var(--a);--c: 2;--piece-x: none;--light: }.d{width:var(--c);--e: 3}@media x{:root{--b: 4}}";
        let other = "<g display=\"var(--piece-\" fill=\"var(--light, #fff)\">";
        let expected = ":root{--c: 2;--piece-x: none;--light: }.d{width:var(--c);}@media x{:root{}}";
        assert_eq!(without(sheet, other), expected);
    }

    #[test]
    fn names_in_values_and_classes_are_no_declarations() {
        let sheet = ".a--b:hover{color:red}.c{transition:--d 1s;x:y}";
        assert_eq!(without(sheet, ""), sheet);
    }
}
