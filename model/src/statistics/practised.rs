//! The mistakes that a person keeps for practice, beside those of analysed games.
//!
//! Their games may be gone, or have lost their evaluations. A mistake that is still found in a game is counted there.

use ansa_core::review::Severity;
use ansa_core::{Board, Side};

use super::causes::{CauseKind, MistakePlace};
use super::filter::GameFilter;
use super::row::GameRow;
use crate::activities::learn::{Card, MistakeDeck};
use crate::formats::Stored as _;

/// A mistake that is kept.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PractisedMistake {
    /// The weightiest cause.
    pub(super) kind: CauseKind,
    place: MistakePlace,
    /// Who played the game, in lowercase.
    words: String,
}

/// The mistakes of a deck that no analysed game has.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct PractisedMistakes {
    /// The deck in its saved form.
    text: String,
    mistakes: Vec<PractisedMistake>,
}

impl PractisedMistakes {
    /// Takes a deck in its saved form, unless it is the one that was taken last. Mistakes of these games are left out, and
    /// so is what can't be read.
    pub(super) fn take(&mut self, text: &str, rows: &[GameRow]) {
        if text == self.text {
            return;
        }
        let cards = MistakeDeck::read(text).map(|(deck, _)| deck).unwrap_or_default();
        let found = rows.iter().flat_map(|row| row.mistakes.iter().map(|mistake| mistake.place));
        let is_found = |kept: &PractisedMistake| found.clone().any(|place| place == kept.place);
        self.mistakes =
            cards.cards.iter().filter_map(PractisedMistake::of).filter(|kept| !is_found(kept)).collect();
        text.clone_into(&mut self.text);
    }

    /// The mistakes that a filter counts. Nothing is known of their games but who played, so a filter that asks for more
    /// counts none.
    pub(super) fn passing<'a>(&'a self, filter: &GameFilter) -> impl Iterator<Item = &'a PractisedMistake> {
        let (words, side) = (filter.words.to_lowercase(), filter.side.and_then(Side::from_letter));
        let known = GameFilter { words: filter.words.clone(), side: filter.side, ..GameFilter::default() };
        let can_tell = known == *filter;
        self.mistakes.iter().filter(move |kept| {
            can_tell
                && side.is_none_or(|side| side == kept.place.side)
                && words.split_whitespace().all(|word| kept.words.contains(word))
        })
    }
}

impl PractisedMistake {
    /// The mistake of a card; `None` for an inaccuracy, which is none in a game either.
    fn of(card: &Card) -> Option<PractisedMistake> {
        let exercise = &card.exercise;
        let verdict = exercise.verdict()?;
        verdict.severity.filter(|&severity| severity >= Severity::Mistake)?;
        let end: Board = *verdict.end.board();
        let place = MistakePlace { side: exercise.side(), start: *exercise.position.board(), end };
        let kind = verdict.causes.first().map_or(CauseKind::Unproved, CauseKind::of);
        Some(PractisedMistake { kind, place, words: card.source.to_lowercase() })
    }
}
