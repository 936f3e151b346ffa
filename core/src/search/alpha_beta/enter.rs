//! Entering a node: end of the game, transposition-table cutoff, quiescence search, pruning, and move generation.

use super::{AlphaBeta, key};
use crate::board::Board;
use crate::eval::{CaptureEstimate, Evaluate};
use crate::piece::Side;
use crate::position::generate::{Move, MoveKind};
use crate::position::outcome::goal_or_elimination;
use crate::position::{Position, STEPS_PER_TURN};
use crate::search::move_ordering::{self, ScoredMove};
use crate::search::params as p;
use crate::search::score::{ILLEGAL, WIN_THRESHOLD, loss_in, score_from_table, win_in};
use crate::search::search_move::SearchMove;
use crate::search::transposition_table::Bound;
use crate::tables::{MAX_PIECES, TableValue};

impl<E: Evaluate> AlphaBeta<E> {
    /// Whether the turn of the top frame must not end on this board with `to_move` as the next side.
    pub(super) fn is_forbidden(&self, end: &Board, to_move: Side) -> bool {
        // --- MultiPV: the root's turn must differ from the first turns of the lines found before.
        if !self.excluded_ends.is_empty()
            && self.frames.last().is_some_and(|node| node.turn == 0)
            && self.excluded_ends.contains(end)
        {
            return true;
        }
        // --- Repetition detection (threefold repetition): a turn must not lead to a position for the third time.
        // Counts positions of the game and of the path from the root.
        if !self.repetitions.is_repetition_illegal() {
            return false;
        }
        let mut count = self.repetitions.count(end, to_move);
        let mut frame = self.frames.last();
        while let Some(node) = frame {
            let start = usize::from(node.turn_start);
            // The root is among the game's positions.
            if start == 0 {
                break;
            }
            let earlier = &self.frames[start].position;
            if earlier.board() == end && self.repetitions.sides_match(earlier.side(), to_move) {
                count += 1;
            }
            frame = self.frames.get(start - 1);
        }
        count >= 2
    }

    /// The score for the mover of a turn that ends on this board, if it ends the game.
    pub(super) fn end_of_game(&self, end: &Board, mover: Side, turn: u16) -> Option<i32> {
        goal_or_elimination(end, mover, self.repetitions.rules).map(|outcome| match outcome.winner {
            Some(winner) if winner == mover => win_in(turn),
            Some(_) => loss_in(turn),
            None => 0,
        })
    }

