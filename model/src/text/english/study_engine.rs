//! Texts of the engine on the study screen, in English.

use ansa_board::text::{side, side_word};
use ansa_core::Side;
use ansa_core::record::GoldScore;

use super::count::EnglishCount;
use crate::text::locale::number;
use crate::text::study_engine::StudyEngineWords;

pub(in crate::text) static STUDY_ENGINE: StudyEngineWords = StudyEngineWords {
    engine: "Engine",
    toggle_long: "Turn the engine on or off (L)",
    score: |score| match score {
        GoldScore::CentiRabbits(score) => signed(score),
        // The sign of a win is that of the score.
        GoldScore::Win(Side::Gold, turns) => format!("+#{turns}"),
        GoldScore::Win(Side::Silver, turns) => format!("−#{turns}"),
    },
    score_title: |score| match score {
        GoldScore::CentiRabbits(0) => "The position is even".to_owned(),
        GoldScore::CentiRabbits(score) => {
            let better = if score > 0 { Side::Gold } else { Side::Silver };
            let rabbits = number(f64::from(score.unsigned_abs()) / 100.0, 2);
            format!("{} is better by the worth of {rabbits} rabbits", side(better))
        }
        GoldScore::Win(winner, 0 | 1) => format!("{} wins this turn", side(winner)),
        GoldScore::Win(winner, turns) => {
            let turns = EnglishCount { one: "{} turn", other: "{} turns" }.of(turns.into());
            format!("{} wins in {turns}", side(winner))
        }
    },
    chance: |gold| format!("Gold wins {gold} of 100 such games, silver {}", 100_u32.saturating_sub(gold)),
    depth: |depth| EnglishCount { one: "depth {} step", other: "depth {} steps" }.of(depth.into()),
    deeper: "Go deeper",
    deeper_long: "Search this position four times as long",
    fewer_lines: "Fewer lines",
    more_lines: "More lines",
    play_line: "Play this turn",
    threat: "Threat",
    threat_long: "Show what the other side threatens (X). Arimaa has no pass: the turn is only skipped to show this.",
    threat_of: |of| {
        format!("What {} threatens, if the turn of {} were skipped:", side_word(of), side_word(!of))
    },
    completes: |steps| {
        EnglishCount {
            one: "Completes the turn after the first step.",
            other: "Completes the turn after the first {} steps.",
        }
        .of(steps.into())
    },
    dead_end: "No legal turn begins with these steps. Undo one of them.",
    no_threat_no_turn: "There is no threat to show: nobody has a turn here.",
    no_threat_push: "Complete the push first: the turn can’t end here.",
    no_threat_over: "There is no threat to show: the game would be over if the turn ended here.",
    threat_shown: |of| format!("Looking for what {} threatens.", side_word(of)),
    threat_hidden: "The threat is no longer shown.",
    threatens: |of, steps| format!("{} threatens: {steps}", side(of)),
};

/// Rabbits with a sign.
fn signed(score: i32) -> String {
    let sign = match score {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    format!("{sign}{}", number(f64::from(score.unsigned_abs()) / 100.0, 2))
}
