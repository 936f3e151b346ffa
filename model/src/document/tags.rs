//! The tags of a document that the page reads and writes.

use ansa_core::record::{GameTree, Record, Tag};
use ansa_core::{BySide, Game};
use ansa_texts::isolated;

/// The tags with the names and the ratings of the players.
pub(super) const NAMES: BySide<&str> = BySide { gold: "Gold", silver: "Silver" };
pub(super) const RATINGS: BySide<&str> = BySide { gold: "GoldRating", silver: "SilverRating" };

/// A name from the tags of a record, such as “Omar – Fritz, Club evening”.
pub fn name_of_tags(tags: &[Tag]) -> Option<String> {
    let players = match (tag_of(tags, NAMES.gold), tag_of(tags, NAMES.silver)) {
        (None, None) => None,
        (gold, silver) => {
            Some(format!("{} – {}", isolated(gold.unwrap_or("?")), isolated(silver.unwrap_or("?"))))
        }
    };
    let event = tag_of(tags, "Event").map(|event| isolated(event).into_owned());
    let words: Vec<String> = [players, event].into_iter().flatten().collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// A tag that says something.
pub(super) fn tag_of<'a>(tags: &'a [Tag], name: &str) -> Option<&'a str> {
    let tag = tags.iter().find(|tag| tag.name() == name)?;
    Some(tag.value().trim()).filter(|value| !value.is_empty() && *value != "?")
}

/// Sets the tags of the outcome, or removes those of an outcome that no longer holds.
pub(super) fn set_outcome_tags(tree: &mut GameTree, game: &Game) {
    let mut record = Record { tags: core::mem::take(&mut tree.tags), ..Record::default() };
    if game.outcome().is_some() || record.tag("Result").is_some() {
        record.set_outcome(game.plies().len(), game.outcome());
    }
    tree.tags = record.tags;
}
