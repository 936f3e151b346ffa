//! The public items of a crate, as lines of text that can be compared.

use std::collections::BTreeMap;

use syn::punctuated::Punctuated;
use syn::{
    Attribute, Fields, Generics, ImplItem, Item, ItemEnum, ItemImpl, ItemStruct, ItemTrait, Token, TraitItem,
    Type, Visibility,
};

use super::module::{Crate, ModuleId, attributes};
use super::names::{Definition, name_of};
use super::print::{generics_text, item_text, path_text, signature_text, type_text};

/// The public items of a crate, sorted by their paths from its root: modules, types with their public fields, variants,
/// methods and traits, functions, constants and re-exports.
///
/// Types in signatures appear as written in the source. A macro call in a public module appears with its arguments in
/// place of the items it generates.
#[must_use]
pub fn public_api(krate: &Crate) -> Vec<String> {
    let mut api = Api { krate, paths: public_paths(krate), lines: Vec::new() };
    for (id, module) in krate.modules.iter().enumerate() {
        for (index, item) in module.items.iter().enumerate() {
            match item {
                Item::Impl(item) => api.add_impl(id, item),
                Item::Macro(call) if call.ident.is_none() => {
                    if let Some(path) = api.path_of(Definition::Module(id)) {
                        api.add(&path, format!("{path}: {}", item_text(Item::Macro(call.clone()))));
                    }
                }
                _ => api.add_item(Definition::Item(id, index), item),
            }
        }
        api.add_module(id);
    }
    api.add_re_exports();
    api.lines.sort();
    api.lines.dedup();
    api.lines.into_iter().map(|(_, line)| line).collect()
}

/// For each definition, the paths from the crate's root under which it is public.
type PublicPaths = BTreeMap<Definition, Vec<Vec<String>>>;

struct Api<'a> {
    krate: &'a Crate,
    paths: PublicPaths,
    /// The path by which a line is sorted, and the line.
    lines: Vec<(String, String)>,
}

fn public_paths(krate: &Crate) -> PublicPaths {
    let mut search = PathSearch { krate, open: Vec::new(), paths: PublicPaths::new() };
    search.add_names_of(0, &[]);
    search.paths
}

/// Finds the public paths of all definitions.
struct PathSearch<'a> {
    krate: &'a Crate,
    /// The modules on the current path of the search, because re-exports may lead back to them.
    open: Vec<ModuleId>,
    paths: PublicPaths,
}

impl PathSearch<'_> {
    /// Adds the public names of a module that is visible as `path`.
    fn add_names_of(&mut self, id: ModuleId, path: &[String]) {
        if self.open.contains(&id) {
            return;
        }
        self.open.push(id);
        let krate = self.krate;
        let module = &krate.modules[id];
        for &child in module.children.iter().filter(|&&child| krate.modules[child].is_public) {
            if let Some(name) = krate.modules[child].path.last() {
                self.add(Definition::Module(child), path, name);
            }
        }
        for (index, item) in module.items.iter().enumerate() {
            if let (Some(name), true) = (name_of(item), is_public(item)) {
                self.add(Definition::Item(id, index), path, &name.to_string());
            }
        }
        let imports = krate.modules[id].imports.iter();
        let public = imports.filter(|(visibility, _)| matches!(visibility, Visibility::Public(_)));
        for (_, import) in public {
            match (krate.resolve(id, &import.path), &import.name) {
                (Some(Definition::Module(all_of)), None) => self.add_names_of(all_of, path),
                (Some(definition), Some(name)) => self.add(definition, path, name),
                _ => {}
            }
        }
        self.open.pop();
    }

    fn add(&mut self, definition: Definition, path: &[String], name: &str) {
        let path = [path, &[name.to_owned()]].concat();
        let known = self.paths.entry(definition).or_default();
        if !known.contains(&path) {
            known.push(path.clone());
        }
        if let Definition::Module(module) = definition {
            self.add_names_of(module, &path);
        }
    }
}

