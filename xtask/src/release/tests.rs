use super::*;
use crate::files::remove_folder;

#[test]
fn checksums_are_those_of_the_files() {
    let folder = scratch("sums");
    fs::write(folder.join("b.txt"), "abc").unwrap();
    fs::write(folder.join("a.txt"), "").unwrap();
    let expected = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.txt\n\
        ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b.txt\n";
    assert_eq!(checksums(&folder).unwrap(), expected);
    remove_folder(&folder).unwrap();
}

#[test]
fn other_versions_are_found() {
    let folder = scratch("versions");
    std::fs::create_dir_all(folder.join("npm")).unwrap();
    let cargo = format!("ansa-core = {{ path = \"core\", version = \"{VERSION}\" }}\n");
    fs::write(folder.join("Cargo.toml"), &cargo).unwrap();
    fs::write(folder.join("npm/package.json"), r#"{ "version": "__VERSION__" }"#).unwrap();
    versions_agree(&folder).unwrap();
    fs::write(folder.join("npm/package.json"), r#"{ "version": "9.9.9" }"#).unwrap();
    assert!(versions_agree(&folder).unwrap_err().to_string().contains("9.9.9"));
    fs::write(folder.join("npm/package.json"), r#"{ "version": "__VERSION__" }"#).unwrap();
    fs::write(folder.join("Cargo.toml"), cargo.replace(VERSION, "9.9.9")).unwrap();
    assert!(versions_agree(&folder).unwrap_err().to_string().contains("9.9.9"));
    remove_folder(&folder).unwrap();
}
