//! Every format runs to its end.

use std::collections::HashMap;

use ansa_core::Side;
use ansa_tournament::{
    ChallengeVerdict, Change, Format, FormatError, FormatNumber, FormatTextError, GameResult, NextRoundError,
    PlayerId, SidesReason, Tournament,
};

use crate::common::{Counted, Numbers, come_and_go, end_games, share, with_players};

/// Plays to the end; all games of rounds that don't depend on results are started first.
fn play_on(tournament: &mut Tournament, numbers: &mut Numbers) {
    while !tournament.is_over() {
        tournament.apply(Change::StartRound).unwrap();
        end_games(tournament, numbers, false);
        assert!(tournament.rounds().len() < 500, "{:?}", tournament.format());
    }
    assert_eq!(tournament.apply(Change::StartRound).unwrap_err().to_string(), "the tournament is over");
}

#[test]
fn everyone_plays_everyone_in_a_round_robin() {
    let mut numbers = Numbers(1);
    for count in 2..=12 {
        for cycles in 1..=3 {
            let mut tournament = with_players(Format::RoundRobin { cycles }, count, &mut numbers);
            play_on(&mut tournament, &mut numbers);
            let rounds = if count % 2 == 0 { count - 1 } else { count };
            assert_eq!(tournament.rounds().len(), rounds * cycles as usize);
            let counted = Counted(&tournament);
            for one in tournament.players() {
                for two in tournament.players().iter().filter(|two| two.id != one.id) {
                    assert_eq!(counted.meetings(one.id, two.id), cycles as usize);
                }
                let balance = counted.balance(one.id).unsigned_abs() as usize;
                assert!(balance <= (count + 1) % 2, "{count} {cycles}: {balance}");
                // With an odd number, everyone sits out once in each cycle.
                assert_eq!(counted.byes(one.id), count % 2 * cycles as usize);
            }
            for round in tournament.rounds() {
                assert_eq!(round.games.len(), count / 2);
            }
        }
    }
}

#[test]
fn all_rounds_of_a_schedule_can_be_started_at_once() {
    for format in [Format::RoundRobin { cycles: 2 }, Format::Gauntlet { games: 4 }, Format::Challenge] {
        let mut numbers = Numbers(2);
        let mut at_once = with_players(format, 4, &mut numbers);
        let mut one_by_one = at_once.clone();
        while at_once.apply(Change::StartRound).is_ok() {}
        while !one_by_one.is_over() {
            one_by_one.apply(Change::StartRound).unwrap();
            end_games(&mut one_by_one, &mut numbers, false);
        }
        let pairings = |tournament: &Tournament| -> Vec<_> {
            tournament.games().map(|game| (game.id, game.pairing)).collect()
        };
        assert_eq!(pairings(&at_once), pairings(&one_by_one), "{format:?}");
        assert!(!at_once.is_over());
    }
}

#[test]
fn a_round_robin_catches_up_with_late_players_withdrawals_and_vacated_games() {
    let mut numbers = Numbers(3);
    for _ in 0..share(500) {
        let mut tournament = with_players(Format::RoundRobin { cycles: 2 }, 5, &mut numbers);
        while let Ok(round) = tournament.next_round() {
            assert!(!round.games.is_empty());
            tournament.apply(Change::StartRound).unwrap();
            end_games(&mut tournament, &mut numbers, true);
            if tournament.rounds().len() < 15 {
                come_and_go(&mut tournament, &mut numbers);
            }
        }
        let counted = Counted(&tournament);
        let active: Vec<_> = tournament.players().iter().filter(|player| !player.is_withdrawn).collect();
        for one in &active {
            for two in active.iter().filter(|two| two.id != one.id) {
                assert_eq!(counted.meetings(one.id, two.id), 2);
            }
        }
    }
}

#[test]
fn the_first_of_a_gauntlet_plays_all_others() {
    let mut numbers = Numbers(4);
    let mut tournament = with_players(Format::Gauntlet { games: 3 }, 6, &mut numbers);
    play_on(&mut tournament, &mut numbers);
    assert_eq!((tournament.rounds().len(), tournament.games().count()), (3, 15));
    let first = tournament.players()[0].id;
    assert!(tournament.games().all(|game| game.pairing.side_of(first).is_some()));
    assert_eq!(Counted(&tournament).balance(first).abs(), 1, "as balanced as fifteen games can be");
    tournament.apply(Change::Remove(first)).unwrap();
    assert!(tournament.is_over());
}