fn is_public(item: &Item) -> bool {
    let visibility = match item {
        Item::Const(item) => &item.vis,
        Item::Enum(item) => &item.vis,
        Item::Fn(item) => &item.vis,
        Item::Static(item) => &item.vis,
        Item::Struct(item) => &item.vis,
        Item::Trait(item) => &item.vis,
        Item::Type(item) => &item.vis,
        Item::Union(item) => &item.vis,
        _ => return false,
    };
    matches!(visibility, Visibility::Public(_))
}

impl Api<'_> {
    fn add(&mut self, path: &str, line: String) {
        self.lines.push((path.to_owned(), line));
    }

    /// The path under which a definition is listed: its own if that is public, otherwise the shortest.
    fn path_of(&self, definition: Definition) -> Option<String> {
        let paths = self.paths.get(&definition)?;
        let own = match definition {
            Definition::Module(module) => Some(self.krate.modules[module].path.clone()),
            Definition::Item(module, index) => {
                let module = &self.krate.modules[module];
                name_of(&module.items[index])
                    .map(|name| [module.path.as_slice(), &[name.to_string()]].concat())
            }
            Definition::Unknown(_) => None,
        };
        let own = own.filter(|own| paths.contains(own));
        own.or_else(|| paths.iter().min_by_key(|path| (path.len(), *path)).cloned())
            .map(|path| path.join("::"))
    }

    fn add_module(&mut self, module: ModuleId) {
        if let Some(path) = self.path_of(Definition::Module(module)) {
            self.add(&path, format!("pub mod {path}"));
        }
    }

    /// Adds the other public paths of definitions as re-exports.
    fn add_re_exports(&mut self) {
        let definitions: Vec<(Definition, Vec<Vec<String>>)> =
            self.paths.iter().map(|(&definition, paths)| (definition, paths.clone())).collect();
        for (definition, paths) in definitions {
            let Some(listed) = self.path_of(definition) else { continue };
            for path in paths.iter().map(|path| path.join("::")).filter(|path| *path != listed) {
                self.add(&path, format!("pub use {path} = {listed}"));
            }
        }
    }

    fn add_item(&mut self, definition: Definition, item: &Item) {
        let Some(path) = self.path_of(definition) else { return };
        match item {
            Item::Const(item) => self.add(&path, format!("pub const {path}: {}", type_text(&item.ty))),
            Item::Static(item) => self.add(&path, format!("pub static {path}: {}", type_text(&item.ty))),
            Item::Fn(item) => {
                let signature = signature_text(&item.sig);
                self.add(&path, format!("pub {}", named(&signature, &item.sig.ident.to_string(), &path)));
            }
            Item::Type(item) => {
                let (parameters, conditions) = generics_text(&item.generics);
                let ty = type_text(&item.ty);
                self.add(&path, format!("pub type {path}{parameters}{conditions} = {ty}"));
            }
            Item::Struct(item) => self.add_struct(&path, item),
            Item::Enum(item) => self.add_enum(&path, item),
            Item::Trait(item) => self.add_trait(&path, item),
            _ => self.add(&path, format!("{path}: {}", item_text(item.clone()))),
        }
        self.add_derived(&path, item);
    }

    fn add_struct(&mut self, path: &str, item: &ItemStruct) {
        let private = item.fields.iter().any(|field| !matches!(field.vis, Visibility::Public(_)));
        let private = if private { " { .. }" } else { "" };
        self.add(path, format!("{}{private}", header("struct", path, &item.attrs, &item.generics)));
        for (index, field) in item.fields.iter().enumerate() {
            if matches!(field.vis, Visibility::Public(_)) {
                let name = field.ident.as_ref().map_or_else(|| index.to_string(), ToString::to_string);
                let path = format!("{path}::{name}");
                self.add(&path, format!("pub {path}: {}", type_text(&field.ty)));
            }
        }
    }

    fn add_enum(&mut self, path: &str, item: &ItemEnum) {
        self.add(path, header("enum", path, &item.attrs, &item.generics));
        for variant in &item.variants {
            let path = format!("{path}::{}", variant.ident);
            self.add(&path, format!("pub {path}{}", fields_text(&variant.fields)));
        }
    }

    fn add_trait(&mut self, path: &str, item: &ItemTrait) {
        let mut bare = item.clone();
        bare.attrs.clear();
        bare.items.clear();
        let text = item_text(Item::Trait(bare));
        self.add(path, named(text.trim_end_matches(" {}"), &item.ident.to_string(), path));
        for item in &item.items {
            let (name, text) = match item {
                TraitItem::Fn(function) => {
                    let default = if function.default.is_some() { " { .. }" } else { "" };
                    (&function.sig.ident, format!("{}{default}", signature_text(&function.sig)))
                }
                TraitItem::Const(item) => {
                    (&item.ident, format!("const {}: {}", item.ident, type_text(&item.ty)))
                }
                TraitItem::Type(item) => (&item.ident, format!("type {}", item.ident)),
                _ => continue,
            };
            let path = format!("{path}::{name}");
            self.add(&path, named(&text, &name.to_string(), &path));
        }
    }

    fn add_derived(&mut self, path: &str, item: &Item) {
        for attribute in attributes(item).iter().filter(|attribute| attribute.path().is_ident("derive")) {
            let traits = attribute.parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated);
            for name in traits.iter().flatten() {
                self.add(path, format!("impl {} for {path}", last_text(name)));
            }
        }
    }

    fn add_impl(&mut self, module: ModuleId, item: &ItemImpl) {
        let Some((path, name)) = self.self_type(module, &item.self_ty) else { return };
        let (parameters, conditions) = generics_text(&item.generics);
        if let Some((_, implemented, _)) = &item.trait_ {
            let definition = self.krate.resolve(module, &segments(implemented));
            if definition.is_some_and(|definition| self.path_of(definition).is_none()) {
                return;
            }
            let types = item.items.iter().filter_map(|item| match item {
                ImplItem::Type(item) => Some(format!("type {} = {}", item.ident, type_text(&item.ty))),
                _ => None,
            });
            let types: Vec<String> = types.collect();
            let types = if types.is_empty() { String::new() } else { format!(" {{ {} }}", types.join("; ")) };
            let line = format!("impl{parameters} {} for {name}{conditions}{types}", last_text(implemented));
            return self.add(&path, line);
        }
        let generic =
            if parameters.is_empty() { String::new() } else { format!(" [impl{parameters}{conditions}]") };
        for item in &item.items {
            let (visibility, member, text) = match item {
                ImplItem::Fn(function) => (&function.vis, &function.sig.ident, signature_text(&function.sig)),
                ImplItem::Const(item) => {
                    (&item.vis, &item.ident, format!("const {}: {}", item.ident, type_text(&item.ty)))
                }
                _ => continue,
            };
            if matches!(visibility, Visibility::Public(_)) {
                let line = named(&text, &member.to_string(), &format!("{name}::{member}"));
                self.add(&format!("{path}::{member}"), format!("pub {line}{generic}"));
            }
        }
    }

    /// The path and the text of the type of an `impl`; `None` for a private type.
    fn self_type(&self, module: ModuleId, ty: &Type) -> Option<(String, String)> {
        match ty {
            Type::Reference(reference) => {
                let (path, name) = self.self_type(module, &reference.elem)?;
                Some((path, format!("&{}{name}", if reference.mutability.is_some() { "mut " } else { "" })))
            }
            Type::Path(ty) => match self.krate.resolve(module, &segments(&ty.path)) {
                None => Some((path_text(&ty.path), path_text(&ty.path))),
                Some(definition) => {
                    let path = self.path_of(definition)?;
                    let arguments = last_text(&ty.path).split_once('<').map(|(_, rest)| format!("<{rest}"));
                    Some((path.clone(), path + &arguments.unwrap_or_default()))
                }
            },
            _ => Some((type_text(ty), type_text(ty))),
        }
    }
}

