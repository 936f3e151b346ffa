//! Pairings compared with all possible ones, and with the aims of the formats.

use std::fmt::Write as _;

use ansa_core::Side;
use ansa_tournament::{
    Bye, Change, Format, GameResult, NextRoundError, PlayerId, Round, SidesReason, Tournament,
};

use crate::common::{Counted, Numbers, come_and_go, end_games, share, with_players};

/// A pairing: pairs of places in the order of ranks, and the place with a bye.
#[derive(Clone, Default)]
struct Places {
    pairs: Vec<(usize, usize)>,
    bye: Option<usize>,
}

/// The numbers that the aims depend on, in the order of ranks.
struct Field {
    format: Format,
    order: Vec<PlayerId>,
    losses: Vec<usize>,
    half_points: Vec<i64>,
    byes: Vec<usize>,
    balance: Vec<i64>,
    meetings: Vec<Vec<usize>>,
}

impl Field {
    fn new(tournament: &Tournament) -> Field {
        let counted = Counted(tournament);
        let order = tournament.pairing_order();
        let each = |one: &PlayerId| order.iter().map(|two| counted.meetings(*one, *two)).collect();
        Field {
            format: tournament.format(),
            losses: order.iter().map(|id| counted.losses(*id)).collect(),
            half_points: order.iter().map(|id| counted.half_points(*id)).collect(),
            byes: order.iter().map(|id| counted.byes(*id)).collect(),
            balance: order.iter().map(|id| counted.balance(*id)).collect(),
            meetings: order.iter().map(each).collect(),
            order: order.clone(),
        }
    }

    fn places(&self, round: &Round) -> Places {
        let place = |id: PlayerId| self.order.iter().position(|own| *own == id).expect("in the field");
        let pair =
            |game: &ansa_tournament::TournamentGame| (place(game.pairing.gold), place(game.pairing.silver));
        Places {
            pairs: round.games.iter().map(pair).collect(),
            bye: round.byes.first().map(|bye| place(bye.player)),
        }
    }

    /// How far a pairing is from each aim, in the order of the aims. The least is best.
    fn aims(&self, places: &Places) -> Vec<i64> {
        let count = |holds: &dyn Fn(usize, usize) -> bool| {
            places.pairs.iter().filter(|(one, two)| holds(*one, *two)).count() as i64
        };
        let distance = |(one, two): &(usize, usize)| one.abs_diff(*two) as i64;
        let mut aims = vec![places.bye.map_or(0, |bye| self.byes[bye] as i64)];
        for times in (1..=8).rev() {
            aims.push(count(&|one, two| self.meetings[one][two].min(8) == times));
        }
        if matches!(self.format, Format::Elimination { .. }) {
            aims.push(places.bye.map_or(0, |bye| self.losses[bye] as i64));
            for difference in (1..=3).rev() {
                aims.push(count(&|one, two| self.losses[one].abs_diff(self.losses[two]) == difference));
            }
            aims.push(places.bye.map_or(0, |bye| bye as i64));
            aims.push(-places.pairs.iter().map(|pair| distance(pair).pow(2)).sum::<i64>());
        } else {
            aims.push(places.bye.map_or(0, |bye| self.half_points[bye]));
            let difference = |(one, two): &(usize, usize)| self.half_points[*one] - self.half_points[*two];
            aims.push(places.pairs.iter().map(|pair| difference(pair).pow(2)).sum());
            for balance in [2, 1] {
                aims.push(count(&|one, two| {
                    let (one, two) = (self.balance[one], self.balance[two]);
                    one.signum() * two.signum() > 0 && one.abs().min(two.abs()).min(2) == balance
                }));
            }
            aims.push(places.bye.map_or(0, |bye| -(bye as i64)));
            let from_half = |pair: &(usize, usize)| {
                let size = self.half_points.iter().filter(|own| **own == self.half_points[pair.0]).count();
                let is_float = difference(pair) != 0;
                if is_float { 2 * distance(pair) } else { (2 * distance(pair) - size as i64).abs() }
            };
            aims.push(places.pairs.iter().map(from_half).sum());
        }
        aims
    }

    /// The best of all pairings.
    fn best(&self) -> Vec<i64> {
        let mut best = None;
        self.try_all(&mut (0..self.order.len()).collect(), &mut Places::default(), &mut best);
        best.expect("two players")
    }

    fn try_all(&self, left: &mut Vec<usize>, places: &mut Places, best: &mut Option<Vec<i64>>) {
        let Some(one) = left.pop() else {
            let aims = self.aims(places);
            if best.as_ref().is_none_or(|best| aims < *best) {
                *best = Some(aims);
            }
            return;
        };
        if left.len().is_multiple_of(2) && places.bye.is_none() {
            places.bye = Some(one);
            self.try_all(left, places, best);
            places.bye = None;
        }
        for at in 0..left.len() {
            let two = left.remove(at);
            places.pairs.push((one, two));
            self.try_all(left, places, best);
            places.pairs.pop();
            left.insert(at, two);
        }
        left.push(one);
    }

