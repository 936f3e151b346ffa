//! Code shared between the build program and the tests: the static file server, compressed sizes,
//! and what a release breaks.

pub mod api_breaks;
pub mod compressed_size;
pub mod server;
