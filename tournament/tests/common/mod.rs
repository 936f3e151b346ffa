//! Random tournaments, and what is counted from their games.

pub(crate) mod properties;

use ansa_core::Side;
use ansa_core::splitmix::splitmix;
use ansa_tournament::{Change, Format, GameResult, PlayerId, Tournament};

/// How many of `count` random tournaments to look at: all in long runs, otherwise a tenth.
pub(crate) fn share(count: u64) -> u64 {
    if std::env::var_os("ANSA_LONG").is_some_and(|value| !value.is_empty()) { count } else { count / 10 }
}

/// Numbers that are the same in each run.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = splitmix(self.0);
        (self.0 % end as u64) as usize
    }
}

/// A tournament with so many players, most of whom have a rating.
pub(crate) fn with_players(format: Format, count: usize, numbers: &mut Numbers) -> Tournament {
    let mut tournament = Tournament::new(format, numbers.below(1000) as u64).unwrap();
    for number in 0..count {
        let rating = (numbers.below(5) > 0).then(|| 1200.0 + numbers.below(1000) as f64);
        tournament.apply(Change::Add { name: format!("P{number}"), rating }).unwrap();
    }
    tournament
}

/// Ends all open games, mostly by a win, sometimes in one of the other ways.
pub(crate) fn end_games(tournament: &mut Tournament, numbers: &mut Numbers, others: bool) {
    let open: Vec<_> = tournament.open_games().map(|game| game.id).collect();
    for game in open {
        let result = match numbers.below(20) {
            0 if others => GameResult::ALL[numbers.below(GameResult::ALL.len())],
            _ => GameResult::Win(Side::ALL[numbers.below(2)]),
        };
        tournament.apply(Change::Record { game, result }).unwrap();
    }
}

/// Sometimes has a player leave, come back or come late.
pub(crate) fn come_and_go(tournament: &mut Tournament, numbers: &mut Numbers) {
    let player = &tournament.players()[numbers.below(tournament.players().len())];
    let (id, is_withdrawn) = (player.id, player.is_withdrawn);
    match numbers.below(12) {
        0 if is_withdrawn => tournament.apply(Change::Return(id)).unwrap(),
        0 | 1 if !is_withdrawn && tournament.players().len() > 3 => {
            tournament.apply(Change::Remove(id)).unwrap();
        }
        2 => {
            // There may be no place left.
            let name = format!("late {}", tournament.players().len());
            let _ = tournament.apply(Change::Add { name, rating: None });
        }
        _ => {}
    }
}

/// What is counted from the games before a round, apart from the program's own counting.
pub(crate) struct Counted<'a>(pub(crate) &'a Tournament);

impl Counted<'_> {
    pub(crate) fn meetings(&self, one: PlayerId, two: PlayerId) -> usize {
        let met = |game: &&ansa_tournament::TournamentGame| {
            let pairing = game.pairing;
            game.result != Some(GameResult::Vacated)
                && ((pairing.gold, pairing.silver) == (one, two)
                    || (pairing.gold, pairing.silver) == (two, one))
        };
        self.0.games().filter(met).count()
    }

    pub(crate) fn losses(&self, id: PlayerId) -> usize {
        let lost = |game: &&ansa_tournament::TournamentGame| match (game.pairing.side_of(id), game.result) {
            (Some(side), Some(GameResult::Win(winner))) => winner != side,
            (Some(_), Some(GameResult::DoubleLoss)) => true,
            _ => false,
        };
        self.0.games().filter(lost).count()
    }

    pub(crate) fn byes(&self, id: PlayerId) -> usize {
        self.0.rounds().iter().flat_map(|round| &round.byes).filter(|bye| bye.player == id).count()
    }

    /// Games as gold less games as silver.
    pub(crate) fn balance(&self, id: PlayerId) -> i64 {
        let games = self.0.games().filter(|game| game.result != Some(GameResult::Vacated));
        games
            .filter_map(|game| game.pairing.side_of(id))
            .map(|side| if side == Side::Gold { 1 } else { -1 })
            .sum()
    }

    /// Half points of a Swiss tournament.
    pub(crate) fn half_points(&self, id: PlayerId) -> i64 {
        let won = self.0.games().filter_map(|game| {
            let side = game.pairing.side_of(id)?;
            Some(match game.result? {
                GameResult::Win(winner) if winner == side => 2,
                GameResult::DoubleWin => 2,
                GameResult::Draw => 1,
                _ => 0,
            })
        });
        won.sum::<i64>() + 2 * self.byes(id) as i64
    }
}
