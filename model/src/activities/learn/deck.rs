//! The mistakes that return after days.

use std::rc::Rc;

use super::exercise::Exercise;
use super::learn_state::Answered;
use crate::activities::leitner::{Day, LeitnerBox};

/// The most cards.
pub const MAX_CARDS: usize = 1_000;

/// A mistake that is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    pub exercise: Rc<Exercise>,
    /// Who played the game, in words.
    pub source: String,
    pub(super) leitner_box: LeitnerBox,
    pub due: Day,
}

impl Card {}

/// Mistakes that are kept, each position once.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MistakeDeck {
    pub(super) cards: Vec<Card>,
}

/// A change of the deck.
#[derive(Clone, PartialEq, Debug)]
pub enum DeckAction {
    /// A mistake of a game was answered; the text says who played the game. A position that is kept already stays as it
    /// is.
    Add(Rc<Exercise>, String, Answered),
    /// A kept mistake was answered.
    Grade(Rc<Exercise>, Answered),
    /// Removes the mistake in the position with this key.
    Remove(String),
}

/// The deck is full: [`MAX_CARDS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckFull;

impl MistakeDeck {
    /// All cards, in the order in which they are due.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The exercises that are due on a day, the oldest first.
    pub fn due(&self, today: Day) -> Vec<Rc<Exercise>> {
        let due = self.cards.iter().filter(|card| card.due <= today);
        due.map(|card| card.exercise.clone()).collect()
    }

    /// Applies a change.
    ///
    /// # Errors
    /// The deck is full; it is unchanged.
    pub fn apply(&mut self, action: DeckAction, today: Day) -> Result<(), DeckFull> {
        match action {
            DeckAction::Add(exercise, source, answered) => self.add(exercise, source, answered, today)?,
            DeckAction::Grade(exercise, answered) => self.grade(&exercise.key(), answered, today),
            DeckAction::Remove(key) => self.cards.retain(|card| card.exercise.key() != key),
        }
        self.sort();
        Ok(())
    }

    /// Sorts the cards by the days on which they are due.
    pub(super) fn sort(&mut self) {
        self.cards.sort_by_key(|card| card.due);
    }

    /// Whether a position is kept.
    pub(super) fn has(&self, key: &str) -> bool {
        self.cards.iter().any(|card| card.exercise.key() == key)
    }

    fn add(
        &mut self,
        exercise: Rc<Exercise>,
        source: String,
        answered: Answered,
        today: Day,
    ) -> Result<(), DeckFull> {
        if self.has(&exercise.key()) {
            return Ok(());
        }
        if self.cards.len() >= MAX_CARDS {
            return Err(DeckFull);
        }
        let leitner_box = match answered {
            Answered::AtOnce => LeitnerBox::FIRST.next(true),
            Answered::Later | Answered::Shown | Answered::Skipped => LeitnerBox::FIRST,
        };
        self.cards.push(Card { exercise, source, leitner_box, due: leitner_box.due(today) });
        Ok(())
    }

    fn grade(&mut self, key: &str, answered: Answered, today: Day) {
        let Some(card) = self.cards.iter_mut().find(|card| card.exercise.key() == key) else { return };
        let is_known = match answered {
            Answered::AtOnce => true,
            Answered::Later | Answered::Shown => false,
            // It stays due.
            Answered::Skipped => return,
        };
        card.leitner_box = card.leitner_box.next(is_known);
        card.due = card.leitner_box.due(today);
    }
}
