//! Reviews every turn of a game.

use std::ops::ControlFlow;

use ansa_core::causes::{Cause, causes};
use ansa_core::record::{Comment, Evaluation, GoldScore, NodeId};
use ansa_core::review::{
    GameReview, MAX_SCORE, ReviewEvidence, ReviewLimits, ReviewedMistake, loss, same_end,
};
use ansa_core::search::{Limits, Search, Status};
use ansa_core::{Game, Label, Phase, Ply, Position, Step, Turn, steps_of};

use super::input::AnalysedGame;
use super::position::run_search;
use crate::CommandResult;
use crate::arguments::SearchArguments;
use crate::in_order::in_parallel;

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
    /// What the turn gave away, if it is a mistake.
    pub(super) mistake: Option<ReviewedMistake>,
    /// The engine's turn, if it ends on another board.
    pub(super) best: Option<Turn>,
    /// Why the turn is a mistake, the weightiest first.
    pub(super) causes: Vec<Cause>,
    /// The positions before and after the turn.
    pub(super) positions: (Position, Position),
}

/// A game with what the engine thinks of it.
pub(super) struct AnalysedTurns {
    /// The game with its outcome.
    pub(super) game: Game,
    /// What was found, by the number of plies.
    pub(super) evidence: ReviewEvidence,
    /// The nodes after each number of plies, the root first.
    pub(super) nodes: Vec<NodeId>,
    pub(super) turns: Vec<TurnReview>,
}

/// Reviews the turns of the main line. What is in the record counts as it is, unless `again` asks for new searches.
pub(super) fn review(
    arguments: &SearchArguments,
    limits: Limits,
    jobs: usize,
    analysed: &AnalysedGame,
    again: bool,
) -> CommandResult<AnalysedTurns> {
    let tree = &analysed.tree;
    let line = tree.main_line();
    let mut game = tree.game(line.last().copied().unwrap_or(tree.root()))?;
    if let Some(outcome) = analysed.outcome {
        // A game that has ended on the board keeps that outcome.
        let _ = game.end(outcome);
    }
    let nodes: Vec<NodeId> = core::iter::once(tree.root()).chain(line).collect();
    let mut evidence = ReviewEvidence::default();
    if !again {
        let comments = || nodes.iter().map(|&node| tree.notes(node).map(|notes| &notes.comment));
        evidence.found = comments().map(|comment| comment?.evaluation()).collect();
        let begun = comments().skip(1).map(|comment| comment.map(Comment::begun_scores));
        evidence.begun = begun.map(Option::unwrap_or_default).collect();
    }
    let first = match limits.nodes {
        Some(nodes) => nodes,
        None => nodes_in_time(&mut arguments.search(), &game, limits)?,
    };
    let mut review = GameReview::new(&game, ReviewLimits::from_first(first), evidence);
    search_all(arguments, jobs, &mut review)?;
    let turns = nodes.iter().skip(1).enumerate();
    let turns = turns.filter_map(|(ply, &node)| turn(&game, &review, ply, node)).collect();
    Ok(AnalysedTurns { game, evidence: review.evidence().clone(), nodes, turns })
}

/// The number of nodes that are searched within a time, by the first position: so a time, too, gives one number of nodes
/// for the whole game.
fn nodes_in_time(search: &mut Search, game: &Game, limits: Limits) -> CommandResult<u64> {
    let mut first = game.clone();
    while first.plies().iter().any(|ply| matches!(ply, Ply::Turn(_))) {
        first.take_back();
    }
    Ok(run_search(search, &first, limits, |_| Ok(()))?.nodes.max(1))
}

/// Makes all searches of a review, stage by stage.
fn search_all(arguments: &SearchArguments, jobs: usize, review: &mut GameReview) -> CommandResult {
    loop {
        let searches = review.searches();
        if searches.is_empty() {
            return Ok(());
        }
        let mut found = Vec::with_capacity(searches.len());
        let own: &GameReview = review;
        let worker = || {
            let mut search = arguments.search();
            let searches = &searches;
            move |number: u64| {
                let wanted = searches.get(number as usize)?;
                let (game, made) = own.start(wanted.place)?;
                // The result must not depend on earlier searches.
                search.clear();
                let made = steps_of(&made);
                evaluation(&mut search, &game, &made, wanted.nodes)
            }
        };
        in_parallel(0..searches.len() as u64, jobs.min(searches.len()), worker, |number, evaluation| {
            found.push((number, evaluation));
            Ok(ControlFlow::Continue(()))
        })?;
        for (number, evaluation) in found {
            review.take(searches[number as usize].place, evaluation);
        }
    }
}

/// What a search with so many nodes finds; `None` if it can't start.
fn evaluation(search: &mut Search, game: &Game, made: &[Step], nodes: u64) -> Option<Evaluation> {
    search.start_within(game, made, Limits { nodes: Some(nodes), ..Limits::default() }).ok()?;
    while search.run(100_000, &mut || 0) == Status::Running {}
    let found = Evaluation::from_search(&game.position()?, &search.info())?;
    // A search that has seen everything ends early.
    Some(Evaluation { nodes, ..found })
}

/// The turn at this ply; `None` if it is none or the position before it could not be judged.
fn turn(game: &Game, review: &GameReview, ply: usize, node: NodeId) -> Option<TurnReview> {
    let Ply::Turn(played) = &game.plies()[ply] else { return None };
    let Phase::Turn(start) = game.phase_at(ply)? else { return None };
    let label = game.label(ply);
    let (own, best) = (steps_of(played.steps()), steps_of(&review.best_turn(ply)));
    let is_best = best.is_empty() || same_end(game, ply, &own, &best);
    let before = review.score(ply)?;
    let mistake = review.mistake(ply);
    // There is no score after the last turn of a game without a winner. Its loss counts as 0.
    let (high, low) = match &mistake {
        Some(mistake) => mistake.scores,
        None => (before, review.score(ply + 1).unwrap_or(before)),
    };
    let of_side = |score: GoldScore| score.for_side(label.side, MAX_SCORE);
    let found = mistake.as_ref().and_then(|_| causes(&start, &own, Some(&best)).ok());
    Some(TurnReview {
        node,
        label,
        played: played.clone(),
        before,
        loss: loss(of_side(high), of_side(low), is_best),
        mistake,
        best: Turn::from_steps(&start, &best).ok().filter(|_| !is_best),
        causes: found.unwrap_or_default(),
        positions: (start, *played.end()),
    })
}
