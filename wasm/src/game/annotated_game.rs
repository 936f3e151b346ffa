//! A game with its annotations: tags, comments, clocks and variations. All of them survive reading and writing a
//! record. The game itself is the main line.

use ansa_core::Game;
use ansa_core::game::{PlayError, Ply};
use ansa_core::notation::PlyText;
use ansa_core::position::outcome::Outcome;
use ansa_core::record::{Comment, Entry, GameTree, Origin, Record, Tag, Variation};

use super::notes::NotesChange;
use crate::error::ArimaaError;

/// Tags that are written from the game.
const OF_GAME: [&str; 4] = ["Position", "Rules", "GoldHandicap", "SilverHandicap"];
/// Result tags. They are written from the game if it has a result, and removed when the game continues.
pub(crate) const OF_RESULT: [&str; 3] = ["Result", "ResultCode", "PlyCount"];

/// A game with its annotations.
#[derive(Clone, Default)]
pub(crate) struct AnnotatedGame {
    pub(super) game: Game,
    tags: Vec<Tag>,
    /// The comment before the first ply.
    pub(super) comment: Comment,
    /// One entry per ply, with its text and annotations.
    pub(super) entries: Vec<Entry>,
    /// The entry after the last ply: a resignation or loss, or a label without a turn if only variations follow.
    ending: Option<Entry>,
}

impl From<Game> for AnnotatedGame {
    /// A game without annotations.
    fn from(game: Game) -> AnnotatedGame {
        let entries = game.plies().iter().enumerate();
        let entries = entries.map(|(ply, played)| Entry::new(game.label(ply), played.into())).collect();
        AnnotatedGame { game, entries, ..AnnotatedGame::default() }
    }
}

impl AnnotatedGame {
    /// A game with these annotations. There is an entry for each ply, and one more if the record ends with the word
    /// that a side resigns or has lost.
    pub(crate) const fn with_entries(
        game: Game,
        tags: Vec<Tag>,
        comment: Comment,
        entries: Vec<Entry>,
        ending: Option<Entry>,
    ) -> AnnotatedGame {
        AnnotatedGame { game, tags, comment, entries, ending }
    }

    /// Reads the game of a record.
    pub(super) fn from_record(record: Record) -> Result<AnnotatedGame, ArimaaError> {
        AnnotatedGame::with_game(Game::from_record(&record)?, record)
    }

    /// Combines a game, which is the main line of the record, with the annotations in the record.
    fn with_game(game: Game, record: Record) -> Result<AnnotatedGame, ArimaaError> {
        if is_only_turns(&record) {
            let Record { tags, comment, line: mut entries, .. } = record;
            for (entry, ply) in entries.iter_mut().zip(game.plies()) {
                entry.origin = Origin::default();
                write_captures(&mut entry.ply, ply);
            }
            return Ok(AnnotatedGame { game, tags, comment, entries, ending: None });
        }
        // The tree checks the turns in variations and writes every capture.
        let tree = GameTree::from_record_with(&record, game.rules())?;
        let Record { tags, comment, line, .. } =
            tree.to_record().map_err(|error| ArimaaError::new("bad-record", error))?;
        let mut annotated = AnnotatedGame { tags, comment, ..AnnotatedGame::from(game) };
        let mut rest = line.into_iter();
        for entry in &mut annotated.entries {
            let Some(read) = rest.next() else { break };
            *entry = read;
        }
        annotated.ending = rest.next();
        Ok(annotated)
    }

    /// The record from which [`AnnotatedGame::from_record`] reads the same game.
    pub(super) fn to_record(&self) -> Record {
        let mut record = self.game.to_record();
        let made = core::mem::take(&mut record.tags);
        let is_made = |tag: &Tag| made.iter().any(|made| made.name() == tag.name());
        record.tags.clone_from(&self.tags);
        record.tags.retain(|tag| !is_made(tag) && !OF_GAME.contains(&tag.name()));
        record.tags.extend(made.into_iter().filter(|tag| tag.name() != "Rules"));
        // The date implies the rules, unless the game has different ones.
        if record.rules() != self.game.rules() {
            record.tags.extend(self.game.rules().name().and_then(|name| Tag::new("Rules", name)));
        }
        record.comment = self.comment.clone();
        record.line = self.entries.iter().chain(&self.ending).cloned().collect();
        record
    }

    /// The resignation or loss at the end of the record.
    pub(super) fn ending(&self) -> Option<&Entry> {
        self.ending.as_ref().filter(|entry| matches!(entry.ply, PlyText::Marker(_)))
    }

    /// Changes the game by playing one ply or by ending it. On an error the game is unchanged.
    pub(super) fn play<E>(&mut self, change: impl FnOnce(&mut Game) -> Result<(), E>) -> Result<(), E> {
        change(&mut self.game)?;
        self.tags.retain(|tag| !OF_RESULT.contains(&tag.name()));
        let known = self.entries.len();
        let played = self.game.plies().get(known..).unwrap_or(&[]);
        self.entries
            .extend(played.iter().zip(known..).map(|(ply, at)| Entry::new(self.game.label(at), ply.into())));
        // What could be played after the last ply could have been played instead of this one.
        if let Some(entry) = self.entries.get_mut(known) {
            entry.variations = self.ending.take().map(|entry| entry.variations).unwrap_or_default();
        }
        Ok(())
    }

