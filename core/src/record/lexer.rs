//! Splits a record into tokens: words, comments, tags and brackets.

use super::comment::Comment;
use super::error::RecordError;
use super::tag::Tag;
use crate::notation::{Located, Place};
use crate::text::{excerpt, split_at};

/// A token of a record.
#[derive(Debug)]
pub(super) enum Token<'a> {
    /// A label, step, marker or result.
    Word(&'a str),
    /// A run of `!` and `?`.
    Glyph(&'a str),
    Open,
    Close,
    Comment(Comment),
    Tag(Tag),
}

pub(super) type Placed<'a> = (Place, Token<'a>);

/// Characters that end a word. A backslash begins a line break written as two characters.
const SPECIAL: [char; 9] = ['(', ')', '{', '}', '[', '!', '?', '\\', '\u{feff}'];

#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
    /// Only blanks precede the current place on its line, so that `Name: value` may begin here.
    line_start: bool,
}

impl<'a> Lexer<'a> {
    /// Reads a text that begins at this place of a larger text.
    pub(super) const fn starting_at(text: &'a str, place: Place) -> Lexer<'a> {
        Lexer { rest: text, place, line_start: true }
    }

    /// The next token; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Placed<'a>>, Located<RecordError>> {
        self.skip_blanks();
        let place = self.place;
        let line_start = core::mem::take(&mut self.line_start);
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        let token = match first {
            '(' | ')' => {
                self.take(1);
                if first == '(' { Token::Open } else { Token::Close }
            }
            '{' => Token::Comment(self.comment()?),
            '[' => Token::Tag(self.tag()?),
            '!' | '?' => {
                let end = self.rest.find(|c| c != '!' && c != '?').unwrap_or(self.rest.len());
                Token::Glyph(self.take(end))
            }
            _ => {
                if let Some(tag) = self.named_value(line_start) {
                    Token::Tag(tag)
                } else {
                    let ends = |c: char| c.is_whitespace() || SPECIAL.contains(&c);
                    let end = split_at(self.rest, first.len_utf8()).1.find(ends);
                    Token::Word(self.take(end.map_or(self.rest.len(), |end| end + first.len_utf8())))
                }
            }
        };
        Ok(Some((place, token)))
    }

    /// Skips the rest of the current line and returns the text from the next line on.
    pub(super) fn skip_line(&mut self) -> &'a str {
        let end = self.rest.find('\n').map_or(self.rest.len(), |end| end + 1);
        self.take(end);
        self.line_start = true;
        self.rest
    }

    /// Takes this many bytes, which must end at a character boundary.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = split_at(self.rest, length);
        self.place = taken.chars().fold(self.place, Place::after);
        self.rest = rest;
        taken
    }

    fn skip_blanks(&mut self) {
        loop {
            let blank = |c: char| c.is_whitespace() || c == '\u{feff}';
            let end = self.rest.find(|c| !blank(c)).unwrap_or(self.rest.len());
            self.line_start |= self.take(end).as_bytes().contains(&b'\n');
            // Archive files join the lines of a record with a backslash and an n.
            if self.rest.starts_with("\\n") || self.rest.starts_with("\\r") || self.rest.starts_with("\\t") {
                self.take(2);
                self.line_start = true;
            } else {
                return;
            }
        }
    }

    fn comment(&mut self) -> Result<Comment, Located<RecordError>> {
        let mut escaped = false;
        let end = self.rest.find(|c| {
            let closes = c == '}' && !escaped;
            escaped = c == '\\' && !escaped;
            closes
        });
        let end = end.ok_or(Located::new(self.place, RecordError::UnclosedComment))?;
        Ok(Comment::read(split_at(split_at(self.take(end + 1), end).0, 1).1))
    }

    /// `[Name "value"]`. The quotes may be missing. Quotes inside the value need no escape unless a bracket follows
    /// them.
    fn tag(&mut self) -> Result<Tag, Located<RecordError>> {
        // No search goes past the end of the line or of the tag, so that a long line of tags is not searched
        // repeatedly.
        let (_, inside) = split_at(self.rest, 1);
        let unclosed = || {
            let line = inside.split('\n').next().unwrap_or(inside);
            Located::new(self.place, RecordError::UnclosedTag(excerpt(line.trim())))
        };
        let name_end =
            inside.find(|c: char| c.is_whitespace() || c == '"' || c == ']').ok_or_else(unclosed)?;
        let (name, after) = split_at(inside, name_end);
        let after = after.trim_start_matches(|c: char| c.is_whitespace() && c != '\n');
        let start = inside.len() - after.len();
        let (value, length) = if after.starts_with('"') {
            read_quoted(after).ok_or_else(unclosed)?
        } else {
            let end = after.find([']', '\n']).filter(|&end| split_at(after, end).1.starts_with(']'));
            let end = end.ok_or_else(unclosed)?;
            (split_at(after, end).0.trim_end().to_owned(), end + 1)
        };
        let tag = Tag::new(name, &value)
            .ok_or_else(|| Located::new(self.place, RecordError::TagName(excerpt(name))))?;
        self.take(1 + start + length);
        Ok(tag)
    }

    /// `Name: value` on its own line.
    fn named_value(&mut self, line_start: bool) -> Option<Tag> {
        if !line_start || !self.rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let name_end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-')?;
        let (name, after) = split_at(self.rest, name_end);
        let value = after.strip_prefix(':')?;
        let line_end = value.find('\n').unwrap_or(value.len());
        let tag = Tag::new(name, split_at(value, line_end).0.trim())?;
        self.take(name_end + 1 + line_end);
        Some(tag)
    }
}

/// The value of a quoted text, and its length in bytes with the quotes and the closing bracket.
fn read_quoted(text: &str) -> Option<(String, usize)> {
    let mut value = String::new();
    let mut letters = text.char_indices().skip(1).peekable();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => {
                let (_, after) = split_at(text, at + 1);
                let blanks = after.len() - after.trim_start_matches([' ', '\t']).len();
                if split_at(after, blanks).1.starts_with(']') {
                    return Some((value, at + 1 + blanks + 1));
                }
                value.push('"');
            }
            '\\' => match letters.peek() {
                Some(&(_, escaped @ ('"' | '\\'))) => {
                    letters.next();
                    value.push(escaped);
                }
                _ => value.push('\\'),
            },
            '\n' => return None,
            _ => value.push(letter),
        }
    }
    None
}
