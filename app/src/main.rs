//! The Ansa page.
fn main() {}
