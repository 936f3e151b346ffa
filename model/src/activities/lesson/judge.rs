//! Judging the answer to an exercise, by the rules alone.

use ansa_core::game::Setup;
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::threats::{
    CapturePlan, GoalThreat, TrapHolder, capture_plans, goal_threat, reach, trap_control, turn_of,
};
use ansa_core::{Bitboard, Board, Game, Piece, PlayedStep, Role, RuleSet, Side, Square, StepKind};

use super::fault::{LessonFault, WhyFree, WhyNoStep};
use super::task::{LessonAim, LessonQuestion, SetupAim};

/// Judges a turn that can end.
///
/// # Errors
/// The first aim that it misses, as a reason.
pub(super) fn judge_turn(turn: &TurnBuilder, aims: &[LessonAim]) -> Result<(), LessonFault> {
    let ended = EndedTurn::of(turn);
    aims.iter().try_for_each(|aim| ended.judge(*aim))
}

/// A turn after its last step.
struct EndedTurn<'a> {
    turn: &'a TurnBuilder,
    /// The position in which the enemy is to move.
    end: Position,
    side: Side,
}

impl<'a> EndedTurn<'a> {
    fn of(turn: &'a TurnBuilder) -> EndedTurn<'a> {
        EndedTurn { turn, end: turn.position().after_pass(), side: turn.start().side() }
    }

    /// The piece that stood on a square before the turn, and where it is now.
    fn piece(&self, square: Square) -> Option<(Piece, Option<Square>)> {
        let piece = self.turn.start().board().piece_at(square)?;
        let mut at = Some(square);
        for played in self.turn.steps() {
            if at == Some(played.step.from) {
                at = played.step.to();
            }
            if played.capture.is_some_and(|capture| Some(capture.square) == at) {
                at = None;
            }
            // What comes onto its square later is another piece.
            if at.is_none() {
                break;
            }
        }
        Some((piece, at))
    }

    /// The steps of the piece that stood on a square before the turn.
    fn steps_of(&self, square: Square) -> Vec<&PlayedStep> {
        let mut at = Some(square);
        let mut steps = Vec::new();
        for played in self.turn.steps() {
            if at == Some(played.step.from) {
                steps.push(played);
                at = played.step.to();
            }
            if played.capture.is_some_and(|capture| Some(capture.square) == at) {
                break;
            }
        }
        steps
    }

    fn judge(&self, aim: LessonAim) -> Result<(), LessonFault> {
        let (end, board, side) = (&self.end, self.end.board(), self.side);
        match aim {
            LessonAim::Reach(from, to) => self.is_at(from, to),
            LessonAim::Return(square) => {
                let Some((piece, _)) = self.piece(square) else { return Ok(()) };
                let has_moved = !self.steps_of(square).is_empty();
                has_moved.then_some(()).ok_or(LessonFault::NotMoved(piece, square))?;
                self.is_at(square, square)
            }
            LessonAim::Push(from, to) => {
                self.shoved(from, StepKind::PushStart, LessonFault::NotPushed)?;
                self.is_at(from, to)
            }
            LessonAim::Pull(from, to) => {
                self.shoved(from, StepKind::Pull, LessonFault::NotPulled)?;
                self.is_at(from, to)
            }
            LessonAim::Capture(square) => match self.piece(square) {
                Some((piece, Some(at))) => Err(LessonFault::NotCaptured(piece, at)),
                _ => Ok(()),
            },
            LessonAim::Free(square) => {
                let (piece, at) = self.alive(square)?;
                match board.freezers(at).first().filter(|_| board.is_frozen(at)) {
                    Some(by) => {
                        let enemy = board.piece_at(by).unwrap_or(piece);
                        Err(LessonFault::StillFrozen(piece, at, enemy, by))
                    }
                    None => Ok(()),
                }
            }
            LessonAim::Freeze(square) => {
                let (piece, at) = self.alive(square)?;
                if board.is_frozen(at) {
                    return Ok(());
                }
                Err(LessonFault::NotFrozen(piece, at, why_free(board, piece, at)))
            }
            LessonAim::Win(reason) => {
                let outcome = end.outcome(RuleSet::CURRENT, |_| false);
                let is_won =
                    outcome.is_some_and(|found| found.winner == Some(side) && found.reason == reason);
                is_won.then_some(()).ok_or(LessonFault::NotWon(reason))
            }
            LessonAim::StopGoal => match goal_threat(end, !side) {
                Some(GoalThreat { rabbit, goal, line, .. }) => {
                    Err(LessonFault::LetsGoal(rabbit, goal, line.steps().len() as u8))
                }
                None => Ok(()),
            },
            LessonAim::ThreatenGoal => goal_threat(end, side).map(|_| ()).ok_or(LessonFault::NoGoalThreat),
            LessonAim::Safe => {
                self.lost_nothing()?;
                match capture_plans(end, !side).first() {
                    Some(plan) => Err(LessonFault::Capturable(plan.piece, plan.square, plan.trap)),
                    None => Ok(()),
                }
            }
            LessonAim::Keep(square) => {
                let (piece, at) = self.alive(square)?;
                match capture_plans(end, !side).iter().find(|plan| plan.square == at) {
                    Some(plan) => Err(LessonFault::Capturable(piece, at, plan.trap)),
                    None => Ok(()),
                }
            }
            LessonAim::Threaten(square) => {
                let (piece, at) = self.alive(square)?;
                let is_threatened = capture_plans(end, side).iter().any(|plan| plan.square == at);
                is_threatened.then_some(()).ok_or(LessonFault::NoThreat(piece, at))
            }
            LessonAim::Hold(trap) => match holder(board, trap) {
                Some(TrapHolder::Side(holder)) if holder == side => Ok(()),
                holder => Err(LessonFault::NotHeld(trap, holder.unwrap_or(TrapHolder::Nobody))),
            },
            LessonAim::Hem(square) => {
                let (piece, at) = self.alive(square)?;
                match ways_from(end, at).first() {
                    Some(to) => Err(LessonFault::Escapes(piece, at, to)),
                    None => Ok(()),
                }
            }
            LessonAim::Bar(from, to) => {
                let (piece, at) = self.alive(from)?;
                let is_barred = !ways_from(end, at).contains(to) && at != to;
                is_barred.then_some(()).ok_or(LessonFault::GetsThere(piece, at, to))
            }
            LessonAim::Roam(square, least) => {
                let (piece, at) = self.alive(square)?;
                let ways = ways_from(&turn_of(end, side), at).count();
                (ways >= least).then_some(()).ok_or(LessonFault::TooTight(piece, at, ways, least))
            }
        }
    }

    fn is_at(&self, from: Square, to: Square) -> Result<(), LessonFault> {
        match self.piece(from) {
            Some((piece, at)) if at != Some(to) => Err(LessonFault::NotThere(piece, to, at)),
            _ => Ok(()),
        }
    }

    /// Whether the enemy on a square was moved in this way.
    fn shoved(
        &self,
        square: Square,
        kind: StepKind,
        fault: fn(Piece) -> LessonFault,
    ) -> Result<(), LessonFault> {
        let Some((piece, _)) = self.piece(square) else { return Ok(()) };
        let was_shoved = self.steps_of(square).iter().any(|played| played.kind == kind);
        was_shoved.then_some(()).ok_or(fault(piece))
    }

    /// The piece that stood on a square before the turn and where it is now, unless it was captured.
    fn alive(&self, square: Square) -> Result<(Piece, Square), LessonFault> {
        match self.piece(square) {
            Some((piece, Some(at))) => Ok((piece, at)),
            Some((piece, None)) => Err(LessonFault::Lost(piece, square)),
            None => Err(LessonFault::Empty(square)),
        }
    }

    /// Whether the turn has cost no own piece.
    fn lost_nothing(&self) -> Result<(), LessonFault> {
        let lost =
            self.turn.steps().filter_map(|played| played.capture).find(|one| one.piece.side == self.side);
        match lost {
            Some(capture) => Err(LessonFault::Lost(capture.piece, capture.square)),
            None => Ok(()),
        }
    }
}

/// The other squares on which the piece on a square can be at the end of the turn of the side to move.
fn ways_from(position: &Position, square: Square) -> Bitboard {
    let all = reach(position, square).map(|found| found.all()).unwrap_or_default();
    all - Bitboard::from_square(square)
}

fn holder(board: &Board, trap: Square) -> Option<TrapHolder> {
    trap_control(board).into_iter().find(|control| control.trap == trap).map(|control| control.holder)
}

/// Why a piece is not frozen, if it isn't.
fn why_free(board: &Board, piece: Piece, square: Square) -> WhyFree {
    let beside = Bitboard::from_square(square).neighbours();
    let is_threatened = (beside & board.stronger(!piece.side, piece.role)).any();
    let friend = (beside & board.side(piece.side)).first().filter(|_| is_threatened);
    match friend.and_then(|at| Some((board.piece_at(at)?, at))) {
        Some((friend, at)) => WhyFree::Friend(friend, at),
        None => WhyFree::NobodyStronger,
    }
}

/// The squares that answer a question.
pub(super) fn answer(position: &Position, question: LessonQuestion) -> Bitboard {
    let board = position.board();
    let side = position.side();
    match question {
        LessonQuestion::StepsOf(square) => {
            reach(position, square).map(|found| found.in_steps(1)).unwrap_or_default()
        }
        LessonQuestion::Frozen(of) => board.frozen(of),
        LessonQuestion::Movable => {
            let is_short = |plan: &&CapturePlan| plan.line.steps().len() == 2;
            let plans = capture_plans(position, side);
            let captured: Bitboard = plans.iter().filter(is_short).map(|plan| plan.square).collect();
            let is_near =
                |&square: &Square| reach(position, square).is_some_and(|found| found.in_steps(2).any());
            let moved: Bitboard = board.side(!side).into_iter().filter(is_near).collect();
            captured | moved
        }
        LessonQuestion::Capturable(of) => {
            capture_plans(position, !of).iter().map(|plan| plan.square).collect()
        }
        LessonQuestion::Held(by) => {
            let held = trap_control(board).into_iter().filter(|one| one.holder == TrapHolder::Side(by));
            held.map(|control| control.trap).collect()
        }
        LessonQuestion::Runners => {
            let rabbits = board.pieces(Piece::new(side, Role::Rabbit));
            let runs = |&square: &Square| (ways_from(position, square) & Bitboard::goal(side)).any();
            rabbits.into_iter().filter(runs).collect()
        }
    }
}

/// Judges the squares that a person has marked.
///
/// # Errors
/// Why one of them is wrong, or how many are missing.
pub(super) fn judge_squares(
    position: &Position,
    question: LessonQuestion,
    marked: Bitboard,
) -> Result<(), LessonFault> {
    if marked.is_empty() {
        return Err(LessonFault::NothingChosen);
    }
    let right = answer(position, question);
    match (marked - right).first() {
        Some(wrong) => Err(why_wrong(position, question, wrong)),
        None if marked == right => Ok(()),
        None => Err(LessonFault::Missing((right - marked).count())),
    }
}

/// Why a square is no answer.
fn why_wrong(position: &Position, question: LessonQuestion, square: Square) -> LessonFault {
    let board = position.board();
    let there = board.piece_at(square);
    match (question, there) {
        (LessonQuestion::StepsOf(from), _) => {
            let Some(piece) = board.piece_at(from) else { return LessonFault::Empty(from) };
            LessonFault::NoStep(piece, square, why_no_step(board, piece, from, square))
        }
        (LessonQuestion::Held(_), _) => match holder(board, square) {
            Some(holder) => LessonFault::NotHeld(square, holder),
            None => LessonFault::NoTrap(square),
        },
        (_, None) => LessonFault::Empty(square),
        (LessonQuestion::Frozen(of) | LessonQuestion::Capturable(of), Some(piece)) if piece.side != of => {
            LessonFault::WrongSide(piece, square)
        }
        (LessonQuestion::Movable, Some(piece)) if piece.side == position.side() => {
            LessonFault::WrongSide(piece, square)
        }
        (LessonQuestion::Frozen(_), Some(piece)) => {
            LessonFault::NotFrozen(piece, square, why_free(board, piece, square))
        }
        (LessonQuestion::Movable, Some(piece)) => LessonFault::NotMovable(piece, square),
        (LessonQuestion::Capturable(_), Some(piece)) => LessonFault::NotCapturable(piece, square),
        (LessonQuestion::Runners, Some(piece)) => LessonFault::NoRunner(piece, square),
    }
}

fn why_no_step(board: &Board, piece: Piece, from: Square, to: Square) -> WhyNoStep {
    let is_backward = piece.role == Role::Rabbit
        && from.direction_to(to).is_some_and(|found| found == ansa_core::board::backward(piece.side));
    match board.piece_at(to) {
        _ if from.distance(to) != 1 => WhyNoStep::Far,
        Some(by) => WhyNoStep::Occupied(by),
        None if is_backward => WhyNoStep::Backward,
        None => WhyNoStep::Frozen,
    }
}

/// Judges a complete setup of gold.
///
/// # Errors
/// The first aim that it misses, as a reason.
pub(super) fn judge_setup(setup: &Setup, aims: &[SetupAim]) -> Result<(), LessonFault> {
    let squares = |role: Role| {
        let pieces = setup.pieces().iter().filter(move |(_, piece)| piece.role == role);
        pieces.map(|&(square, _)| square)
    };
    let front = Bitboard::rank(1);
    aims.iter().try_for_each(|aim| match *aim {
        SetupAim::InFront(role) => match squares(role).find(|&square| !front.contains(square)) {
            Some(square) => Err(LessonFault::NotInFront(role, square)),
            None => Ok(()),
        },
        SetupAim::InMiddle(role) => match squares(role).find(|square| !(2..=5).contains(&square.file())) {
            Some(square) => Err(LessonFault::NotInMiddle(role, square)),
            None => Ok(()),
        },
        SetupAim::Apart(role) => {
            let left = squares(role).filter(|square| square.file() < 4).count();
            (left == 1).then_some(()).ok_or(LessonFault::NotApart(role))
        }
        SetupAim::NoRabbit(square) => {
            let is_there = squares(Role::Rabbit).any(|rabbit| rabbit == square);
            (!is_there).then_some(()).ok_or(LessonFault::RabbitThere(square))
        }
    })
}

/// A game that has just reached a position.
pub(super) fn game_at(position: Position) -> Game {
    Game::from_position(position, 2, RuleSet::CURRENT)
}