fn segments(path: &syn::Path) -> Vec<String> {
    path.segments.iter().map(|segment| segment.ident.to_string()).collect()
}

/// The last segment of a path with its arguments.
fn last_text(path: &syn::Path) -> String {
    let last = path.segments.last().cloned();
    last.map(|last| path_text(&syn::Path::from(last))).unwrap_or_default()
}

/// A declaration with the name replaced by a path.
fn named(text: &str, name: &str, path: &str) -> String {
    let keywords = ["fn ", "const ", "type ", "trait "];
    let written =
        keywords.iter().map(|keyword| format!("{keyword}{name}")).find(|written| text.contains(written));
    match written {
        Some(written) => text.replacen(&written, &written.replace(name, path), 1),
        None => text.to_owned(),
    }
}

fn header(kind: &str, path: &str, attributes: &[Attribute], generics: &Generics) -> String {
    let open = attributes.iter().any(|attribute| attribute.path().is_ident("non_exhaustive"));
    let (parameters, conditions) = generics_text(generics);
    format!("{}pub {kind} {path}{parameters}{conditions}", if open { "#[non_exhaustive] " } else { "" })
}

/// The fields of a variant.
fn fields_text(fields: &Fields) -> String {
    let types: Vec<String> = fields
        .iter()
        .map(|field| {
            let ty = type_text(&field.ty);
            field.ident.as_ref().map_or(ty.clone(), |name| format!("{name}: {ty}"))
        })
        .collect();
    match fields {
        Fields::Named(_) => format!(" {{ {} }}", types.join(", ")),
        Fields::Unnamed(_) => format!("({})", types.join(", ")),
        Fields::Unit => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn exactly_the_public_items_are_listed() {
        let folder = std::env::temp_dir().join(format!("ansa-public-api-{}", std::process::id()));
        fs::create_dir_all(folder.join("a")).unwrap();
        let files = [
            ("lib.rs", "pub mod a; mod hidden; pub use a::Open; pub use hidden::shown; make!(x);"),
            (
                "a/mod.rs",
                "mod error; pub use error::Failure;
                #[derive(Clone, Debug)] pub struct Open<T> { pub field: T, own: u8 }
                impl<T: Copy> Open<T> { pub const ONE: u8 = 1; pub fn get(mut self) -> T { self.field } fn own() {} }
                impl<T> Iterator for Open<T> { type Item = T; fn next(&mut self) -> Option<T> { None } }
                struct Own; impl Own { pub fn new() {} }
                impl Private for Failure {} trait Private {}
                pub(crate) fn within() {}",
            ),
            (
                "a/error.rs",
                "use super::Open; #[non_exhaustive] pub enum Failure { Unit, Of(u8), With { at: usize } }
                impl From<Failure> for Open<u8> { fn from(_: Failure) -> Self { loop {} } }
                pub trait Named { const LONG: bool; fn name(&self) -> String; fn twice(&self) {} }",
            ),
            ("hidden.rs", "pub fn shown(mut at: u8) {} pub fn not_shown() {}"),
        ];
        for (name, text) in files {
            fs::write(folder.join(name), text).unwrap();
        }
        let api = public_api(&Crate::read(&folder, "lib.rs"));
        fs::remove_dir_all(&folder).unwrap();
        let expected = [
            "pub use Open = a::Open",
            "pub mod a",
            "#[non_exhaustive] pub enum a::Failure",
            "pub a::Failure::Of(u8)",
            "pub a::Failure::Unit",
            "pub a::Failure::With { at: usize }",
            "impl Clone for a::Open",
            "impl Debug for a::Open",
            "impl From<Failure> for a::Open<u8>",
            "impl<T> Iterator for a::Open<T> { type Item = T }",
            "pub struct a::Open<T> { .. }",
            "pub const a::Open<T>::ONE: u8 [impl<T: Copy>]",
            "pub a::Open::field: T",
            "pub fn a::Open<T>::get(self) -> T [impl<T: Copy>]",
            "pub fn shown(at: u8)",
        ];
        assert_eq!(api, expected);
    }
}
