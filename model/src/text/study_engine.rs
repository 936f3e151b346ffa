//! Texts of the engine on the study screen.

use ansa_core::Side;
use ansa_core::record::GoldScore;
pub use ansa_texts::study_engine::*;

use super::made;
use crate::activities::engine::SearchLine;

/// A score as the list of lines shows it.
pub fn score(score: GoldScore) -> String {
    match score {
        GoldScore::CentiRabbits(0) => score_even(0.0),
        GoldScore::CentiRabbits(score) if score > 0 => score_gold(rabbits(score)),
        GoldScore::CentiRabbits(score) => score_silver(rabbits(score)),
        GoldScore::Win(side, turns) => score_win(side, &turns.to_string()),
    }
}

/// A score in a sentence.
pub fn score_title(score: GoldScore) -> String {
    match score {
        GoldScore::CentiRabbits(0) => score_title_even().to_owned(),
        GoldScore::CentiRabbits(score) => {
            let better = if score > 0 { Side::Gold } else { Side::Silver };
            ansa_texts::study_engine::score_title(better, rabbits(score))
        }
        GoldScore::Win(winner, turns) => score_title_win(winner, turns),
    }
}

fn rabbits(score: i32) -> f64 {
    f64::from(score.unsigned_abs()) / 100.0
}

/// How often gold would win 100 such games.
pub fn chance(gold: u32) -> String {
    ansa_texts::study_engine::chance(gold, 100_u32.saturating_sub(gold))
}

/// The best line in words, to its end.
pub fn best_line(line: &SearchLine) -> String {
    let mut turns = line.turns.iter().map(|turn| made(turn));
    let first = turns.next().unwrap_or_default();
    let mut said = ansa_texts::study_engine::best_line(&score_title(line.score), &first);
    for turn in turns {
        said.push(' ');
        said.push_str(&then_line(&turn));
    }
    said
}
