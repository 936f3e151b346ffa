//! Tests of the mistakes that return.

use super::*;
use crate::activities::learn::deck::DeckFull;
use crate::activities::leitner::Day;
use crate::formats::{ReadError, Stored as _};

const TODAY: Day = Day::new(20_000);

/// A deck with one mistake of each side, answered so.
fn deck(answered: Answered) -> MistakeDeck {
    let mut deck = MistakeDeck::default();
    for exercise in both() {
        deck.apply(DeckAction::Add(exercise, "You – “me”".to_owned(), answered), TODAY).expect("room");
    }
    deck
}

fn reread(deck: &MistakeDeck) -> MistakeDeck {
    let (again, unread) = MistakeDeck::read(&deck.write().expect("a text")).expect("it can be read");
    assert_eq!(unread, 0);
    again
}

/// The days until each card is due.
fn days(deck: &MistakeDeck) -> Vec<i32> {
    deck.cards.iter().map(|card| card.due.since(TODAY)).collect()
}

#[test]
fn a_mistake_returns_on_the_next_day_or_later() {
    assert_eq!(days(&deck(Answered::Shown)), [1, 1]);
    assert_eq!(days(&deck(Answered::AtOnce)), [2, 2]);
    let mut kept = deck(Answered::Skipped);
    assert_eq!((kept.due(TODAY).len(), kept.due(TODAY.after(1)).len()), (0, 2));
    // The same position again changes nothing.
    let again = both().remove(0);
    kept.apply(DeckAction::Add(again.clone(), String::new(), Answered::AtOnce), TODAY.after(5))
        .expect("room");
    assert_eq!(days(&kept), [1, 1]);
    // What is known returns later, after the other.
    let tomorrow = TODAY.after(1);
    kept.apply(DeckAction::Grade(again.clone(), Answered::AtOnce), tomorrow).expect("room");
    assert_eq!(days(&kept), [1, 3]);
    kept.apply(DeckAction::Grade(again.clone(), Answered::Skipped), tomorrow).expect("room");
    assert_eq!(days(&kept), [1, 3]);
    kept.apply(DeckAction::Grade(again, Answered::Later), TODAY.after(3)).expect("room");
    assert_eq!(days(&kept), [1, 4]);
    // The number that the home screen tells agrees on every day.
    let told = DueDays::of(kept.cards.iter().map(|card| card.due));
    for day in (0..6).map(|days| TODAY.after(days)) {
        assert_eq!(told.until(day), kept.due(day).len());
    }
    // As if the clock had been ahead: everything is asked at once.
    let early = TODAY.after(-300);
    assert_eq!((told.until(early), kept.due(early).len()), (2, 2));
    assert_eq!(kept.cards[0].due_seen_from(early), early);
    let shown = deck(Answered::Shown).cards.iter().map(|card| card.due).collect::<Vec<_>>();
    assert_eq!(DueDays::of(shown).write(), "1 20001:2");
    assert!(DueDays::of([]).is_empty());
}

#[test]
fn one_can_be_deleted() {
    let mut kept = deck(Answered::Shown);
    kept.apply(DeckAction::Remove(both()[0].key()), TODAY).expect("room");
    assert_eq!(kept.cards.iter().map(|card| card.exercise.side()).collect::<Vec<_>>(), [Side::Silver]);
}

#[test]
fn the_saved_form_keeps_everything() {
    let kept = deck(Answered::AtOnce);
    let again = reread(&kept);
    assert_eq!(days(&again), days(&kept));
    for (one, other) in again.cards.iter().zip(kept.cards) {
        assert_eq!((&one.source, &one.exercise), (&other.source, &other.exercise));
    }
    assert_eq!(reread(&MistakeDeck::default()), MistakeDeck::default());
}

#[test]
fn a_card_that_cant_be_read_does_not_spoil_the_others() {
    let text = deck(Answered::Shown).write().expect("a text");
    for (good, bad) in [
        ("\"best\":\"Rb7n\"", "\"best\":\"Rb7s\""),
        ("\"best\":\"Rb7n\"", "\"best\":7"),
        ("\"played\":\"Ea1n\"", "\"played\":\"\""),
        ("\"position\":\"g [", "\"position\":\"x ["),
        ("\"number\":5,", "\"number\":4294967295,"),
        ("\"box\":1", "\"box\":9"),
        ("[10000,4000]", "[4000,10000]"),
        ("[10000,4000]", "[65535,0]"),
    ] {
        assert!(text.contains(good), "{text} has {good}");
        let (read, unread) = MistakeDeck::read(&text.replacen(good, bad, 1)).expect("the rest can be read");
        assert_eq!((read.cards.len(), unread), (1, 1), "{bad}");
    }
    for damaged in ["", "{", "[]", "{\"format\":\"ansa-mistakes\",\"version\":1}", "{\"format\":1}"] {
        assert!(matches!(MistakeDeck::read(damaged), Err(ReadError::Shape(_))), "{damaged}");
    }
    let later = text.replacen("\"version\":1", "\"version\":2", 1);
    assert_eq!(MistakeDeck::read(&later), Err(ReadError::Version(2)));
    let other = text.replacen("ansa-mistakes", "other", 1);
    assert_eq!(MistakeDeck::read(&other), Err(ReadError::Format("other".to_owned())));
}

#[test]
fn a_full_deck_says_so() {
    let kept = deck(Answered::Shown);
    let text = kept.write().expect("a text");
    // Twice the same position is one card.
    let cards = &text[text.find("\"cards\":[").expect("cards") + 9..text.len() - 2];
    let twice = text.replace(cards, &format!("{cards},{cards}"));
    let (read, unread) = MistakeDeck::read(&twice).expect("it can be read");
    assert_eq!((read.cards.len(), unread), (2, 2));
    let cards = core::iter::repeat_n(kept.cards[0].clone(), MAX_CARDS).collect();
    let mut full = MistakeDeck { cards };
    let other = both().remove(1);
    let refused = full.apply(DeckAction::Add(other.clone(), String::new(), Answered::Shown), TODAY);
    let expected = if full.cards[0].exercise.key() == other.key() { Ok(()) } else { Err(DeckFull) };
    assert_eq!((refused, full.cards.len()), (expected, MAX_CARDS));
    assert_eq!(expected, Err(DeckFull));
}