#[test]
fn a_swiss_tournament_has_its_rounds_and_few_repeats() {
    let mut numbers = Numbers(5);
    let mut tournament = with_players(Format::Swiss { rounds: 6 }, 15, &mut numbers);
    play_on(&mut tournament, &mut numbers);
    assert_eq!((tournament.rounds().len(), tournament.games().count()), (6, 42));
    assert!(tournament.games().all(|game| game.pairing.meeting == 1));
    let counted = Counted(&tournament);
    assert!(tournament.players().iter().all(|player| counted.byes(player.id) <= 1));
    assert!(tournament.players().iter().all(|player| counted.balance(player.id).abs() <= 2));
    let points: u32 = tournament.standings().iter().map(|standing| standing.points.half_points()).sum();
    assert_eq!(points, 2 * 42 + 2 * 6, "a bye is a point");
}

#[test]
fn an_elimination_leaves_one_player() {
    let mut numbers = Numbers(6);
    for lives in 2..=4 {
        for count in [2, 3, 7, 16, 33] {
            let mut tournament = with_players(Format::Elimination { lives }, count, &mut numbers);
            play_on(&mut tournament, &mut numbers);
            let standings = tournament.standings();
            let left = standings.iter().filter(|standing| standing.lives_left > Some(0)).count();
            assert_eq!((left, tournament.leaders().len()), (1, 1));
            assert!(standings[0].lives_left > Some(0));
            let lost: u32 = standings.iter().map(|standing| standing.losses).sum();
            assert_eq!(lost as usize, tournament.games().count());
        }
    }
}

#[test]
fn a_challenge_is_three_games_against_each_of_three() {
    let mut numbers = Numbers(7);
    let mut tournament = with_players(Format::Challenge, 4, &mut numbers);
    let full = tournament.apply(Change::Add { name: "fourth".to_owned(), rating: None });
    assert_eq!(full.unwrap_err().to_string(), "no place is left for another player");
    let program = tournament.players()[0].id;
    let mut sides: HashMap<PlayerId, Vec<Side>> = HashMap::new();
    for number in 0..3 {
        assert_eq!(tournament.challenge_score().unwrap().verdict, ChallengeVerdict::Open);
        tournament.apply(Change::StartRound).unwrap();
        assert_eq!(tournament.rounds()[number].games.len(), 3);
        let open: Vec<_> = tournament.open_games().copied().collect();
        for (index, game) in open.into_iter().enumerate() {
            let side = game.pairing.side_of(program).unwrap();
            sides.entry(game.pairing.player(!side)).or_default().push(side);
            assert_eq!(game.pairing.sides == SidesReason::Lot, number == 0);
            // The program loses a game to each of the first two defenders.
            let winner = if index == number { !side } else { side };
            let result = GameResult::Win(if index < 2 { winner } else { side });
            tournament.apply(Change::Record { game: game.id, result }).unwrap();
        }
    }
    assert!(sides.values().all(|sides| sides[0] == sides[2] && sides[0] == !sides[1]), "{sides:?}");
    assert!(tournament.is_over());
    let score = tournament.challenge_score().unwrap();
    assert_eq!(score.verdict, ChallengeVerdict::Won);
    assert_eq!(score.defenders.iter().map(|defender| defender.won).collect::<Vec<_>>(), [2, 2, 3]);
    // One more lost game decides it, whatever the others are.
    let game = tournament.games().find(|game| {
        game.result.is_some_and(|result| {
            game.pairing.player(Side::Gold) == program && result == GameResult::Win(Side::Gold)
        })
    });
    let (game, defender) = game.map(|game| (game.id, game.pairing.silver)).unwrap();
    let result = Some(GameResult::Win(Side::Silver));
    tournament.apply(Change::Correct { game, result }).unwrap();
    let lost = score.defenders.iter().find(|score| score.defender == defender).unwrap().won == 2;
    let expected = if lost { ChallengeVerdict::Lost } else { ChallengeVerdict::Won };
    assert_eq!(tournament.challenge_score().unwrap().verdict, expected);
}

