//! Reads the rows of archives.

use ansa_core::Side;
use ansa_core::notation::Located;
use ansa_core::position::outcome::Outcome;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{ArchiveError, ArchiveGame, Tag};

use super::item::{FilePart, ImportedGame, ImportedItem, game, shown};
use super::quick::quick_game;
use crate::reason::Reason;

/// Reads the next row of an archive.
pub(super) fn read_row(row: Result<ArchiveGame<'_>, Located<ArchiveError>>) -> ImportedItem {
    match row {
        Ok(row) => archive_game(&row),
        Err(error) => ImportedItem::Failure(FilePart::Line(error.place.line, None), error.error.reason()),
    }
}

fn archive_game(row: &ArchiveGame<'_>) -> ImportedItem {
    let started = row.started().or(row.ended());
    let rules = started.map(RuleSet::at_unix_time);
    let mut tags: Vec<Tag> =
        rules.and_then(RuleSet::name).and_then(|name| Tag::new("Rules", name)).into_iter().collect();
    tags.extend(tags_of(row));
    let quick = quick_game(row, &tags, rules.unwrap_or(RuleSet::CURRENT));
    let created = started.map(|seconds| seconds.saturating_mul(1000));
    let place = FilePart::Line(row.line(), row.id().map(str::to_owned));
    match quick.map_or_else(|| whole_archive_game(row, tags), Ok) {
        Ok(item) => game(ImportedGame { created, place: Some(place), row: Some(identity(row)), ..item }),
        Err(reason) => ImportedItem::Failure(place, reason),
    }
}

/// What a row says about its game in the tags that records have for it. The date follows from the start.
fn tags_of(row: &ArchiveGame<'_>) -> impl Iterator<Item = Tag> {
    // Archives write 0 for a player without a rating.
    let rating = |side| row.rating(side).filter(|&rating| rating > 0).map(|rating| rating.to_string());
    let (gold, silver) = (rating(Side::Gold), rating(Side::Silver));
    let tags = [
        ("Event", row.column("event")),
        ("Gold", row.player(Side::Gold)),
        ("Silver", row.player(Side::Silver)),
        ("GoldRating", gold.as_deref()),
        ("SilverRating", silver.as_deref()),
        ("TimeControl", row.time_control()),
    ]
    .map(|(name, value)| Tag::new(name, value?));
    tags.into_iter().flatten()
}

/// The values that are not part of the game, and that two rows of the same game share.
fn identity(row: &ArchiveGame<'_>) -> String {
    ["id", "startts", "endts", "event", "site", "timecontrol"]
        .map(|column| row.column(column).unwrap_or_default())
        .join("\t")
}

/// Reads a row with the rules.
pub(super) fn whole_archive_game(row: &ArchiveGame<'_>, tags: Vec<Tag>) -> Result<ImportedGame, String> {
    let mut record = row.record().map_err(|error| error.reason())?;
    let new: Vec<Tag> =
        tags.into_iter().filter(|tag| tag.name() == "Rules" || record.tag(tag.name()).is_none()).collect();
    record.tags.extend(new);
    let ended = row.reason().map(|reason| Outcome { winner: row.winner(), reason });
    shown(&record, None, ended)
}
