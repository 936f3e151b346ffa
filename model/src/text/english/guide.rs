//! The help line: the last action, and tips for newcomers, in English.

use ansa_board::text::{piece, piece_on, sentence};
use ansa_core::Capture;

use crate::text::guide::GuideWords;
use crate::text::locale::list;

pub(in crate::text) static GUIDE: GuideWords = GuideWords {
    pushed: |enemy, to| format!("Pushed the {} to {to}.", piece(enemy)),
    pulled: |enemy, to| format!("Pulled the {} to {to}.", piece(enemy)),
    onto_trap: |which, to| sentence(&format!("{} to {to}", piece(which))),
    protected: |which, by| {
        let by: Vec<String> = by.iter().map(|&(square, by)| piece_on(by, square)).collect();
        format!("The {} is on a trap, protected only by the {}.", which.role.name(), list(&by))
    },
    captured: |captures| {
        let captured = |one: &Capture| format!("the {} was captured on {}", piece(one.piece), one.square);
        format!("In the last turn, {}.", list(&captures.iter().map(captured).collect::<Vec<_>>()))
    },
};
