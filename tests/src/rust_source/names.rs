//! Name resolution: which definition a path means.

use syn::{Ident, Item, UseTree, Visibility};

use super::module::{Crate, ModuleId};

/// How many imports lead from a name to its definition at most; more is a circle of globs.
const MAX_IMPORTS: usize = 16;

/// What a path means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Definition {
    Module(ModuleId),
    /// An item of a module, by its place there.
    Item(ModuleId, usize),
    /// A name of a module that can't be resolved further, such as one that a macro generates.
    Unknown(ModuleId),
}

/// One name of a `use` declaration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Import {
    /// The path as it stands there.
    pub(super) path: Vec<String>,
    /// The name that it gets here; `None` for a glob, whose path is the module's.
    pub(super) name: Option<String>,
}

impl Definition {
    /// The module of the definition, or which is it.
    pub(super) fn module(self) -> ModuleId {
        match self {
            Self::Module(module) | Self::Item(module, _) | Self::Unknown(module) => module,
        }
    }
}

impl Crate {
    /// What a path means in a module; `None` for what is outside the crate.
    pub(super) fn resolve(&self, from: ModuleId, path: &[String]) -> Option<Definition> {
        self.resolve_within(from, path, MAX_IMPORTS)
    }

    fn resolve_within(&self, from: ModuleId, path: &[String], imports: usize) -> Option<Definition> {
        let mut module = from;
        for (index, name) in path.iter().enumerate() {
            match (name.as_str(), index) {
                ("crate", 0) => module = 0,
                ("self", _) => {}
                ("super", _) => module = self.modules[module].parent?,
                _ => match self.find(module, name, index + 1 < path.len(), imports) {
                    Some(Definition::Module(child)) => module = child,
                    Some(definition) => return Some(definition),
                    None if index == 0 => return None,
                    None => return Some(Definition::Unknown(module)),
                },
            }
        }
        Some(Definition::Module(module))
    }

    /// What a name means in a module. Where a module has the same name as something else, `leads_on` asks for the
    /// module.
    fn find(&self, module: ModuleId, name: &str, leads_on: bool, imports: usize) -> Option<Definition> {
        let child = || {
            let mut children = self.modules[module].children.iter();
            children.find(|&&child| self.modules[child].path.last().is_some_and(|own| own == name))
        };
        let item = || {
            let mut items = self.modules[module].items.iter();
            items.position(|item| name_of(item).is_some_and(|own| own == name))
        };
        let item = || item().map(|item| Definition::Item(module, item));
        let child = || child().map(|&child| Definition::Module(child));
        let imported = || self.find_imported(module, name, imports.checked_sub(1)?);
        if leads_on {
            child().or_else(item).or_else(imported)
        } else {
            item().or_else(imported).or_else(child)
        }
    }

    fn find_imported(&self, module: ModuleId, name: &str, imports: usize) -> Option<Definition> {
        let (globs, named): (Vec<Import>, Vec<Import>) =
            self.imports(module).map(|(_, import)| import).partition(|import| import.name.is_none());
        // `use x::x` must not look for itself.
        let named = named.iter().filter(|import| import.name.as_deref() == Some(name));
        let mut by_name = named.filter(|import| import.path != [name]);
        let by_name = by_name.find_map(|import| self.resolve_within(module, &import.path, imports));
        by_name.or_else(|| {
            globs.iter().find_map(|glob| {
                let Definition::Module(other) = self.resolve_within(module, &glob.path, imports)? else {
                    return None;
                };
                if other == module { None } else { self.find(other, name, false, imports) }
            })
        })
    }

    /// The names that a module imports, each with how visible it is there.
    pub(super) fn imports(&self, module: ModuleId) -> impl Iterator<Item = (&Visibility, Import)> {
        self.modules[module].items.iter().flat_map(|item| match item {
            Item::Use(item) => imports_in(&item.tree).into_iter().map(|import| (&item.vis, import)).collect(),
            _ => Vec::new(),
        })
    }
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

/// The name that an item defines.
pub(super) fn name_of(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(item) => Some(&item.ident),
        Item::Enum(item) => Some(&item.ident),
        Item::Fn(item) => Some(&item.sig.ident),
        Item::Macro(item) => item.ident.as_ref(),
        Item::Static(item) => Some(&item.ident),
        Item::Struct(item) => Some(&item.ident),
        Item::Trait(item) => Some(&item.ident),
        Item::Type(item) => Some(&item.ident),
        Item::Union(item) => Some(&item.ident),
        _ => None,
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
