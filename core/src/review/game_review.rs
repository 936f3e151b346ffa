//! The review of a whole game, in several stages of searches.

use super::evidence::{EarlierScores, ReviewEvidence, ReviewPlace, ReviewSearch};
use super::{FoundFault, ReviewLimits, ReviewedMistake, Severity, same_end};
use crate::Game;
use crate::game::{Phase, Ply};
use crate::piece::Side;
use crate::position::STEPS_PER_TURN;
use crate::position::step::{PlayedStep, steps_of};
use crate::record::{BegunScore, Evaluation, GoldScore};

/// The review of a game: what is still to be searched, and which turns were mistakes according to the results so far.
///
/// A single search is not reliable: it may overlook something before a turn that the search after it sees, which makes
/// a good turn look like a mistake. So a turn is reported as a mistake only after these stages:
///
/// 1. Every position is searched.
/// 2. Where the player's winning chances fall by an inaccuracy, the positions before and after the turn are searched again
///    with [`ReviewLimits::confirming`] nodes.
/// 3. Where they now fall by a blunder, both are searched once more, with [`ReviewLimits::deciding`] nodes.
/// 4. If they still fall, the position after the engine's turn is searched with as many nodes as the position before it.
///    The turn's loss is the difference between the positions after the two turns, which both searches see from the same
///    distance.
/// 5. For each mistake and blunder, the best completion of the turn is searched after each of its steps, which reveals
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
/// assert_eq!((first.place, first.nodes), (ReviewPlace::After(0), 25_000));
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
        let stages = [
            GameReview::first,
            GameReview::confirming,
            GameReview::deciding,
            GameReview::instead,
            GameReview::beginnings,
        ];
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
                let earlier = slot(&mut self.evidence.earlier, plies);
                if found.nodes == self.limits.first {
                    earlier.first = Some(found.score);
                } else {
                    earlier.first = earlier.first.or(own.as_ref().map(|own| own.score));
                }
                if found.nodes == self.limits.confirming {
                    earlier.confirmed = Some(found.score);
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
        self.beside(self.limits.confirming, GameReview::is_candidate)
    }

    fn deciding(&self) -> Vec<ReviewSearch> {
        self.beside(self.limits.deciding, GameReview::seems_grave)
    }

    /// Searches with this many nodes of the positions before and after the chosen turns.
    fn beside(&self, nodes: u64, is_chosen: fn(&GameReview, usize) -> bool) -> Vec<ReviewSearch> {
        let end = self.game.plies().len();
        let is_beside = |plies: usize| {
            (plies < end && is_chosen(self, plies)) || (plies > 0 && is_chosen(self, plies - 1))
        };
        let is_open = |&plies: &usize| is_beside(plies) && !self.is_searched(plies, nodes, false);
        let search = |plies| ReviewSearch { place: ReviewPlace::After(plies), nodes };
        self.searched_plies().filter(is_open).map(search).collect()
    }

    fn instead(&self) -> Vec<ReviewSearch> {
        let is_open =
            |&ply: &usize| self.is_candidate(ply) && self.lost(ply).is_some() && self.needs_instead(ply);
        let search = |ply: usize| {
            let before = self.evaluation(ply).map_or(0, |found| found.nodes);
            let nodes = before.max(self.limits.confirming).min(self.limits.deciding);
            ReviewSearch { place: ReviewPlace::Instead(ply), nodes }
        };
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

    /// Whether the turn at this ply may be a mistake: by the first searches, or because longer ones say so.
    fn is_candidate(&self, ply: usize) -> bool {
        self.seems_lost(ply)
            || self.lost(ply).is_some_and(|_| self.is_confirmed(ply) && self.is_confirmed(ply + 1))
    }

    /// Whether the turn at this ply looks like an inaccuracy at least by the first searches.
    fn seems_lost(&self, ply: usize) -> bool {
        let first = |plies| self.earlier(plies).first.or_else(|| Some(self.evaluation(plies)?.score));
        let is_waste = |turn| throws_away(turn, self.game.label(ply).side);
        self.severity_by(ply, first).is_some() || self.turn(ply).is_some_and(is_waste)
    }

    /// Whether the turn at this ply looks like a blunder by the confirming searches.
    fn seems_grave(&self, ply: usize) -> bool {
        let confirmed = |plies: usize| {
            let found = self.evaluation(plies).filter(|found| found.nodes < self.limits.deciding);
            self.earlier(plies).confirmed.or(found.map(|found| found.score))
        };
        self.seems_lost(ply) && self.severity_by(ply, confirmed) == Some(Severity::Blunder)
    }

    /// How bad the turn at this ply is by these scores of positions.
    fn severity_by(&self, ply: usize, scores: impl Fn(usize) -> Option<GoldScore>) -> Option<Severity> {
        let (before, after) = self.score_by(ply, &scores).zip(self.score_by(ply + 1, &scores))?;
        let side = self.game.label(ply).side;
        Severity::from_chances(before.win_chance(side), after.win_chance(side))
    }

    fn earlier(&self, plies: usize) -> EarlierScores {
        self.evidence.earlier.get(plies).copied().unwrap_or_default()
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
