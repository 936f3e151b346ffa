use super::*;

#[test]
fn the_compilers_own_target_is_found() {
    let said = "rustc 1.95.0\nbinary: rustc\nhost: x86_64-unknown-linux-gnu\nrelease: 1.95.0";
    assert_eq!(host(said).unwrap(), "x86_64-unknown-linux-gnu");
    assert!(host("rustc 1.95.0").unwrap_err().to_string().contains("rustc 1.95.0"));
    assert!(host(&rustc(&["-vV"]).unwrap()).is_ok());
}

#[test]
fn an_error_says_how_to_install_a_missing_tool() {
    let error = llvm_profdata(Path::new("/no/such/folder"), "none").unwrap_err();
    assert!(error.to_string().contains("rustup component add llvm-tools"), "{error}");
}
