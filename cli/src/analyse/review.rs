//! Judges every turn of a game.

use ansa_core::causes::{Cause, causes};
use ansa_core::notation::PlyText;
use ansa_core::record::{Evaluation, GameTree, GoldScore, NodeId};
use ansa_core::search::review::{MAX_SCORE, Severity, TurnJudgement, loss};
use ansa_core::search::{Limits, Search};
use ansa_core::{Game, Label, Phase, Ply, Position, Step, Turn, TurnBuilder};

use super::input::AnalysedGame;
use super::position::run_search;
use crate::CommandResult;

/// A position of a game.
pub(super) struct PositionReview {
    /// The node that leads to it.
    pub(super) node: NodeId,
    pub(super) score: GoldScore,
    /// The depth of the search in steps; 0 if unknown.
    depth: u8,
    /// The engine's turn; `None` at the end of the game.
    best: Option<Turn>,
}

impl PositionReview {
    /// The evaluation for the record. A position in which the game is over has none.
    pub(super) fn evaluation(&self) -> Option<Evaluation> {
        let PlyText::Turn(best) = PlyText::from(self.best.as_ref()?) else { return None };
        Some(Evaluation { score: self.score, depth: self.depth, best })
    }
}

/// A turn of a game.
pub(super) struct TurnReview {
    /// The node of the turn.
    pub(super) node: NodeId,
    pub(super) label: Label,
    pub(super) played: Turn,
    /// The score of the position before it.
    pub(super) before: GoldScore,
    /// The loss in hundredths of a rabbit; 0 if it is unknown.
    pub(super) loss: i32,
    /// `None` if the turn is no mistake.
    pub(super) severity: Option<Severity>,
    /// The engine's turn, if it ends on another board.
    pub(super) best: Option<Turn>,
    /// Why the turn is a mistake, the weightiest first.
    pub(super) causes: Vec<Cause>,
    /// The positions before and after the turn.
    pub(super) positions: (Position, Position),
}

/// A game with what the engine thinks of it.
pub(super) struct GameReview {
    /// The game with its outcome.
    pub(super) game: Game,
    pub(super) positions: Vec<PositionReview>,
    pub(super) turns: Vec<TurnReview>,
}

/// Judges every turn of the main line. An evaluation in the record counts as it is, unless `again` asks for new ones.
pub(super) fn review(
    search: &mut Search,
    analysed: &AnalysedGame,
    limits: Limits,
    again: bool,
) -> CommandResult<GameReview> {
    let tree = &analysed.tree;
    let line = tree.main_line();
    let mut game = tree.game(line.last().copied().unwrap_or(tree.root()))?;
    if let Some(outcome) = analysed.outcome {
        // A game that has ended on the board keeps that outcome.
        let _ = game.end(outcome);
    }
    let turns: Vec<usize> =
        (0..game.plies().len()).filter(|&ply| matches!(game.plies()[ply], Ply::Turn(_))).collect();
    let node_after = |plies: usize| match plies.checked_sub(1) {
        Some(ply) => line.get(ply).copied(),
        None => Some(tree.root()),
    };
    // From the last turn to the first: the table entries of later positions help the search of earlier ones.
    let mut at = game.clone();
    let mut positions = Vec::with_capacity(turns.len() + 1);
    for _ in 0..=turns.len() {
        let node = node_after(at.plies().len()).unwrap_or(tree.root());
        positions.push(position(search, tree, node, &at, limits, again)?);
        at.take_back();
    }
    positions.reverse();
    let judged = positions.windows(2).zip(&turns);
    let turns = judged.filter_map(|(pair, &ply)| turn(&game, ply, node_after(ply + 1)?, pair)).collect();
    Ok(GameReview { game, positions: positions.into_iter().flatten().collect(), turns })
}

/// The current position of a game; `None` if the game is over and has no winner.
fn position(
    search: &mut Search,
    tree: &GameTree,
    node: NodeId,
    game: &Game,
    limits: Limits,
    again: bool,
) -> CommandResult<Option<PositionReview>> {
    if let Some(outcome) = game.outcome() {
        let over = |winner| PositionReview { node, score: GoldScore::Win(winner, 0), depth: 0, best: None };
        return Ok(outcome.winner.map(over));
    }
    let Some(start) = game.position() else { return Ok(None) };
    let known = tree.notes(node).filter(|_| !again).and_then(|notes| notes.comment.evaluation());
    if let Some(Evaluation { score, depth, best }) = known {
        let mut turn = TurnBuilder::new(start);
        // Without the engine's turn, the position is searched.
        if !best.is_empty()
            && turn.play_text(&best).is_ok()
            && let Ok(best) = turn.finish()
        {
            return Ok(Some(PositionReview { node, score, depth, best: Some(best) }));
        }
    }
    let info = run_search(search, game, limits, |_| Ok(()))?;
    let best = info.pv.first().and_then(|steps| Turn::from_steps(&start, steps).ok());
    let best = best.ok_or("the search found no turn")?;
    let score = GoldScore::new(info.score, start.side());
    Ok(Some(PositionReview { node, score, depth: info.depth, best: Some(best) }))
}

/// A turn with the positions before and after it. `None` if the position before it could not be judged.
fn turn(game: &Game, ply: usize, node: NodeId, positions: &[Option<PositionReview>]) -> Option<TurnReview> {
    let [Some(before), after] = positions else { return None };
    let Ply::Turn(played) = &game.plies()[ply] else { return None };
    let best = before.best.as_ref()?;
    let label = game.label(ply);
    let Phase::Turn(start) = game.phase_at(ply)? else { return None };
    let (own, other) = (steps_of(played), steps_of(best));
    let of_side = |score: GoldScore| score.for_side(label.side, MAX_SCORE);
    // There is no score after the last turn of a game without a winner. Its loss counts as 0.
    let after = after.as_ref().map_or(before.score, |after| after.score);
    let chance = |score: GoldScore| score.win_chance(label.side);
    let TurnJudgement { is_best, severity } =
        TurnJudgement::new(game, ply, &other, (chance(before.score), chance(after)));
    let found = severity.and_then(|_| causes(&start, &own, Some(&other)).ok());
    Some(TurnReview {
        node,
        label,
        played: played.clone(),
        before: before.score,
        loss: loss(of_side(before.score), of_side(after), is_best),
        severity,
        best: (!is_best).then(|| best.clone()),
        causes: found.unwrap_or_default(),
        positions: (start, *played.end()),
    })
}

fn steps_of(turn: &Turn) -> Vec<Step> {
    turn.steps().iter().map(|played| played.step).collect()
}
