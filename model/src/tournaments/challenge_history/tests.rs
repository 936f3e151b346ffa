//! Tests of the history: what can be computed agrees with what is written.

use std::collections::HashMap;

use ansa_tournament::{CHALLENGE_GAMES, CHALLENGE_WINS};

use super::*;

/// The scores by the places of the defenders: a substitute plays for another one's place.
fn places(defenders: &[HistoricalDefender]) -> HashMap<&str, MatchScore> {
    let mut places: HashMap<&str, MatchScore> = HashMap::new();
    for defender in defenders {
        let place = places.entry(defender.substitute_for.unwrap_or(defender.name)).or_insert(score(0, 0));
        place.program += defender.score.program;
        place.people += defender.score.people;
    }
    places
}

#[test]
fn every_year_is_there_once_with_all_its_games() {
    let years: Vec<u16> = CHALLENGE_HISTORY.iter().map(|one| one.year).collect();
    assert_eq!(years, (2004..=2015).collect::<Vec<_>>());
    for one in CHALLENGE_HISTORY {
        assert_eq!(one.score.program + one.score.people, one.format().games(), "{}", one.year);
    }
}

#[test]
fn the_scores_of_defenders_add_up_to_that_of_the_year() {
    for one in CHALLENGE_HISTORY {
        let Defence::Scores(defenders) = one.defence else { continue };
        let sum = defenders.iter().fold(score(0, 0), |sum, defender| {
            score(sum.program + defender.score.program, sum.people + defender.score.people)
        });
        assert_eq!(sum, one.score, "{}", one.year);
        let places = places(defenders);
        let (count, games) = match one.format() {
            MatchFormat::EightGames => (1, 8),
            MatchFormat::ThreeByThree => (3, CHALLENGE_GAMES),
        };
        assert_eq!(places.len(), count, "{}", one.year);
        for (name, place) in &places {
            assert_eq!(u32::from(place.program + place.people), games, "{} {name}", one.year);
        }
    }
}

#[test]
fn the_program_won_only_in_2015() {
    for one in CHALLENGE_HISTORY {
        // It had to win at least two games against each, so six in all.
        assert_eq!(one.is_won(), one.score.program >= 6, "{}", one.year);
        if let (Defence::Scores(defenders), MatchFormat::ThreeByThree) = (one.defence, one.format()) {
            let all = places(defenders).values().all(|place| u32::from(place.program) >= CHALLENGE_WINS);
            assert_eq!(one.is_won(), all, "{}", one.year);
        }
    }
}

#[test]
fn handicaps_fit_the_scores() {
    for one in CHALLENGE_HISTORY {
        let Defence::Scores(defenders) = one.defence else { continue };
        for HistoricalDefender { name, score, handicaps, won_with_handicap, substitute_for } in defenders {
            let most = if *won_with_handicap { score.people } else { score.program };
            assert!(handicaps.len() <= usize::from(most), "{} {name}", one.year);
            let is_known = |other: &str| defenders.iter().any(|own| own.name == other);
            assert!(substitute_for.is_none_or(is_known), "{} {name}", one.year);
        }
    }
}
