//! Texts of tournaments.

use ansa_core::Side;
pub use ansa_texts::tournament::*;
use ansa_tournament::{Bye, ByeReason, Estimate, GameResult, Pairing, SidesReason, TableHeadings};

use crate::tournaments::{PageGame, PageTournament, ResultConflict, TournamentKind};

/// The format and the size of a tournament.
pub fn about_one(own: &PageTournament) -> String {
    let (format, players) = (format_name(own), own.tournament.players().len());
    let games = own.tournament.games().filter(|game| game.result.is_some()).count();
    if own.tournament.is_over() { over_line(&format, players, games) } else { line(&format, players, games) }
}

/// The format of a tournament in words.
pub fn format_name(own: &PageTournament) -> String {
    use ansa_tournament::Format;
    let kind_of = match own.tournament.format() {
        Format::RoundRobin { cycles: 1 } => TournamentKind::RoundRobin,
        Format::RoundRobin { .. } => TournamentKind::DoubleRoundRobin,
        Format::Swiss { .. } => TournamentKind::Swiss,
        Format::Gauntlet { .. } => TournamentKind::Gauntlet,
        Format::Elimination { lives: ..=2 } => TournamentKind::TwoLives,
        Format::Elimination { lives: 3 } => TournamentKind::ThreeLives,
        Format::Elimination { .. } => TournamentKind::FourLives,
        Format::Challenge => TournamentKind::Challenge,
    };
    kind(kind_of).to_owned()
}

/// Who has won; `None` until the last game has ended.
pub fn leaders(own: &PageTournament) -> Option<String> {
    if !own.tournament.is_over() {
        return None;
    }
    let names: Vec<&str> = own.tournament.leaders().into_iter().map(|id| own.name_of(id)).collect();
    match names[..] {
        [] => None,
        [one] => Some(winner(one)),
        _ => Some(winners(&names)),
    }
}

/// What becomes of players of whom a file does not say who plays; `None` if there are none, and after the end.
pub fn unseated_words(own: &PageTournament) -> Option<String> {
    let names: Vec<&str> = own.unseated().map(|id| own.name_of(id)).collect();
    (!names.is_empty() && !own.tournament.is_over()).then(|| unseated(&names))
}

/// How the record of a game differs from the result that was entered for it.
pub fn conflict_words(own: &PageTournament, game: PageGame<'_>, conflict: ResultConflict) -> String {
    let names = own.names(game);
    let says = |result: GameResult| result_words(result, names.gold, names.silver);
    record_differs(&says(conflict.entered), &says(conflict.played))
}

/// A result, with the names of gold and silver.
pub fn result_words(game: GameResult, gold: &str, silver: &str) -> String {
    match game {
        GameResult::Win(Side::Gold) => won(gold),
        GameResult::Win(Side::Silver) => won(silver),
        GameResult::Draw => other_result_draw().to_owned(),
        GameResult::DoubleWin => other_result_double_win().to_owned(),
        GameResult::DoubleLoss => other_result_double_loss().to_owned(),
        GameResult::NoDecision => other_result_no_decision().to_owned(),
        GameResult::Vacated => other_result_vacated().to_owned(),
    }
}

/// Why a player has a bye.
pub fn bye_words(own: &PageTournament, given: &Bye) -> String {
    let why = match given.reason {
        ByeReason::FewestByes => bye_reason_fewest_byes(),
        ByeReason::Score => bye_reason_score(),
        ByeReason::Rank => bye_reason_rank(),
        ByeReason::BetterPairings => bye_reason_better_pairings(),
        ByeReason::Schedule => bye_reason_schedule(),
        ByeReason::ByHand => bye_reason_by_hand(),
    };
    bye(own.name_of(given.player), why)
}

/// Why the sides of a pairing are as they are.
pub fn sides_why(of: &Pairing) -> &'static str {
    match of.sides {
        SidesReason::Balance => sides_reason_balance(),
        SidesReason::BalanceBetween => sides_reason_balance_between(),
        SidesReason::BothChange => sides_reason_both_change(),
        SidesReason::LongerRow => sides_reason_longer_row(),
        SidesReason::Reversed => sides_reason_reversed(),
        SidesReason::Lot => sides_reason_lot(),
        SidesReason::Schedule => sides_reason_schedule(),
        SidesReason::ByHand => sides_reason_by_hand(),
    }
}

/// How often the two have met before; `None` if they have not.
pub fn met_before(of: &Pairing) -> Option<String> {
    of.meeting.checked_sub(1).filter(|&before| before > 0).map(met)
}

/// A performance rating with its 95% interval.
pub fn performance_words(estimate: Estimate) -> String {
    let whole = |value: f64| format!("{value:.0}");
    let (low, high) = estimate.bounds();
    rating(&whole(estimate.mean), &whole((high - low) / 2.0))
}

/// The standings as a table of plain text.
pub fn plain_table(own: &PageTournament) -> String {
    own.tournament.to_table(&TableHeadings {
        player: player(),
        points: points(),
        lives: lives(),
        performance: performance(),
    })
}
