//! Splits a record into tokens: words, comments, tags and brackets.

use std::borrow::Cow;

use super::comment::Comment;
use super::error::RecordError;
use super::glyph::{Glyph, is_sign};
use super::tag::{MARK, Tag};
use crate::notation::{Located, Place};
use crate::text::{begins_name, excerpt, first_letter, is_blank, is_invisible, length_while, split_at};

/// A token of a record.
#[derive(Debug)]
pub(super) enum Token<'a> {
    /// A label, step, marker or result.
    Word(Cow<'a, str>),
    /// A run of `!` and `?`, an evaluation symbol or a numeric glyph.
    Glyph(&'a str),
    Open,
    Close,
    Comment(Comment),
    /// The text of a line after `#`, `;` or `%`.
    LineComment(Comment),
    Tag(Tag),
}

pub(super) type Placed<'a> = (Place, Token<'a>);

/// Characters that end a word. A backslash begins a line break written as two characters.
const SPECIAL: [char; 8] = ['(', ')', '{', '}', '[', '!', '?', '\\'];

#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    /// The text that has not been read.
    pub(super) rest: &'a str,
    place: Place,
    /// Only white space precedes the current place on its line, so `Name: value` may begin here.
    line_start: bool,
    /// The text is one line, in which `\n` represents a line break.
    joined: bool,
    /// The rest of the text has no line that closes a value of several lines.
    no_mark: bool,
}

impl<'a> Lexer<'a> {
    /// Reads a text that begins at this place of a larger text.
    pub(super) fn starting_at(text: &'a str, place: Place) -> Lexer<'a> {
        let joined = !text.trim_end().as_bytes().contains(&b'\n');
        Lexer { rest: text, place, line_start: true, joined, no_mark: false }
    }

    /// The text from an earlier place to the current one. `from` is the rest of the text at the earlier place.
    pub(super) fn text_since(&self, from: &'a str) -> &'a str {
        split_at(from, from.len().saturating_sub(self.rest.len())).0
    }

    /// The next token; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Placed<'a>>, Located<RecordError>> {
        self.skip_blanks();
        let place = self.place;
        let line_start = core::mem::take(&mut self.line_start);
        let Some(first) = first_letter(self.rest) else {
            return Ok(None);
        };
        let token = match first {
            '(' | ')' => {
                self.take(1);
                if first == '(' { Token::Open } else { Token::Close }
            }
            '{' => Token::Comment(self.comment()?),
            '[' => {
                // A tag that can't be read begins its line all the same.
                self.line_start = line_start;
                let tag = self.tag()?;
                self.line_start = false;
                Token::Tag(tag)
            }
            '#' | ';' | '%' => {
                let line = self.take_line();
                Token::LineComment(Comment::new(split_at(line, 1).1))
            }
            '!' | '?' => {
                let end = self.rest.find(|c| c != '!' && c != '?').unwrap_or(self.rest.len());
                Token::Glyph(self.take(end))
            }
            '$' => {
                let digits = split_at(self.rest, 1).1;
                let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
                Token::Glyph(self.take(1 + end))
            }
            _ if is_sign(first) => {
                let run = || self.rest.find(|c| !is_sign(c)).unwrap_or(self.rest.len());
                let end = Glyph::sign_length(self.rest).unwrap_or_else(run);
                Token::Glyph(self.take(end))
            }
            _ => match self.named_value(line_start) {
                Some(tag) => Token::Tag(tag),
                None => Token::Word(self.word()),
            },
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

    /// Takes the rest of the current line, without the line break.
    pub(super) fn take_line(&mut self) -> &'a str {
        // Not `find`, whose search for a text is large.
        let written = || self.rest.as_bytes().windows(2).position(|two| two == br"\n");
        let end = if self.joined { written() } else { None };
        let end = end.or_else(|| self.rest.find('\n')).unwrap_or(self.rest.len());
        self.take(end)
    }

    /// Skips to the end of a variation, of which `open` brackets have been read, and takes its closing bracket. Returns
    /// whether there is one before the text ends or the tags of another game begin.
    pub(super) fn skip_variation(&mut self, mut open: usize) -> bool {
        while open > 0 {
            self.skip_blanks();
            let line_start = core::mem::take(&mut self.line_start);
            let mut letters = self.rest.chars();
            let length = match letters.next() {
                None => return false,
                Some('[') if line_start && letters.next().is_some_and(begins_name) => {
                    self.line_start = true;
                    return false;
                }
                Some('{') => match comment_length(self.rest) {
                    Some(length) => length,
                    None => return false,
                },
                Some('#' | ';' | '%') => {
                    self.take_line();
                    continue;
                }
                Some('(') => {
                    open += 1;
                    1
                }
                Some(')') => {
                    open -= 1;
                    1
                }
                Some(first) => {
                    let after = split_at(self.rest, first.len_utf8()).1;
                    let ends = |c: char| c.is_whitespace() || matches!(c, '(' | ')' | '{' | '\\');
                    first.len_utf8() + after.find(ends).unwrap_or(after.len())
                }
            };
            self.take(length);
        }
        true
    }

    /// Takes this many bytes, which must end at a character boundary.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = split_at(self.rest, length);
        self.place = self.place.after_text(taken);
        self.rest = rest;
        taken
    }

    fn skip_blanks(&mut self) {
        loop {
            let blank = |c: char| is_blank(c) || !c.is_ascii() && is_invisible(c);
            let end = length_while(self.rest, blank);
            self.line_start |= self.take(end).as_bytes().contains(&b'\n');
            // Archive files join the lines of a record with a backslash and an n.
            if matches!(self.rest.as_bytes(), [b'\\', b'n' | b'r' | b't', ..]) {
                self.take(2);
                self.line_start = true;
            } else {
                return;
            }
        }
    }

    fn word(&mut self) -> Cow<'a, str> {
        let end = self.word_end();
        let word = self.take(end);
        if !word.is_ascii() && word.contains(is_invisible) {
            Cow::Owned(word.chars().filter(|&c| !is_invisible(c)).collect())
        } else {
            Cow::Borrowed(word)
        }
    }

