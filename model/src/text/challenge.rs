//! Texts of the Arimaa Challenge.

pub use ansa_texts::challenge::*;
use ansa_tournament::{CHALLENGE_WINS, ChallengeVerdict, DefenderScore};

use super::opponent::opponent;
use crate::tournaments::{CHALLENGER, HistoricalDefender, MatchScore, NextGame, PageTournament};

/// The terms, with the computer that challenges.
pub fn terms() -> String {
    ansa_texts::challenge::terms(&challenger_name())
}

/// The name of the computer that challenges.
pub fn challenger_name() -> String {
    opponent(CHALLENGER)
}

/// “0–3”.
fn wins(first: impl core::fmt::Display, second: impl core::fmt::Display) -> String {
    format!("{first}–{second}")
}

/// A Challenge in a list.
pub fn line(own: &PageTournament) -> String {
    let Some(score) = own.tournament.challenge_score() else { return own.name.clone() };
    let names: Vec<&str> = score.defenders.iter().map(|one| own.name_of(one.defender)).collect();
    let sum = |of: fn(&DefenderScore) -> u32| score.defenders.iter().map(of).sum::<u32>();
    ansa_texts::challenge::line(&names, &wins(sum(|one| one.won), sum(|one| one.not_won)))
}

/// Whether the Challenge is won, in its own terms. `None` if the tournament is no Challenge.
pub fn verdict(own: &PageTournament) -> Option<String> {
    let score = own.tournament.challenge_score()?;
    let program = own.name_of(score.program);
    let failed = score.defenders.iter().filter(|one| one.verdict() == ChallengeVerdict::Lost);
    let failed: Vec<&str> = failed.map(|one| own.name_of(one.defender)).collect();
    let alone = match &score.defenders[..] {
        [one] => Some(own.name_of(one.defender)),
        _ => None,
    };
    Some(match (score.verdict, alone) {
        (ChallengeVerdict::Open, Some(_)) => open(program),
        (ChallengeVerdict::Open, None) => open_each(program),
        (ChallengeVerdict::Won, Some(defender)) => won(program, defender),
        (ChallengeVerdict::Won, None) => won_each(program),
        (ChallengeVerdict::Lost, Some(defender)) => lost(program, defender),
        (ChallengeVerdict::Lost, None) => lost_each(&failed, program),
    })
}

/// The games that the computer and the defender have won.
pub fn score_of(score: &DefenderScore) -> String {
    wins(score.won, score.not_won)
}

/// How the games against a defender stand: what the computer still needs, or who has won.
pub fn status_of(score: &DefenderScore) -> String {
    match score.verdict() {
        ChallengeVerdict::Open => needs_wins(CHALLENGE_WINS.saturating_sub(score.won)),
        ChallengeVerdict::Won => has_won().to_owned(),
        ChallengeVerdict::Lost => has_lost().to_owned(),
    }
}

/// The button of the next game.
pub fn next(own: &PageTournament, next: &NextGame) -> String {
    let defender = own.name_of(next.defender);
    if next.is_begun { go_on(next.number, defender) } else { next_game(next.number, next.side, defender) }
}

/// The score of a year's match, or of a defender in it.
pub fn match_score(score: MatchScore) -> String {
    wins(score.program, score.people)
}

/// The handicaps that a defender gave; `None` without any.
pub fn handicaps(defender: &HistoricalDefender) -> Option<String> {
    match (defender.handicaps, defender.won_with_handicap) {
        ([], _) => None,
        (roles, true) => Some(handicap_won(roles)),
        (roles, false) => Some(handicap_lost(roles)),
    }
}

#[cfg(test)]
mod tests;
