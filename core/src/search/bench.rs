//! The bench: fixed positions, searched to a fixed depth. The total number of nodes is the signature of the search.
//!
//! `ansa bench` prints it. A non-functional change leaves the signature unchanged. It is the same on every machine,
//! natively and in WebAssembly.

use super::{Info, Limits, Options, Search, Status};
use crate::game::Game;
use crate::notation::PositionText;
use crate::position::rule_set::RuleSet;

/// The depth of the bench, in steps.
pub const DEPTH: u8 = 9;

/// The positions in short form: two openings, four middlegames, two endgames.
pub const POSITIONS: [&str; 8] = [
    "g [rrrddrrrrhcemchr................................RHCMECHRRRRDDRRR]",
    "s [rrrccrrrrhd.mdhr...........e........E...........RHDM.DHRRRRCCRRR]",
    "g [rrr.drrrr.c.mc.r.h.......d.eE.h...........M..H..RHC..CDRRRRD.RRR]",
    "s [rr.c.rrrr.d..d.r.hm...h...Ee.....H...........M..R.CD.CHRRRR.DRRR]",
    "g [r.r.crr..d...r.rRh.E.h..r..me....H...d...H.M.D..R.CD.C.R.R..RRR.]",
    "s [.r.r.r...c......rh.E..d....e.H..R..m.....C.....R.d.M.D..R.R..R.R]",
    "g [.r.........r......re............r..E.....h.....R......D.R.......]",
    "s [......r..........R.e.....d..E.......r...R..........C............]",
];

/// The game that starts from one of the [`POSITIONS`]; `None` for an index past the last.
#[must_use]
pub fn game(index: usize) -> Option<Game> {
    let text = PositionText::read(POSITIONS.get(index)?).ok()?;
    Some(Game::from_position(text.to_builder().build().ok()?, 2, RuleSet::CURRENT))
}

/// Searches one position to a depth in steps, with empty tables.
#[must_use]
pub fn search(index: usize, depth: u8) -> Option<Info> {
    let mut search = Search::new(Options::default());
    search.start(&game(index)?, Limits { depth: Some(depth), ..Limits::default() }).ok()?;
    while search.run(u64::MAX, &mut || 0) == Status::Running {}
    Some(search.info())
}

#[cfg(test)]
mod tests;