    /// Enters a new node. Returns its score if its children need no search.
    pub(super) fn enter(&mut self) -> Option<i32> {
        self.nodes += 1;
        let height = self.frames.len() - 1;
        self.pvs[height].length = 0;
        let node = &self.frames[height];
        let (turn, depth, alpha, beta, is_after_null_move) =
            (node.turn, node.depth, node.alpha, node.beta, node.is_after_null_move);
        // Borrowed: a copy would be a considerable part of the cost of a node.
        let position = &node.position;
        let start = &self.frames[usize::from(node.turn_start)].position;
        let key = key(position, start) ^ self.search_key ^ if turn == 0 { self.excluded_key } else { 0 };
        let is_changed = position.board() != start.board();
        let is_turn_start = position.steps_left() == STEPS_PER_TURN;
        let steps = turn as i16 * 4 + i16::from(STEPS_PER_TURN - position.steps_left());
        self.seldepth = self.seldepth.max(steps);
        let is_root = height == 0;
        let is_pv = beta - alpha > 1;

        // --- Immobilisation and goal test: decide the node without a search. Tested only at the start of a turn, which
        // covers the whole turn.
        if is_turn_start && !is_root {
            if !position.has_step() {
                return Some(loss_in(turn));
            }
            if self.evaluator.can_goal(position) {
                return Some(win_in(turn + 1));
            }
        }

        // --- Endgame tables: the exact result with few pieces.
        if is_turn_start
            && !is_root
            && let Some(score) = self.endgame_score(position, turn)
        {
            return Some(score);
        }

        // --- Pass: whether the turn may end here, and whether the game ends with it.
        let mover = position.side();
        let can_pass =
            is_changed && height >= self.begun.len() && !self.is_forbidden(position.board(), !mover);
        let pass_outcome = if can_pass { self.end_of_game(position.board(), mover, turn + 1) } else { None };
        if let Some(score) = pass_outcome
            && score > WIN_THRESHOLD
        {
            return Some(score);
        }

        // --- Transposition-table cutoff (TT, hash table). Not in PV nodes, because it would cut the principal
        // variation short.
        let entry = self.table.probe(key);
        if let Some(entry) = entry
            && !is_pv
            && entry.depth >= depth.max(0)
        {
            let score = score_from_table(entry.score, turn);
            let is_cutoff = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if is_cutoff {
                return Some(score);
            }
        }

        self.frames[height].key = key;
        let is_at_max_height = height + 1 >= p::MAX_HEIGHT;
        if depth <= 0 || is_at_max_height {
            // --- Quiescence search (qsearch): the side to move may stand pat (end its turn) or continue with captures,
            // because a static evaluation is unreliable while captures are pending.
            let stand_pat = if is_turn_start {
                Some(self.evaluator.evaluate(&self.frames[height].position))
            } else if can_pass {
                Some(pass_outcome.unwrap_or_else(|| self.evaluate_pass(height, turn + 1)))
            } else {
                None
            };
            match stand_pat {
                Some(score) => {
                    let frame = &mut self.frames[height];
                    frame.is_quiescence = true;
                    frame.depth = 0;
                    frame.best_score = score;
                    frame.best_move = if is_turn_start { SearchMove::NONE } else { SearchMove::PASS };
                    frame.alpha = frame.alpha.max(score);
                    if score >= frame.beta || is_at_max_height {
                        return Some(self.finish_node());
                    }
                }
                None if is_at_max_height => return Some(ILLEGAL),
                // A turn must not end on the board where it began: search one more step.
                None => self.frames[height].depth = 1,
            }
        }

        // --- Reverse futility pruning (RFP, static null move pruning): if the evaluation at the start of a turn
        // exceeds beta by a margin, the node fails high without a search. The side to move can hardly lose the margin
        // in its own turn. Not if the opponent threatens goal, which no margin covers.
        if is_turn_start
            && !is_root
            && !is_pv
            && !self.frames[height].is_quiescence
            && depth <= p::RFP_MAX_DEPTH
            && beta.abs() < WIN_THRESHOLD
        {
            let position = &self.frames[height].position;
            let score = self.evaluator.evaluate(position) - p::RFP_MARGIN * i32::from(depth);
            if score >= beta && !self.evaluator.can_goal(&position.after_pass()) {
                return Some(score);
            }
        }

        // --- Null-move pruning (NMP): if a shallower search fails high even after giving up a whole turn, the best
        // turn would fail high too.
        let try_null_move = !self.frames[height].is_quiescence
            && is_turn_start
            && !is_pv
            && !is_after_null_move
            && depth >= p::NMP_MIN_DEPTH
            && beta.abs() < WIN_THRESHOLD
            && self.evaluator.evaluate(&self.frames[height].position) >= beta;
        self.generate(height, can_pass, try_null_move, entry.map_or(SearchMove::NONE, |entry| entry.mv));
        None
    }

    /// The score of a position in the endgame tables, for its side to move; `turn` turns were made before it.
    fn endgame_score(&self, position: &Position, turn: u16) -> Option<i32> {
        let tables = self.endgames.as_ref().filter(|_| position.board().occupied().count() <= MAX_PIECES)?;
        Some(match tables.probe(position)? {
            TableValue::Win(turns) => win_in(turn + 2 * u16::from(turns) - 1),
            TableValue::Loss(turns) => loss_in(turn + 2 * u16::from(turns)),
            TableValue::Draw => 0,
        })
    }

