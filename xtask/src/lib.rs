//! What the build program shares with the tests: the static file server, and sizes on the wire.

pub mod server;
pub mod wire;
