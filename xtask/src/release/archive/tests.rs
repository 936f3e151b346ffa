use std::collections::BTreeMap;
use std::io::Read as _;

use super::super::scratch;
use super::*;
use crate::files::remove_folder;

#[test]
fn an_archive_has_the_files_and_is_the_same_every_time() {
    let folder = scratch("archive");
    fs::create_dir_all(folder.join("page/engine")).unwrap();
    let files = [("index.html", "<!doctype html>"), ("engine/a.wasm", "\0asm")];
    for (name, text) in files {
        fs::write(folder.join("page").join(name), text).unwrap();
    }
    let pack = |name: &str| {
        let file = folder.join(name);
        write(&folder.join("page"), &file).unwrap();
        fs::read(&file).unwrap()
    };
    let packed = pack("one.tar.gz");
    fs::write(folder.join("page/index.html"), files[0].1).unwrap();
    assert_eq!(packed, pack("two.tar.gz"), "times do not count");
    let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(packed.as_slice()));
    let found: BTreeMap<String, String> = archive
        .entries()
        .unwrap()
        .map(|entry| {
            let mut entry = entry.unwrap();
            let mut text = String::new();
            entry.read_to_string(&mut text).unwrap();
            (entry.path().unwrap().to_string_lossy().into_owned(), text)
        })
        .collect();
    assert_eq!(found, files.map(|(name, text)| (name.to_owned(), text.to_owned())).into());
    remove_folder(&folder).unwrap();
}
