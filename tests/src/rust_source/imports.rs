//! The names that `use` declarations import.

use syn::{Ident, Item, UseTree};

/// One name of a `use` declaration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Import {
    /// The path as written.
    pub(super) path: Vec<String>,
    /// The name that it introduces; `None` for a glob, whose path is that of the module.
    pub(super) name: Option<String>,
}

/// The names that the `use` declarations among these items import.
pub(super) fn imports_of(items: &[Item]) -> Vec<Import> {
    let uses = items.iter().filter_map(|item| if let Item::Use(item) = item { Some(item) } else { None });
    uses.flat_map(|item| imports_in(&item.tree)).collect()
}

/// The names that a `use` declaration imports.
pub(super) fn imports_in(tree: &UseTree) -> Vec<Import> {
    let mut imports = Vec::new();
    add_imports(tree, &[], &mut imports);
    imports
}

fn add_imports(tree: &UseTree, before: &[String], imports: &mut Vec<Import>) {
    let with = |ident: &Ident| [before, &[ident.to_string()]].concat();
    match tree {
        UseTree::Path(path) => add_imports(&path.tree, &with(&path.ident), imports),
        UseTree::Name(name) if name.ident == "self" => {
            imports.push(Import { path: before.to_vec(), name: before.last().cloned() });
        }
        UseTree::Name(name) => {
            imports.push(Import { path: with(&name.ident), name: Some(name.ident.to_string()) });
        }
        UseTree::Rename(rename) => {
            imports.push(Import { path: with(&rename.ident), name: Some(rename.rename.to_string()) });
        }
        UseTree::Glob(_) => imports.push(Import { path: before.to_vec(), name: None }),
        UseTree::Group(group) => group.items.iter().for_each(|tree| add_imports(tree, before, imports)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_names_of_a_use_declaration_are_found() {
        let Item::Use(item) = syn::parse_str("use a::{self, b::{C as D, *}, e};").unwrap() else { panic!() };
        let imports = imports_in(&item.tree);
        let written: Vec<(String, Option<&str>)> =
            imports.iter().map(|import| (import.path.join("::"), import.name.as_deref())).collect();
        let expected = [("a", Some("a")), ("a::b::C", Some("D")), ("a::b", None), ("a::e", Some("e"))];
        assert_eq!(written, expected.map(|(path, name)| (path.to_owned(), name)));
    }
}
