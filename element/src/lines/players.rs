//! What a record says about its players: names, ratings and clocks.

use ansa_core::clock::{Clock, TimeControl, TurnKind};
use ansa_core::game::Ply;
use ansa_core::record::{Comment, Record};
use ansa_core::{BySide, Side};

/// The longest name or rating that is shown, in characters.
const LONGEST: usize = 200;

/// A player in the tags of a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PlayerTags {
    /// The name; empty if the record has none.
    pub(crate) name: String,
    /// The rating as written; empty if the record has none.
    pub(crate) rating: String,
}

impl PlayerTags {
    /// The players of a record.
    pub(super) fn of(record: &Record) -> BySide<PlayerTags> {
        let value = |name| {
            let value = record.tag(name).unwrap_or_default().trim();
            // As in chess records, `?` stands for an unknown value.
            value.chars().take(LONGEST).filter(|_| value != "?").collect()
        };
        BySide {
            gold: PlayerTags { name: value("Gold"), rating: value("GoldRating") },
            silver: PlayerTags { name: value("Silver"), rating: value("SilverRating") },
        }
    }
}

/// How the clocks of a record are known.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecordTimes {
    /// The time control, by which the clocks follow from the time that each turn took.
    control: Option<TimeControl>,
}

impl RecordTimes {
    pub(super) fn of(record: &Record) -> RecordTimes {
        RecordTimes { control: record.tag("TimeControl").and_then(|control| control.parse().ok()) }
    }

    /// The time that each side has left after these turns: as written after its last turn, or else computed from the
    /// time that each turn took.
    pub(super) fn after<'a>(
        &self,
        turns: impl Iterator<Item = (Side, &'a Ply, &'a Comment)>,
    ) -> BySide<Option<u64>> {
        let mut clock = self.control.map(Clock::new);
        let (mut written, mut is_timed) = (BySide::default(), false);
        for (side, ply, comment) in turns {
            if let Some(time) = comment.clock() {
                written[side] = Some(time);
            }
            let kind = if matches!(ply, Ply::Setup(_)) { TurnKind::Setup } else { TurnKind::Play };
            match (&mut clock, comment.elapsed()) {
                (Some(clock), Some(time)) => {
                    is_timed = true;
                    // A record that goes on after a lost time is shown as it is.
                    let _ = clock.after_turn(side, kind, time);
                }
                // Setups are often without times, and cost none of the reserve.
                (_, None) if kind == TurnKind::Setup => {}
                // Without the time of one turn, all later clocks are unknown.
                _ => clock = None,
            }
        }
        let computed = |side| clock.filter(|_| is_timed).map(|clock| clock.left(side, TurnKind::Play));
        BySide {
            gold: written.gold.or_else(|| computed(Side::Gold)),
            silver: written.silver.or_else(|| computed(Side::Silver)),
        }
    }
}
