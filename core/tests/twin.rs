//! The fast rules compared with the naive ones: the same steps at every point of a turn, the same ends, the same
//! outcomes.

use std::collections::{HashMap, HashSet};

use crate::common::play::{Scene, made_up, random_step};
use crate::common::{Random, share};
use crate::naive::{self, Going, Player, Squares, verdict};
use ansa_core::game::{Game, PlayError, TurnError};
use ansa_core::position::Position;
use ansa_core::position::outcome::Outcome;
use ansa_core::position::rule_set::{AllRabbitsGone, RuleSet, SamePosition, ThirdRepetition};
use ansa_core::position::turn::{EndError, TurnBuilder};
use ansa_core::{Direction, Piece, Role, Side, Step};

fn fast_steps(position: &Position) -> Vec<(usize, usize)> {
    let mut steps: Vec<_> =
        position.steps().map(|(step, _)| (step.from.index(), step.direction.index())).collect();
    steps.sort_unstable();
    steps
}

/// Compares both at one point of a turn. The ends are compared only if `ends_too` is set, because they take long.
fn compare(turn: &TurnBuilder, going: &Going, ends_too: bool) {
    let position = turn.position();
    assert_eq!(Squares::from(position.board()), going.squares, "{position:?}");
    let plain: Vec<_> = going.steps().map(|(from, way, _)| (from, way)).collect();
    assert_eq!(fast_steps(position), plain, "{position:?}");
    assert_eq!(position.has_step(), !plain.is_empty(), "{position:?}");

    let may_end = going.steps > 0 && going.is_complete() && *turn.start().board() != *position.board();
    let finished = turn.finish();
    assert_eq!(finished.is_ok(), may_end, "{position:?}");
    assert_eq!(matches!(finished, Err(EndError::PushUnfinished { .. })), !going.is_complete());

    if ends_too {
        let (mut plain, sequences) = going.ends();
        plain.remove(&going.squares);
        let fast = position.turn_ends();
        assert_eq!(fast.len(), plain.len(), "{position:?}");
        assert!(fast.iter().all(|board| plain.contains(&Squares::from(board))), "{position:?}");
        assert_eq!(position.count_sequences(), sequences, "{position:?}");
    }
}

/// Plays random turns from random positions until the ends were compared at `points` points. The ends of whole turns,
/// which take long on full boards, are compared only at the start of every `whole_every`th turn.
fn walk(scene: Scene, seed: u64, points: usize, whole_every: usize) {
    let mut random = Random(seed);
    let mut compared = 0;
    let mut position = made_up(&mut random, scene);
    for i in 0.. {
        if compared >= points {
            return;
        }
        let is_over = position.outcome(RuleSet::CURRENT, |_| false).is_some();
        if is_over || random.below(12) == 0 {
            position = made_up(&mut random, scene);
        }
        let mut turn = TurnBuilder::new(position);
        let mut going = Going::start(position.board().into(), position.side().into());
        for left in (0..=4u8).rev() {
            assert_eq!(turn.position().steps_left(), left);
            let ends_too = left < 4 || i % whole_every == 0;
            compare(&turn, &going, ends_too);
            compared += usize::from(ends_too);
            let Some(step) = random_step(&mut random, turn.position()) else { break };
            turn.step(step).expect("a generated step");
            going = going.step(step.from.index(), step.direction.index()).expect("compared already");
        }
        position = turn.finish().map_or_else(|_| made_up(&mut random, scene), |turn| *turn.end());
    }
}

#[test]
fn steps_ends_and_sequences_from_openings() {
    walk(Scene::Opening, 11, 3_000, 40);
}

#[test]
fn steps_ends_and_sequences_in_the_middle_game() {
    walk(Scene::Middle, 12, 3_000, 40);
}

#[test]
fn steps_ends_and_sequences_in_thin_endgames() {
    walk(Scene::Thin, 13, 5_000, 1);
}

#[test]
fn steps_ends_and_sequences_of_caged_sides() {
    walk(Scene::Cage, 14, share(4_000), 1);
}

fn plainly(outcome: Option<Outcome>) -> Option<(Option<Player>, char)> {
    outcome.map(|outcome| (outcome.winner.map(Player::from), outcome.reason.letter()))
}

