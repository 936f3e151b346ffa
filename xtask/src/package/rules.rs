//! The entries `ansa/rules` and `ansa/svg`: wasm-bindgen's JavaScript, instantiated without a file or a promise.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, bail};
use fs_err as fs;

use crate::wasm::text;

/// `Game` is disposable. Only this newest `lib` declares the type.
const DISPOSABLE: &str = "/// <reference lib=\"esnext.disposable\" />\n";

/// An entry whose WebAssembly is a part of it.
pub(super) struct InlinedEntry<'a> {
    /// The name of the entry: its files are `NAME.js` and `NAME.d.ts`, and those of wasm-bindgen `ansa-NAME…`.
    pub(super) name: &'static str,
    /// Scripts to append, relative to the project's folder. One of them decodes the WebAssembly, and one has the class
    /// `ArimaaError`.
    pub(super) additions: &'a [&'a str],
}

/// Writes an entry from wasm-bindgen's files in `made`.
pub(super) fn write_inlined(
    project: &Path,
    entry: &InlinedEntry<'_>,
    made: &Path,
    package: &Path,
) -> Result<()> {
    let name = entry.name;
    let types = fs::read_to_string(made.join(format!("ansa-{name}.d.ts")))?;
    let glue = fs::read_to_string(made.join(format!("ansa-{name}_bg.js")))?;
    // In the same file, because each file takes most of a millisecond to import.
    let additions = entry.additions.iter().map(|path| fs::read_to_string(project.join(path)));
    let additions = additions.collect::<Result<String, _>>()?;
    let wasm = text::javascript_module(&fs::read(made.join(format!("ansa-{name}_bg.wasm")))?);
    let disposable = if types.contains("[Symbol.dispose]") { DISPOSABLE } else { "" };
    fs::write(package.join(format!("{name}.d.ts")), format!("{disposable}{}", with_ends(&types)))?;
    let script = script(entry, &glue, &(additions + &wasm), &exports_in(&types).collect::<Vec<_>>())?;
    Ok(fs::write(package.join(format!("{name}.js")), &script)?)
}

/// Documents the two ways to free memory, for which wasm-bindgen generates no comments, and what `guard.js` adds.
fn with_ends(types: &str) -> String {
    types
        .replace("    free(): void;", "    /** Gives its memory back now, not when it is collected; it can't be used any more. */\n    free(): void;")
        .replace("    [Symbol.dispose]()", "    /** The same as `free`, for `using`. */\n    [Symbol.dispose]()")
        .replace("    toJSON(): string;", "    toJSON(): string;\n    /** As text: the diagram of a position, the record of a tree. */\n    toString(): string;")
}

/// The names of the classes and functions that a script or a declaration file exports.
fn exports_in(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let rest = line.strip_prefix("export function ").or_else(|| line.strip_prefix("export class "))?;
        rest.split(['(', ' ', '{']).next()
    })
}

/// wasm-bindgen's JavaScript for bundlers, with the additions. The same module instantiates the WebAssembly, so that a
/// bundler's tree shaking can't drop that.
fn script(entry: &InlinedEntry<'_>, glue: &str, additions: &str, public: &[&str]) -> Result<String> {
    let InlinedEntry { name, .. } = entry;
    let all: Vec<&str> = exports_in(glue).collect();
    if let Some(absent) = public.iter().find(|name| !all.contains(name)) {
        bail!("wasm-bindgen declares {absent} and does not export it");
    }
    let mut text = String::new();
    for line in glue.lines().chain(additions.lines()) {
        let _ = writeln!(text, "{}", line.strip_prefix("export ").unwrap_or(line));
    }
    let imports: Vec<&str> = all.into_iter().filter(|name| name.starts_with("__")).collect();
    // `guard.js` makes these classes to be exported in place of wasm-bindgen's.
    let exported = |name: &&str| {
        let is_guarded = text.contains(&format!("const Guarded{name} = "));
        if is_guarded { format!("Guarded{name} as {name}") } else { (*name).to_owned() }
    };
    let public: Vec<String> = public.iter().map(exported).collect();
    let _ = write!(
        text,
        "
// As text and started at once: there is no file that a bundler or a host could fail to deliver.
const module = new WebAssembly.Module(bytesOf(encoded));
const instance = new WebAssembly.Instance(module, {{
  \"./ansa-{name}_bg.js\": {{ {} }},
}});
__wbg_set_wasm(instance.exports);
wasm.__wbindgen_start();
export {{ ArimaaError, {} }};
",
        imports.join(", "),
        public.join(", ")
    );
    Ok(text)
}

#[cfg(test)]
mod tests;