    /// No exchange between two pairs, or between a pair and the bye, is better.
    fn check_exchanges(&self, places: &Places) {
        let aims = self.aims(places);
        for first in 0..places.pairs.len() {
            let (a, b) = places.pairs[first];
            for second in 0..first {
                let (c, d) = places.pairs[second];
                for (one, two) in [((a, c), (b, d)), ((a, d), (b, c))] {
                    let mut other = places.clone();
                    (other.pairs[first], other.pairs[second]) = (one, two);
                    assert!(self.aims(&other) >= aims, "{one:?} {two:?}");
                }
            }
            if let Some(bye) = places.bye {
                for (pair, with_bye) in [((a, bye), b), ((b, bye), a)] {
                    let mut other = places.clone();
                    (other.pairs[first], other.bye) = (pair, Some(with_bye));
                    assert!(self.aims(&other) >= aims, "{pair:?} {with_bye}");
                }
            }
        }
    }
}

/// Everyone who can be paired is, once; one has a bye if the number is odd.
fn check_complete(field: &Field, round: &Round) {
    let of_games = round.games.iter().flat_map(|game| [game.pairing.gold, game.pairing.silver]);
    let mut players: Vec<_> = of_games.chain(round.byes.iter().map(|bye| bye.player)).collect();
    players.sort_unstable();
    let mut order = field.order.clone();
    order.sort_unstable();
    assert_eq!(players, order);
    assert_eq!(round.byes.len(), order.len() % 2);
}

/// What the explanations say must be so.
fn check_reasons(tournament: &Tournament, field: &Field, round: &Round) {
    let counted = Counted(tournament);
    for game in &round.games {
        let (gold, silver) = (game.pairing.gold, game.pairing.silver);
        assert_eq!(game.pairing.meeting as usize, counted.meetings(gold, silver) + 1);
        let (of_gold, of_silver) = (counted.balance(gold), counted.balance(silver));
        assert!(of_gold <= of_silver);
        assert_eq!(game.pairing.sides == SidesReason::Balance, of_gold < of_silver);
    }
    let Some(Bye { player, reason, counts_as: None }) = round.byes.first().copied() else {
        assert!(round.byes.is_empty());
        return;
    };
    let fewest = field.byes.iter().min().unwrap();
    let alike = field.byes.iter().filter(|byes| *byes == fewest).count();
    assert_eq!(counted.byes(player), *fewest);
    assert_eq!(reason == ansa_tournament::ByeReason::FewestByes, alike == 1);
}

const FORMATS: [Format; 4] = [
    Format::Elimination { lives: 2 },
    Format::Elimination { lives: 3 },
    Format::Elimination { lives: 4 },
    Format::Swiss { rounds: 9 },
];

#[test]
fn up_to_ten_players_are_paired_like_the_best_of_all_pairings() {
    let mut numbers = Numbers(1);
    let mut compared = 0;
    for number in 0..share(1000) {
        let format = FORMATS[number as usize % FORMATS.len()];
        let count = 2 + numbers.below(9);
        let mut tournament = with_players(format, count, &mut numbers);
        while let Ok(round) = tournament.next_round() {
            let field = Field::new(&tournament);
            if field.order.len() > 10 || tournament.rounds().len() > 30 {
                break;
            }
            assert_eq!(field.aims(&field.places(&round)), field.best(), "{tournament:#?}\n{round:#?}");
            compared += 1;
            tournament.apply(Change::StartRound).unwrap();
            end_games(&mut tournament, &mut numbers, true);
            if count > 3 {
                come_and_go(&mut tournament, &mut numbers);
            }
        }
    }
    assert!(compared > share(5000), "{compared}");
}

#[test]
fn random_tournaments_of_all_sizes_follow_the_aims() {
    let mut numbers = Numbers(2);
    for number in 0..share(10_000) {
        let format = FORMATS[number as usize % FORMATS.len()];
        // Few have all 64 players, so that most are quick.
        let most = [6, 12, 24, 64][numbers.below(40).checked_sub(36).unwrap_or(number as usize % 2)];
        let count = 2 + numbers.below(most - 1);
        let mut tournament = with_players(format, count, &mut numbers);
        while let Ok(round) = tournament.next_round() {
            let field = Field::new(&tournament);
            check_complete(&field, &round);
            check_reasons(&tournament, &field, &round);
            field.check_exchanges(&field.places(&round));
            tournament.apply(Change::StartRound).unwrap();
            assert_eq!(tournament.rounds().last(), Some(&round));
            end_games(&mut tournament, &mut numbers, number % 3 == 0);
            if number % 5 == 0 {
                come_and_go(&mut tournament, &mut numbers);
            }
            if tournament.rounds().len() > 40 {
                break;
            }
        }
    }
}

