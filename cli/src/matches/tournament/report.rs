//! What is printed about a tournament.

use std::io::{self, Write};

use ansa_core::BySide;
use ansa_tournament::{ByeReason, Pairing, Performances, PlayerId, TableHeadings, Tournament};

const HEADINGS: TableHeadings<'static> =
    TableHeadings { player: "engine", points: "points", lives: "lives", performance: "performance" };

fn name(tournament: &Tournament, id: PlayerId) -> String {
    tournament.player(id).map_or_else(String::new, |player| player.name.clone())
}

/// The names of the players of a game.
pub(super) fn names(tournament: &Tournament, pairing: &Pairing) -> BySide<String> {
    BySide { gold: name(tournament, pairing.gold), silver: name(tournament, pairing.silver) }
}

/// The pairings of the last round, on one line.
pub(super) fn round(tournament: &Tournament) -> String {
    let Some(round) = tournament.rounds().last() else { return String::new() };
    let games = round.games.iter().map(|game| {
        let names = names(tournament, &game.pairing);
        let again = match game.pairing.meeting {
            1 => String::new(),
            times => format!(" (game {times})"),
        };
        format!("{} – {}{again}", names.gold, names.silver)
    });
    let byes = round.byes.iter().map(|bye| {
        let why = match bye.reason {
            ByeReason::FewestByes => "fewest byes",
            ByeReason::Score => "fewest losses",
            ByeReason::Rank => "best rank",
            ByeReason::BetterPairings => "for better pairings",
            ByeReason::Schedule => "by schedule",
            ByeReason::ByHand => "by hand",
        };
        format!("bye {} ({why})", name(tournament, bye.player))
    });
    let all: Vec<String> = games.chain(byes).collect();
    format!("round {}: {}", tournament.rounds().len(), all.join(", "))
}

/// The standings with the crosstable, and the differences between all pairs of engines.
pub(super) fn write(tournament: &Tournament, out: &mut impl Write) -> io::Result<()> {
    write!(out, "\n{}", tournament.to_table(&HEADINGS))?;
    writeln!(out, "\nElo differences with 95% intervals, and likelihoods of superiority:")?;
    let performances = Performances::new(tournament);
    let crosstable = tournament.crosstable();
    for (row, one) in crosstable.players.iter().enumerate() {
        for (column, two) in crosstable.players.iter().enumerate().skip(row + 1) {
            let Some(difference) = performances.difference(*one, *two) else { continue };
            let score = crosstable.head_to_head(row, column);
            let (low, high) = difference.bounds();
            writeln!(
                out,
                "  {} – {}: won {}, lost {}, drawn {}; Elo {:+.0} ({low:+.0} to {high:+.0}), {:.1}%",
                name(tournament, *one),
                name(tournament, *two),
                score.wins,
                score.losses,
                score.draws,
                difference.mean,
                100.0 * difference.superiority()
            )?;
        }
    }
    Ok(())
}
