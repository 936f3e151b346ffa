//! The puzzle of the day: the same for everybody who has the same file, without a server.

use ansa_core::puzzle::PuzzleId;
use ansa_core::splitmix::splitmix;

use crate::activities::leitner::Day;

/// The puzzle of a day among these; `None` if there are none.
///
/// Each puzzle gets a number: the 64-bit FNV-1a hash of the text `DAY:ID`, mixed by splitmix64. `DAY` is the number of
/// days since 1970-01-01 in the local calendar, in decimal, and `ID` the puzzle's name. The largest number wins. So the
/// order of the file plays no part, and a puzzle added to it changes only the days that it wins itself.
pub fn daily(ids: impl IntoIterator<Item = PuzzleId>, day: Day) -> Option<PuzzleId> {
    ids.into_iter().max_by_key(|&id| (weight(id, day), id))
}

fn weight(id: PuzzleId, day: Day) -> u64 {
    let text = format!("{}:{id}", day.number());
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    splitmix(hash)
}
