//! Tactical problems and their solutions.
//!
//! All checks try every turn and, where needed, every reply. A problem has no history, so repetition does not matter.

use ansa_core::PositionBuilder;
use ansa_core::position::Position;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::turn::{Turn, TurnBuilder};
use ansa_core::threats::{can_goal_this_turn, captures_this_turn};
use ansa_core::{Board, Role, Side};

/// The task of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Reach goal in this turn.
    GoalInOne,
    /// Play a turn after which the next turn reaches goal, whatever the opponent does. No turn wins at once.
    GoalInTwo,
    /// Prevent a goal in the opponent's next turn. Few turns do, and none wins at once.
    Defence,
    /// Win this much material, minus what the opponent can win back in its next turn. More cannot be won.
    Capture {
        /// By [`value`].
        gain: i32,
    },
}

/// Names of the kinds, as in files.
pub(super) const NAMES: [&str; 4] = ["goal1", "goal2", "defence", "capture"];

impl Kind {
    /// Its index in [`NAMES`].
    pub(super) const fn index(self) -> usize {
        match self {
            Kind::GoalInOne => 0,
            Kind::GoalInTwo => 1,
            Kind::Defence => 2,
            Kind::Capture { .. } => 3,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

/// A position with a task for its side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Problem {
    pub(super) kind: Kind,
    pub(super) position: Position,
    /// A turn that solves it, perhaps one of several.
    pub(super) answer: Turn,
    /// Where it comes from.
    pub(super) note: String,
}

/// The largest share of turns, in thousandths, that may solve a problem (except goals in two turns).
pub(super) const FEW_PERMILLE: usize = 20;
/// The smallest gain of a capture problem: a cat.
pub(super) const MIN_GAIN: i32 = 2;

/// The value of a piece, for the gain of captures.
pub(super) const fn value(role: Role) -> i32 {
    match role {
        Role::Rabbit => 1,
        Role::Cat => 2,
        Role::Dog => 3,
        Role::Horse => 5,
        Role::Camel => 8,
        Role::Elephant => 12,
    }
}

/// Material balance of a side, by [`value`].
pub(super) fn balance(board: &Board, side: Side) -> i32 {
    let all = |side| {
        Role::ALL
            .into_iter()
            .map(move |role| value(role) * (board.role(role) & board.side(side)).count() as i32)
    };
    all(side).sum::<i32>() - all(!side).sum::<i32>()
}

/// The winner if a turn ended here.
pub(super) fn winner(end: &Position) -> Option<Side> {
    end.outcome(RuleSet::CURRENT, |_| false).and_then(|outcome| outcome.winner)
}

/// Whether some turn from here ends on a position (the other side to move) that matches.
pub(super) fn some_end(start: &Position, mut matches: impl FnMut(&Position) -> bool) -> bool {
    start.search_turn_ends(&mut |end| end.board() != start.board() && matches(&end.after_pass()))
}

/// Whether the opponent, to move here, can't keep the other side from a goal in its next turn.
pub(super) fn goal_is_forced(end: &Position) -> bool {
    let opponent = end.side();
    match winner(end) {
        Some(winner) => winner != opponent,
        None => !some_end(end, prevents_goal),
    }
}

/// Whether a turn that ended here has won, or has left the opponent, to move here, no goal in this turn.
pub(super) fn prevents_goal(end: &Position) -> bool {
    winner(end).map_or_else(|| !can_goal_this_turn(end), |winner| winner != end.side())
}

/// Whether the side that ended its turn here keeps a balance of at least `least` after every reply, including a reply
/// that captures nothing.
pub(super) fn keeps(end: &Position, least: i32) -> bool {
    let opponent = end.side();
    let side = !opponent;
    if balance(end.board(), side) < least || !prevents_goal(end) {
        return false;
    }
    let threats = captures_this_turn(end);
    if winner(end).is_some() || threats.is_empty() {
        return true;
    }
    // Fast path: the shortest captures refute most turns.
    let refuted = threats.iter().any(|threat| {
        let mut reply = *end;
        let made = threat.line.steps().iter().all(|&step| reply.step(step).is_ok());
        made && balance(reply.board(), side) < least
    });
    !refuted && !some_end(end, |reply| balance(reply.board(), side) < least)
}

impl Problem {
    /// Whether a turn that ends here (the opponent to move) solves it.
    pub(super) fn is_solved_by(&self, end: &Position) -> bool {
        let side = self.position.side();
        match self.kind {
            Kind::GoalInOne => winner(end) == Some(side),
            Kind::GoalInTwo => goal_is_forced(end),
            Kind::Defence => prevents_goal(end),
            Kind::Capture { gain } => keeps(end, balance(self.position.board(), side) + gain),
        }
    }

    /// The number of turns that solve it and of all turns. Turns with the same end count once.
    pub(super) fn count_solutions(&self) -> (usize, usize) {
        let ends = ends(&self.position);
        (ends.iter().filter(|end| self.is_solved_by(end)).count(), ends.len())
    }

    /// Verifies by trying every turn that this is a problem of its kind. For a goal in two turns it tries the answer
    /// alone, against every reply.
    pub(super) fn verify(&self) -> Result<(), String> {
        let side = self.position.side();
        if winner(&self.position).is_some() {
            return Err("the game is over".to_owned());
        }
        if !self.is_solved_by(self.answer.end()) {
            return Err(format!("“{}” is not a solution", self.answer));
        }
        if self.kind == Kind::GoalInOne {
            let goal = some_end(&self.position, |end| end.board().has_goal(side));
            return if goal { Ok(()) } else { Err("no goal is possible in this turn".to_owned()) };
        }
        if some_end(&self.position, |end| winner(end) == Some(side)) {
            return Err("a turn wins immediately".to_owned());
        }
        if self.kind == Kind::GoalInTwo { Ok(()) } else { self.verify_few() }
    }

    fn verify_few(&self) -> Result<(), String> {
        let (solutions, turns) = self.count_solutions();
        if solutions * 1000 > turns * FEW_PERMILLE {
            return Err(format!("{solutions} of {turns} turns are solutions"));
        }
        if let Kind::Capture { gain } = self.kind {
            let more = balance(self.position.board(), self.position.side()) + gain + 1;
            if gain < MIN_GAIN || some_end(&self.position, |end| keeps(end, more)) {
                return Err("a larger gain is possible".to_owned());
            }
        }
        Ok(())
    }
}

/// The positions after all turns from here, the other side to move, each once.
pub(super) fn ends(start: &Position) -> Vec<Position> {
    let position = |board| {
        // At the end of a turn no piece is undefended on a trap, so the position is playable.
        PositionBuilder { board, side: !start.side() }.build_lenient().ok()
    };
    start.turn_ends().into_iter().filter_map(position).collect()
}

/// A turn that ends on this position.
pub(super) fn turn_to(start: &Position, end: &Position) -> Option<Turn> {
    fn extend(turn: &mut TurnBuilder, end: &Position) -> bool {
        let position = *turn.position();
        if position.board() == end.board() && turn.finish().is_ok() {
            return true;
        }
        position.steps().any(|(step, _)| {
            let found = turn.step(step).is_ok() && extend(turn, end);
            if !found {
                turn.undo();
            }
            found
        })
    }
    let mut turn = TurnBuilder::new(*start);
    if extend(&mut turn, end) { turn.finish().ok() } else { None }
}
