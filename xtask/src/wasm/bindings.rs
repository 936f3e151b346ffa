//! The JavaScript of a WebAssembly file, made by wasm-bindgen.
//!
//! It is called as a library, so no program has to be installed. It requires the same version of the crate; `Cargo.toml`
//! pins it.

use std::path::Path;

use anyhow::{Result, anyhow};
use wasm_bindgen_cli_support::Bindgen;

/// What wasm-bindgen makes of a compiled file.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bindings<'a> {
    /// The base name of the files.
    pub(crate) name: &'a str,
    /// Who loads them.
    pub(crate) target: Target,
    /// Whether types are among the files.
    pub(crate) has_types: bool,
    /// Whether the exports stay that only other WebAssembly files use.
    pub(crate) keeps_exports: bool,
}

/// Who loads the files of wasm-bindgen: its option `--target`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    Web,
    Bundler,
}

impl Bindings<'_> {
    /// Writes the files into a folder.
    pub(crate) fn write(self, compiled: &Path, folder: &Path) -> Result<()> {
        let mut bindgen = Bindgen::new();
        bindgen
            .input_path(compiled)
            .out_name(self.name)
            .typescript(self.has_types)
            .keep_lld_exports(self.keeps_exports)
            .omit_default_module_path(false);
        let target = match self.target {
            Target::Web => bindgen.web(true),
            Target::Bundler => bindgen.bundler(true),
        };
        target
            .and_then(|bindgen| bindgen.generate(folder))
            .map_err(|error| anyhow!("{}: {error:#}", compiled.display()))
    }
}
