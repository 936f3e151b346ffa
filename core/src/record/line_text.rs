//! Lines of play as text.
//!
//! ```
//! use ansa_core::record::Record;
//! use ansa_core::{Game, Step};
//! let game = Game::from_record(&Record::read("1g Ra1 Eb2\n1s ra8 eb7").unwrap()).unwrap();
//! let step = |from: &str, to: &str| Step::between(from.parse().unwrap(), to.parse().unwrap()).unwrap();
//! let line = [vec![step("b2", "b3"), step("b3", "c3")], vec![step("b7", "b6")], vec![step("c3", "c4")]];
//! assert_eq!(game.line_in_words(&line), "Eb2n Eb3e Ec3x s eb7s g");
//! ```

use crate::game::Game;
use crate::position::step::Step;

impl Game {
    /// The text of possible next turns, with capture tokens. Illegal steps are left out. Before both sides have set up
    /// there are no turns.
    #[must_use]
    pub fn turns_in_words(&self, turns: &[Vec<Step>]) -> Vec<String> {
        let Some(mut position) = self.position() else { return Vec::new() };
        let mut in_words = |steps: &Vec<Step>| {
            let made = steps.iter().filter_map(|&step| position.step(step).ok());
            let words: Vec<String> = made.map(|played| played.to_string()).collect();
            position = position.after_pass();
            words.join(" ")
        };
        turns.iter().map(&mut in_words).collect()
    }

    /// Like [`Game::turns_in_words`], on one line: the side's letter precedes each turn but the first.
    #[must_use]
    pub fn line_in_words(&self, turns: &[Vec<Step>]) -> String {
        let mut words = Vec::new();
        let mut side = self.side();
        for (number, turn) in self.turns_in_words(turns).into_iter().enumerate() {
            if number > 0 {
                words.push(side.letter().to_string());
            }
            words.extend((!turn.is_empty()).then_some(turn));
            side = !side;
        }
        words.join(" ")
    }
}
