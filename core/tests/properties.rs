//! Invariants at every point of random play.

use std::collections::HashSet;
use std::mem::discriminant;

use crate::common::Random;
use crate::common::play::{Scene, made_up, random_step};
use ansa_core::game::{Game, PlayError, Roster, Setup};
use ansa_core::position::Position;
use ansa_core::position::generate::{Move, MoveKind};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{BySide, Direction, Piece, PlayedStep, Role, Side, Square, Step, StepKind};

/// Plays random turns from random positions. Calls `look` with the turn before each of its steps and at its end.
fn walk(seed: u64, turns: usize, mut look: impl FnMut(&TurnBuilder, &mut Random)) {
    let mut random = Random(seed);
    for i in 0..turns {
        let scene = Scene::ALL[i % Scene::ALL.len()];
        let mut position = made_up(&mut random, scene);
        // A few turns later, so that the sides of an opening meet.
        for _ in 0..random.below(if scene == Scene::Opening { 40 } else { 3 }) {
            let mut turn = TurnBuilder::new(position);
            for _ in 0..4 {
                random_step(&mut random, turn.position()).map(|step| turn.step(step));
            }
            position = turn.finish().map_or(position, |turn| *turn.end());
        }
        let mut turn = TurnBuilder::new(position);
        look(&turn, &mut random);
        while let Some(step) = random_step(&mut random, turn.position()) {
            turn.step(step).expect("a generated step");
            look(&turn, &mut random);
        }
    }
}

fn all_steps() -> impl Iterator<Item = Step> {
    Square::all().flat_map(|from| Direction::ALL.map(|direction| Step { from, direction }))
}

fn all_pieces() -> impl Iterator<Item = Piece> {
    Side::ALL.into_iter().flat_map(|side| Role::ALL.map(|role| Piece { side, role }))
}

/// Everything that a board stores besides the pieces must be consistent with them.
fn check_board(position: &Position) {
    let board = position.board();
    let rebuilt = ansa_core::Board::from_pieces(&board.to_pieces());
    assert_eq!(board.zobrist(), rebuilt.zobrist(), "{position:?}");
    assert_eq!(*board, rebuilt);
    assert!((board.side(Side::Gold) & board.side(Side::Silver)).is_empty());
    let mut total = 0;
    for piece in all_pieces() {
        for square in board.pieces(piece) {
            assert_eq!(board.piece_at(square), Some(piece));
        }
        total += board.pieces(piece).count();
    }
    assert_eq!(total, board.occupied().count());
    for side in Side::ALL {
        assert!(board.undefended(side).is_empty(), "alone on a trap: {position:?}");
        for square in board.side(side) {
            assert_eq!(board.is_frozen(square), board.frozen(side).contains(square), "{square} {position:?}");
        }
    }
}

#[test]
fn boards_and_hashes_equal_the_recomputed() {
    let mut points = 0;
    walk(1, 4_000, |turn, _| {
        check_board(turn.position());
        points += 1;
    });
    assert!(points > 15_000, "{points}");
}

#[test]
fn a_step_moves_one_piece_and_removes_exactly_the_reported_capture() {
    let mut captures = 0;
    walk(2, 2_000, |turn, _| {
        let before = *turn.position();
        for (step, kind) in before.steps() {
            let mut after = before;
            let made = after.step(step).expect("a generated step");
            assert_eq!(made.kind, kind);
            let mut board = *before.board();
            assert_eq!(board.remove(step.from), Some(made.piece));
            board.put(step.to().expect("on the board"), made.piece);
            if let Some(capture) = made.capture {
                captures += 1;
                assert!(capture.square.is_trap());
                assert_eq!(board.remove(capture.square), Some(capture.piece));
            }
            assert_eq!(board, *after.board(), "{step} {before:?}");
            assert_eq!(after.steps_left(), before.steps_left() - 1);
            assert_eq!(after.side(), before.side());
            for piece in all_pieces() {
                let (now, then) = (after.board().pieces(piece), before.board().pieces(piece));
                assert!(now.count() <= then.count(), "{piece} became more: {step} {before:?}");
            }
        }
    });
    assert!(captures > 2_000, "{captures}");
}

#[test]
fn generation_and_judging_single_steps_agree() {
    walk(3, 2_000, |turn, _| {
        let position = turn.position();
        let generated: Vec<(Step, StepKind)> = position.steps().collect();
        let set: HashSet<(Step, StepKind)> = generated.iter().copied().collect();
        assert_eq!(set.len(), generated.len(), "a step twice: {position:?}");
        for step in all_steps() {
            let judged = position.classify(step);
            let expected = generated.iter().find(|(other, _)| *other == step).map(|&(_, kind)| kind);
            assert_eq!(judged.ok(), expected, "{step} {position:?}");
            if judged.is_err() {
                let mut after = *position;
                assert_eq!(after.step(step).err(), judged.err());
                assert_eq!(after, *position, "a refused step changed something");
            }
        }
    });
}