    /// Plays a setup or turn given as text.
    pub(super) fn play_text(&mut self, ply: &PlyText, text: &str) -> Result<(), ArimaaError> {
        if let PlyText::Empty | PlyText::Marker(_) = ply {
            return Err(ArimaaError::new("bad-turn", "expected a turn such as “Ee2n Ee3n”, or a setup"));
        }
        let played = self.play(|game| game.play_text(ply).map(|_| ()));
        played.map_err(|refusal| ArimaaError::in_words(refusal, text))
    }

    /// Takes back the last ply with its annotations.
    pub(super) fn take_back(&mut self) -> Option<Entry> {
        self.game.take_back()?;
        self.tags.retain(|tag| !OF_RESULT.contains(&tag.name()));
        self.ending = None;
        self.entries.pop()
    }

    /// Changes the annotations of a ply. On an error the game is unchanged.
    pub(super) fn annotate(&mut self, ply: usize, notes: NotesChange) -> Result<(), ArimaaError> {
        let plies = self.entries.len();
        let slot = self.entries.get_mut(ply).ok_or_else(|| no_turn(plies))?;
        let mut changed = slot.clone();
        if !notes.apply(&mut changed) {
            *slot = changed;
            return Ok(());
        }
        let mut record = self.to_record();
        record.line.splice(ply..=ply, [changed]);
        let checked = AnnotatedGame::with_game(self.game.clone(), record)?;
        *self = AnnotatedGame { tags: core::mem::take(&mut self.tags), ..checked };
        Ok(())
    }

    /// Sets the comment before the first ply.
    pub(super) fn set_comment(&mut self, text: &str) {
        self.comment.set_text(text);
    }

    /// Sets a tag, or removes it if there is no value.
    pub(super) fn set_tag(&mut self, name: &str, value: Option<&str>) -> Result<(), ArimaaError> {
        let tag = Tag::new(name, value.unwrap_or("")).ok_or_else(|| {
            ArimaaError::new("bad-option", "a tag name must be one word without quotes, brackets or braces")
        })?;
        if OF_GAME.contains(&tag.name()) || OF_RESULT.contains(&tag.name()) {
            let message = format_args!("the tag {} is derived from the game and can’t be set", tag.name());
            return Err(ArimaaError::new("bad-option", message));
        }
        self.tags.retain(|own| own.name() != tag.name());
        self.tags.extend(value.map(|_| tag));
        Ok(())
    }

    /// The game after its first `plies` plies.
    pub(super) fn at(&self, plies: usize) -> Result<AnnotatedGame, ArimaaError> {
        if plies > self.entries.len() {
            let most = self.entries.len();
            let message = format_args!("the game has {most} plies (setups and turns): at takes 0 to {most}");
            return Err(ArimaaError::new("no-turn", message));
        }
        let mut earlier = self.clone();
        while earlier.entries.len() > plies {
            earlier.take_back();
        }
        Ok(earlier)
    }

    /// A variation of a ply as a separate game, from the start of the game.
    pub(super) fn variation(&self, ply: usize, number: usize) -> Result<AnnotatedGame, ArimaaError> {
        let of = self.entries.get(ply).ok_or_else(|| no_turn(self.entries.len()))?;
        let Variation { comment, line } = of.variations.get(number).ok_or_else(|| {
            let most = of.variations.len();
            ArimaaError::new(
                "no-turn",
                format_args!("{} has {most} variations; the first has index 0", of.label),
            )
        })?;
        let mut game = self.at(ply)?;
        // The same order as in a record in which the variation replaces the line.
        match game.entries.last_mut() {
            Some(last) => last.comment.append(comment.clone()),
            None => game.comment.append(comment.clone()),
        }
        for entry in line {
            if let PlyText::Empty | PlyText::Marker(_) = entry.ply {
                game.ending = Some(entry.clone());
                continue;
            }
            game.play_text(&entry.ply, "")?;
            if let Some(last) = game.entries.last_mut() {
                last.clone_from(entry);
            }
        }
        // Reading the record again turns a resignation or loss at its end into the result.
        AnnotatedGame::from_record(game.to_record())
    }

    /// Ends the game for a reason that does not follow from the position.
    pub(super) fn end(&mut self, outcome: Outcome) -> Result<(), PlayError> {
        self.play(|game| game.end(outcome))
    }
}

/// Whether a record has nothing but setups and turns, each with its glyphs and its comment. A tree of such a record would
/// be the same line again, for another replay.
fn is_only_turns(record: &Record) -> bool {
    record
        .line
        .iter()
        .all(|entry| entry.variations.is_empty() && matches!(entry.ply, PlyText::Setup(_) | PlyText::Turn(_)))
}

/// Adds the captures that the text of a turn leaves out.
fn write_captures(text: &mut PlyText, played: &Ply) {
    if let Ply::Turn(turn) = played
        && turn.steps().iter().any(|step| step.capture.is_some())
    {
        *text = turn.into();
    }
}

/// The error for the index of a ply that a game with this many plies does not have.
fn no_turn(plies: usize) -> ArimaaError {
    let message = format_args!("the game has {plies} plies (setups and turns); the first has index 0");
    ArimaaError::new("no-turn", message)
}

#[cfg(test)]
mod tests;
