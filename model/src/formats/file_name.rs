//! Names of files.

/// The longest name with its ending, in characters. Every system allows as many, whatever the letters are.
const LONGEST: usize = 80;
/// The longest ending, with its dot, in characters. What is longer is part of the name.
const MAX_ENDING_LENGTH: usize = 8;

/// A name under which a file can be offered, from a text that may come from anywhere.
///
/// What names a folder or a device on some system, what a shell or a form reads in its own way, and what turns or hides
/// text becomes a hyphen: with a mark that turns text, `exe.txt` looks like `txt.exe`. A text of which nothing is left
/// gives `file`.
pub fn file_name(text: &str) -> String {
    let (stem, ending) = match text.rfind('.').map(|dot| text.split_at(dot)) {
        Some((stem, ending)) if ending.chars().count() <= MAX_ENDING_LENGTH => (stem, ending),
        _ => (text, ""),
    };
    let ending = plain(ending);
    let stem: String = plain(stem).chars().take(LONGEST - ending.chars().count()).collect();
    let is_shown = |letter: char| !matches!(letter, '.' | ' ' | '-');
    // A dot at the start hides a file, and a hyphen there begins an option.
    let stem = stem.trim_start_matches(|letter| !is_shown(letter)).trim_end_matches(['.', ' ']);
    format!("{}{ending}", if stem.is_empty() { "file" } else { stem })
}

fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_allowed(letter) {
            plain.push(letter);
        } else if !plain.ends_with('-') {
            plain.push('-');
        }
    }
    plain
}

/// Whether a letter means nothing but itself, and is seen.
fn is_allowed(letter: char) -> bool {
    let has_meaning = "/\\:*?\"<>|`$%&;".contains(letter);
    let is_hidden = letter.is_control()
        || (letter.is_whitespace() && letter != ' ')
        // Marks that have no width, join or turn text; private letters, and those that are none.
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}' | '\u{2000}'..='\u{200f}')
        || matches!(letter, '\u{2028}'..='\u{202f}' | '\u{205f}'..='\u{206f}')
        || matches!(letter, '\u{e000}'..='\u{f8ff}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..);
    !has_meaning && !is_hidden
}

#[cfg(test)]
mod tests;