    /// The static score at a node in mid-turn, from the point of view of its side to move: the evaluation after a pass,
    /// which ends turn number `turn`, and the value of the steps left.
    ///
    /// Lines end at any step of a turn, and their scores must compare. So the tempo is interpolated: with all steps left
    /// it is the mover's, with none the opponent's. Otherwise lines reduced to end just before the opponent's turn would
    /// seem better than others, and be searched again in vain (odd-even effect).
    fn evaluate_pass(&mut self, height: usize, turn: u16) -> i32 {
        let position = &self.frames[height].position;
        let steps_left = i32::from(position.steps_left());
        let passed = position.after_pass();
        if !passed.has_step() {
            win_in(turn)
        } else if self.evaluator.can_goal(&passed) {
            loss_in(turn + 1)
        } else if let Some(score) = self.endgame_score(&passed, turn) {
            -score
        } else {
            p::TEMPO * steps_left / i32::from(STEPS_PER_TURN) - self.evaluator.evaluate(&passed)
        }
    }

    /// Move generation: all moves of the node with their ordering scores. In the quiescence search only captures and
    /// moves that prepare one.
    pub(super) fn generate(
        &mut self,
        height: usize,
        can_pass: bool,
        try_null_move: bool,
        table_move: SearchMove,
    ) {
        let AlphaBeta { frames, moves, histories, killers, begun, .. } = self;
        let node = &frames[height];
        let position = &node.position;
        // --- A root within a turn (partial turn): the steps made are not searched again. They count as captures in the
        // order, so that they are not reduced and leave no trace in the histories.
        if let Some(made) = begun.moves_at(height) {
            let score = |mv| p::ORDER_CAPTURE + i32::from(mv == table_move);
            moves.extend(made.iter().map(|&mv| ScoredMove { mv, score: score(mv) }));
            frames[height].moves_end = moves.len() as u32;
            return;
        }
        // The other order of a step made and the next move is not searched.
        let previous_move = node.previous_move.filter(|_| height != begun.len());
        // --- Move ordering: the table move, captures, killer moves, then quiet moves by their histories.
        let order = |mv: SearchMove, otherwise: i32| {
            if mv == table_move {
                p::ORDER_TABLE_MOVE
            } else if let Some(i) = killers[height].iter().position(|&killer| killer == mv) {
                p::ORDER_KILLER[i]
            } else {
                otherwise
            }
        };
        if try_null_move {
            moves.push(ScoredMove { mv: SearchMove::NULL, score: p::ORDER_TABLE_MOVE + 1 });
        }
        if can_pass && !node.is_quiescence {
            moves.push(ScoredMove { mv: SearchMove::PASS, score: order(SearchMove::PASS, p::ORDER_PASS) });
        }
        let captures = node.is_quiescence.then(|| CaptureEstimate::for_mover(position));
        if captures.is_none_or(|captures| captures.within(position.steps_left()).any()) {
            position.for_each_move(|composite| {
                let mv = SearchMove::from_move(composite);
                // --- Commutative moves: only one order is searched, because both lead to the same position.
                if previous_move.is_some_and(|previous| composite.bits() < previous.bits())
                    && (composite.touched() & node.previous_zone).is_empty()
                    && mv != table_move
                {
                    return;
                }
                let change = move_ordering::material_change(position, composite);
                let captured =
                    change.captured.map_or(0, |role| p::ORDER_CAPTURE + p::ORDER_ROLE[role.index()]);
                if let Some(captures) = &captures
                    && change.captured.is_none()
                    && (change.lost.is_some() || !prepares_capture(position, captures, composite))
                {
                    return;
                }
                let lost = change.lost.map_or(0, |role| p::ORDER_ROLE[role.index()]);
                let kind = if composite.kind() == MoveKind::Step { 0 } else { p::ORDER_PUSH_OR_PULL };
                let history = histories.score(position, composite, node.previous_to);
                let otherwise = captured - lost + kind + history;
                let score = if captured > 0 { otherwise } else { order(mv, otherwise) };
                moves.push(ScoredMove { mv, score });
            });
        }
        frames[height].moves_end = moves.len() as u32;
    }
}

/// Whether a move prepares a capture: it makes a capture possible in the remaining steps.
fn prepares_capture(position: &Position, captures: &CaptureEstimate, composite: Move) -> bool {
    let left = position.steps_left() - composite.cost();
    // A capture takes at least two steps.
    left >= 2
        && (CaptureEstimate::for_mover(&position.after_move(composite)).within(left) - captures.within(left))
            .any()
}
