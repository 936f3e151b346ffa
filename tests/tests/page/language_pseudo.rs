//! The page in languages that nobody speaks: one whose texts are longer than any other's, and one written from right to
//! left. They take the place of Finnish.

use std::fs;
use std::path::{Path, PathBuf};

use ansa_tests::browser::Page;
use ansa_tests::{in_each_browser, needs};
use serde_json::json;

use super::language_screens::{SCREENS, faults, show};
use super::screenshots;

in_each_browser!(
    ; long in firefox:
    longer_texts_have_room,
    texts_from_right_to_left_have_room,
);

/// A text of the build with other letters. What stands for variables, addresses and what is typed stays.
fn rewritten(text: &str, rewrite: impl Fn(char) -> String) -> String {
    let mut written = String::new();
    let (mut depth, mut is_code) = (0_u32, false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => {
                written.push(letter);
                written.extend(letters.next());
                continue;
            }
            '{' => depth += 1,
            '`' => is_code = !is_code,
            ']' if letters.peek() == Some(&'(') => depth += 1,
            '}' | ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && !is_code {
            written += &rewrite(letter);
        } else {
            written.push(letter);
        }
    }
    written
}

/// Longer by two fifths: each vowel twice, with accents.
fn longer(letter: char) -> String {
    match letter {
        'a' => "áä".to_owned(),
        'e' => "éë".to_owned(),
        'i' => "íï".to_owned(),
        'o' => "óö".to_owned(),
        'u' => "úü".to_owned(),
        _ => letter.to_string(),
    }
}

/// Hebrew letters.
fn hebrew(letter: char) -> String {
    let place = u32::from(letter.to_ascii_lowercase()).wrapping_sub(u32::from('a'));
    let other = (place < 26).then(|| char::from_u32(u32::from('א') + place % 22)).flatten();
    other.unwrap_or(letter).to_string()
}

/// Serves these texts as those of Finnish.
fn serve(page: &mut Page, name: &str, rewrite: fn(char) -> String) {
    let dist = needs::project().join("dist");
    let program = fs::read_dir(&dist)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("program-")))
        .unwrap();
    let folder = needs::project().join("target/pseudo").join(format!("{name}-{}", page.kind()));
    fs::create_dir_all(&folder).unwrap();
    for entry in fs::read_dir(program.join("texts/en")).unwrap() {
        let path: PathBuf = entry.unwrap().path();
        let mut is_name = true;
        let mut texts = String::new();
        for line in fs::read_to_string(&path).unwrap().lines() {
            texts += &if is_name { line.to_owned() } else { rewritten(line, rewrite) };
            texts.push('\n');
            is_name = line.is_empty();
        }
        fs::write(folder.join(path.file_name().unwrap()), texts).unwrap();
    }
    fs::copy(program.join("texts/fi/first.json"), folder.join("first.json")).unwrap();
    let id = program.file_name().unwrap().to_string_lossy().into_owned();
    page.site().add(&format!("{id}/texts/fi"), Path::new(&folder));
}

fn look(page: &Page, name: &str, direction: &str) {
    page.set_size(360, 740);
    page.goto("?lang=fi#/");
    page.wait_for("#app .home-tiles");
    page.script_with("document.documentElement.dir = arguments[0]", vec![json!(direction)]);
    let mut found = Vec::new();
    for screen in SCREENS {
        show(page, screen);
        found.extend(faults(page, screenshots::FAULTS).map(|fault| format!("{screen}: {fault}")));
        if needs::is_long_run() {
            page.screenshot(&format!("{name}{}", screen.replace(['/', '#', '?'], "-")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

fn longer_texts_have_room(page: &mut Page) {
    let text = "Play [now](screen:/play), `Enter` {0?turns|one=turn} \\{";
    assert_eq!(rewritten(text, longer), "Pláäy [nóöw](screen:/play), `Enter` {0?turns|one=turn} \\{");
    serve(page, "longer", longer);
    look(page, "longer", "ltr");
}

fn texts_from_right_to_left_have_room(page: &mut Page) {
    serve(page, "hebrew", hebrew);
    look(page, "hebrew", "rtl");
}
