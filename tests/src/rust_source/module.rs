//! A crate as a tree of modules.

use std::fs;
use std::path::{Path, PathBuf};

use syn::{Attribute, Item};

use super::imports::{Import, imports_of};

/// A crate of the project: its modules, without code that is only compiled for tests.
pub struct Crate {
    /// The root comes first, and each parent comes before its children.
    pub(super) modules: Vec<Module>,
}

/// The index of a module in its crate.
pub(super) type ModuleId = usize;

/// A module, in its own file or inline.
pub(super) struct Module {
    /// The path from the crate's root. Empty for the root.
    pub(super) path: Vec<String>,
    /// The path from the project's folder, with `/` as separator.
    pub(super) file: String,
    pub(super) parent: Option<ModuleId>,
    pub(super) children: Vec<ModuleId>,
    /// All items except modules.
    pub(super) items: Vec<Item>,
    /// What its `use` declarations import. Each path that is resolved looks there.
    pub(super) imports: Vec<Import>,
}

/// The file of a module and the folder of its children's files.
struct Source<'a> {
    project: &'a Path,
    file: PathBuf,
    children: PathBuf,
}

impl Crate {
    /// Reads a crate from its root file, such as `core/src/lib.rs`, relative to the project's folder.
    #[must_use]
    pub fn read(project: &Path, root: &str) -> Self {
        let file = project.join(root);
        let children = file.parent().unwrap_or(project).to_owned();
        let mut krate = Self { modules: Vec::new() };
        let items = parse(&file);
        krate.add(&Source { project, file, children }, None, &[], items);
        krate
    }

    fn add(
        &mut self,
        source: &Source<'_>,
        parent: Option<ModuleId>,
        path: &[String],
        items: Vec<Item>,
    ) -> ModuleId {
        let id = self.modules.len();
        let file = source.file.strip_prefix(source.project).unwrap_or(&source.file);
        let file = file.to_string_lossy().replace('\\', "/");
        let (modules, items): (Vec<Item>, Vec<Item>) =
            items.into_iter().filter(|item| !is_for_tests(attributes(item))).partition(is_module);
        self.modules.push(Module {
            path: path.to_owned(),
            file,
            parent,
            children: Vec::new(),
            imports: imports_of(&items),
            items,
        });
        for module in modules {
            let Item::Mod(module) = module else { continue };
            let name = module.ident.to_string();
            let path = [path, std::slice::from_ref(&name)].concat();
            let children = source.children.join(&name);
            let (file, items) = if let Some((_, items)) = module.content {
                (source.file.clone(), items)
            } else {
                let flat = source.children.join(format!("{name}.rs"));
                let file = if flat.is_file() { flat } else { children.join("mod.rs") };
                let items = parse(&file);
                (file, items)
            };
            let source = Source { project: source.project, file, children };
            let child = self.add(&source, Some(id), &path, items);
            self.modules[id].children.push(child);
        }
        id
    }
}

fn parse(file: &Path) -> Vec<Item> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display())).items
}

fn is_module(item: &Item) -> bool {
    matches!(item, Item::Mod(_))
}

/// Whether an item is compiled only for tests or only for documentation tests.
pub(super) fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<syn::Path>()
                .is_ok_and(|path| path.is_ident("test") || path.is_ident("doctest"))
    })
}

/// The attributes of an item.
pub(super) fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attributes_of(text: &str) -> Vec<Attribute> {
        attributes(&syn::parse_str::<Item>(text).unwrap()).to_vec()
    }

    #[test]
    fn only_test_code_is_left_out() {
        assert!(is_for_tests(&attributes_of("#[cfg(test)] mod tests {}")));
        assert!(!is_for_tests(&attributes_of("#[cfg(any(test, feature = \"testing\"))] pub mod testing {}")));
        assert!(!is_for_tests(&attributes_of("#[test] fn test() {}")));
    }
}
