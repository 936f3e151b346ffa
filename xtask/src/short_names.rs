//! Short names between a WebAssembly module and its script.
//!
//! wasm-bindgen's names are long, and each is in the module and in the script. Where both are parts of one file, nobody
//! else knows them: wasm-opt chooses short ones and says which, and the script gets the same.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::command::run_for_output;
use crate::environment::Environment;
use crate::error::{Result, TaskError};
use crate::files::{read, write};

/// The pass that shortens names, and prints the old ones with the new ones.
const SHORTEN: &str = "--minify-imports-and-exports-and-modules";

/// Renames what an optimised module imports and exports, in the module and in its script.
pub(crate) fn shorten(environment: &Environment, module: &Path, script: &Path) -> Result<()> {
    let said = run_for_output(
        Command::new("wasm-opt")
            .env("PATH", &environment.path)
            .arg(SHORTEN)
            .arg("--output")
            .args([module, module]),
    )?;
    let renamed = renamed(&read(script)?, &said)
        .ok_or_else(|| TaskError::Unexpected(format!("wasm-opt did not say how it renamed: {said}")))?;
    write(script, &renamed)
}

/// The script with the new names. `None` if the answer of wasm-opt can't be understood.
fn renamed(script: &str, said: &str) -> Option<String> {
    let said: Value = serde_json::from_str(said).ok()?;
    let mut script = script.to_owned();
    let mut module = None;
    for import in said.get("imports")?.as_array()? {
        let [from, old, new] = import.as_array()?.as_slice() else { return None };
        module = Some(from.as_str()?.to_owned());
        script = replaced(&script, &format!("{}:", old.as_str()?), &format!("{}:", new.as_str()?));
    }
    for export in said.get("exports")?.as_array()? {
        let [old, new] = export.as_array()?.as_slice() else { return None };
        script = replaced(&script, &format!("wasm.{}", old.as_str()?), &format!("wasm.{}", new.as_str()?));
    }
    // All imports come from one module, whose name becomes this one.
    Some(script.replace(&format!("\"{}\":", module?), "\"a\":"))
}

/// Replaces a name where no longer one contains it.
fn replaced(script: &str, old: &str, new: &str) -> String {
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '$');
    let mut made = String::with_capacity(script.len());
    let mut rest = script;
    while let Some((before, after)) = rest.split_once(old) {
        made.push_str(before);
        let is_whole = !made.ends_with(is_of_name) && (old.ends_with(':') || !after.starts_with(is_of_name));
        made.push_str(if is_whole { new } else { old });
        rest = after;
    }
    made + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_and_exports_get_the_names_of_the_module() {
        let script =
            "const imports = { \"./x_bg.js\": { __wbg_a_0: function() {}, __wbg_a_01: 1, b__wbg_a_0: 2 } };
            wasm.widget_go(); wasm.widget_go2(); wasm.memory;";
        let said = r#"{ "imports": [["./x_bg.js", "__wbg_a_0", "q"]],
            "exports": [["widget_go", "r"], ["memory", "s"]] }"#;
        let expected = "const imports = { \"a\": { q: function() {}, __wbg_a_01: 1, b__wbg_a_0: 2 } };
            wasm.r(); wasm.widget_go2(); wasm.s;";
        assert_eq!(renamed(script, said).as_deref(), Some(expected));
        assert_eq!(renamed(script, "nothing"), None);
    }
}
