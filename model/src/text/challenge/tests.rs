//! What is said about a Challenge.

use ansa_core::Side;
use ansa_tournament::{Change, Format, GameResult, Tournament};

use super::*;
use crate::document::Player;
use crate::tournaments::{CHALLENGE_HISTORY, ChallengeForm, ChallengeSize, Defence, TournamentAction};

fn begun(size: ChallengeSize) -> PageTournament {
    let form = ChallengeForm { size, ..ChallengeForm::default() };
    let own = form.tournament("one".to_owned(), 4, ["Challenge", "Horo"], |index| format!("D{index}"));
    own.expect("a challenge")
}

/// Plays all games; the computer wins those against the players at some places.
fn play(own: &mut PageTournament, computer_wins: impl Fn(usize) -> bool) {
    while let Some(next) = own.next_challenge_game() {
        let place = own.tournament.players().iter().position(|player| player.id == next.defender);
        let winner: Side = if computer_wins(place.unwrap_or(0)) { !next.side } else { next.side };
        let result = GameResult::Win(winner);
        own.apply(TournamentAction::Change(Change::Record { game: next.game, result })).expect("it ends");
    }
}

#[test]
fn the_verdict_is_told_in_the_terms_of_the_challenge() {
    let said = |size, computer_wins: fn(usize) -> bool| {
        let mut own = begun(size);
        play(&mut own, computer_wins);
        (verdict(&own).unwrap_or_default(), line(&own))
    };
    let mut one = begun(ChallengeSize::One);
    assert!(
        verdict(&one).is_some_and(|open| open.contains("(Horo) must win at least two of the three games."))
    );
    let score = one.tournament.challenge_score().expect("a score");
    assert_eq!(
        (score_of(&score.defenders[0]), status_of(&score.defenders[0])),
        ("0–0".to_owned(), needs_wins(2_u32))
    );
    let step = one.next_challenge_game().expect("a game");
    assert!(next(&one, &step).starts_with("Game 1: D0 plays "), "{}", next(&one, &step));
    one.apply(TournamentAction::Begin(step.game, "saved".to_owned())).expect("it begins");
    assert_eq!(next(&one, &one.next_challenge_game().expect("a game")), "Continue game 1: D0");

    let (won, record) = said(ChallengeSize::One, |_| true);
    assert!(won.contains("wins the Challenge") && won.contains("against D0"), "{won}");
    assert_eq!(record, "D0 · computer 3–0");
    let (lost, record) = said(ChallengeSize::One, |_| false);
    assert!(lost.starts_with("The Challenge is defended!") && lost.contains("against D0"), "{lost}");
    assert_eq!(record, "D0 · computer 0–3");
    let (won, record) = said(ChallengeSize::Three, |_| true);
    assert!(won.contains("wins the Challenge") && won.contains("each defender"), "{won}");
    assert_eq!(record, "D0, D1 and D2 · computer 9–0");
    // One of three is enough to defend.
    let (lost, _) = said(ChallengeSize::Three, |place| place != 2);
    assert!(lost.starts_with("The Challenge is defended!") && lost.ends_with("against D1."), "{lost}");
}

#[test]
fn a_stored_challenge_without_players_is_no_reason_to_panic() {
    let tournament = Tournament::new(Format::Challenge, 1).expect("a tournament");
    let mut own = PageTournament::new("one".to_owned(), "Challenge".to_owned(), tournament, None);
    assert_eq!((verdict(&own), line(&own), own.next_challenge_game()), (None, "Challenge".to_owned(), None));
    own.apply(TournamentAction::Seat("Horo".to_owned(), Player::Computer(CHALLENGER))).expect("a player");
    assert!(verdict(&own).is_some_and(|open| open.contains("must win")), "a program alone has not won");
    assert_eq!(own.next_challenge_game(), None);
}

#[test]
fn the_history_has_its_words() {
    let defenders = CHALLENGE_HISTORY.iter().filter_map(|one| match one.defence {
        Defence::Scores(defenders) => Some(defenders),
        _ => None,
    });
    let said: Vec<String> = defenders.flatten().filter_map(handicaps).collect();
    assert_eq!(said.len(), 9, "{said:?}");
    assert!(said.contains(&"gave handicaps (dog, horse and camel) and won all".to_owned()), "{said:?}");
    assert!(said.contains(&"gave a handicap (dog) and lost".to_owned()), "{said:?}");
    assert_eq!(match_score(CHALLENGE_HISTORY[0].score), "0–8");
}
