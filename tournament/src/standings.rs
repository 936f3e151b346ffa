//! The standings of a tournament.

use ansa_core::Side;

use crate::estimate::Estimate;
use crate::format::Format;
use crate::history::History;
use crate::performance::Performances;
use crate::player::PlayerId;
use crate::points::Points;
use crate::tournament::Tournament;

/// What a player has achieved.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The place, from 1. Players whom nothing tells apart share it.
    pub rank: u32,
    /// The player.
    pub player: PlayerId,
    /// Points of games and byes.
    pub points: Points,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost, and byes that count as such.
    pub losses: u32,
    /// Rounds without a game.
    pub byes: u32,
    /// Games with gold.
    pub golds: u32,
    /// Games with silver.
    pub silvers: u32,
    /// In an elimination, how many more games can be lost; with 0 the player is out.
    pub lives_left: Option<u32>,
    /// The performance rating.
    pub performance: Estimate,
    /// What tells apart players with equal points.
    pub tie_breaks: TieBreaks,
}

/// Numbers that tell apart players with equal points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct TieBreaks {
    /// Points in the games between all players with the same points.
    pub direct: Points,
    /// Buchholz: the points of all opponents.
    pub opponents: Points,
    /// Sonneborn–Berger: the points of opponents beaten, and half those of opponents drawn with.
    pub beaten: f64,
}

impl Tournament {
    /// All players, from the first place to the last.
    ///
    /// What counts, in this order:
    /// - round robin: points, the games between those with equal points, Sonneborn–Berger, games won, performance;
    /// - Swiss: points, Buchholz, Sonneborn–Berger, performance;
    /// - elimination: who is still in, or else who went out later; fewer losses; performance;
    /// - gauntlet and Challenge: performance, because the players have different numbers of games.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let history = History::new(self);
        let performances = Performances::new(self);
        let tie_breaks = self.tie_breaks(&history);
        let last_rounds = self.last_rounds();
        let mut keyed: Vec<(Vec<i64>, Standing)> = Vec::with_capacity(self.players.len());
        for (index, player) in self.players.iter().enumerate() {
            let own = &history.players[index];
            let ties = tie_breaks[index];
            let lives_left = self.format.lives().map(|lives| lives.saturating_sub(own.losses));
            let performance = performances.rounded(index);
            let [points, direct, opponents] =
                [own.half_points, ties.direct.half_points(), ties.opponents.half_points()].map(i64::from);
            // Sums of quarter points.
            let beaten = (ties.beaten * 4.0) as i64;
            let key = match self.format {
                Format::RoundRobin { .. } => {
                    vec![points, direct, beaten, own.wins.into(), performance]
                }
                Format::Swiss { .. } => vec![points, opponents, beaten, performance],
                Format::Elimination { .. } => {
                    let is_in = !player.is_withdrawn && lives_left != Some(0);
                    let out_in =
                        if is_in { i64::MAX } else { own.out_in.unwrap_or(last_rounds[index]) as i64 };
                    vec![out_in, -i64::from(own.losses), performance]
                }
                Format::Gauntlet { .. } | Format::Challenge => vec![performance],
            };
            let performance =
                performances.rating(player.id).unwrap_or(Estimate { mean: 0.0, error: f64::INFINITY });
            let standing = Standing {
                rank: 0,
                player: player.id,
                points: Points::from_half_points(own.half_points),
                wins: own.wins,
                draws: own.draws,
                losses: own.losses,
                byes: own.byes,
                golds: own.golds,
                silvers: own.silvers,
                lives_left,
                performance,
                tie_breaks: ties,
            };
            keyed.push((key, standing));
        }
        keyed.sort_by(|one, two| two.0.cmp(&one.0));
        let mut standings: Vec<Standing> = Vec::with_capacity(keyed.len());
        let mut last: Option<(Vec<i64>, u32)> = None;
        for (place, (key, mut standing)) in (1..).zip(keyed) {
            standing.rank = match &last {
                Some((shared, rank)) if *shared == key => *rank,
                _ => place,
            };
            last = Some((key, standing.rank));
            standings.push(standing);
        }
        standings
    }

    fn tie_breaks(&self, history: &History) -> Vec<TieBreaks> {
        let mut all = vec![TieBreaks::default(); self.players.len()];
        for game in self.games() {
            for side in Side::ALL {
                let [own, other] = [side, !side].map(|side| self.index_of(game.pairing.player(side)));
                let (Some(own), Some(other), Some(result)) = (own, other, game.result) else { continue };
                if result == crate::game::GameResult::Vacated {
                    continue;
                }
                let won = result.half_points(side);
                let points = history.players[other].half_points;
                let ties = &mut all[own];
                ties.opponents = Points::from_half_points(ties.opponents.half_points() + points);
                ties.beaten += f64::from(won * points) / 4.0;
                if history.players[own].half_points == points {
                    ties.direct = Points::from_half_points(ties.direct.half_points() + won);
                }
            }
        }
        all
    }

    /// The last round in which each player had a game or a bye.
    fn last_rounds(&self) -> Vec<usize> {
        let mut last = vec![0; self.players.len()];
        for (number, round) in self.rounds.iter().enumerate() {
            let of_games = round.games.iter().flat_map(|game| [game.pairing.gold, game.pairing.silver]);
            for id in of_games.chain(round.byes.iter().map(|bye| bye.player)) {
                if let Some(index) = self.index_of(id) {
                    last[index] = number;
                }
            }
        }
        last
    }

    /// The players who share the first place.
    #[must_use]
    pub fn leaders(&self) -> Vec<PlayerId> {
        let standings = self.standings();
        standings.iter().filter(|standing| standing.rank == 1).map(|standing| standing.player).collect()
    }
}
