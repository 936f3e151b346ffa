//! Prints the review of a game.

use std::borrow::Cow;
use std::io::{self, Write};

use ansa_core::record::GoldScore;
use ansa_core::review::Severity;
use ansa_core::{BySide, Side};

use super::review::{AnalysedTurns, TurnReview};
use super::words::{glyph, sentences};

/// Blanks before each cause of a mistake, so that it stands under its turn.
const CAUSE_INDENT: usize = 26;

/// The turns of a side, counted.
#[derive(Clone, Copy, Default)]
struct Counts {
    turns: i32,
    /// In hundredths of a rabbit.
    loss: i32,
    inaccuracies: i32,
    mistakes: i32,
    blunders: i32,
}

impl Counts {
    fn add(&mut self, turn: &TurnReview) {
        self.turns += 1;
        self.loss += turn.loss;
        match turn.mistake.as_ref().map(|mistake| mistake.severity) {
            Some(Severity::Inaccuracy) => self.inaccuracies += 1,
            Some(Severity::Mistake) => self.mistakes += 1,
            Some(Severity::Blunder) => self.blunders += 1,
            None => {}
        }
    }
}

/// Prints a line for every turn, the outcome, and a line for each side.
pub(super) fn print(out: &mut impl Write, review: &AnalysedTurns) -> io::Result<()> {
    writeln!(out, "{:>5}  {:>9}  {:>6}  turn (engine's turn)", "", "gold", "loss")?;
    let mut sums: BySide<Counts> = BySide::default();
    for turn in &review.turns {
        sums[turn.label.side].add(turn);
        let mark = turn.mistake.as_ref().map_or(Cow::Borrowed(""), |mistake| glyph(mistake.severity).text());
        write!(
            out,
            "{:>5}  {:>9}  {:>6.2}  {}{mark}",
            turn.label.to_string(),
            in_words(turn.before),
            f64::from(turn.loss) / 100.0,
            turn.played,
        )?;
        if let Some(best) = &turn.best {
            write!(out, "  ({best})")?;
        }
        writeln!(out)?;
        for sentence in sentences(turn) {
            writeln!(out, "{:CAUSE_INDENT$}{sentence}", "")?;
        }
    }
    if let Some(outcome) = review.game.outcome() {
        writeln!(out, "{outcome}")?;
    }
    for side in Side::ALL {
        let Counts { turns, loss, inaccuracies, mistakes, blunders } = sums[side];
        let mean = f64::from(loss) / 100.0 / f64::from(turns.max(1));
        writeln!(
            out,
            "{side}: turns {turns}, average loss {mean:.2} rabbits, inaccuracies (?!) {inaccuracies}, mistakes (?) \
             {mistakes}, blunders (??) {blunders}"
        )?;
    }
    Ok(())
}

/// A score from gold's view.
fn in_words(score: GoldScore) -> String {
    match score {
        GoldScore::Win(Side::Gold, turns) => format!("win in {turns}"),
        GoldScore::Win(Side::Silver, turns) => format!("loss in {turns}"),
        score @ GoldScore::CentiRabbits(_) => score.to_string(),
    }
}