/// A board as in [`made_up`], but also with goals and missing rabbits.
fn with_ends(random: &mut Random, scene: Scene) -> Position {
    let mut builder = made_up(random, scene).to_builder();
    for side in Side::ALL {
        let rabbit = Piece::new(side, Role::Rabbit);
        match random.below(8) {
            0 => {
                for square in builder.board.pieces(rabbit) {
                    builder.board.remove(square);
                }
            }
            1 => {
                let file = random.below(8) as u8;
                let square = ansa_core::Square::at(file, side.goal_rank()).expect("on the board");
                builder.board.put(square, rabbit);
            }
            _ => {}
        }
    }
    builder.build_lenient().unwrap_or_else(|_| made_up(random, scene))
}

#[test]
fn verdicts_in_the_official_order() {
    let mut random = Random(21);
    let mut seen = HashMap::new();
    let mut drawn = 0;
    for i in 0..12_000 {
        let scene = Scene::ALL[i % 4];
        let position = with_ends(&mut random, scene);
        let fast = plainly(position.outcome(RuleSet::CURRENT, |_| false));
        let mover = Player::from(!position.side());
        let plain = verdict(&position.board().into(), mover, |_| true);
        assert_eq!(fast, plain.map(|(winner, letter)| (Some(winner), letter)), "{position:?}");
        let until_2008 = plainly(position.outcome(RuleSet::UNTIL_2008_07, |_| false));
        let no_rabbits = !Side::ALL.into_iter().any(|side| position.board().has_rabbits(side));
        assert_eq!(until_2008, if no_rabbits { Some((None, 'n')) } else { fast }, "{position:?}");
        drawn += usize::from(no_rabbits);
        *seen.entry(plain.map(|(winner, letter)| (winner == mover, letter))).or_insert(0) += 1;
        if !matches!(plain, Some((_, 'g' | 'e'))) {
            // A step always changes the board, so without repetition a possible step is a possible turn.
            assert_eq!(position.has_step(), position.has_legal_turn(|_| false), "{position:?}");
        }
    }
    for kind in [
        None,
        Some((true, 'g')),
        Some((false, 'g')),
        Some((true, 'e')),
        Some((false, 'e')),
        Some((true, 'm')),
    ] {
        assert!(seen.get(&kind).is_some_and(|&count| count >= 50), "too few of {kind:?}: {seen:?}");
    }
    assert!(drawn >= 50, "too few without rabbits: {drawn}");
}

#[test]
fn verdicts_where_most_turns_are_forbidden() {
    let mut random = Random(22);
    let (mut lost, mut saved) = (0, 0);
    while lost < 600 || saved < 600 {
        let scene = if random.below(2) == 0 { Scene::Cage } else { Scene::Thin };
        let position = made_up(&mut random, scene);
        let ends = position.turn_ends();
        if ends.is_empty() || ends.len() > 3_000 {
            continue;
        }
        // All ends are forbidden, or all but one, or the unchanged board is the only one left (which does not count).
        let spared = if random.below(2) == 0 { None } else { Some(ends[random.below(ends.len())]) };
        let forbidden: HashSet<Squares> =
            ends.iter().filter(|&&end| Some(end) != spared).map(Squares::from).collect();
        let fast = position.outcome(RuleSet::CURRENT, |end| {
            assert_eq!((end.side(), end.steps_left()), (!position.side(), 4));
            forbidden.contains(&Squares::from(end.board()))
        });
        let mover = Player::from(!position.side());
        let plain = verdict(&position.board().into(), mover, |end| !forbidden.contains(end));
        assert_eq!(plainly(fast), plain.map(|(winner, letter)| (Some(winner), letter)), "{position:?}");
        lost += usize::from(matches!(plain, Some((_, 'm'))));
        saved += usize::from(plain.is_none());
    }
}

/// A simple implementation of repetition and the ends of a whole game.
struct PlainGame {
    rules: RuleSet,
    stood: Vec<(Squares, Player)>,
}

impl PlainGame {
    /// How often the position occurred with this player to move, or with either by the oldest rules.
    fn count(&self, squares: &Squares, player: Player) -> usize {
        let by_board = self.rules.same_position == SamePosition::Board;
        self.stood.iter().filter(|(board, who)| board == squares && (by_board || *who == player)).count()
    }

    fn is_forbidden(&self, squares: &Squares, to_move: Player) -> bool {
        self.rules.third_repetition == ThirdRepetition::IsIllegal && self.count(squares, to_move) >= 2
    }

