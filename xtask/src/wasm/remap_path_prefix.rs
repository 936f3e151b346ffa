//! Reproducible builds (`--remap-path-prefix`): no path of the build machine gets into the WebAssembly.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

/// The variable for additional compiler options besides those in `.cargo/config.toml`.
const OPTIONS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Removes cargo's home from the paths of dependencies in the WebAssembly that the command builds, for example in panic
/// messages. Paths of the project's own sources are already relative.
///
/// Every build of the project's WebAssembly must call this, because cargo rebuilds everything when the options differ.
pub(crate) fn remap_cargo_home(command: &mut Command) {
    let Some(home) = cargo_home() else { return };
    let home = home.into_os_string();
    // Cargo splits the variable at blanks and does not support quotes in it.
    if home.to_string_lossy().contains(char::is_whitespace) {
        return;
    }
    let mut options = env::var_os(OPTIONS).unwrap_or_default();
    for part in [OsString::from(" --remap-path-prefix="), home, OsString::from("=")] {
        options.push(part);
    }
    command.env(OPTIONS, options);
}

/// Cargo's home, which contains the sources of dependencies.
fn cargo_home() -> Option<PathBuf> {
    let named = env::var_os("CARGO_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    named.or_else(|| Some(env::home_dir()?.join(".cargo")))
}