/// A tournament of players with these ratings whose games have these results.
fn played(format: Format, ratings: &[f64], rounds: &[&[(usize, usize)]]) -> Tournament {
    let mut text = String::new();
    for (number, rating) in ratings.iter().enumerate() {
        let _ = writeln!(text, "player p{number} {rating}");
    }
    for (number, round) in (1..).zip(rounds) {
        let _ = writeln!(text, "round {number}");
        for (winner, loser) in *round {
            let _ = writeln!(text, "game p{winner} p{loser} winner p{winner}");
        }
    }
    Tournament::from_text(&text, format, 5).unwrap()
}

fn names(tournament: &Tournament, round: &Round) -> Vec<String> {
    let name = |id| tournament.player(id).unwrap().name.clone();
    let games =
        round.games.iter().map(|game| format!("{} {}", name(game.pairing.gold), name(game.pairing.silver)));
    games.chain(round.byes.iter().map(|bye| name(bye.player))).collect()
}

#[test]
fn the_first_round_of_an_elimination_spreads_the_ranks() {
    let ratings = [2000.0, 1900.0, 1800.0, 1700.0, 1600.0];
    let tournament = played(Format::Elimination { lives: 3 }, &ratings, &[]);
    let round = tournament.next_round().unwrap();
    // The bye goes to the best rank; then the sum of squared differences is the largest if ranks 2 and 5 meet.
    let mut found = names(&tournament, &round);
    for pair in &mut found {
        let mut players: Vec<_> = pair.split(' ').collect();
        players.sort_unstable();
        *pair = players.join(" ");
    }
    assert_eq!(found, ["p1 p4", "p2 p3", "p0"]);
    assert_eq!(round.byes[0].reason, ansa_tournament::ByeReason::Rank);
}

#[test]
fn sides_are_chosen_by_the_first_rule_that_tells() {
    let lives = Format::Elimination { lives: 4 };
    // p0 had gold once, p1 silver once: a second game has the sides the other way round.
    let tournament = played(lives, &[1500.0; 2], &[&[(0, 1)]]);
    let round = tournament.next_round().unwrap();
    assert_eq!((names(&tournament, &round)[0].as_str(), round.games[0].pairing.meeting), ("p1 p0", 2));
    assert_eq!(round.games[0].pairing.sides, SidesReason::Balance);
    // Both have had both sides; in their last games, p0 had silver and p1 gold.
    let tournament = played(lives, &[1500.0; 2], &[&[(0, 1)], &[(1, 0)]]);
    let round = tournament.next_round().unwrap();
    assert_eq!(names(&tournament, &round), ["p0 p1"]);
    assert_eq!(round.games[0].pairing.sides, SidesReason::BothChange);
    // Nobody has played.
    let round = played(lives, &[1500.0; 2], &[]).next_round().unwrap();
    assert_eq!(round.games[0].pairing.sides, SidesReason::Lot);
    let players = "player a 1\nplayer b 1\nplayer c 1\nplayer d 1\n";
    for (games, expected, reason) in [
        // a had gold twice in a row, b only once.
        ("c a, c a, a c, a c, b d, d b, d b, b d", "b a", SidesReason::LongerRow),
        ("a c, a c, c a, c a, d b, b d, b d, d b", "a b", SidesReason::LongerRow),
        // Each had both sides against the other, and then both against someone else.
        ("a b, b a, c a, a c, d b, b d", "a b", SidesReason::Reversed),
        ("b a, a b, c a, a c, d b, b d", "b a", SidesReason::Reversed),
        // Both had gold as often as silver, but a had it in both games between the two.
        ("a b, a b, b c, b d, c a, d a", "b a", SidesReason::BalanceBetween),
    ] {
        let games: Vec<String> = games.split(", ").map(|game| format!("game {game} draw\n")).collect();
        let text = players.to_owned() + &games.concat() + "remove c\nremove d\n";
        let tournament = Tournament::from_text(&text, lives, 1).unwrap();
        let round = tournament.next_round().unwrap();
        assert_eq!(names(&tournament, &round), [expected], "{text}");
        assert_eq!(round.games[0].pairing.sides, reason, "{text}");
    }
}

#[test]
fn a_round_needs_the_results_before_it() {
    let mut tournament = with_players(Format::Swiss { rounds: 2 }, 4, &mut Numbers(3));
    tournament.apply(Change::StartRound).unwrap();
    assert_eq!(tournament.next_round(), Err(NextRoundError::OpenGames(2)));
    let game = tournament.open_games().next().unwrap().id;
    tournament.apply(Change::Record { game, result: GameResult::Win(Side::Gold) }).unwrap();
    assert_eq!(tournament.next_round(), Err(NextRoundError::OpenGames(1)));
}

#[test]
fn sixty_four_players_are_paired_at_once() {
    let began = std::time::Instant::now();
    let mut numbers = Numbers(4);
    let mut tournament = with_players(Format::Elimination { lives: 4 }, 64, &mut numbers);
    let mut rounds = 0;
    while tournament.apply(Change::StartRound).is_ok() {
        end_games(&mut tournament, &mut numbers, false);
        rounds += 1;
    }
    println!("{rounds} rounds of up to 64 players in {:?}", began.elapsed());
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}
