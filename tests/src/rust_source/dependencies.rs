//! Which file of a crate uses which.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{ImplItem, Item, ItemUse, Macro, TraitItem, Visibility};

use super::module::{Crate, ModuleId, attributes, is_for_tests};
use super::names::{Definition, imports_in};

/// Files, or folders, each of which uses all others in the end.
pub type Circle = BTreeSet<String>;

/// Who uses whom: files or folders, each with what it uses.
///
/// A file uses another if a path in it means a definition there: in a `use` declaration or elsewhere. Definitions are
/// looked for through re-exports, and a re-export itself is no use. Between a module and those inside it there is no
/// use either: they are made for each other.
#[derive(Debug, Default)]
pub struct Dependencies(BTreeMap<String, BTreeSet<String>>);

impl Dependencies {
    /// Between the files of a crate.
    #[must_use]
    pub fn of_files(krate: &Crate) -> Self {
        Self::between(krate, |module| krate.modules[module].file.clone())
    }

    /// Between the modules of the crate's root, each with all that is in it.
    #[must_use]
    pub fn of_root_modules(krate: &Crate) -> Self {
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

    /// The circles, each with all that belongs to it.
    #[must_use]
    pub fn circles(&self) -> BTreeSet<Circle> {
        let reached: BTreeMap<&String, BTreeSet<&String>> =
            self.0.keys().map(|user| (user, self.reached_from(user))).collect();
        let reaches = |user: &String, used: &String| reached.get(user).is_some_and(|all| all.contains(used));
        let in_circles = self.0.keys().filter(|user| reaches(user, user));
        in_circles
            .map(|user| {
                self.0.keys().filter(|other| reaches(user, other) && reaches(other, user)).cloned().collect()
            })
            .collect()
    }

    /// The uses within a circle, one a line.
    #[must_use]
    pub fn within(&self, circle: &Circle) -> String {
        let used =
            |user: &String| self.0.get(user).into_iter().flatten().filter(|used| circle.contains(*used));
        let lines =
            circle.iter().flat_map(|user| used(user).map(move |used| format!("  {user} uses {used}")));
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

/// Which module uses a definition of which.
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

/// The paths of the code that is not for tests alone, without those of re-exports.
#[derive(Default)]
struct TokenPaths(Vec<Vec<String>>);

impl TokenPaths {
    /// Paths such as `super::name` among the tokens of a macro.
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

    /// A name alone is one of the module's own, or imported.
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

    /// A crate with these files.
    fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("ansa-dependencies-{name}-{}", std::process::id()));
        for (file, text) in files {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        folder
    }

    fn circles(name: &str, files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let folder = folder(name, files);
        let circles = Dependencies::of_files(&Crate::read(&folder, "lib.rs")).circles();
        fs::remove_dir_all(folder).unwrap();
        circles.into_iter().map(|circle| circle.into_iter().collect()).collect()
    }

    #[test]
    fn a_circle_is_found_through_re_exports_and_macros() {
        let found = circles(
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
    fn parents_tests_and_re_exports_make_no_circle() {
        let found = circles(
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
        let found = circles(
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
