//! From a node to its children and back: picks the next move, searches its child, and backs up the score.

use super::{AlphaBeta, Next, SearchKind, start_key, turn_key};
use crate::eval::Evaluate;
use crate::position::STEPS_PER_TURN;
use crate::position::generate::Move;
use crate::search::correction_history::SearchResult;
use crate::search::move_ordering::{self, ScoredMove};
use crate::search::params as p;
use crate::search::score::{ILLEGAL, WIN_THRESHOLD, loss_in, score_to_table};
use crate::search::search_move::SearchMove;
use crate::search::transposition_table::{Bound, TableEntry};

impl<E: Evaluate> AlphaBeta<E> {
    /// Searches the next move of the top frame.
    pub(super) fn advance(&mut self) -> Next {
        let height = self.frames.len() - 1;
        let Some(ScoredMove { mv, score }) = self.pick_move(height) else {
            return Next::Return(self.finish_node());
        };
        let node = &self.frames[height];
        // Quiet moves can be reduced or pruned, unless every move so far loses.
        let is_quiet = score < p::ORDER_KILLER[1] && node.best_score > -WIN_THRESHOLD;
        // --- Late move pruning (LMP, move count pruning): just before the horizon, late quiet moves are not searched. Only
        // in null windows, where no exact score is wanted, and not in the turn of the root, which is played.
        if is_quiet
            && node.depth <= p::LMP_MAX_DEPTH
            && node.searched >= p::LMP_MOVES
            && node.turn > 0
            && node.beta - node.alpha == 1
            && !node.is_quiescence
        {
            return Next::Return(self.finish_node());
        }
        let root_depth = self.frames[0].depth;
        let node = &mut self.frames[height];
        node.moves_next += 1;
        node.current_move = mv;
        let steps_left = i16::from(node.position.steps_left());
        let (kind, depth) = if mv == SearchMove::NULL {
            (SearchKind::NullMove, node.depth - steps_left - p::NMP_REDUCTION)
        } else {
            let cost = mv.as_move().map_or(steps_left, |composite| i16::from(composite.cost()));
            let depth = node.depth - cost;
            if node.searched == 0 || node.is_quiescence {
                (SearchKind::FullWindow, depth)
            } else {
                // --- Late move reductions (LMR): quiet moves late in the order are searched to a lower depth, because
                // the best move is usually among the first.
                let may_reduce = is_quiet && node.depth >= p::LMR_MIN_DEPTH;
                let is_late = p::LMR_MOVES.map(|moves| i16::from(node.searched >= moves));
                let is_deep = i16::from(node.depth >= p::LMR_DEEP);
                let mut reduction = if may_reduce { is_late.iter().sum::<i16>() + is_deep } else { 0 };
                // No reduction keeps a deep search from evaluating a turn of the root, which adds few nodes.
                if node.turn == 0 && root_depth >= p::LMR_ALL_ROOT_TURNS {
                    reduction = reduction.min((node.depth - steps_left).max(0));
                }
                // --- Principal variation search (PVS, scout, zero window): for moves after the first, it is enough to
                // prove that they are no better. A zero window does that faster.
                if reduction > 0 {
                    (SearchKind::Reduced, depth - reduction)
                } else {
                    (SearchKind::ZeroWindow, depth)
                }
            }
        };
        node.search_kind = kind;
        node.child_depth = depth;
        self.enter_child()
    }

    /// Move picker: the best move not yet searched.
    ///
    /// After the first move it picks several at a time and prefetches the table entries of their children, which load
    /// while the first of them is searched.
    fn pick_move(&mut self, height: usize) -> Option<ScoredMove> {
        let node = &self.frames[height];
        if node.moves_next == node.moves_picked {
            let begin = node.moves_picked;
            let end = node.moves_end.min(begin + if node.searched == 0 { 1 } else { p::PICK_BATCH });
            let rest = &mut self.moves[begin as usize..node.moves_end as usize];
            for picked in 0..(end - begin) as usize {
                move_ordering::pick_best(&mut rest[picked..]);
            }
            self.frames[height].moves_picked = end;
            for index in begin..end {
                if let Some(composite) = self.moves[index as usize].mv.as_move() {
                    self.prefetch_child(height, composite);
                }
            }
        }
        let node = &self.frames[height];
        (node.moves_next < node.moves_picked).then(|| self.moves[node.moves_next as usize])
    }

