//! Builds a record from its tokens.

use core::mem;

use super::comment::{Comment, CommentCommand};
use super::entry::{Entry, MAX_NESTING, Record, Variation};
use super::error::RecordError;
use super::glyph::Glyph;
use super::lexer::Token;
use super::outcome_tags::is_result;
use super::reading::RecordReading;
use super::tag::Tag;
use crate::label::Label;
use crate::notation::{Located, Marker, Place, PlyText, PlyTextBuilder};
use crate::position::outcome::Reason;
use crate::text::{excerpt, first_letter, split_at};

/// What a token is to the game that is being read.
pub(super) enum Taken {
    /// It is part of the game.
    Part,
    /// It is a comment below the result, and belongs to the next game if there is one.
    BelowResult,
    /// It begins the next game.
    NextGame,
}

/// A line that is being read: the main line or a variation.
#[derive(Default)]
struct OpenLine<'a> {
    /// The place of its `(`, and the text after it.
    opened: Option<(Place, &'a str)>,
    comment: Comment,
    line: Vec<Entry>,
    /// The text from the label of the last entry on.
    entry_text: &'a str,
    /// Variations that begin with the turn after the last one. They either continue the line or replace its next turn,
    /// which is known only when that turn is read.
    pending: Vec<Variation>,
    /// A result was read, so nothing continues the line.
    ended: bool,
    /// The last word is about the end of the line and was added to a comment.
    ending_words: bool,
}

/// The record that is being read.
#[derive(Default)]
pub(super) struct RecordBuilder<'a> {
    tags: Vec<Tag>,
    start: Option<Place>,
    /// The enclosing lines, outermost first.
    outer: Vec<OpenLine<'a>>,
    current: OpenLine<'a>,
    /// The words of the last entry, until the entry is complete.
    ply: Option<PlyTextBuilder>,
    /// The line in the text that has the result.
    result_line: Option<u32>,
    /// The last token was the result, and the letter of the reason may follow.
    code_may_follow: bool,
    /// A block began after the result.
    block_after_result: bool,
    /// Comments below the result.
    below_result: Vec<Comment>,
    /// There is a comment in braces.
    commented: bool,
    stopped: Option<Located<RecordError>>,
    refused: Vec<Located<RecordError>>,
}

impl<'a> RecordBuilder<'a> {
    /// Whether a variation is open.
    pub(super) const fn in_variation(&self) -> bool {
        self.current.opened.is_some()
    }

    /// Whether the current line has a turn.
    pub(super) fn has_turns(&self) -> bool {
        !self.current.line.is_empty()
    }

    /// Whether the tags of another game may follow here.
    pub(super) fn may_end(&self) -> bool {
        !self.in_variation() && (self.has_turns() || self.result_line.is_some())
    }

