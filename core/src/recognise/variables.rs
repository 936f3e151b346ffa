//! Named values: assignments in a script, JSON, the query of a link, `name=value` lines from a server.

use super::escapes::percent;
use crate::text::split_at;

/// The names that are used, each with its equivalent here: those passed to the arimaa.com viewer, written by its
/// server, and used in links to the page.
const NAMES: [(&str, &str); 24] = [
    ("movelist", "movelist"),
    ("moves", "moves"),
    ("record", "record"),
    ("position", "position"),
    ("title", "title"),
    ("event", "event"),
    ("wplayer", "gold"),
    ("wusername", "gold"),
    ("gusername", "gold"),
    ("bplayer", "silver"),
    ("busername", "silver"),
    ("susername", "silver"),
    ("wrating", "gold-rating"),
    ("grating", "gold-rating"),
    ("brating", "silver-rating"),
    ("srating", "silver-rating"),
    ("timecontrol", "timecontrol"),
    ("result", "result"),
    ("reason", "reason"),
    ("termination", "reason"),
    ("startts", "start"),
    ("endts", "end"),
    ("chat", "chat"),
    ("timeused", "timeused"),
];

/// The longest name, in bytes.
const MAX_NAME_LENGTH: usize = 64;

/// The values in a text, with their escapes resolved. If several values have the same name, the first counts.
#[derive(Debug, Default)]
pub(super) struct Variables {
    values: Vec<(&'static str, String)>,
}

impl Variables {
    /// Finds the values in a text, in one pass.
    pub(super) fn find(text: &str) -> Variables {
        let mut variables = Variables::default();
        let mut rest = text;
        while let Some(start) = rest.find(is_name_letter) {
            let from = split_at(rest, start).1;
            let end = from.find(|c| !is_name_letter(c)).unwrap_or(from.len());
            let (path, after) = split_at(from, end);
            let name = path.rsplit('.').next().unwrap_or(path);
            let known = NAMES.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
            rest = after;
            // The value of any other name may be a query that has the game.
            let Some((_, known)) = known else { continue };
            let Some((value, after)) = Value::after_name(after, known) else { continue };
            rest = after;
            if variables.get(known).is_none() {
                variables.values.push((known, value.resolved()));
            }
        }
        variables
    }

    /// The value with this name, unless it is blank.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let value = self.values.iter().find(|&&(own, _)| own == name)?.1.trim();
        (!value.is_empty()).then_some(value)
    }
}

enum Value<'a> {
    /// In quotation marks, with JavaScript escapes.
    Quoted(&'a str),
    /// Up to the next name, with percent escapes.
    Bare(&'a str),
}

impl<'a> Value<'a> {
    /// The value after a name, and the text after it.
    fn after_name(text: &'a str, name: &str) -> Option<(Value<'a>, &'a str)> {
        let text = text.strip_prefix(['"', '\'']).unwrap_or(text).trim_start_matches([' ', '\t']);
        let equals = text.starts_with('=') && !text.starts_with("==");
        if !equals && !text.starts_with(':') {
            return None;
        }
        let text = split_at(text, 1).1;
        let inside = text.trim_start_matches([' ', '\t']);
        if let Some(mark) = inside.chars().next().filter(|c| matches!(c, '"' | '\'' | '`')) {
            let (value, after) = quoted(split_at(inside, 1).1, mark);
            return Some((Value::Quoted(value), after));
        }
        if !equals {
            // Of the values of JSON that are no strings, only numbers are wanted.
            let end = inside.find(|c: char| !c.is_ascii_digit()).unwrap_or(inside.len());
            let (number, after) = split_at(inside, end);
            return (!number.is_empty()).then_some((Value::Bare(number), after));
        }
        let (value, after) = split_at(text, bare_length(text));
        if matches!(name, "movelist" | "moves" | "position") {
            // The whole query may be a value in HTML.
            let end = value.find(['"', '\'', '<', '>']).unwrap_or(value.len());
            return Some((Value::Bare(split_at(value, end).0), after));
        }
        Some((Value::Bare(value), after))
    }

    fn resolved(&self) -> String {
        match self {
            Value::Quoted(value) => unescape(value),
            Value::Bare(value) => percent(value),
        }
    }
}

fn is_name_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.')
}

/// Splits a text after its opening mark at the closing one. Without one, the value is the rest of the text.
fn quoted(text: &str, mark: char) -> (&str, &str) {
    let mut escaped = false;
    let end = text.find(|c| {
        let closes = c == mark && !escaped;
        escaped = c == '\\' && !escaped;
        closes
    });
    let (value, after) = split_at(text, end.unwrap_or(text.len()));
    (value, split_at(after, 1).1)
}

/// The length of a value that ends where the next name begins: after `&`, `;`, or a line end.
fn bare_length(text: &str) -> usize {
    let mut from = 0;
    while let Some(at) = split_at(text, from).1.find(['&', ';', '\n', '#']) {
        let end = from + at;
        let after = split_at(text, end + 1).1;
        let separator = text.as_bytes().get(end);
        let next = after.strip_prefix('&').filter(|_| separator == Some(&b'\n')).unwrap_or(after);
        let is_end = separator == Some(&b'\n') && next.starts_with("--END--");
        if is_end || begins_with_name(next) {
            return end;
        }
        from = end + 1;
    }
    text.len()
}

/// Whether a text begins with a name and an equals sign.
fn begins_with_name(text: &str) -> bool {
    let text = text.trim_start_matches([' ', '\t']);
    let text = text.strip_prefix("var ").unwrap_or(text);
    let end = text.bytes().take(MAX_NAME_LENGTH).position(|byte| !is_name_letter(char::from(byte)));
    end.is_some_and(|end| end > 0 && split_at(text, end).1.trim_start_matches([' ', '\t']).starts_with('='))
}

/// Resolves the escapes of a JavaScript string.
fn unescape(text: &str) -> String {
    let mut made = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            made.push(letter);
            continue;
        }
        let escaped = letters.next();
        let digits = match escaped {
            Some('n' | 'r') => {
                made.push('\n');
                continue;
            }
            Some('t') => {
                made.push(' ');
                continue;
            }
            Some('x') => 2,
            Some('u') => 4,
            Some(other) => {
                made.push(other);
                continue;
            }
            None => continue,
        };
        let code = letters.as_str().get(..digits).and_then(|digits| u32::from_str_radix(digits, 16).ok());
        if let Some(letter) = code.and_then(char::from_u32) {
            made.push(letter);
            letters = split_at(letters.as_str(), digits).1.chars();
        }
    }
    made
}