    /// Prefetches the table entries of the child that this move leads to. After a capture the key is wrong, which is
    /// harmless.
    fn prefetch_child(&mut self, height: usize, composite: Move) {
        let node = &self.frames[height];
        let position = &node.position;
        let hash = position.zobrist_after(composite);
        let (side, left) = (position.side(), position.steps_left() - composite.cost());
        let passed = hash ^ turn_key(STEPS_PER_TURN, !side);
        if left == 0 {
            self.table.prefetch(passed);
            self.evaluator.prefetch(passed);
            return;
        }
        let start = &self.frames[usize::from(node.turn_start)].position;
        self.table.prefetch(hash ^ turn_key(left, side) ^ start_key(start));
        // Near the horizon the child evaluates the position after a pass.
        if node.depth <= 1 + i16::from(composite.cost()) {
            self.evaluator.prefetch(passed);
        }
    }

    /// Makes the current move of the top frame (copy-make) and enters the child.
    fn enter_child(&mut self) -> Next {
        let height = self.frames.len() - 1;
        let node = &self.frames[height];
        let (kind, turn, depth, turn_start) =
            (node.search_kind, node.turn, node.child_depth, node.turn_start);
        let (alpha, beta) = match kind {
            SearchKind::NullMove => (node.beta - 1, node.beta),
            SearchKind::Reduced | SearchKind::ZeroWindow => (node.alpha, node.alpha + 1),
            SearchKind::FullWindow => (node.alpha, node.beta),
        };
        let composite = node.current_move.as_move();
        let after = composite
            .map_or_else(|| node.position.by_fields(), |composite| node.position.after_move(composite));
        if let Some(composite) = composite
            && after.steps_left() > 0
        {
            self.push_frame(&after, turn_start, turn, depth, alpha, beta);
            if let Some(child) = self.frames.last_mut() {
                child.previous_to = Some(composite.own_goes().1);
                child.previous_move = Some(composite);
                child.previous_zone = composite.zone();
            }
            return Next::Enter;
        }
        let passed = after.after_pass();
        if kind != SearchKind::NullMove {
            // --- End of the turn: illegal on the board where the turn began, and as a third repetition.
            let start = &self.frames[usize::from(turn_start)].position;
            if composite.is_some()
                && (after.board() == start.board() || self.is_forbidden(after.board(), passed.side()))
            {
                return self.back_up(ILLEGAL);
            }
            if let Some(score) = self.end_of_game(after.board(), after.side(), turn + 1) {
                self.frames[height].search_kind = SearchKind::FullWindow;
                self.pvs[height + 1].length = 0;
                return self.back_up(score);
            }
        }
        self.push_frame(&passed, height as u16 + 1, turn + 1, depth, -beta, -alpha);
        if let Some(child) = self.frames.last_mut() {
            child.is_after_null_move = kind == SearchKind::NullMove;
        }
        Next::Enter
    }

    /// Backs up the score of a child to the top frame, its parent. The score is from the point of view of the parent's
    /// side.
    pub(super) fn back_up(&mut self, score: i32) -> Next {
        let height = self.frames.len() - 1;
        if score == ILLEGAL {
            return Next::Advance;
        }
        let node = &mut self.frames[height];
        match node.search_kind {
            // --- Null-move pruning: the null move failed high. A win after a null move is not proved, so the score is
            // beta.
            SearchKind::NullMove if score >= node.beta => {
                return Next::Return(if score > WIN_THRESHOLD { node.beta } else { score });
            }
            SearchKind::NullMove => return Next::Advance,
            // --- Late move reductions: a move that raises alpha is searched again at full depth.
            SearchKind::Reduced if score > node.alpha => {
                let cost = node
                    .current_move
                    .as_move()
                    .map_or(i16::from(node.position.steps_left()), |composite| i16::from(composite.cost()));
                node.child_depth = node.depth - cost;
                node.search_kind = SearchKind::ZeroWindow;
                return self.enter_child();
            }
            // --- Principal variation search: a score within the window is searched again with the full window.
            SearchKind::ZeroWindow if score > node.alpha && score < node.beta => {
                node.search_kind = SearchKind::FullWindow;
                return self.enter_child();
            }
            _ => {}
        }
        node.searched += 1;
        if score > node.best_score {
            node.best_score = score;
            if score > node.alpha {
                let (mv, beta) = (node.current_move, node.beta);
                let is_pv = beta - node.alpha > 1;
                node.best_move = mv;
                node.alpha = score;
                if is_pv {
                    self.update_pv(height, mv);
                }
                // --- Beta cutoff (fail high).
                if score >= beta {
                    self.update_histories(height);
                    return Next::Return(self.finish_node());
                }
                if height == 0 {
                    self.best_line = Some((score, self.pvs[0]));
                }
            }
        }
        Next::Advance
    }

