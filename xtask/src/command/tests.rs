use super::*;

#[test]
fn versions_are_found_in_the_output_of_programs() {
    assert_eq!(version_in("Chromium 156.0.8078.79 built on Debian"), Some("156.0.8078.79"));
    assert_eq!(version_in("trunk 0.21.14"), Some("0.21.14"));
    assert_eq!(version_in("wasm-opt version 132"), None);
    assert_eq!(version_in(""), None);
}
