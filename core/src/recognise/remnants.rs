//! Removes remnants of where a text was copied from.

use std::borrow::Cow;

use crate::text::split_at;

/// Marks that open and close a quotation.
const QUOTATION_MARKS: [(char, char); 9] = [
    ('"', '"'),
    ('\'', '\''),
    ('`', '`'),
    ('“', '”'),
    ('„', '“'),
    ('‘', '’'),
    ('«', '»'),
    ('»', '«'),
    ('”', '”'),
];

/// Named character references in HTML.
const ENTITIES: [(&str, char); 7] =
    [("nbsp", ' '), ("gt", '>'), ("lt", '<'), ("amp", '&'), ("quot", '"'), ("apos", '\''), ("hellip", '…')];

/// The marks by which forums set off code.
const CODE: [&str; 2] = ["[code]", "[CODE]"];
const CODE_END: [&str; 2] = ["[/code]", "[/CODE]"];

/// The longest character reference in HTML, in bytes.
const MAX_ENTITY_LENGTH: usize = 8;

/// The text without HTML, code fences, marks of quoted mail, and quotation marks around it.
pub(super) fn remove(text: &str) -> String {
    let text = without_entities(&without_elements(text));
    let text = inside_fence(&text);
    let text = without_mail_marks(text);
    without_quotation_marks(&text).to_owned()
}

/// Whether a text begins with the mark by which forums set off code.
pub(super) fn begins_with_code(text: &str) -> bool {
    CODE.iter().any(|mark| text.starts_with(mark))
}

/// Removes the tags of HTML. Those that begin or end a line of text become line ends.
fn without_elements(text: &str) -> Cow<'_, str> {
    if !text.contains('<') {
        return Cow::Borrowed(text);
    }
    let mut made = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let (before, from) = split_at(rest, at);
        made.push_str(before);
        let (open, inside) = split_at(from, 1);
        rest = inside;
        let named = inside.strip_prefix('/').unwrap_or(inside);
        if !named.starts_with(|c: char| c.is_ascii_alphabetic() || c == '!') {
            made.push_str(open);
            continue;
        }
        let end = inside.find(['<', '>']).filter(|&end| split_at(inside, end).1.starts_with('>'));
        let Some(end) = end else {
            made.push_str(open);
            continue;
        };
        let name = split_at(named, named.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(named.len())).0;
        let is_line = ["br", "p", "div", "tr", "li", "pre", "blockquote", "table"]
            .iter()
            .any(|line| line.eq_ignore_ascii_case(name));
        let is_cell = ["td", "th"].iter().any(|cell| cell.eq_ignore_ascii_case(name));
        made.push_str(if is_line {
            "\n"
        } else if is_cell {
            " "
        } else {
            ""
        });
        rest = split_at(inside, end + 1).1;
    }
    made.push_str(rest);
    Cow::Owned(made)
}

/// Replaces `&gt;`, `&#39;` and the like.
fn without_entities(text: &str) -> String {
    let mut made = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        let (before, from) = split_at(rest, at);
        made.push_str(before);
        let (ampersand, inside) = split_at(from, 1);
        if let Some((letter, after)) = entity(inside) {
            made.push(letter);
            rest = after;
        } else {
            made.push_str(ampersand);
            rest = inside;
        }
    }
    made.push_str(rest);
    made
}

/// The character that the text after an ampersand begins with, and the text after it.
fn entity(text: &str) -> Option<(char, &str)> {
    let end = text.bytes().take(MAX_ENTITY_LENGTH + 1).position(|byte| byte == b';')?;
    let (name, after) = split_at(text, end);
    let letter = match name.strip_prefix('#') {
        None => ENTITIES.iter().find(|&&(own, _)| own == name)?.1,
        Some(number) => {
            let code = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16),
                None => number.parse(),
            };
            match char::from_u32(code.ok()?)? {
                '\u{a0}' => ' ',
                letter => letter,
            }
        }
    };
    Some((letter, after.strip_prefix(';')?))
}

/// The lines between code fences or `[code]` and `[/code]`, or the whole text if it has none.
fn inside_fence(text: &str) -> &str {
    if let Some((_, inside)) = split_at_any(text, &CODE) {
        return split_at_any(inside, &CODE_END).map_or(inside, |(inside, _)| inside);
    }
    let mut start = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let next = at + line.len();
        let marks = line.trim_start().trim_start_matches(['>', ' ']);
        if marks.starts_with("```") || marks.starts_with("~~~") {
            match start {
                None => start = Some(next),
                Some(start) => return split_at(split_at(text, at).0, start).1,
            }
        }
        at = next;
    }
    start.map_or(text, |start| split_at(text, start).1)
}

/// Splits a text at the first of these words that it has.
fn split_at_any<'a>(text: &'a str, words: &[&str]) -> Option<(&'a str, &'a str)> {
    words.iter().find_map(|word| text.split_once(word))
}

/// The quoted lines without their marks, if at least half of all lines are quoted.
fn without_mail_marks(text: &str) -> Cow<'_, str> {
    let is_quoted = |line: &&str| line.trim_start().starts_with('>');
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let quoted = lines().filter(is_quoted).count();
    if quoted == 0 || quoted * 2 < lines().count() {
        return Cow::Borrowed(text);
    }
    let mut made = String::with_capacity(text.len());
    for line in text.lines().filter(is_quoted) {
        let mut line = line.trim_start();
        while let Some(inside) = line.strip_prefix('>') {
            line = inside.strip_prefix(' ').unwrap_or(inside);
        }
        made.push_str(line);
        made.push('\n');
    }
    Cow::Owned(made)
}

/// The text without quotation marks around it, and a comma or semicolon after them.
fn without_quotation_marks(text: &str) -> &str {
    let mut text = text.trim();
    // A text may be quoted in a quotation, but not without end.
    for _ in 0..4 {
        let inside = QUOTATION_MARKS.iter().find_map(|&(open, close)| {
            let end = text.trim_end_matches([';', ',']).trim_end();
            end.strip_prefix(open)?.strip_suffix(close)
        });
        match inside {
            Some(inside) => text = inside.trim(),
            None => break,
        }
    }
    text
}