#[test]
fn undo_redo_and_reset_restore_everything() {
    walk(4, 2_000, |turn, random| {
        let mut work = turn.clone();
        let steps: Vec<PlayedStep> = turn.steps().copied().collect();
        // Undo to the start, one by one.
        let mut positions = vec![*work.position()];
        for step in steps.iter().rev() {
            assert_eq!(work.undo(), Some(*step));
            positions.push(*work.position());
        }
        assert_eq!((work.undo(), work.position(), work.steps().len()), (None, turn.start(), 0));
        for position in &positions {
            check_board(position);
        }
        // Redo all of them.
        for (step, position) in steps.iter().zip(positions.iter().rev().skip(1)) {
            assert!(work.can_redo());
            assert_eq!(work.redo(), Some(*step));
            assert_eq!(work.position(), position);
        }
        assert!(!work.can_redo());
        assert_eq!(work.redo(), None);
        assert_eq!(work, *turn, "undone and redone");
        // A reset keeps the steps for redoing, and a new step discards them.
        work.reset();
        assert_eq!((work.position(), work.can_redo()), (turn.start(), !steps.is_empty()));
        while work.redo().is_some() {}
        assert_eq!(work, *turn, "reset and redone");
        if work.undo().is_some() {
            let step = random_step(random, work.position()).expect("the step undone at least");
            let mut fresh = TurnBuilder::new(*turn.start());
            for made in work.steps() {
                fresh.step(made.step).expect("made before");
            }
            assert_eq!(work.step(step), fresh.step(step));
            assert_eq!(work, fresh, "a new step forgets the undone one");
        }
        // A refused step keeps the steps that can be redone.
        work.reset();
        let before = work.clone();
        if let Some(refused) = all_steps().find(|&step| work.position().classify(step).is_err()) {
            assert!(work.step(refused).is_err());
        }
        assert_eq!(work, before);
    });
}

/// Mirroring left to right, or top to bottom with the sides exchanged.
#[derive(Clone, Copy)]
enum Symmetry {
    Mirror,
    Flip,
}

impl Symmetry {
    const ALL: [Symmetry; 2] = [Symmetry::Mirror, Symmetry::Flip];

    fn position(self, position: &Position) -> Position {
        match self {
            Symmetry::Mirror => position.mirror(),
            Symmetry::Flip => position.flip(),
        }
    }

    fn step(self, step: Step) -> Step {
        match self {
            Symmetry::Mirror => step.mirror(),
            Symmetry::Flip => step.flip(),
        }
    }

    fn square(self, square: Square) -> Square {
        match self {
            Symmetry::Mirror => square.mirror(),
            Symmetry::Flip => square.flip(),
        }
    }

    fn side(self, side: Side) -> Side {
        match self {
            Symmetry::Mirror => side,
            Symmetry::Flip => !side,
        }
    }

    fn outcome(self, outcome: Outcome) -> Outcome {
        Outcome { winner: outcome.winner.map(|side| self.side(side)), ..outcome }
    }
}

#[test]
fn mirror_and_flip_commute_with_steps() {
    walk(5, 1_500, |turn, _| {
        let position = turn.position();
        for symmetry in Symmetry::ALL {
            let image = symmetry.position(position);
            assert_eq!(symmetry.position(&image), *position, "twice is nothing");
            check_board(&image);
            for square in Square::all() {
                let piece = position.board().piece_at(square);
                let expected = piece.map(|piece| Piece { side: symmetry.side(piece.side), ..piece });
                assert_eq!(image.board().piece_at(symmetry.square(square)), expected);
            }
            for step in all_steps() {
                let (mut here, mut there) = (*position, image);
                match (here.step(step), there.step(symmetry.step(step))) {
                    (Ok(one), Ok(other)) => {
                        assert_eq!(one.kind, other.kind);
                        assert_eq!(
                            one.capture.map(|capture| (symmetry.square(capture.square), capture.piece.role)),
                            other.capture.map(|capture| (capture.square, capture.piece.role)),
                        );
                        assert_eq!(symmetry.position(&here), there, "{step} {position:?}");
                    }
                    (Err(one), Err(other)) => assert_eq!(discriminant(&one), discriminant(&other)),
                    (one, other) => panic!("{step}: {one:?} but {other:?} {position:?}"),
                }
            }
        }
    });
}