    /// The length of the word here.
    fn word_end(&self) -> usize {
        // A result has hyphens.
        let result = first_letter(self.rest).is_some_and(|c| c.is_ascii_digit());
        let mut is_first = true;
        let goes_on = |c: char| {
            core::mem::take(&mut is_first)
                || c.is_ascii_alphanumeric()
                || !(is_blank(c) || SPECIAL.contains(&c) || is_sign(c) && !(result && c == '-'))
        };
        length_while(self.rest, goes_on)
    }

    fn comment(&mut self) -> Result<Comment, Located<RecordError>> {
        let length = comment_length(self.rest);
        let length = length.ok_or(Located::new(self.place, RecordError::UnclosedComment))?;
        Ok(Comment::read(split_at(split_at(self.take(length), length - 1).0, 1).1))
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

    /// `Name: value` on its own line, or `Name: -=+=-` and a value on several lines, which the same mark closes.
    fn named_value(&mut self, line_start: bool) -> Option<Tag> {
        if !line_start || !first_letter(self.rest).is_some_and(|c| c.is_ascii_alphabetic()) {
            return None;
        }
        let name_end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-')?;
        let (name, after) = split_at(self.rest, name_end);
        let value = after.strip_prefix(':')?;
        let line_end = value.find('\n').unwrap_or(value.len());
        let (line, below) = split_at(value, line_end);
        if line.trim() == MARK
            && !self.no_mark
            && let Some(below) = below.strip_prefix('\n')
        {
            if let Some((lines, length)) = read_marked(below) {
                let tag = Tag::from_lines(name, lines)?;
                self.take(name_end + 1 + line_end + 1 + length);
                return Some(tag);
            }
            self.no_mark = true;
        }
        let tag = Tag::new(name, line.trim())?;
        self.take(name_end + 1 + line_end);
        Some(tag)
    }
}

/// The length in bytes of the comment at the start of the text, with its braces.
fn comment_length(text: &str) -> Option<usize> {
    let mut escaped = false;
    let end = text.find(|c| {
        let closes = c == '}' && !escaped;
        escaped = c == '\\' && !escaped;
        closes
    });
    end.map(|end| end + 1)
}

/// The lines before the closing mark, and their length in bytes with the mark.
fn read_marked(text: &str) -> Option<(&str, usize)> {
    let mut start = 0;
    for line in text.split('\n') {
        if line.trim() == MARK {
            return Some((split_at(text, start.max(1) - 1).0, start + line.len()));
        }
        start += line.len() + 1;
    }
    None
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
