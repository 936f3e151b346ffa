//! Reads records of both forms.

use core::mem;

use super::comment::Comment;
use super::entry::{Entry, Glyph, MAX_NESTING, Record, Variation};
use super::error::RecordError;
use super::lexer::{Lexer, Token};
use super::outcome_tags::is_result;
use super::tag::Tag;
use crate::label::Label;
use crate::notation::{Located, Place, PlyText, PlyTextBuilder};
use crate::text::excerpt;

impl Record {
    /// Reads a text with one game, in either form. A text without a game is an empty record.
    ///
    /// # Errors
    /// The text is not a record or has more than one game. The error has the place.
    pub fn read(text: &str) -> Result<Record, Located<RecordError>> {
        Records::read_one_at(text, Place::START)
    }
}

/// An iterator over the games in a text.
///
/// A game ends where the tags of the next one begin, at a result (`1-0`, `0-1`, `1/2-1/2`, `*`), or before a `1g` that
/// does not follow a takeback. After an error, reading resumes at the next game that can be recognised. It stops at a
/// comment that is not closed, because the end of that comment is unknown.
#[derive(Clone, Debug)]
pub struct Records<'a> {
    lexer: Lexer<'a>,
    /// A token that was already read but belongs to the next game.
    held: Option<(Place, HeldToken<'a>)>,
    ended: bool,
}

/// A token that begins the next game, read at the end of the previous one.
#[derive(Clone, Debug)]
enum HeldToken<'a> {
    Label(&'a str),
    Tag(Tag),
}

