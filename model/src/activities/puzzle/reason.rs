//! Why the answer of a puzzle works, as far as the rules can prove it.

use ansa_core::causes::hostages;
use ansa_core::position::Position;
use ansa_core::position::step::StepError;
use ansa_core::position::turn::{Turn, TurnBuilder};
use ansa_core::puzzle::{Puzzle, PuzzleAnswer, PuzzleTask};
use ansa_core::threats::{GoalThreat, capture_plans, goal_threat, reach};
use ansa_core::{Piece, PlayedStep, Role, Side, Square, Step, steps_of};

/// Why an answer works: facts that anybody can check on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleReason {
    /// A rabbit goes from one square to another on its goal rank.
    Goal(Square, Square, GoalHelp),
    /// The rabbit on this square threatens to reach goal with so many steps, and no reply stops every goal.
    Threat(Square, u32),
    /// This enemy rabbit threatened to reach goal.
    Stopped((Piece, Square), StopWay),
    /// A piece from one square is captured on a trap.
    Won((Piece, Square), Square),
    /// This piece could have been captured on a trap.
    Saved((Piece, Square), Square, SaveWay),
    /// The piece is frozen and must be defended on a trap.
    Hostage((Piece, Square), Square),
    /// The piece on a trap can't leave it.
    Framed((Piece, Square)),
    /// Each piece that can be captured, and a trap on which it can be.
    Captures(Vec<((Piece, Square), Square)>),
    /// How many squares take one step, two, three and four.
    Squares([u32; 4]),
}

/// What the other steps of a goal do for the rabbit: what would stop it if it made its own steps alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalHelp {
    /// Nothing would.
    None,
    /// It was frozen.
    Freed,
    /// On this square of its way it would freeze.
    KeptFree(Square),
    /// On this trap of its way it would be captured.
    Guarded(Square),
    /// This square of its way was occupied.
    Cleared(Square),
}

/// What became of a rabbit that threatened to reach goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopWay {
    Captured,
    /// It was pushed or pulled there.
    Moved(Square),
    Frozen,
    /// This piece now stands on its way, and there is no other.
    Blocked((Piece, Square)),
    /// It can no longer get there, for whatever reason.
    Hindered,
}

/// What saves a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveWay {
    /// It has gone there.
    Moved(Square),
    /// This piece now stands beside the trap.
    Guarded((Piece, Square)),
    /// The enemies are no longer where they could capture it.
    Hindered,
}

impl PuzzleReason {
    /// Why the answer that a puzzle shows works; `None` if there is nothing that can be said.
    pub fn of(puzzle: &Puzzle) -> Option<PuzzleReason> {
        let start = puzzle.position();
        let side = start.side();
        let turn = match puzzle.answer() {
            PuzzleAnswer::Turns(turns) => turns.first()?,
            PuzzleAnswer::Squares(_) => return squares(start, puzzle.task()),
        };
        match puzzle.task() {
            PuzzleTask::GoalInOne => goal(start, turn),
            PuzzleTask::GoalInTwo => {
                let threat = goal_threat(turn.end(), side)?;
                Some(PuzzleReason::Threat(threat.rabbit, threat.line.steps().len() as u32))
            }
            PuzzleTask::StopGoal => {
                let threat = goal_threat(start, !side)?;
                let rabbit = Piece::new(!side, Role::Rabbit);
                Some(PuzzleReason::Stopped((rabbit, threat.rabbit), stop_way(start, turn, &threat)))
            }
            PuzzleTask::WinPiece { role } => won(turn, side, role),
            PuzzleTask::SavePiece { role } => saved(start, turn, role),
            PuzzleTask::HoldPiece { role } => held(turn.end(), Piece::new(!side, role)),
            PuzzleTask::CountCaptures | PuzzleTask::CountSquares { .. } => None,
        }
    }
}

fn squares(start: &Position, task: PuzzleTask) -> Option<PuzzleReason> {
    let PuzzleTask::CountSquares { square } = task else {
        let plans = capture_plans(start, start.side()).into_iter();
        return Some(PuzzleReason::Captures(
            plans.map(|plan| ((plan.piece, plan.square), plan.trap)).collect(),
        ));
    };
    let reach = reach(start, square)?;
    let steps = |count: u8| {
        let found = reach.all().into_iter().filter(|&to| to != square && reach.steps_to(to) == Some(count));
        found.count() as u32
    };
    Some(PuzzleReason::Squares([1, 2, 3, 4].map(steps)))
}

fn goal(start: &Position, turn: &Turn) -> Option<PuzzleReason> {
    let side = start.side();
    let end = turn.end().board();
    let rank = |square: &Square| square.rank() == if side == Side::Gold { 7 } else { 0 };
    let goal = end.pieces(Piece::new(side, Role::Rabbit)).into_iter().find(rank)?;
    let back = |at: Square, (from, to): (Square, Option<Square>)| if to == Some(at) { from } else { at };
    let steps = turn.steps().iter().rev().map(|played| (played.step.from, played.step.to()));
    let from = steps.fold(goal, back);
    let help = goal_help(start, &steps_from(&steps_of(turn.steps()), from))?;
    Some(PuzzleReason::Goal(from, goal, help))
}

