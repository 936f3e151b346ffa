//! Set-up, serve, test, dist.
fn main() {}
