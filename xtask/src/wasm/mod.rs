//! The WebAssembly modules: compiled, bound to JavaScript and optimised.

pub(crate) mod bindings;
pub(crate) mod engine_files;
pub(crate) mod module;
pub(crate) mod remap_path_prefix;
pub(crate) mod text;