/// What stops a rabbit that makes its own steps alone; `None` if it is something that has no words.
fn goal_help(start: &Position, own: &[Step]) -> Option<GoalHelp> {
    let mut alone = TurnBuilder::new(*start);
    for (index, &step) in own.iter().enumerate() {
        match alone.step(step) {
            Ok(PlayedStep { capture: Some(capture), .. }) => return Some(GoalHelp::Guarded(capture.square)),
            Ok(_) => {}
            Err(StepError::Frozen { .. }) if index == 0 => return Some(GoalHelp::Freed),
            Err(StepError::Frozen { square, .. }) => return Some(GoalHelp::KeptFree(square)),
            Err(StepError::Occupied { square, .. }) => return Some(GoalHelp::Cleared(square)),
            Err(_) => return None,
        }
    }
    Some(GoalHelp::None)
}

/// The steps of the piece that begins on a square.
fn steps_from(steps: &[Step], from: Square) -> Vec<Step> {
    let mut at = Some(from);
    let own = steps.iter().copied().filter(|step| {
        let is_own = at == Some(step.from);
        if is_own {
            at = step.to();
        }
        is_own
    });
    own.collect()
}

/// Where a piece is after a turn; `None` if it was captured.
fn place_after(turn: &Turn, from: Square) -> Option<Square> {
    let mut at = from;
    for played in turn.steps() {
        if played.step.from == at {
            at = played.step.to()?;
        }
        // It is captured where it stands, or where it was moved to.
        if played.capture.is_some_and(|capture| capture.square == at) {
            return None;
        }
    }
    Some(at)
}

fn stop_way(start: &Position, turn: &Turn, threat: &GoalThreat) -> StopWay {
    let (before, after) = (start.board(), turn.end().board());
    match place_after(turn, threat.rabbit) {
        None => StopWay::Captured,
        // One that was frozen before could have been freed.
        Some(at) if after.is_frozen(at) && !before.is_frozen(threat.rabbit) => StopWay::Frozen,
        Some(at) if at != threat.rabbit => StopWay::Moved(at),
        Some(_) => {
            let way = steps_from(threat.line.steps(), threat.rabbit);
            let new = way.iter().filter_map(|step| step.to()).find_map(|square| {
                let piece = after.piece_at(square).filter(|_| before.piece_at(square).is_none())?;
                Some((piece, square))
            });
            new.map_or(StopWay::Hindered, StopWay::Blocked)
        }
    }
}

fn won(turn: &Turn, side: Side, weakest: Role) -> Option<PuzzleReason> {
    let captures =
        turn.steps().iter().zip(1usize..).filter_map(|(played, count)| Some((played.capture?, count)));
    let of_enemy =
        captures.filter(|(capture, _)| capture.piece.side != side && capture.piece.role >= weakest);
    let (capture, count) = of_enemy.max_by_key(|(capture, _)| capture.piece.role)?;
    let steps = turn.steps().iter().take(count).rev();
    let back = |at: Square, played: &PlayedStep| {
        if played.step.to() == Some(at) && played.piece == capture.piece { played.step.from } else { at }
    };
    Some(PuzzleReason::Won((capture.piece, steps.fold(capture.square, back)), capture.square))
}

fn saved(start: &Position, turn: &Turn, role: Role) -> Option<PuzzleReason> {
    let side = start.side();
    let plan = capture_plans(start, !side).into_iter().find(|plan| plan.piece == Piece::new(side, role))?;
    let way = match place_after(turn, plan.square) {
        Some(at) if at != plan.square => SaveWay::Moved(at),
        _ => {
            let (before, after) = (start.board(), turn.end().board());
            let beside = |at: &Square| at.distance(plan.trap) == 1;
            let new = after.side(side).into_iter().filter(beside).find(|&at| !before.side(side).contains(at));
            let guard = new.and_then(|at| Some((after.piece_at(at)?, at)));
            guard.map_or(SaveWay::Hindered, SaveWay::Guarded)
        }
    };
    Some(PuzzleReason::Saved((plan.piece, plan.square), plan.trap, way))
}

fn held(end: &Position, piece: Piece) -> Option<PuzzleReason> {
    let hostage = hostages(&end.after_pass()).into_iter().find(|hostage| hostage.piece == piece);
    if let Some(hostage) = hostage {
        return Some(PuzzleReason::Hostage((piece, hostage.square), hostage.trap));
    }
    let mut on_traps = end.board().pieces(piece).into_iter().filter(|square| square.is_trap());
    let framed = on_traps.next()?;
    // Of several, not every one need be framed.
    on_traps.next().is_none().then_some(PuzzleReason::Framed((piece, framed)))
}
