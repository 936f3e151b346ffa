//! Builds that tell nothing of the machine that made them, and are the same wherever they are made.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

/// What cargo takes the compiler's options from, beside those of `.cargo/config.toml`.
const OPTIONS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Has what the command builds as WebAssembly name the sources of other crates from cargo's folder on, in messages of
/// panics and everywhere else. The project's own are named from its folder on anyway.
///
/// All builds of the project's WebAssembly must go through here: cargo builds everything anew where options differ.
pub(crate) fn without_cargo_s_folder(command: &mut Command) {
    let Some(home) = cargo_home() else { return };
    let home = home.into_os_string();
    // Cargo takes the variable apart at blanks, and knows no quotes there.
    if home.to_string_lossy().contains(char::is_whitespace) {
        return;
    }
    let mut options = env::var_os(OPTIONS).unwrap_or_default();
    for part in [OsString::from(" --remap-path-prefix="), home, OsString::from("=")] {
        options.push(part);
    }
    command.env(OPTIONS, options);
}

/// Where cargo keeps the sources of other crates.
fn cargo_home() -> Option<PathBuf> {
    let named = env::var_os("CARGO_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    named.or_else(|| Some(env::home_dir()?.join(".cargo")))
}
