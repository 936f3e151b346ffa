//! Tags for what other formats say about a game besides its turns.

use crate::piece::Side;
use crate::position::outcome::{Outcome, Reason};
use crate::position::rule_set::RuleSet;
use crate::record::{Record, Tag};

/// Adds a tag, unless the record has it or the value is blank.
pub(super) fn add_tag(record: &mut Record, name: &str, value: Option<&str>) {
    let value = value.map(str::trim).filter(|value| !value.is_empty());
    if record.tag(name).is_none() {
        record.tags.extend(value.and_then(|value| Tag::new(name, value)));
    }
}

/// Adds the tag of the rules that were in force when a game started, in seconds since 1970, unless they still are.
pub(super) fn add_rules(record: &mut Record, started: Option<u64>) {
    let rules = started.map(RuleSet::at_unix_time).filter(|&rules| rules != RuleSet::CURRENT);
    add_tag(record, "Rules", rules.and_then(RuleSet::name));
}

/// Adds the tags of the outcome: `result` begins with the letter of the winner, or `d` for a draw, and `reason` is the
/// letter of the reason. The server at arimaa.com writes both letters in `result`. Unknown values are ignored.
pub(super) fn add_result(record: &mut Record, result: Option<&str>, reason: Option<&str>) {
    let mut letters = result.unwrap_or("").trim().chars();
    let winner = match letters.next() {
        Some('d') => None,
        Some(letter) => match Side::from_letter(letter) {
            Some(side) => Some(side),
            None => return,
        },
        None => return,
    };
    let mut reason = reason.unwrap_or(letters.as_str()).trim().chars();
    let (Some(letter), None) = (reason.next(), reason.next()) else { return };
    let Some(reason) = Reason::from_letter(letter) else { return };
    let names = ["Result", "ResultCode"];
    if names.iter().all(|name| record.tag(name).is_none()) {
        let mut ended = Record::default();
        ended.set_outcome(0, Some(Outcome { winner, reason }));
        for name in names {
            add_tag(record, name, ended.tag(name));
        }
    }
}
