//! Code shared between the build program and the tests: the static file server, and compressed sizes.

pub mod compressed_size;
pub mod server;
