//! Tests of puzzles, with one of each theme.

mod choice;
mod own;
mod progress;
mod reasons;
mod runs;
mod state;

use std::rc::Rc;

use ansa_core::puzzle::{Puzzle, PuzzleFile, PuzzleId, PuzzleTheme};

use super::puzzle_deck::PuzzleDeck;

/// One puzzle of each theme, in the order of the themes.
const LINES: [&str; 8] = [
    "goal1 g [........rHd.rd.rRr.c..rr.rr.C.....E.ehR..h....H.RRmcDR.R..DR....] 1200~350 Hb7n ra7e Ra6n Ra7n",
    "goal2 g [.....r...re..D..r.RrH.....E....r....r.r.R...D.R...HC.C.R..RMR.R.] - Rg3w Rf3n Rf4n / ec7n / Rf5e Rg5n Rg6n Rg7n",
    "stop s [.....r...re..D..r.R...H...E....r....r.r.R...D.R...HC.C.R..RMR.R.] 1000~200 ra6e ec7e rb7e",
    "win:H g [....ccr.rrdrrd.rr.....mr.h....e..R...E..RH..DRh...R.MDRR..RCCR..] 1600~100 Ef4e Rf3n hg3w hf3x Eg4s",
    "save:H g [.....c.c.rd.rd.rrh..r.rRrHe.....R.....Em.R....r..RR..C.R........] 1800~100 Ra4e ra5s Hb5w",
    "hold:M g [r.rcc.r.rrd.dr.rh..m..rh....e...RR..E...H.....H.R.DM.DRR..RCCR.R] 2100~210 Ee4w Ed4n",
    "captures g [......r..r...cr.r..Hr..rRrDc.e.h...C.RrRRh.d.RE..R.Dm..R.....C..] 900~350 b5 d5 e6",
    "squares:h8 s [rrc..crrr.drrd.r.h..m.......e.h......E...H....HRRRDM.DR.R.RCCR.R] 1150~350 h5 g6 h6 g7 h7 f8 g8",
];

/// A deck of one puzzle of each theme.
fn deck() -> PuzzleDeck {
    let file = PuzzleFile::read(&format!("ansa-puzzles 1\n{}\n", LINES.join("\n"))).unwrap();
    assert!(file.quarantined.is_empty(), "{:?}", file.quarantined);
    PuzzleDeck::new(file)
}

/// A deck of goals in one turn that differ only by their ratings and by where a piece stands.
fn goals(ratings: &[u16]) -> PuzzleDeck {
    let line = |(index, rating): (usize, &u16)| {
        let mut squares = vec!['.'; 64];
        let piece = ['D', 'C', 'H'][index / 16];
        (squares[9], squares[0], squares[24 + index % 16]) = ('R', 'r', piece);
        let squares: String = squares.into_iter().collect();
        format!("goal1 g [{squares}] {rating}~100 Rb7n")
    };
    let lines: Vec<String> = ratings.iter().enumerate().map(line).collect();
    let lines = lines.join("\n");
    let file = PuzzleFile::read(&format!("ansa-puzzles 1\n{lines}")).unwrap();
    assert_eq!(file.puzzles.len(), ratings.len(), "{:?}", file.quarantined);
    PuzzleDeck::new(file)
}

/// The puzzle of a theme.
fn of(theme: PuzzleTheme) -> Rc<Puzzle> {
    let deck = deck();
    let id = deck.file_ids().find(|&id| deck.get(id).unwrap().theme() == theme);
    deck.get(id.unwrap()).unwrap().clone()
}

/// The rating of a puzzle in a deck.
fn rating(deck: &PuzzleDeck, id: Option<PuzzleId>) -> u16 {
    deck.get(id.unwrap()).unwrap().rating().unwrap().value()
}
