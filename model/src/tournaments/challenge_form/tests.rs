//! Tests of Challenges: who plays, how long, and that they are stored.

use ansa_core::clock::Limit;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Level, Side};
use ansa_tournament::{ChallengeVerdict, GameId};

use super::*;
use crate::document::Player;
use crate::formats::GameId as LinkId;
use crate::formats::Stored as _;
use crate::tournaments::Tournaments;

fn challenge(form: &ChallengeForm, seed: u64) -> Result<PageTournament, EntryFormError> {
    form.tournament("one".to_owned(), seed, ["Challenge", "Horo"], |index| format!("Defender {index}"))
}

/// Ends the next game: the computer wins it, or the person.
fn end_next(own: &mut PageTournament, computer_wins: bool) -> GameId {
    let game = *own.tournament.open_games().next().expect("a game is open");
    let players = own.page_game(&game).players;
    let side = Side::ALL.into_iter().find(|&side| (players[side] == Player::Person) != computer_wins);
    let outcome = Outcome::win(side.expect("a side"), Reason::Resignation);
    own.apply(TournamentAction::Begin(game.id, format!("game{}", game.id.0))).expect("it begins");
    own.apply(TournamentAction::End(game.id, outcome)).expect("it ends");
    game.id
}

#[test]
fn one_person_plays_three_games_against_the_strongest_computer() {
    let form = ChallengeForm {
        names: ["  Ann ".to_owned(), "Ben".to_owned(), String::new()],
        ..ChallengeForm::default()
    };
    let mut firsts = Vec::new();
    for seed in 0..20 {
        let mut own = challenge(&form, seed).expect("a challenge");
        let names: Vec<_> = own.tournament.players().iter().map(|player| &*player.name).collect();
        assert_eq!(names, ["Horo", "Ann"]);
        let mut sides = Vec::new();
        for wins in [true, false, true] {
            assert_eq!(own.tournament.open_games().count(), 1, "the next game follows by itself");
            let game = *own.tournament.open_games().next().expect("a game");
            let game = own.page_game(&game);
            assert!(!game.runs(), "a person plays");
            let levels: Vec<_> =
                Side::ALL.into_iter().filter_map(|side| game.players[side].level()).collect();
            assert_eq!(levels, [Level::STRONGEST]);
            let document = own.document(game, LinkId::new(*b"arimaa games"));
            assert_eq!(document.options().control, own.control);
            sides.push(game.players.gold == Player::Person);
            end_next(&mut own, wins);
        }
        assert!(own.tournament.is_over());
        let score = own.tournament.challenge_score().expect("a score");
        assert_eq!((score.verdict, score.defenders[0].won), (ChallengeVerdict::Won, 2));
        assert!(sides[0] == sides[2] && sides[0] != sides[1], "{sides:?}");
        firsts.push(sides[0]);
    }
    assert!(firsts.contains(&true) && firsts.contains(&false), "the first side is not drawn");
}

#[test]
fn the_next_game_is_one_that_has_been_begun() {
    let form = ChallengeForm { size: ChallengeSize::Three, ..ChallengeForm::default() };
    let mut own = challenge(&form, 5).expect("a challenge");
    let next = own.next_challenge_game().expect("a game");
    assert_eq!((next.game, next.number, next.is_begun), (GameId(0), 1, false));
    let pairing = own.tournament.game(next.game).expect("the game").pairing;
    assert_eq!((pairing.player(next.side), own.name_of(next.defender)), (next.defender, "Defender 0"));
    own.apply(TournamentAction::Begin(GameId(1), "saved".to_owned())).expect("it begins");
    let next = own.next_challenge_game().expect("a game");
    assert_eq!((next.game, own.name_of(next.defender), next.is_begun), (GameId(1), "Defender 1", true));
    for _ in 0..9 {
        end_next(&mut own, true);
    }
    assert_eq!(own.next_challenge_game(), None);
}

#[test]
fn three_people_play_nine_games() {
    let form = ChallengeForm { size: ChallengeSize::Three, ..ChallengeForm::default() };
    let mut own = challenge(&form, 1).expect("a challenge");
    let names: Vec<_> = own.tournament.players().iter().map(|player| &*player.name).collect();
    assert_eq!(names, ["Horo", "Defender 0", "Defender 1", "Defender 2"]);
    let mut games = 0;
    while !own.tournament.is_over() {
        let verdict = own.tournament.challenge_score().map(|score| score.verdict);
        // The last game of all decides.
        assert_eq!(verdict, Some(ChallengeVerdict::Open), "after {games} games");
        end_next(&mut own, games % 3 != 2 || games > 2);
        games += 1;
    }
    assert_eq!(games, 9);
    assert_eq!(own.tournament.challenge_score().map(|score| score.verdict), Some(ChallengeVerdict::Won));
}

#[test]
fn the_control_of_2015_has_all_its_limits() {
    let [long, short] = ChallengeControl::ALL.map(|choice| choice.control().expect("a time control"));
    let minute = 60_000;
    assert_eq!((long.per_move(), long.reserve(), long.percent()), (2 * minute, 6 * minute, 100));
    assert_eq!((long.reserve_limit(), long.turn_limit()), (None, Some(6 * minute)));
    assert_eq!(long.game_limit(), Some(Limit::Time(8 * 60 * minute)));
    assert!(short.per_move() < long.per_move() && short.reserve() < long.reserve());
}

#[test]
fn a_form_with_the_same_name_twice_is_refused() {
    let form = ChallengeForm {
        size: ChallengeSize::Three,
        names: ["Ann", "Ann", ""].map(str::to_owned),
        ..ChallengeForm::default()
    };
    assert!(matches!(challenge(&form, 1), Err(EntryFormError::Player(_))));
    let hostile = ["a\nb\nc\nd\ne", "\0", "x"].map(str::to_owned);
    assert!(challenge(&ChallengeForm { names: hostile, ..form }, 1).is_err());
}

#[test]
fn a_challenge_is_stored_with_its_record() {
    let mut all = Tournaments::default();
    let mut own = challenge(&ChallengeForm::default(), 3).expect("a challenge");
    end_next(&mut own, false);
    assert!(all.add(own));
    let text = all.write().expect("a text");
    let (read, unread) = Tournaments::read(&text).expect("tournaments");
    assert_eq!((&read, unread), (&all, 0));
    let mut own = read.challenges().next().expect("the challenge").clone();
    assert_eq!(own.page_games().next().and_then(|game| game.saved), Some("game0"));
    end_next(&mut own, false);
    let score = own.tournament.challenge_score().expect("a score");
    assert_eq!(score.verdict, ChallengeVerdict::Lost, "the computer can win only one of three");
    for (from, to) in
        [("\"challenge\"", "\"challenges\""), ("level-11", "level-12"), ("\"gold\":", "\"gold\":9")]
    {
        let text = text.replacen(from, to, 1);
        assert_eq!(
            Tournaments::read(&text).map(|(read, unread)| (read.list.len(), unread)),
            Ok((0, 1)),
            "{from}"
        );
    }
}
