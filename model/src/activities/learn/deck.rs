//! The mistakes that return after days.

use std::rc::Rc;

use ansa_core::notation::PositionText;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::{Game, steps_of};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::due_days::{DueDays, MAX_CARDS};
use super::exercise::Exercise;
use super::learn_state::Answered;
use crate::activities::leitner::{Day, LeitnerBox};
use crate::formats::WriteError;
use crate::formats::stored::{self, ReadError, Stored};
use crate::formats::words;

/// A mistake that is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    pub exercise: Rc<Exercise>,
    /// Who played the game, in words.
    pub source: String,
    pub(super) leitner_box: LeitnerBox,
    pub due: Day,
}

impl Card {
    /// The day on which it is asked again; see [`LeitnerBox::due_seen_from`]. What the last box allows is right for each,
    /// because the home screen knows the days alone.
    pub fn due_seen_from(&self, today: Day) -> Day {
        LeitnerBox::LAST.due_seen_from(self.due, today)
    }
}

/// Mistakes that are kept, each position once.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MistakeDeck {
    pub cards: Vec<Card>,
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
    /// The exercises that are due on a day, the oldest first.
    pub fn due(&self, today: Day) -> Vec<Rc<Exercise>> {
        let due = self.cards.iter().filter(|card| card.due_seen_from(today) <= today);
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

/// A chance is stored in parts of this.
const PARTS: f64 = 10_000.0;
/// The largest number of a turn.
const LAST_TURN: u32 = 1_000_000;
/// The longest words about a game, in bytes.
const LONGEST: usize = 400;

#[derive(Serialize, Deserialize)]
struct SavedDeck {
    /// Each as [`SavedCard`]. One that can't be read does not spoil the others.
    cards: Vec<Box<RawValue>>,
}

#[derive(Serialize, Deserialize)]
struct SavedCard {
    /// The short position, with the side to move.
    position: String,
    /// The number of the turn.
    number: u32,
    /// The turns in the notation of records.
    played: String,
    best: String,
    /// The chances to win before and after the mistake, in ten-thousandths.
    chances: (u16, u16),
    /// Who played the game.
    source: String,
    /// The Leitner box, from 1.
    #[serde(rename = "box")]
    leitner_box: u8,
    /// The day on which it is asked, counted from 1970-01-01.
    due: i32,
}

impl Stored for MistakeDeck {
    const NAME: &'static str = "mistakes";

    fn write(&self) -> Result<String, WriteError> {
        let cards = self
            .cards
            .iter()
            .map(|card| serde_json::value::to_raw_value(&saved(card)))
            .collect::<Result<_, serde_json::Error>>()?;
        stored::write_form::<Self>(&SavedDeck { cards })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let saved: SavedDeck = stored::read_form::<Self, _>(text)?;
        let (mut deck, mut unread) = (MistakeDeck::default(), 0);
        let mut keys = std::collections::BTreeSet::new();
        for raw in &saved.cards {
            let card = serde_json::from_str(raw.get()).ok().and_then(|card: SavedCard| read_card(&card));
            match card.filter(|card| deck.cards.len() < MAX_CARDS && keys.insert(card.exercise.key())) {
                Some(card) => deck.cards.push(card),
                None => unread += 1,
            }
        }
        deck.sort();
        Ok((deck, unread))
    }

    fn digest(&self) -> Option<(&'static str, String)> {
        Some((DueDays::KEY, DueDays::of(self.cards.iter().map(|card| card.due)).write()))
    }
}

fn saved(card: &Card) -> SavedCard {
    let exercise = &card.exercise;
    let part = |chance: f64| (chance * PARTS).round() as u16;
    let (before, after) = exercise.chances;
    SavedCard {
        position: exercise.key(),
        number: exercise.label().number,
        played: words::of_steps(&exercise.played),
        best: words::of_steps(&exercise.best),
        chances: (part(before), part(after)),
        source: card.source.chars().take(LONGEST / 4).collect(),
        leitner_box: card.leitner_box.number(),
        due: card.due.number(),
    }
}

fn read_card(saved: &SavedCard) -> Option<Card> {
    if saved.source.len() > LONGEST {
        return None;
    }
    let text = PositionText::read(&saved.position).ok()?;
    let position = text.to_builder().build().ok()?;
    let number = Some(saved.number).filter(|number| (1..=LAST_TURN).contains(number))?;
    let steps = |text: &str| Some(steps_of(words::turn_at(position, text)?.steps()));
    let chance = |part: u16| f64::from(part) / PARTS;
    let (before, after) = saved.chances;
    let game = Rc::new(Game::from_position(position, number, RuleSet::CURRENT));
    let exercise =
        Exercise::new(game, &steps(&saved.played)?, &steps(&saved.best)?, (chance(before), chance(after)));
    Some(Card {
        exercise: Rc::new(exercise.ok()?),
        source: saved.source.clone(),
        leitner_box: LeitnerBox::new(saved.leitner_box)?,
        due: Day::new(saved.due),
    })
}
