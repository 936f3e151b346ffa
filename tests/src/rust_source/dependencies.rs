//! The dependencies between the files of a crate.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{ImplItem, Item, ItemUse, Macro, TraitItem, Visibility};

use super::imports::imports_in;
use super::module::{Crate, ModuleId, attributes, is_for_tests};
use super::names::Definition;

/// Files or folders that all depend on each other, directly or indirectly.
pub type Cycle = BTreeSet<String>;

/// A dependency graph: files or folders, each with those that it uses.
///
/// A file uses another if one of its paths, in a `use` declaration or elsewhere, refers to a definition there.
/// Re-exports are followed to the definition and do not count themselves. A module and its submodules never depend on
/// each other, because they belong together.
#[derive(Debug, Default)]
pub struct Dependencies(BTreeMap<String, BTreeSet<String>>);

impl Dependencies {
    /// The dependencies between the files of a crate.
    #[must_use]
    pub fn from_files(krate: &Crate) -> Self {
        Self::between(krate, |module| krate.modules[module].file.clone())
    }

    /// The dependencies between the top-level modules of a crate, each including its submodules.
    #[must_use]
    pub fn from_root_modules(krate: &Crate) -> Self {
        Self::between(krate, |module| krate.modules[module].path.first().cloned().unwrap_or_default())
    }

    fn between(krate: &Crate, name: impl Fn(ModuleId) -> String) -> Self {
        let mut dependencies = Self::default();
        for (user, used) in uses(krate) {
            let (user, used) = (name(user), name(used));
            if user != used {
                dependencies.0.entry(user).or_default().insert(used);
            }
        }
        dependencies
    }

    /// The cycles, each with all its members.
    #[must_use]
    pub fn cycles(&self) -> BTreeSet<Cycle> {
        let reached: BTreeMap<&String, BTreeSet<&String>> =
            self.0.keys().map(|user| (user, self.reached_from(user))).collect();
        let reaches = |user: &String, used: &String| reached.get(user).is_some_and(|all| all.contains(used));
        let in_cycles = self.0.keys().filter(|user| reaches(user, user));
        in_cycles
            .map(|user| {
                self.0.keys().filter(|other| reaches(user, other) && reaches(other, user)).cloned().collect()
            })
            .collect()
    }

    /// The dependencies within a cycle, one per line.
    #[must_use]
    pub fn within(&self, cycle: &Cycle) -> String {
        let used =
            |user: &String| self.0.get(user).into_iter().flatten().filter(|used| cycle.contains(*used));
        let lines = cycle.iter().flat_map(|user| used(user).map(move |used| format!("  {user} uses {used}")));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn reached_from<'a>(&'a self, start: &'a String) -> BTreeSet<&'a String> {
        let mut reached = BTreeSet::new();
        let mut next = vec![start];
        while let Some(user) = next.pop() {
            next.extend(self.0.get(user).into_iter().flatten().filter(|used| reached.insert(*used)));
        }
        reached
    }
}

/// For each module, the modules whose definitions it uses.
fn uses(krate: &Crate) -> BTreeSet<(ModuleId, ModuleId)> {
    let mut uses = BTreeSet::new();
    for (user, module) in krate.modules.iter().enumerate() {
        let mut paths = TokenPaths::default();
        module.items.iter().for_each(|item| paths.visit_item(item));
        let used = paths.0.iter().filter_map(|path| krate.resolve(user, path)).map(Definition::module);
        let is_apart = |used: &ModuleId| {
            let (one, other) = (&module.path, &krate.modules[*used].path);
            !one.starts_with(other) && !other.starts_with(one)
        };
        uses.extend(used.filter(is_apart).map(|used| (user, used)));
    }
    uses
}

/// The paths in code that is not only for tests, except those of re-exports.
#[derive(Default)]
struct TokenPaths(Vec<Vec<String>>);

impl TokenPaths {
    /// Collects paths such as `super::name` from the tokens of a macro.
    fn take_tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(ident) => {
                    if colons != 2 {
                        self.take(std::mem::take(&mut path));
                    }
                    path.push(ident.to_string());
                    colons = 0;
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                TokenTree::Group(group) => {
                    self.take(std::mem::take(&mut path));
                    self.take_tokens(group.stream());
                    colons = 0;
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {
                    self.take(std::mem::take(&mut path));
                    colons = 0;
                }
            }
        }
        self.take(path);
    }

    /// A single name is defined in the module itself or imported.
    fn take(&mut self, path: Vec<String>) {
        if path.len() > 1 {
            self.0.push(path);
        }
    }
}

impl<'ast> Visit<'ast> for TokenPaths {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        if !matches!(item, ImplItem::Fn(function) if is_for_tests(&function.attrs)) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        if !matches!(item, TraitItem::Fn(function) if is_for_tests(&function.attrs)) {
            visit::visit_trait_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if matches!(item.vis, Visibility::Inherited) {
            self.0.extend(imports_in(&item.tree).into_iter().map(|import| import.path));
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.take(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.take_tokens(call.tokens.clone());
        visit::visit_macro(self, call);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;

    /// Writes a crate with these files.
    fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("ansa-dependencies-{name}-{}", std::process::id()));
        for (file, text) in files {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        folder
    }

    fn cycles(name: &str, files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let folder = folder(name, files);
        let cycles = Dependencies::from_files(&Crate::read(&folder, "lib.rs")).cycles();
        fs::remove_dir_all(folder).unwrap();
        cycles.into_iter().map(|cycle| cycle.into_iter().collect()).collect()
    }

    #[test]
    fn a_cycle_is_found_through_re_exports_and_macros() {
        let found = cycles(
            "found",
            &[
                ("lib.rs", "mod a; mod b; mod c; pub use b::in_b;"),
                ("a/mod.rs", "mod inner; pub(crate) use inner::In;"),
                ("a/inner.rs", "pub(crate) struct In; fn f() { crate::in_b(); }"),
                ("b.rs", "use crate::c::in_c; pub fn in_b() { in_c() }"),
                ("c.rs", "pub(crate) fn in_c() { call!(x, [crate::a::In]) }"),
            ],
        );
        assert_eq!(found, [["a/inner.rs", "b.rs", "c.rs"]]);
    }

    #[test]
    fn parents_tests_and_re_exports_make_no_cycle() {
        let found = cycles(
            "none",
            &[
                ("lib.rs", "mod a; mod b; pub struct Shared; fn f() { a::f(); }"),
                ("a/mod.rs", "mod inner; use inner::In; pub(crate) struct Own; pub(crate) fn f() {}"),
                ("a/inner.rs", "use super::Own; use crate::Shared; pub(crate) struct In;"),
                ("b.rs", "use crate::a::Own; pub(crate) struct InB;"),
                ("a.txt", ""),
            ],
        );
        assert!(found.is_empty(), "{found:?}");
        let found = cycles(
            "tests",
            &[
                ("lib.rs", "mod a; mod b;"),
                ("a.rs", "use crate::b::B; pub(crate) struct A;"),
                (
                    "b.rs",
                    "pub(crate) struct B; pub(crate) use crate::a::A; #[cfg(test)] mod tests { use crate::a::A; }",
                ),
            ],
        );
        assert!(found.is_empty(), "{found:?}");
    }
}