#[test]
fn a_challenge_of_one_defender_is_three_games_with_alternating_sides() {
    let mut numbers = Numbers(8);
    let alone = with_players(Format::Challenge, 1, &mut numbers);
    assert_eq!(alone.next_round(), Err(NextRoundError::TooFewPlayers(2)));
    assert_eq!(alone.challenge_score().unwrap().verdict, ChallengeVerdict::Open);
    // What the program wins, and when it is decided.
    for (wins, verdicts) in [
        ([true, true, false], [ChallengeVerdict::Open, ChallengeVerdict::Won, ChallengeVerdict::Won]),
        ([true, false, true], [ChallengeVerdict::Open, ChallengeVerdict::Open, ChallengeVerdict::Won]),
        ([false, true, false], [ChallengeVerdict::Open, ChallengeVerdict::Open, ChallengeVerdict::Lost]),
        ([false, false, true], [ChallengeVerdict::Open, ChallengeVerdict::Lost, ChallengeVerdict::Lost]),
    ] {
        let mut tournament = with_players(Format::Challenge, 2, &mut numbers);
        let program = tournament.players()[0].id;
        let mut sides = Vec::new();
        for (wins, verdict) in wins.into_iter().zip(verdicts) {
            tournament.apply(Change::StartRound).unwrap();
            let game = *tournament.open_games().next().unwrap();
            let side = game.pairing.side_of(program).unwrap();
            sides.push(side);
            let result = GameResult::Win(if wins { side } else { !side });
            tournament.apply(Change::Record { game: game.id, result }).unwrap();
            let score = tournament.challenge_score().unwrap();
            assert_eq!((score.verdict, score.defenders[0].verdict()), (verdict, verdict), "{wins:?}");
        }
        assert!(tournament.is_over());
        assert!(sides[0] == sides[2] && sides[0] == !sides[1], "{sides:?}");
    }
}

#[test]
fn lots_depend_on_the_seed_alone() {
    let start = |seed| {
        let mut tournament = Tournament::new(Format::RoundRobin { cycles: 1 }, seed).unwrap();
        for number in 0..8 {
            tournament.apply(Change::Add { name: number.to_string(), rating: None }).unwrap();
        }
        tournament.next_round().unwrap()
    };
    assert_eq!(start(1), start(1));
    assert_ne!(start(1), start(2));
}

#[test]
fn numbers_of_a_format_have_limits() {
    for (format, what, allowed) in [
        (Format::RoundRobin { cycles: 0 }, FormatNumber::Cycles, 1..=100),
        (Format::Gauntlet { games: 1001 }, FormatNumber::Games, 1..=1000),
        (Format::Swiss { rounds: 101 }, FormatNumber::Rounds, 1..=100),
        (Format::Elimination { lives: 1 }, FormatNumber::Lives, 2..=4),
        (Format::Elimination { lives: 5 }, FormatNumber::Lives, 2..=4),
    ] {
        let error = Tournament::new(format, 0).unwrap_err();
        let FormatError { found, .. } = error;
        assert_eq!(error, FormatError { what, found, allowed });
    }
}

#[test]
fn formats_are_words_and_a_number() {
    for (text, format) in [
        ("round-robin 1", Format::RoundRobin { cycles: 1 }),
        ("gauntlet 4", Format::Gauntlet { games: 4 }),
        ("swiss 5", Format::Swiss { rounds: 5 }),
        ("elimination 3", Format::Elimination { lives: 3 }),
        ("challenge", Format::Challenge),
    ] {
        assert_eq!(format.to_string(), text);
        assert_eq!(text.parse(), Ok(format));
    }
    assert_eq!(" gauntlet ".parse(), Ok(Format::Gauntlet { games: 2 }));
    assert_eq!("elimination".parse(), Ok(Format::Elimination { lives: 3 }));
    for text in
        ["", "swiss", "knockout 3", "elimination three", "elimination -1", "gauntlet 2 2", "challenge 3"]
    {
        assert_eq!(text.parse::<Format>(), Err(FormatTextError::Words), "{text}");
    }
    let error = "elimination 9".parse::<Format>().unwrap_err();
    assert_eq!(error.to_string(), "a tournament can have 2 to 4 lives, not 9");
}
