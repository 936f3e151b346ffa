//! The exercises that the mistakes of an analysed game make.

use std::rc::Rc;

use ansa_core::steps_of;

use crate::activities::learn::Exercise;
use crate::activities::study::lost_turns;
use crate::document::{Cursor, Document};

/// The mistakes of the main line as exercises, in its order. Mistakes for which the engine has no better turn are left
/// out.
pub fn exercises(document: &Document) -> Vec<Rc<Exercise>> {
    let line = document.played();
    let found = lost_turns(document).into_iter().filter_map(|mistake| {
        let game = Cursor::after(line.clone(), mistake.found.ply).game();
        let (played, best) = (steps_of(line.steps_of(mistake.found.ply)), steps_of(&mistake.found.best));
        Exercise::new(game, &played, &best, mistake.found.chances).ok().map(Rc::new)
    });
    found.collect()
}

#[cfg(test)]
mod tests;
