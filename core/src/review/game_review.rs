//! The review of a whole game, in several stages of searches.

use super::{FoundFault, ReviewLimits, Severity, same_end};
use crate::Game;
use crate::game::{Phase, Ply};
use crate::piece::Side;
use crate::position::STEPS_PER_TURN;
use crate::position::step::{PlayedStep, steps_of};
use crate::record::{BegunScore, Evaluation, GoldScore};

/// Where a search of a review starts. Plies are indices in the game, including setups.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReviewPlace {
    /// The position after this many plies.
    After(usize),
    /// The position after the engine's turn instead of this ply.
    Instead(usize),
    /// This ply after the given number of its steps, at least one.
    Begun(usize, usize),
}

/// A search that a review needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewSearch {
    /// Where it starts.
    pub place: ReviewPlace,
    /// Its number of nodes. It starts with empty tables, so that no other search affects its result.
    pub nodes: u64,
}

/// What searches have found out about a game. If a list is too short, the rest is unknown.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReviewEvidence {
    /// The evaluation of the position after each number of plies.
    pub found: Vec<Option<Evaluation>>,
    /// The score from the first search of the position after each number of plies, which a longer search may have
    /// replaced.
    pub first: Vec<Option<GoldScore>>,
    /// For each ply, the scores after its steps.
    pub begun: Vec<Vec<BegunScore>>,
    /// Searches that have failed and are left out.
    pub failed: Vec<ReviewPlace>,
}

/// A turn that gave away winning chances.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedMistake {
    /// The index of the turn in the game.
    pub ply: usize,
    /// How bad it is.
    pub severity: Severity,
    /// The player's winning chances before and after it, from 0 to 1.
    pub chances: (f64, f64),
    /// The scores of the positions before and after it.
    pub scores: (GoldScore, GoldScore),
    /// The engine's turn; empty if it is unknown.
    pub best: Vec<PlayedStep>,
    /// The part of the turn that gave away the most; `None` until its steps are searched.
    pub fault: Option<FoundFault>,
}

/// A forced result that a mistake changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForcedResult {
    /// The opponent now wins within this number of its turns.
    NowLost(u16),
    /// The side could have won within this number of its turns.
    WinMissed(u16),
}

impl ReviewedMistake {
    /// The forced result that the turn changed, if it did; a forced loss before a missed win. `side` is the side that
    /// played the turn.
    #[must_use]
    pub fn forced(&self, side: Side) -> Option<ForcedResult> {
        match self.scores {
            (GoldScore::Win(before, _), GoldScore::Win(after, _)) if before == after => None,
            (_, GoldScore::Win(winner, turns)) if winner != side => Some(ForcedResult::NowLost(turns)),
            (GoldScore::Win(winner, turns), _) if winner == side => Some(ForcedResult::WinMissed(turns)),
            _ => None,
        }
    }
}

/// The review of a game: what is still to be searched, and which turns were mistakes according to the results so far.
///
/// A single search is not reliable: it may overlook something before a turn that the search after it sees, which makes
/// a good turn look like a mistake. So a turn is reported as a mistake only after these stages:
///
/// 1. Every position is searched.
/// 2. Where the player's winning chances fall by [`ReviewLimits::candidate`], the positions before and after the turn
///    are searched again with [`ReviewLimits::confirming`] nodes.
/// 3. If they still fall, the position after the engine's turn is searched with as many nodes. The turn's loss is the
///    difference between the positions after the two turns, which both searches see from the same distance.
/// 4. For each mistake and blunder, the best completion of the turn is searched after each of its steps, which reveals
///    the part that gave away the most; see [`FoundFault`].
///
/// A forced win counts as proved. If it is found after a turn by the winner, the position before that turn counts as
/// won too: so a side that was already lost makes no mistake, and neither does a turn that still wins. A turn that
/// leads to the same board as the engine's is not a mistake. A turn that loses one of its own pieces for nothing is at
/// least an inaccuracy. An ending that can't be seen on the board, such as resignation or loss on time, does not count
/// as a score.
///
/// The searches of a stage can be made in any order and at the same time: the result is the same.
///
/// ```
/// use ansa_core::review::{GameReview, ReviewEvidence, ReviewLimits, ReviewPlace};
/// let game = ansa_core::search::bench::game(0).unwrap();
/// let review = GameReview::new(&game, ReviewLimits::QUICK, ReviewEvidence::default());
/// let first = review.searches()[0];
/// assert_eq!((first.place, first.nodes), (ReviewPlace::After(0), 100_000));
/// assert!(review.mistakes().is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct GameReview {
    /// The game without an outcome that its board does not show.
    game: Game,
    limits: ReviewLimits,
    evidence: ReviewEvidence,
}

