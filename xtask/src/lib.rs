//! What the build program shares with the tests: the static file server.

pub mod server;