    /// Takes a token. `from` is the text before it, `rest` the text after it.
    pub(super) fn take(
        &mut self,
        place: Place,
        token: Token<'a>,
        from: &'a str,
        rest: &'a str,
    ) -> Result<Taken, Located<RecordError>> {
        let token = match self.take_after_result(place, token) {
            Ok(token) => token,
            Err(taken) => return Ok(taken),
        };
        if !matches!(token, Token::Word(_)) {
            self.current.ending_words = false;
        }
        let fail = |error| Err(Located::new(place, error));
        match token {
            Token::Word(word) => {
                if let Taken::NextGame = self.take_word(place, &word, from)? {
                    return Ok(Taken::NextGame);
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
            Token::Comment(comment) => {
                self.commented = true;
                self.comment_mut().append(comment);
            }
            Token::LineComment(comment) => self.comment_mut().append(comment),
            Token::Tag(tag) => {
                // This also applies inside a variation: a tag always begins another game, so the error is an unclosed
                // variation, which `finish` reports.
                if self.in_variation() || self.has_turns() {
                    return Ok(Taken::NextGame);
                }
                self.tags.push(tag);
            }
            Token::Open => {
                self.complete_entry()?;
                if !self.has_turns() {
                    return fail(RecordError::VariationOfNothing);
                }
                if self.outer.len() >= MAX_NESTING {
                    return fail(RecordError::TooDeep);
                }
                self.block_after_result |= self.result_line.is_some();
                let line = OpenLine { opened: Some((place, rest)), ..OpenLine::default() };
                self.outer.push(mem::replace(&mut self.current, line));
            }
            Token::Close => {
                self.complete_entry()?;
                if !self.in_variation() {
                    return fail(RecordError::UnopenedVariation);
                }
                self.close_variation(from);
            }
        }
        self.start.get_or_insert(place);
        Ok(Taken::Part)
    }

    /// Decides about a token after the result. It returns the token if it is to be read like any other.
    fn take_after_result(&mut self, place: Place, token: Token<'a>) -> Result<Token<'a>, Taken> {
        let Some(line) = self.result_line.filter(|_| !self.in_variation()) else { return Ok(token) };
        let same_line = place.line == line;
        let code_may_follow = mem::take(&mut self.code_may_follow);
        match token {
            Token::Tag(_) => Err(Taken::NextGame),
            Token::Comment(comment) | Token::LineComment(comment) if !same_line => {
                self.below_result.push(comment);
                Err(Taken::BelowResult)
            }
            Token::Word(word) => {
                if is_result(&word) {
                    return Err(if self.below_result.is_empty() { Taken::Part } else { Taken::NextGame });
                }
                if !same_line || word.parse::<Label>().is_ok() {
                    return Err(Taken::NextGame);
                }
                let code = is_reason(&word) && !self.tags.iter().any(|tag| tag.name() == "ResultCode");
                if code && code_may_follow {
                    self.tags.extend(Tag::new("ResultCode", &word));
                } else {
                    self.say(&word);
                }
                Err(Taken::Part)
            }
            _ => {
                self.take_comments_below();
                Ok(token)
            }
        }
    }

    /// Adds the comments below the result to this game, because no other game follows.
    pub(super) fn take_comments_below(&mut self) {
        for comment in mem::take(&mut self.below_result) {
            self.comment_mut().append(comment);
        }
    }

    fn take_word(&mut self, place: Place, word: &str, from: &'a str) -> Result<Taken, Located<RecordError>> {
        let fail = |error| Err(Located::new(place, error));
        let first = first_letter(word);
        if !first.is_some_and(|c| c == '*' || c.is_ascii_digit()) {
            return self.take_word_of_turn(place, word).map(|()| Taken::Part);
        }
        if is_result(word) {
            self.complete_entry()?;
            self.current.ended |= word != "*";
            if self.in_variation() {
                self.refused.push(Located::new(place, RecordError::InsideVariation(excerpt(word))));
                self.say(word);
                return Ok(Taken::Part);
            }
            let known = self.tags.iter().any(|tag| tag.name() == "Result");
            if !known && word != "*" {
                self.tags.extend(Tag::new("Result", word));
            }
            self.result_line = Some(place.line);
            self.code_may_follow = true;
            return Ok(Taken::Part);
        }
        if first == Some('*') {
            return self.take_word_of_turn(place, word).map(|()| Taken::Part);
        }
        self.current.ending_words = false;
        self.complete_entry()?;
        let Ok(label) = word.parse::<Label>() else {
            return fail(RecordError::NotALabel(excerpt(word)));
        };
        if label == Label::FIRST && self.has_turns() {
            let goes_on = self.current.line.last().is_some_and(Entry::goes_on_with_first);
            if !goes_on && self.in_variation() {
                return fail(RecordError::SeveralGames);
            }
            if !goes_on {
                return Ok(Taken::NextGame);
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
        self.current.entry_text = from;
        self.ply = Some(PlyTextBuilder::default());
        Ok(Taken::Part)
    }

    fn take_word_of_turn(&mut self, place: Place, word: &str) -> Result<(), Located<RecordError>> {
        if self.current.ending_words {
            self.say(word);
            return Ok(());
        }
        // No step and no placement is a single letter.
        if word.len() == 1
            && let (Some(glyph), Some(entry)) = (Glyph::from_text(word), self.current.line.last_mut())
        {
            entry.glyphs.push(glyph);
            return Ok(());
        }
        if self.in_variation() && !self.has_turns() {
            self.say(word);
            return Ok(());
        }
        let Some(ply) = &mut self.ply else {
            return Err(Located::new(place, RecordError::WordOutsideTurn(excerpt(word))));
        };
        let Err(error) = ply.push(word, place) else { return Ok(()) };
        if ply.is_turn() && is_ending(word) {
            self.say(word);
            return Ok(());
        }
        Err(Located::new(place, RecordError::Ply(error)))
    }

    /// Preserves a word about the end of a line in the comment.
    fn say(&mut self, word: &str) {
        let more = self.current.ending_words;
        self.current.ending_words = true;
        let comment = self.comment_mut();
        if more && !comment.text().is_empty() {
            let text = format!("{} {word}", comment.text());
            comment.set_text(&text);
        } else {
            comment.append(Comment::new(word));
        }
    }

    /// The comment of the last entry, or the one before the first entry.
    fn comment_mut(&mut self) -> &mut Comment {
        match self.current.line.last_mut() {
            Some(entry) => &mut entry.comment,
            None => &mut self.current.comment,
        }
    }

    /// Adds the collected words to the last entry.
    fn complete_entry(&mut self) -> Result<(), Located<RecordError>> {
        let (Some(mut ply), Some(entry)) = (self.ply.take(), self.current.line.last_mut()) else {
            return Ok(());
        };
        entry.origin.words = mem::take(&mut ply.words);
        let place = entry.origin.start.unwrap_or(Place::START);
        entry.ply = ply.finish().map_err(|error| Located::new(place, RecordError::Ply(error)))?;
        Ok(())
    }

    /// Ends the current variation. `end` is the text from its closing bracket on.
    fn close_variation(&mut self, end: &'a str) {
        let Some(outer) = self.outer.pop() else { return };
        let mut inner = mem::replace(&mut self.current, outer);
        inner.complete(false);
        let (opened, text) = inner.opened.unwrap_or((Place::START, ""));
        let text = split_at(text, text.len().saturating_sub(end.len())).0;
        let (Some(first), Some(before)) = (inner.line.first(), self.current.line.last_mut()) else {
            self.refuse(Located::new(opened, RecordError::EmptyVariation), text);
            return;
        };
        let (found, before_label) = (first.label, before.label);
        let variation = Variation { comment: inner.comment, line: inner.line };
        if found == before_label {
            before.variations.push(variation);
        } else if Some(found) == before_label.next() {
            self.current.pending.push(variation);
        } else {
            let error = RecordError::VariationLabel { found, before: before_label };
            self.refuse(Located::new(opened, error), text);
        }
    }

    /// Removes the last entry if the error concerns its words. Returns the text from its label on.
    pub(super) fn drop_malformed(&mut self, error: &Located<RecordError>) -> Option<&'a str> {
        if !matches!(error.error, RecordError::Ply(_)) {
            return None;
        }
        self.ply = None;
        let entry = self.current.line.pop()?;
        // The variations before the entry were taken for its alternatives.
        self.current.pending.extend(entry.variations);
        Some(self.current.entry_text)
    }

    /// Leaves out a part of the game that does not affect the rest.
    pub(super) fn refuse(&mut self, error: Located<RecordError>, text: &str) {
        self.start.get_or_insert(error.place);
        self.leave_out(text);
        self.refused.push(error);
    }

    /// Leaves out the rest of the current variation, or all of it if it has no turn. `end` is the text after it.
    pub(super) fn refuse_rest_of_variation(
        &mut self,
        error: Located<RecordError>,
        text: &'a str,
        end: &'a str,
    ) {
        let text = split_at(text, text.len().saturating_sub(end.len())).0;
        if self.has_turns() {
            self.refuse(error, text);
            self.current.ended = true;
            self.close_variation(end);
        } else if let Some(outer) = self.outer.pop() {
            let inner = mem::replace(&mut self.current, outer);
            let whole = format!("{}\n{}", inner.comment, text.trim_start());
            self.refuse(error, if inner.comment.is_empty() { text } else { &whole });
        }
    }

    /// Keeps a text that is left out in the comment at this place.
    pub(super) fn leave_out(&mut self, text: &str) {
        if !text.trim().is_empty() {
            self.comment_mut().append_command(CommentCommand::unread(text));
        }
    }

    /// Ends the main line with an error.
    pub(super) fn stop(&mut self, error: Located<RecordError>) {
        self.start.get_or_insert(error.place);
        self.stopped.get_or_insert(error);
    }

    /// Ends the game. `end` is the text after it.
    pub(super) fn finish(mut self, end: &'a str) -> Option<RecordReading> {
        if let Err(error) = self.complete_entry() {
            let text = self.drop_malformed(&error).unwrap_or("");
            self.leave_out(split_at(text, text.len().saturating_sub(end.len())).0);
            if self.in_variation() { self.refused.push(error) } else { self.stop(error) }
        }
        if let Some((opened, _)) = self.current.opened {
            self.stop(Located::new(opened, RecordError::UnclosedVariation));
        }
        while self.in_variation() {
            self.close_variation(end);
        }
        let ended = self.block_after_result || self.stopped.is_some() || self.has_outcome_off_board();
        self.current.complete(ended);
        let mut record = Record {
            tags: self.tags,
            comment: self.current.comment,
            line: self.current.line,
            ..Record::default()
        };
        record.origin.start = self.start;
        let empty = record.tags.is_empty() && record.line.is_empty();
        if empty && self.stopped.is_none() && !self.refused.is_empty() {
            // The text is not a record at all.
            self.stopped = Some(self.refused.remove(0));
        }
        let nothing = empty && (!self.commented || record.comment.is_empty());
        let reading = RecordReading { record, stopped: self.stopped, refused: self.refused };
        Some(reading).filter(|reading| !nothing || reading.stopped.is_some())
    }

    /// Whether the record says that the game ended for a reason that the board does not show, or for an unknown one.
    fn has_outcome_off_board(&self) -> bool {
        let value =
            |name: &str| self.tags.iter().find(|tag| tag.name() == name).map(|tag| tag.value().trim());
        let reason = value("ResultCode").filter(|code| is_reason(code)).and_then(|code| code.chars().next());
        match reason.and_then(Reason::from_letter) {
            Some(reason) => !reason.is_on_board(),
            None => value("Result").is_some_and(|result| result != "*" && is_result(result)),
        }
    }
}

/// Whether a word is the letter of a reason.
fn is_reason(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().and_then(Reason::from_letter).is_some() && letters.next().is_none()
}

/// Whether a word says how a game ended.
fn is_ending(word: &str) -> bool {
    is_reason(word) || ["resigns", "resign", "lost"].iter().any(|ending| ending.eq_ignore_ascii_case(word))
}

impl OpenLine<'_> {
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

    /// Ends the line: nothing follows the pending variations, and bare labels at the end are dropped. If the line has
    /// ended, the pending variations show what could have been played, so they replace a label without a turn.
    fn complete(&mut self, ended: bool) {
        let over = |entry: &Entry| matches!(entry.ply, PlyText::Marker(Marker::Resigns | Marker::Lost));
        let ended = ended || self.ended && self.opened.is_some() || self.line.last().is_some_and(over);
        let next = self.line.last().and_then(|last| last.label.next());
        if let (true, false, Some(next)) = (ended, self.pending.is_empty(), next) {
            let variations = mem::take(&mut self.pending);
            self.line.push(Entry { variations, ..Entry::new(next, PlyText::Empty) });
        }
        self.continue_with_pending();
        while self.line.last().is_some_and(Entry::is_bare_label) {
            self.line.pop();
        }
    }
}