impl GameReview {
    /// The review of a game, with what is known about it.
    #[must_use]
    pub fn new(game: &Game, limits: ReviewLimits, evidence: ReviewEvidence) -> GameReview {
        let mut own = game.clone();
        if own.outcome().is_some() {
            // Played again, the last ply ends the game only if its board shows that.
            let _ = match own.take_back() {
                Some(Ply::Turn(turn)) => own.play_steps(&steps_of(turn.steps())),
                Some(Ply::Setup(setup)) => own.set_up(&setup),
                None => Ok(()),
            };
        }
        GameReview { game: own, limits, evidence }
    }

    /// What is known about the game so far.
    #[must_use]
    pub const fn evidence(&self) -> &ReviewEvidence {
        &self.evidence
    }

    /// The number of positions that are searched.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.searched_plies().count()
    }

    /// The searches of the next stage that are still to be done; none if the review is complete.
    #[must_use]
    pub fn searches(&self) -> Vec<ReviewSearch> {
        let stages = [GameReview::first, GameReview::confirming, GameReview::instead, GameReview::beginnings];
        let open = |stage: fn(&GameReview) -> Vec<ReviewSearch>| {
            let mut searches = stage(self);
            searches.retain(|search| !self.evidence.failed.contains(&search.place));
            (!searches.is_empty()).then_some(searches)
        };
        stages.into_iter().find_map(open).unwrap_or_default()
    }

    /// The game, and the steps already made in its next turn, from which a search starts; `None` if there is no such
    /// place.
    #[must_use]
    pub fn start(&self, place: ReviewPlace) -> Option<(Game, Vec<PlayedStep>)> {
        match place {
            ReviewPlace::After(plies) => Some((self.game_after(plies)?, Vec::new())),
            ReviewPlace::Instead(ply) => {
                let best = self.best_turn(ply);
                let mut game = self.game_after(ply).filter(|_| !best.is_empty())?;
                game.play_steps(&steps_of(&best)).ok()?;
                game.outcome().is_none().then_some(())?;
                Some((game, Vec::new()))
            }
            ReviewPlace::Begun(ply, made) => {
                Some((self.game_after(ply)?, self.turn(ply)?.get(..made)?.to_vec()))
            }
        }
    }

    /// Takes the result of a search; `None` if it failed. A result that is no longer needed changes nothing.
    pub fn take(&mut self, place: ReviewPlace, found: Option<Evaluation>) {
        let Some(found) = found else { return self.evidence.failed.push(place) };
        match place {
            ReviewPlace::After(plies) => {
                let own = slot(&mut self.evidence.found, plies);
                if own.as_ref().is_some_and(|own| !found.replaces(own)) {
                    return;
                }
                let first = slot(&mut self.evidence.first, plies);
                if found.nodes == self.limits.first {
                    *first = Some(found.score);
                } else {
                    *first = first.or(own.as_ref().map(|earlier| earlier.score));
                }
                *own = Some(found);
            }
            ReviewPlace::Instead(ply) => {
                if let Some(before) = slot(&mut self.evidence.found, ply) {
                    before.after_best = Some(found.score);
                }
            }
            ReviewPlace::Begun(ply, made) => {
                let scores = slot(&mut self.evidence.begun, ply);
                if scores.len() + 1 == made {
                    scores.push(BegunScore { score: found.score, depth: found.depth });
                }
            }
        }
    }

    /// The score of the position after the given number of plies, from searches of it and from later forced wins;
    /// `None` if it is unknown.
    #[must_use]
    pub fn score(&self, plies: usize) -> Option<GoldScore> {
        self.score_by(plies, |plies| self.evaluation(plies).map(|found| found.score))
    }

    /// The engine's turn after the given number of plies; empty if it is unknown or the game is over there.
    #[must_use]
    pub fn best_turn(&self, plies: usize) -> Vec<PlayedStep> {
        match (self.game.phase_at(plies), self.evaluation(plies)) {
            (Some(Phase::Turn(start)), Some(found)) => found.best_turn(&start),
            _ => Vec::new(),
        }
    }

    /// The mistake at this ply, if it is one according to the searches so far.
    #[must_use]
    pub fn mistake(&self, ply: usize) -> Option<ReviewedMistake> {
        let is_known = self.is_candidate(ply) && self.is_confirmed(ply) && self.is_confirmed(ply + 1);
        let mistake = self.lost(ply).filter(|_| is_known)?;
        // Until the engine's turn has been followed, it may be no better.
        let is_open = self.needs_instead(ply) && !self.evidence.failed.contains(&ReviewPlace::Instead(ply));
        (!is_open).then_some(mistake)
    }

    /// The mistakes found so far, in the order of the game.
    #[must_use]
    pub fn mistakes(&self) -> Vec<ReviewedMistake> {
        (0..self.game.plies().len()).filter_map(|ply| self.mistake(ply)).collect()
    }

    /// The positions that are searched, by the number of plies before them.
    fn searched_plies(&self) -> impl Iterator<Item = usize> + '_ {
        let end = self.game.plies().len();
        let is_over = move |plies| plies == end && self.game.outcome().is_some();
        (0..=end).filter(move |&plies| {
            matches!(self.game.phase_at(plies), Some(Phase::Turn(_))) && !is_over(plies)
        })
    }

    fn first(&self) -> Vec<ReviewSearch> {
        let nodes = self.limits.first;
        let is_open = |&plies: &usize| !self.is_searched(plies, nodes, true);
        let search = |plies| ReviewSearch { place: ReviewPlace::After(plies), nodes };
        self.searched_plies().filter(is_open).map(search).collect()
    }

    fn confirming(&self) -> Vec<ReviewSearch> {
        let end = self.game.plies().len();
        let is_beside = |plies: usize| {
            (plies < end && self.is_candidate(plies)) || (plies > 0 && self.is_candidate(plies - 1))
        };
        let nodes = self.limits.confirming;
        let is_open = |&plies: &usize| is_beside(plies) && !self.is_searched(plies, nodes, false);
        let search = |plies| ReviewSearch { place: ReviewPlace::After(plies), nodes };
        self.searched_plies().filter(is_open).map(search).collect()
    }

    fn instead(&self) -> Vec<ReviewSearch> {
        let is_open =
            |&ply: &usize| self.is_candidate(ply) && self.lost(ply).is_some() && self.needs_instead(ply);
        let search = |ply| ReviewSearch { place: ReviewPlace::Instead(ply), nodes: self.limits.confirming };
        (0..self.game.plies().len()).filter(is_open).map(search).collect()
    }

    fn beginnings(&self) -> Vec<ReviewSearch> {
        let next = |mistake: ReviewedMistake| {
            let known = self.begun(mistake.ply).len();
            let is_open = is_split(mistake.severity) && known < beginnings(self.turn(mistake.ply)?);
            let place = ReviewPlace::Begun(mistake.ply, known + 1);
            is_open.then_some(ReviewSearch { place, nodes: self.limits.beginning })
        };
        self.mistakes().into_iter().filter_map(next).collect()
    }

    /// Whether the position after this many plies needs no search with this many nodes. A forced win needs no more
    /// nodes; a score from elsewhere, whose nodes are unknown, may be enough.
    fn is_searched(&self, plies: usize, nodes: u64, is_unknown_enough: bool) -> bool {
        let is_enough = |found: &Evaluation| {
            found.nodes >= nodes
                || matches!(found.score, GoldScore::Win(..))
                || (is_unknown_enough && found.nodes == 0 && !found.best.is_empty())
        };
        self.evaluation(plies).is_some_and(is_enough)
    }

    /// Whether the score after this many plies comes from a long search, or from the end of the game.
    fn is_confirmed(&self, plies: usize) -> bool {
        // While a longer review goes on, what a shorter one has confirmed still counts.
        let nodes = self.limits.confirming.min(ReviewLimits::QUICK.confirming);
        let is_over = plies == self.game.plies().len() && self.game.outcome().is_some();
        is_over
            || self.is_searched(plies, nodes, false)
            || matches!(self.score(plies), Some(GoldScore::Win(..)))
    }

    /// Whether the turn at this ply seems to be a mistake by the first searches.
    fn is_candidate(&self, ply: usize) -> bool {
        let first = |plies: usize| {
            let first = self.evidence.first.get(plies).copied().flatten();
            first.or_else(|| self.evaluation(plies).map(|found| found.score))
        };
        let score = |plies| self.score_by(plies, first);
        let Some((before, after)) = score(ply).zip(score(ply + 1)) else { return false };
        let side = self.game.label(ply).side;
        before.win_chance(side) - after.win_chance(side) >= f64::from(self.limits.candidate) / 100.0
            || self.turn(ply).is_some_and(|turn| throws_away(turn, side))
            || self.lost(ply).is_some_and(|_| self.is_confirmed(ply) && self.is_confirmed(ply + 1))
    }

    /// What the turn at this ply gave away by the scores so far, if it was much.
    fn lost(&self, ply: usize) -> Option<ReviewedMistake> {
        let (before, after) = self.score(ply).zip(self.score(ply + 1))?;
        let (side, turn) = (self.game.label(ply).side, self.turn(ply)?);
        let best = self.best_turn(ply);
        if self.is_best(ply, &best) {
            return None;
        }
        let followed = self.evaluation(ply).and_then(|found| found.after_best);
        let before = followed.filter(|_| !matches!(before, GoldScore::Win(..))).unwrap_or(before);
        let chances = (before.win_chance(side), after.win_chance(side));
        // A piece that is lost for nothing is worth a word even where it hardly matters.
        let is_waste = chances.1 < chances.0 && throws_away(turn, side) && !throws_away(&best, side);
        let severity =
            Severity::from_chances(chances.0, chances.1).or(is_waste.then_some(Severity::Inaccuracy))?;
        let begun: Vec<f64> = self.begun(ply).iter().map(|own| own.score.win_chance(side)).collect();
        let is_split = is_split(severity) && begun.len() >= beginnings(turn);
        let fault = is_split.then(|| FoundFault::find(chances, &begun, turn.len()));
        Some(ReviewedMistake { ply, severity, chances, scores: (before, after), best, fault })
    }

    /// Whether the position after the engine's turn is still to be searched. It says nothing new about a forced win,
    /// and where the game is over.
    fn needs_instead(&self, ply: usize) -> bool {
        let is_followed = self.evaluation(ply).is_some_and(|found| found.after_best.is_some());
        let is_win = matches!(self.score(ply), Some(GoldScore::Win(..)));
        !is_followed && !is_win && self.start(ReviewPlace::Instead(ply)).is_some()
    }

    fn is_best(&self, ply: usize, best: &[PlayedStep]) -> bool {
        let played = self.turn(ply).map(steps_of).unwrap_or_default();
        !best.is_empty() && same_end(&self.game, ply, &played, &steps_of(best))
    }

    fn evaluation(&self, plies: usize) -> Option<&Evaluation> {
        self.evidence.found.get(plies)?.as_ref()
    }

    fn begun(&self, ply: usize) -> &[BegunScore] {
        self.evidence.begun.get(ply).map_or(&[], Vec::as_slice)
    }

    /// The steps of the turn at this ply; `None` if it is a setup or not there.
    fn turn(&self, ply: usize) -> Option<&[PlayedStep]> {
        match self.game.plies().get(ply)? {
            Ply::Turn(turn) => Some(turn.steps()),
            Ply::Setup(_) => None,
        }
    }

    /// The score after this many plies, given these scores. A win of the side to move that is known to follow its turn
    /// there is one before it, too; the side then wins within one turn more.
    fn score_by(&self, plies: usize, own: impl Fn(usize) -> Option<GoldScore>) -> Option<GoldScore> {
        let end = self.game.plies().len();
        let at = |plies: usize| match self.game.outcome() {
            Some(outcome) if plies == end => Some(GoldScore::Win(outcome.winner?, 0)),
            _ => own(plies),
        };
        let (found, side) = (at(plies), self.game.label(plies).side);
        match at(plies + 1) {
            Some(GoldScore::Win(winner, turns))
                if winner == side && !matches!(found, Some(GoldScore::Win(..))) =>
            {
                Some(GoldScore::Win(winner, turns.saturating_add(1)))
            }
            _ => found,
        }
    }

    fn game_after(&self, plies: usize) -> Option<Game> {
        self.searched_plies().find(|&searched| searched == plies)?;
        let mut game = self.game.clone();
        while game.plies().len() > plies {
            game.take_back()?;
        }
        Some(game)
    }
}

/// Whether a turn by this side loses one of its own pieces without capturing anything.
#[must_use]
pub fn throws_away(turn: &[PlayedStep], side: Side) -> bool {
    let captured = || turn.iter().filter_map(|played| played.capture);
    captured().any(|capture| capture.piece.side == side)
        && captured().all(|capture| capture.piece.side == side)
}

/// Whether the steps of a mistake are searched: small losses are within what one search says and another does not.
fn is_split(severity: Severity) -> bool {
    severity >= Severity::Mistake
}

/// The number of searches of a turn's beginnings. After the fourth step the turn is what was played.
fn beginnings(turn: &[PlayedStep]) -> usize {
    turn.len().min(usize::from(STEPS_PER_TURN) - 1)
}

/// The place of a list with this index, which becomes longer if it is too short.
fn slot<T: Default>(list: &mut Vec<T>, index: usize) -> &mut T {
    if list.len() <= index {
        list.resize_with(index + 1, T::default);
    }
    &mut list[index]
}

#[cfg(test)]
mod tests;