    /// Triangular PV table: the line of this node is the move, followed by the child's line.
    fn update_pv(&mut self, height: usize, mv: SearchMove) {
        let (above, below) = self.pvs.split_at_mut(height + 1);
        let (pv, child) = (&mut above[height], &below[0]);
        pv.moves[0] = mv;
        let length = usize::from(child.length).min(p::MAX_HEIGHT - 1);
        pv.moves[1..=length].copy_from_slice(&child.moves[..length]);
        pv.length = length as u8 + 1;
    }

    /// Updates killer moves and histories after a cutoff by a quiet move. The quiet moves tried before it get a malus.
    fn update_histories(&mut self, height: usize) {
        let AlphaBeta { frames, moves, histories, killers, .. } = self;
        let node = &frames[height];
        if node.is_quiescence {
            return;
        }
        let is_quiet = |m: &ScoredMove| m.score < p::ORDER_CAPTURE || m.score >= p::ORDER_TABLE_MOVE;
        let tried = &moves[node.moves_begin as usize..node.moves_next as usize];
        let Some((last, failed)) = tried.split_last() else { return };
        if !is_quiet(last) {
            return;
        }
        // --- Killer heuristic: a quiet move that causes a cutoff often does so in sibling nodes too.
        if killers[height][0] != node.current_move {
            killers[height] = [node.current_move, killers[height][0]];
        }
        // --- History heuristic and continuation history: a move that has caused cutoffs elsewhere is tried early.
        let depth = i32::from(node.depth.max(1));
        let bonus = (depth * p::HISTORY_BONUS).min(p::MAX_HISTORY_BONUS);
        if let Some(composite) = node.current_move.as_move() {
            histories.update(&node.position, composite, node.previous_to, bonus);
        }
        for composite in failed.iter().filter(|m| is_quiet(m)).filter_map(|m| m.mv.as_move()) {
            histories.update(&node.position, composite, node.previous_to, -bonus / 2);
        }
    }

    /// Finishes the top frame: stores its result in the transposition table, updates the correction history, and
    /// returns the score.
    pub(super) fn finish_node(&mut self) -> i32 {
        let height = self.frames.len() - 1;
        let node = &self.frames[height];
        let is_turn_start = node.position.steps_left() == STEPS_PER_TURN;
        if node.best_score == ILLEGAL {
            // No legal turn passes through this node. At the start of a turn that is a loss, in mid-turn an illegal
            // move.
            return if is_turn_start { loss_in(node.turn) } else { ILLEGAL };
        }
        // Reduced searches overlook defences, so a loss below the window is not proved: the score is the original
        // alpha.
        let score = if node.best_score < -WIN_THRESHOLD && node.best_score <= node.original_alpha {
            node.best_score.max(node.original_alpha)
        } else {
            node.best_score
        };
        let bound = if node.best_score >= node.beta {
            Bound::Lower
        } else if node.best_score > node.original_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = TableEntry {
            mv: node.best_move,
            score: score_to_table(score, node.turn),
            depth: node.depth.max(0),
            bound,
        };
        self.table.store(node.key, entry);
        // --- Correction history: updated at the start of a turn only, because only such positions are evaluated.
        if is_turn_start && height > 0 && !node.is_quiescence && score.abs() < WIN_THRESHOLD {
            self.evaluator
                .update_correction(&node.position, &SearchResult { score, bound, depth: node.depth });
        }
        score
    }
}
