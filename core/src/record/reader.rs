//! Parses records in both forms.

use super::builder::{RecordBuilder, Taken};
use super::entry::Record;
use super::error::RecordError;
use super::lexer::Lexer;
use super::reading::RecordReading;
use crate::notation::{Located, Place};
use crate::text::{begins_name, split_at};

impl Record {
    /// Reads a text containing one game, in either form. A text without a game is an empty record.
    ///
    /// # Errors
    /// The main line can't be read to its end, or the text has more than one game. The error carries the place.
    pub fn read(text: &str) -> Result<Record, Located<RecordError>> {
        Records::read_one_at(text, Place::START)
    }
}

impl RecordReading {
    /// Reads the first game of a text. A text without a game is an empty record.
    #[must_use]
    pub fn read(text: &str) -> RecordReading {
        RecordReading::read_at(text, Place::START)
    }

    /// Reads a part of a larger text that begins at this place.
    pub(super) fn read_at(text: &str, start: Place) -> RecordReading {
        let empty = || RecordReading { record: Record::default(), stopped: None, refused: Vec::new() };
        let mut records = Records { lexer: Lexer::starting_at(text, start), ended: false };
        records.next_reading().unwrap_or_else(empty)
    }
}

/// An iterator over the games in a text.
///
/// A game ends where the tags of the next one begin, at a result (`1-0`, `0-1`, `1/2-1/2`, `*`), or before a `1g` that
/// follows neither a takeback nor `0s`. Anything after a result on the same line belongs to the game. After an error,
/// reading resumes at the next recognisable game. It stops at an unclosed comment, because there is no telling where
/// that comment ends.
///
/// Parts of a game that can't be read but don't affect its main line are left out: see [`RecordReading`].
#[derive(Clone, Debug)]
pub struct Records<'a> {
    lexer: Lexer<'a>,
    ended: bool,
}

impl<'a> Records<'a> {
    /// Reads from the start of a text.
    #[must_use]
    pub fn new(text: &'a str) -> Records<'a> {
        Records { lexer: Lexer::starting_at(text, Place::START), ended: false }
    }

    /// Reads a part of a larger text that begins at this place and has only one game.
    pub(super) fn read_one_at(text: &str, start: Place) -> Result<Record, Located<RecordError>> {
        let mut records = Records { lexer: Lexer::starting_at(text, start), ended: false };
        let record = records.next().transpose()?.unwrap_or_default();
        match records.next().transpose()? {
            Some(second) => {
                let place = second.origin.start.unwrap_or(start);
                Err(Located::new(place, RecordError::SeveralGames))
            }
            None => Ok(record),
        }
    }

    /// The next game, read as far as possible.
    pub fn next_reading(&mut self) -> Option<RecordReading> {
        if self.ended {
            return None;
        }
        let reading = self.read_game();
        self.ended |= reading.is_none();
        reading
    }

    fn read_game(&mut self) -> Option<RecordReading> {
        let mut game = RecordBuilder::default();
        // The lexer before comments that belong to the next game if there is one.
        let mut below: Option<Lexer<'a>> = None;
        loop {
            let before = self.lexer.clone();
            let taken = match self.lexer.next() {
                Ok(None) => {
                    game.take_comments_below();
                    return game.finish("");
                }
                Ok(Some((place, token))) => game.take(place, token, before.rest, self.lexer.rest),
                Err(error) if is_tag_error(&error) && game.may_end() => Ok(Taken::NextGame),
                Err(error) => Err(error),
            };
            match taken {
                Ok(Taken::Part) => below = None,
                Ok(Taken::BelowResult) => {
                    below.get_or_insert(before);
                }
                Ok(Taken::NextGame) => {
                    self.lexer = below.take().unwrap_or(before);
                    if let Some(reading) = game.finish(self.lexer.rest) {
                        return Some(reading);
                    }
                    game = RecordBuilder::default();
                }
                Err(error) => {
                    if !self.recover(&mut game, &before, error) {
                        return game.finish(self.lexer.rest);
                    }
                }
            }
        }
    }

    /// Leaves out what an error concerns. Returns whether the game can be read on. `before` is the lexer before the
    /// token with the error.
    fn recover(
        &mut self,
        game: &mut RecordBuilder<'a>,
        before: &Lexer<'a>,
        error: Located<RecordError>,
    ) -> bool {
        match error.error {
            RecordError::TooDeep | RecordError::VariationOfNothing => {
                let closed = self.lexer.skip_variation(1);
                let unclosed = Located::new(error.place, RecordError::UnclosedVariation);
                game.refuse(error, self.lexer.text_since(before.rest));
                if !closed {
                    game.stop(unclosed);
                }
                return closed;
            }
            RecordError::NotAGlyph(_) | RecordError::UnopenedVariation => {
                game.refuse(error, self.lexer.text_since(before.rest));
                return true;
            }
            RecordError::UnclosedTag(_) | RecordError::TagName(_) if !game.in_variation() => {
                self.lexer.take_line();
                game.refuse(error, self.lexer.text_since(before.rest));
                return true;
            }
            RecordError::WordOutsideTurn(_) if !game.has_turns() => {
                self.lexer.take_line();
                game.refuse(error, self.lexer.text_since(before.rest));
                return true;
            }
            _ => {}
        }
        let in_header = !game.has_turns() && !game.in_variation();
        let from = game.drop_malformed(&error).unwrap_or(before.rest);
        if error.error != RecordError::UnclosedComment && game.in_variation() {
            self.lexer = before.clone();
            let closed = self.lexer.skip_variation(1);
            let start = before.rest;
            let length = self.lexer.text_since(start).len().saturating_sub(usize::from(closed));
            game.refuse_rest_of_variation(error, from, split_at(start, length).1);
            return closed;
        }
        if error.error == RecordError::UnclosedComment {
            self.ended = true;
        }
        self.skip_game(in_header);
        game.leave_out(self.lexer.text_since(from));
        game.stop(error);
        false
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
            let tag = first == Some('[') && second.is_some_and(begins_name);
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
        self.next_reading().map(RecordReading::into_result)
    }
}

const fn is_tag_error(error: &Located<RecordError>) -> bool {
    matches!(error.error, RecordError::UnclosedTag(_) | RecordError::TagName(_))
}
