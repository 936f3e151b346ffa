//! Every language has every message of English, with the same variables, and no other.

use std::fs;
use std::path::Path;

use ansa_texts::TextFile;
use ansa_texts_compiler::{Contract, Language, compile};

#[test]
fn every_language_is_complete() {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (english, _) = Language::read(&texts.join("en")).expect("the folder of English");
    let contract = Contract::new(&english).expect("English is compiled by the build");
    let mut wrong = Vec::new();
    let mut languages = 0;
    for entry in fs::read_dir(texts).expect("the folder of the texts") {
        let folder = entry.expect("an entry").path();
        // The other folders have code.
        if !folder.join("board.ftl").exists() {
            continue;
        }
        languages += 1;
        let (language, mut problems) = Language::read(&folder).expect("the folder of a language");
        problems.extend(compile(&language, &contract).err().unwrap_or_default());
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        wrong.extend(problems.iter().map(|problem| format!("{name}/{problem}")));
    }
    assert!(languages > 0, "English is found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_page_loads_each_text_in_one_file() {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("en");
    let mut parts: Vec<String> = fs::read_dir(texts)
        .expect("the folder of English")
        .map(|entry| {
            entry.expect("an entry").path().file_stem().expect("a name").to_string_lossy().into_owned()
        })
        // The element has the former, and the build puts the latter into the page.
        .filter(|part| part != "element" && part != "first_view")
        .chain(["words".to_owned()])
        .collect();
    let mut loaded: Vec<&str> = TextFile::ALL.iter().flat_map(|file| file.parts()).copied().collect();
    parts.sort();
    loaded.sort_unstable();
    assert_eq!(loaded, parts);
}
