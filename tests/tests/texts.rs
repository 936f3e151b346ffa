//! The texts and the programs that show them.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use ansa_tests::needs;

/// All words of the files below a folder, or of a file: what is between characters that no name has.
fn add_words(path: &Path, words: &mut HashSet<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            add_words(&entry.unwrap().path(), words);
        }
    } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "html") {
        let text = fs::read_to_string(path).unwrap();
        let of_names = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
        words.extend(text.split(|letter| !of_names(letter)).map(str::to_owned));
    }
}

/// A message that nothing shows would still be translated. An id that is also a common word, such as `title`, passes anyway.
#[test]
fn every_message_is_shown_by_a_program_or_by_another_message() {
    let project = needs::project();
    let mut words = HashSet::new();
    for place in ["app/src", "board/src", "element/src", "model/src", "xtask/src", "index.html"] {
        add_words(&project.join(place), &mut words);
    }
    let mut unused = Vec::new();
    for entry in fs::read_dir(project.join("texts/en")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
        for id in lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id) {
            // The exercises of a lesson are numbered.
            let id = id.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end_matches('-');
            // In the functions of the messages, in a table of ids, or in braces in another message.
            let is_shown = words.contains(&id.replace('-', "_"))
                || words.contains(id)
                || text.contains(&format!("{{ {id} "))
                || text.contains(&format!("({id})"));
            // The values of a choice are shown by the functions of their names, such as `other_result_draw`.
            let prefix = format!("{}_", id.replace('-', "_"));
            if !is_shown && !words.iter().any(|word| word.starts_with(&prefix)) {
                unused.push(format!("{}: {id}", path.file_name().unwrap().display()));
            }
        }
    }
    assert!(unused.is_empty(), "{}", unused.join("\n"));
}
