//! `ansa`: the native tools.
fn main() {}
