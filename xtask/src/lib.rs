//! What the build program shares with the tests: the static file server, and compressed sizes.

pub mod compressed_size;
pub mod server;