#[test]
fn mirror_and_flip_commute_with_turn_ends_and_outcomes() {
    let mut over = 0;
    walk(6, 400, |turn, _| {
        let position = turn.position();
        if position.steps_left() == 4 && position.board().occupied().count() > 12 {
            return;
        }
        let ends: HashSet<_> = position.turn_ends().into_iter().collect();
        let outcome = position.outcome(RuleSet::CURRENT, |_| false);
        over += usize::from(outcome.is_some());
        for symmetry in Symmetry::ALL {
            let image = symmetry.position(position);
            let there: HashSet<_> = image.turn_ends().into_iter().collect();
            assert_eq!(ends.len(), there.len());
            assert!(ends.iter().all(|board| there.contains(&match symmetry {
                Symmetry::Mirror => board.mirror(),
                Symmetry::Flip => board.flip(),
            })));
            assert_eq!(image.count_sequences(), position.count_sequences());
            assert_eq!(
                image.outcome(RuleSet::CURRENT, |_| false),
                outcome.map(|outcome| symmetry.outcome(outcome))
            );
        }
    });
    assert!(over > 20, "{over}");
}

fn moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.for_each_move(|made| moves.push(made));
    moves
}

/// Every position that composite moves reach within the turn, except the starting one.
fn ends_by_moves(start: &Position) -> HashSet<ansa_core::Board> {
    let mut seen = HashSet::new();
    let mut open = vec![*start];
    while let Some(position) = open.pop() {
        for made in moves(&position) {
            let after = position.after_move(made);
            if seen.insert(after) {
                open.push(after);
            }
        }
    }
    let mut boards: HashSet<_> = seen.iter().map(|position| *position.board()).collect();
    boards.remove(start.board());
    boards
}

#[test]
fn composite_moves_reach_the_ends_that_single_steps_reach() {
    let mut random = Random(7);
    let mut many = 0;
    for i in 0..1_200 {
        let mut position = made_up(&mut random, Scene::ALL[i % 4]);
        // Full boards only after two or three steps. A pull that was already begun is not completed by a composite
        // move.
        let dense = position.board().occupied().count() > 12;
        while position.steps_left() > if dense && i % 40 >= 4 { 3 } else { 4 } {
            let all = moves(&position);
            if all.is_empty() {
                break;
            }
            position = position.after_move(all[random.below(all.len())]);
        }
        let by_steps: HashSet<_> = position.turn_ends().into_iter().collect();
        assert_eq!(ends_by_moves(&position), by_steps, "{position:?}");
        many += usize::from(by_steps.len() > 1_000);
    }
    assert!(many > 30, "{many}");
}

#[test]
fn a_composite_move_is_its_single_steps() {
    let mut kinds = [0; 3];
    walk(8, 800, |turn, _| {
        let position = turn.position();
        let all = moves(position);
        assert!(all.is_empty() || !position.is_push_unfinished());
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len(), "a move twice");
        for made in all {
            let mut stepped = *position;
            let played: Vec<PlayedStep> =
                made.steps().map(|step| stepped.step(step).expect("a generated move")).collect();
            assert_eq!(played.len(), usize::from(made.cost()));
            assert_eq!(made.second().is_some(), made.cost() == 2);
            // A push whose first step also ends an earlier pull is read as that pull, and continues in the same way.
            let first = played[0].kind;
            assert!(if made.kind() == MoveKind::Push {
                first == StepKind::PushStart || first == StepKind::Pull
            } else {
                first == StepKind::Simple
            });
            let after = position.after_move(made);
            assert_eq!((after.board(), after.steps_left()), (stepped.board(), stepped.steps_left()));
            assert!(!after.is_push_unfinished());
            assert_eq!(Move::from_bits(made.bits()), Some(made));
            kinds[made.kind() as usize] += 1;
        }
    });
    assert!(kinds.iter().all(|&count| count > 1_000), "{kinds:?}");
}

#[test]
fn judging_and_generating_composite_moves_agree_for_every_number() {
    let mut random = Random(9);
    for i in 0..120 {
        let mut turn = TurnBuilder::new(made_up(&mut random, Scene::ALL[i % 4]));
        for _ in 0..i % 5 {
            random_step(&mut random, turn.position()).map(|step| turn.step(step));
        }
        let position = turn.position();
        let generated: HashSet<Move> = moves(position).into_iter().collect();
        let mut judged = HashSet::new();
        for bits in 0..1 << 18 {
            let Some(candidate) = Move::from_bits(bits) else { continue };
            assert_eq!(candidate.bits(), bits);
            if position.is_legal(candidate) {
                judged.insert(candidate);
            }
        }
        assert_eq!(judged, generated, "{position:?}");
    }
    assert_eq!(Move::from_bits(3 << 16), None);
    assert_eq!(Move::from_bits(u32::MAX), None);
}

