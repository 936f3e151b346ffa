//! The types that a crate defines.

use syn::{Item, Visibility};

use super::module::Crate;
use super::names::name_of;

/// A struct, an enum, a union, a trait or a type alias.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypeDefinition {
    /// Without the path of its module.
    pub name: String,
    /// From the project's folder, with `/` between folders.
    pub file: String,
    /// Whether it is `pub` or `pub(crate)`.
    pub is_visible: bool,
}

impl Crate {
    /// The types that the modules define, in order. Those inside functions are left out.
    #[must_use]
    pub fn types(&self) -> Vec<TypeDefinition> {
        let items =
            self.modules.iter().flat_map(|module| module.items.iter().map(|item| (&module.file, item)));
        items
            .filter_map(|(file, item)| {
                let is_visible = match visibility(item)? {
                    Visibility::Public(_) => true,
                    Visibility::Restricted(restricted) => restricted.path.is_ident("crate"),
                    Visibility::Inherited => false,
                };
                Some(TypeDefinition { name: name_of(item)?.to_string(), file: file.clone(), is_visible })
            })
            .collect()
    }
}

/// How visible a type is; `None` for what is no type.
fn visibility(item: &Item) -> Option<&Visibility> {
    match item {
        Item::Enum(item) => Some(&item.vis),
        Item::Struct(item) => Some(&item.vis),
        Item::Trait(item) => Some(&item.vis),
        Item::Type(item) => Some(&item.vis),
        Item::Union(item) => Some(&item.vis),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn types_are_found_in_all_modules_but_those_of_tests() {
        let folder = std::env::temp_dir().join(format!("ansa-types-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let files = [
            (
                "lib.rs",
                "mod a; pub enum A {} type B = u8; fn f() { struct Inside; }
                #[cfg(test)] mod t { struct T; }",
            ),
            (
                "a.rs",
                "pub(crate) struct C; pub(super) trait D {} union E { e: u8 }
                #[cfg(test)] struct T; const F: u8 = 1;",
            ),
        ];
        for (name, text) in files {
            fs::write(folder.join(name), text).unwrap();
        }
        let types = Crate::read(&folder, "lib.rs").types();
        fs::remove_dir_all(&folder).unwrap();
        let types: Vec<(&str, &str, bool)> =
            types.iter().map(|found| (found.name.as_str(), found.file.as_str(), found.is_visible)).collect();
        let expected = [
            ("A", "lib.rs", true),
            ("B", "lib.rs", false),
            ("C", "a.rs", true),
            ("D", "a.rs", false),
            ("E", "a.rs", false),
        ];
        assert_eq!(types, expected);
    }
}