impl<'a> Records<'a> {
    /// Reads from the start of a text.
    #[must_use]
    pub const fn new(text: &'a str) -> Records<'a> {
        Records { lexer: Lexer::starting_at(text, Place::START), held: None, ended: false }
    }

    /// Reads a part of a larger text that begins at this place and has only one game.
    pub(super) fn read_one_at(text: &str, start: Place) -> Result<Record, Located<RecordError>> {
        let mut records = Records { lexer: Lexer::starting_at(text, start), held: None, ended: false };
        let record = records.next().transpose()?.unwrap_or_default();
        match records.next().transpose()? {
            Some(second) => {
                let place = second.origin.start.unwrap_or(start);
                Err(Located::new(place, RecordError::SeveralGames))
            }
            None => Ok(record),
        }
    }

    fn read_game(&mut self) -> Result<Option<Record>, GameReadError> {
        let mut game = RecordBuilder::default();
        loop {
            let token = match self.held.take() {
                Some((place, HeldToken::Label(word))) => Some((place, Token::Word(word))),
                Some((place, HeldToken::Tag(tag))) => Some((place, Token::Tag(tag))),
                None => self.lexer.next().map_err(|error| game.fail(error))?,
            };
            let Some((place, token)) = token else {
                return game.finish();
            };
            match game.take(place, token) {
                Ok(None) => {}
                Ok(Some(GameBoundary::Next(held))) => {
                    self.held = Some((place, held));
                    return game.finish();
                }
                Ok(Some(GameBoundary::Result)) => {
                    if let Some(record) = game.finish()? {
                        return Ok(Some(record));
                    }
                    game = RecordBuilder::default();
                }
                Err(error) => return Err(game.fail(error)),
            }
        }
    }

    /// Skips to the next line that begins a game.
    fn skip_game(&mut self, mut in_header: bool) {
        loop {
            let rest = self.lexer.skip_line();
            if rest.is_empty() {
                return;
            }
            let line = rest.trim_start_matches([' ', '\t']);
            let mut letters = line.chars();
            let (first, second) = (letters.next(), letters.next());
            if in_header {
                in_header = !first.is_some_and(|c| c.is_ascii_digit());
                continue;
            }
            let tag = first == Some('[') && second.is_some_and(char::is_alphabetic);
            let side = matches!(second, Some('g' | 'w'));
            let label = first == Some('1') && side && letters.next().is_none_or(char::is_whitespace);
            if tag || label {
                return;
            }
        }
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, Located<RecordError>>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        match self.read_game() {
            Ok(Some(record)) => Some(Ok(record)),
            Ok(None) => {
                self.ended = true;
                None
            }
            Err(GameReadError { error, in_header }) => {
                if error.error == RecordError::UnclosedComment {
                    self.ended = true;
                } else if self.held.is_none() {
                    self.skip_game(in_header);
                }
                Some(Err(error))
            }
        }
    }
}

struct GameReadError {
    error: Located<RecordError>,
    /// Whether the error came before the first turn.
    in_header: bool,
}

/// How a game ended.
enum GameBoundary<'a> {
    /// This token begins the next game.
    Next(HeldToken<'a>),
    /// A result.
    Result,
}

/// A line that is being read: the main line or a variation.
#[derive(Default)]
struct OpenLine {
    /// The place of its `(`.
    opened: Option<Place>,
    comment: Comment,
    line: Vec<Entry>,
    /// Variations that begin with the turn after the last one. They either continue the line or replace its next turn,
    /// which is known only when that turn is read.
    pending: Vec<Variation>,
}

/// The record that is being read.
#[derive(Default)]
struct RecordBuilder {
    tags: Vec<Tag>,
    start: Option<Place>,
    /// The enclosing lines, outermost first.
    outer: Vec<OpenLine>,
    current: OpenLine,
    /// The words of the last entry, until the entry is complete.
    ply: Option<PlyTextBuilder>,
}

impl RecordBuilder {
    fn take<'a>(
        &mut self,
        place: Place,
        token: Token<'a>,
    ) -> Result<Option<GameBoundary<'a>>, Located<RecordError>> {
        let fail = |error| Err(Located::new(place, error));
        match token {
            Token::Word(word) => {
                if let Some(ending) = self.take_word(place, word)? {
                    return Ok(Some(ending));
                }
            }
            Token::Glyph(text) => {
                let Some(glyph) = Glyph::from_text(text) else {
                    return fail(RecordError::NotAGlyph(excerpt(text)));
                };
                match self.current.line.last_mut() {
                    Some(entry) => entry.glyphs.push(glyph),
                    None => return fail(RecordError::WordOutsideTurn(excerpt(text))),
                }
            }
            Token::Comment(comment) => match self.current.line.last_mut() {
                Some(entry) => entry.comment.append(comment),
                None => self.current.comment.append(comment),
            },
            Token::Tag(tag) => {
                // This also applies inside a variation: a tag always begins another game, so the error is an unclosed
                // variation, which `finish` reports.
                if self.current.opened.is_some() || !self.current.line.is_empty() {
                    return Ok(Some(GameBoundary::Next(HeldToken::Tag(tag))));
                }
                self.tags.push(tag);
            }
            Token::Open => {
                self.complete_entry(place)?;
                if self.current.line.is_empty() {
                    return fail(RecordError::VariationOfNothing);
                }
                if self.outer.len() >= MAX_NESTING {
                    return fail(RecordError::TooDeep);
                }
                let line = OpenLine { opened: Some(place), ..OpenLine::default() };
                self.outer.push(mem::replace(&mut self.current, line));
            }
            Token::Close => self.close_variation(place)?,
        }
        self.start.get_or_insert(place);
        Ok(None)
    }

    fn take_word<'a>(
        &mut self,
        place: Place,
        word: &'a str,
    ) -> Result<Option<GameBoundary<'a>>, Located<RecordError>> {
        let fail = |error| Err(Located::new(place, error));
        if is_result(word) {
            if self.current.opened.is_some() {
                return fail(RecordError::InsideVariation(excerpt(word)));
            }
            let known = self.tags.iter().any(|tag| tag.name() == "Result");
            if !known && word != "*" {
                self.tags.extend(Tag::new("Result", word));
            }
            return Ok(Some(GameBoundary::Result));
        }
        if !word.starts_with(|c: char| c.is_ascii_digit()) {
            return match &mut self.ply {
                Some(ply) => match ply.push(word, place) {
                    Ok(()) => Ok(None),
                    Err(error) => fail(RecordError::Ply(error)),
                },
                None => fail(RecordError::WordOutsideTurn(excerpt(word))),
            };
        }
        let Ok(label) = word.parse::<Label>() else {
            return fail(RecordError::NotALabel(excerpt(word)));
        };
        self.complete_entry(place)?;
        if label == Label::FIRST && self.current.opened.is_none() {
            let after_takeback = self.current.line.last().is_some_and(Entry::is_takeback);
            if !self.current.line.is_empty() && !after_takeback {
                return Ok(Some(GameBoundary::Next(HeldToken::Label(word))));
            }
        }
        let mut entry = Entry::new(label, PlyText::Empty);
        entry.origin.start = Some(place);
        let next = self.current.line.last().and_then(|last| last.label.next());
        if next == Some(label) {
            entry.variations = mem::take(&mut self.current.pending);
        } else {
            self.current.continue_with_pending();
        }
        self.current.line.push(entry);
        self.ply = Some(PlyTextBuilder::default());
        Ok(None)
    }

    /// Adds the collected words to the last entry.
    fn complete_entry(&mut self, place: Place) -> Result<(), Located<RecordError>> {
        let Some(mut ply) = self.ply.take() else {
            return Ok(());
        };
        let Some(entry) = self.current.line.last_mut() else {
            return Ok(());
        };
        entry.origin.words = mem::take(&mut ply.words);
        let place = entry.origin.start.unwrap_or(place);
        entry.ply = ply.finish().map_err(|error| Located::new(place, RecordError::Ply(error)))?;
        Ok(())
    }

    fn close_variation(&mut self, place: Place) -> Result<(), Located<RecordError>> {
        self.complete_entry(place)?;
        let Some(outer) = self.outer.pop() else {
            return Err(Located::new(place, RecordError::UnopenedVariation));
        };
        let mut inner = mem::replace(&mut self.current, outer);
        inner.complete();
        let opened = inner.opened.unwrap_or(place);
        let (Some(first), Some(before)) = (inner.line.first(), self.current.line.last_mut()) else {
            return Err(Located::new(opened, RecordError::EmptyVariation));
        };
        let (found, before_label) = (first.label, before.label);
        let variation = Variation { comment: inner.comment, line: inner.line };
        if found == before_label {
            before.variations.push(variation);
        } else if Some(found) == before_label.next() {
            self.current.pending.push(variation);
        } else {
            let error = RecordError::VariationLabel { found, before: before_label };
            return Err(Located::new(opened, error));
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Option<Record>, GameReadError> {
        if let Some(opened) = self.current.opened {
            return Err(self.fail(Located::new(opened, RecordError::UnclosedVariation)));
        }
        if let Err(error) = self.complete_entry(Place::START) {
            return Err(self.fail(error));
        }
        self.current.complete();
        let mut record = Record {
            tags: self.tags,
            comment: self.current.comment,
            line: self.current.line,
            ..Record::default()
        };
        record.origin.start = self.start;
        Ok(if record == Record::default() { None } else { Some(record) })
    }

    fn fail(&self, error: Located<RecordError>) -> GameReadError {
        GameReadError { error, in_header: self.outer.is_empty() && self.current.line.is_empty() }
    }
}

impl OpenLine {
    /// Continues the line with the pending variation, because no other turn follows.
    fn continue_with_pending(&mut self) {
        let mut pending = mem::take(&mut self.pending).into_iter();
        let Some(first) = pending.next() else {
            return;
        };
        if let Some(last) = self.line.last_mut() {
            last.comment.append(first.comment);
        }
        let at = self.line.len();
        self.line.extend(first.line);
        if let Some(next) = self.line.get_mut(at) {
            next.variations.extend(pending);
        }
    }

    /// Ends the line: nothing follows the pending variations, and bare labels at the end are dropped.
    fn complete(&mut self) {
        self.continue_with_pending();
        while self.line.last().is_some_and(Entry::is_bare_label) {
            self.line.pop();
        }
    }
}