#[test]
fn an_illegal_composite_move_never_panics() {
    let mut random = Random(10);
    for i in 0..40 {
        let mut position = made_up(&mut random, Scene::ALL[i % 4]);
        for _ in 0..2_000 {
            if let Some(any) = Move::from_bits(random.next() as u32 & 0x3_ffff) {
                let after = position.after_move(any);
                assert!(after.steps_left() <= position.steps_left());
                if position.is_legal(any) && position.steps_left() > 2 {
                    position = after;
                }
            }
        }
    }
}

fn random_setup(random: &mut Random, side: Side) -> Setup {
    let mut roles: Vec<Role> =
        Role::ALL.into_iter().flat_map(|role| (0..role.count_at_start()).map(move |_| role)).collect();
    let pieces = Setup::home(side)
        .into_iter()
        .map(|square| (square, Piece { side, role: roles.swap_remove(random.below(roles.len())) }))
        .collect();
    Setup::new(pieces)
}

/// Plays a random legal turn, if a few tries find one.
fn play_random_turn(random: &mut Random, game: &mut Game) -> bool {
    for _ in 0..20 {
        let Ok(mut turn) = game.begin_turn() else { return false };
        for _ in 0..=random.below(4) {
            random_step(random, turn.position()).map(|step| turn.step(step));
        }
        let before = game.clone();
        match game.play(&turn) {
            Ok(()) => return true,
            Err(_) => assert_eq!(*game, before, "a refused turn changed the game"),
        }
    }
    false
}

#[test]
fn taking_back_restores_the_game_before() {
    let mut random = Random(11);
    let mut over = 0;
    for i in 0..60 {
        let mut game = if i % 3 == 0 {
            Game::from_position(made_up(&mut random, Scene::Thin), 2, RuleSet::CURRENT)
        } else {
            let handicap = if i % 3 == 1 { Roster::FULL } else { Roster::Any };
            Game::with(RuleSet::CURRENT, BySide { gold: Roster::FULL, silver: handicap })
        };
        let mut stack = vec![game.clone()];
        while game.position().is_none() {
            let setup = random_setup(&mut random, game.side());
            game.set_up(&setup).expect("a full set");
            stack.push(game.clone());
        }
        for _ in 0..60 {
            if !play_random_turn(&mut random, &mut game) {
                break;
            }
            check_board(&game.position().expect("a turn"));
            stack.push(game.clone());
        }
        over += usize::from(game.outcome().is_some());
        if game.outcome().is_none() {
            game.end(Outcome::win(Side::Gold, Reason::Resignation)).expect("not over yet");
            assert_eq!(game.end(Outcome::win(Side::Silver, Reason::Time)), Err(PlayError::GameOver));
        }
        let last = stack.pop().expect("at least the start");
        assert_eq!((game.plies(), game.phase()), (last.plies(), last.phase()));
        while let Some(before) = stack.pop() {
            let label = before.next_label();
            let ply = game.take_back().expect("a ply");
            assert_eq!(game, before);
            assert_eq!(game.next_label(), label);
            assert_eq!(Some(&ply), last.plies().get(game.plies().len()));
        }
        let start = game.clone();
        assert_eq!(game.take_back(), None);
        assert_eq!(game, start);
    }
    assert!(over > 5, "{over}");
}

#[test]
fn a_mirrored_or_flipped_game_goes_the_same_way() {
    let mut random = Random(12);
    for i in 0..400 {
        let start = made_up(&mut random, Scene::ALL[i % 4]);
        let mut game = Game::from_position(start, 2, RuleSet::CURRENT);
        let mut images = Symmetry::ALL
            .map(|symmetry| (symmetry, Game::from_position(symmetry.position(&start), 2, RuleSet::CURRENT)));
        for _ in 0..10 {
            if !play_random_turn(&mut random, &mut game) {
                break;
            }
            let Some(ansa_core::game::Ply::Turn(turn)) = game.plies().last() else {
                panic!("a turn was played")
            };
            for (symmetry, image) in &mut images {
                let steps: Vec<Step> = turn.steps().iter().map(|made| symmetry.step(made.step)).collect();
                assert_eq!(image.play_steps(&steps), Ok(()));
            }
        }
        for (symmetry, image) in &images {
            assert_eq!(image.outcome(), game.outcome().map(|outcome| symmetry.outcome(outcome)));
            assert_eq!(image.leader_by_score() == symmetry.side(game.leader_by_score()), {
                // If the numbers of pieces never differed, silver leads on both sides of the flip.
                let differed = (0..=game.plies().len())
                    .filter_map(|ply| game.board_at(ply))
                    .any(|board| board.side(Side::Gold).count() != board.side(Side::Silver).count());
                differed || matches!(symmetry, Symmetry::Mirror)
            });
        }
    }
}