    /// The outcome after a legal turn of `mover`.
    fn play(&mut self, squares: &Squares, mover: Player) -> Option<(Option<Player>, char)> {
        let other = mover.other();
        let third = self.count(squares, other) >= 2;
        self.stood.push((squares.clone(), other));
        if third {
            return Some((Some(other), 'p'));
        }
        let no_rabbits = !squares.0.iter().any(|cell| matches!(cell, Some((_, 0))));
        if no_rabbits && self.rules.all_rabbits_gone == AllRabbitsGone::Draw {
            return Some((None, 'n'));
        }
        verdict(squares, mover, |end| !self.is_forbidden(end, mover))
            .map(|(winner, letter)| (Some(winner), letter))
    }
}

/// A random turn of one or two steps that usually returns to an earlier board.
fn shuffling_turn(
    random: &mut Random,
    position: &Position,
    stood: &[(Squares, Player)],
) -> Option<Vec<Step>> {
    let mut turns = Vec::new();
    for (first, _) in position.steps() {
        let mut turn = TurnBuilder::new(*position);
        turn.step(first).expect("a generated step");
        if turn.finish().is_ok() {
            turns.push((vec![first], Squares::from(turn.position().board())));
        }
        for (second, _) in turn.position().steps() {
            let mut turn = turn.clone();
            turn.step(second).expect("a generated step");
            if turn.finish().is_ok() {
                turns.push((vec![first, second], Squares::from(turn.position().board())));
            }
        }
    }
    let back: Vec<_> =
        turns.iter().filter(|(_, end)| stood.iter().any(|(board, _)| board == end)).cloned().collect();
    let from = if !back.is_empty() && random.below(16) > 0 { &back } else { &turns };
    (!from.is_empty()).then(|| from[random.below(from.len())].0.clone())
}

#[test]
fn whole_games_with_repetitions_by_the_rules_of_all_years() {
    for (rules, seed) in
        [RuleSet::CURRENT, RuleSet::UNTIL_2008_07, RuleSet::UNTIL_2005_05].into_iter().zip(31..)
    {
        let mut random = Random(seed);
        let (mut refused, mut repeated, mut immobile) = (0, 0, 0);
        for i in 0..600 {
            let scene = if i % 4 > 0 { Scene::Thin } else { Scene::Cage };
            let start = made_up(&mut random, scene);
            let mut game = Game::from_position(start, 2, rules);
            let mut plain = PlainGame { rules, stood: Vec::new() };
            let other = Player::from(!start.side());
            let mut outcome = plain.play(&start.board().into(), other);
            for _ in 0..60 {
                assert_eq!(plainly(game.outcome()), outcome, "{start:?} {:?}", game.plies());
                if outcome.is_some() {
                    break;
                }
                let position = game.position().expect("a turn");
                let steps = shuffling_turn(&mut random, &position, &plain.stood).expect("not immobile");
                let mover = Player::from(position.side());
                let mut going = Going::start(position.board().into(), mover);
                for step in &steps {
                    going = going.step(step.from.index(), step.direction.index()).expect("a legal step");
                }
                let played = game.play_steps(&steps);
                if plain.is_forbidden(&going.squares, mover.other()) {
                    refused += 1;
                    match played {
                        Err(PlayError::Turn(TurnError::Repetition { earlier })) => {
                            assert_eq!(earlier.len(), 2);
                        }
                        played => panic!("a third repetition gave {played:?}"),
                    }
                } else {
                    assert_eq!(played, Ok(()));
                    outcome = plain.play(&going.squares, mover);
                }
            }
            repeated += usize::from(matches!(outcome, Some((_, 'p'))));
            immobile += usize::from(matches!(outcome, Some((_, 'm'))));
        }
        let seen = format!("{rules:?}: refused {refused}, repeated {repeated}, immobile {immobile}");
        let is_current = rules == RuleSet::CURRENT;
        assert!(immobile >= 10, "{seen}");
        assert!(
            if is_current { refused >= 50 && repeated == 0 } else { refused == 0 && repeated >= 30 },
            "{seen}"
        );
    }
}

#[test]
fn directions_have_the_same_order_in_both() {
    for (way, direction) in Direction::ALL.into_iter().enumerate() {
        let square = ansa_core::Square::at(3, 3).expect("d4");
        let to = square.step(direction).expect("inside the board");
        let plain = (to.file() as i8 - 3, to.rank() as i8 - 3);
        assert_eq!(naive::WAYS[way], plain);
    }
}
