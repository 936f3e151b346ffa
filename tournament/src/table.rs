//! The standings as a table of plain text, to be pasted.

use core::fmt::Write as _;

use crate::crosstable::CrosstableGame;
use crate::game::GameResult;
use crate::tournament::Tournament;

/// The most players for whom the table has the results of all games.
const MOST_COLUMNS: usize = 20;

/// The words of the first line of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableHeadings<'a> {
    /// Above the names.
    pub player: &'a str,
    /// Above the points.
    pub points: &'a str,
    /// In an elimination, above the lives left.
    pub lives: &'a str,
    /// Above the performance ratings with half the width of their 95% interval.
    pub performance: &'a str,
}

impl Tournament {
    /// The standings, with a column for the games against each of up to twenty players: `1` and `0` for games won and
    /// lost, `½` drawn, `*` open, `n` no decision, `v` vacated.
    #[must_use]
    pub fn to_table(&self, headings: &TableHeadings<'_>) -> String {
        let standings = self.standings();
        let crosstable = self.crosstable();
        let columns = if standings.len() <= MOST_COLUMNS { standings.len() } else { 0 };
        let mut first = vec!["#".to_owned(), headings.player.to_owned()];
        first.extend((1..=columns).map(|number| number.to_string()));
        first.push(headings.points.to_owned());
        if self.format.lives().is_some() {
            first.push(headings.lives.to_owned());
        }
        first.push(headings.performance.to_owned());
        let mut rows = vec![first];
        for (row, standing) in standings.iter().enumerate() {
            let name = self.player(standing.player).map_or("", |player| player.name.as_str());
            let mut cells = vec![standing.rank.to_string(), name.to_owned()];
            for column in 0..columns {
                let games: String = crosstable.games(row, column).iter().map(|game| letter(*game)).collect();
                let empty = if row == column { "×" } else { "·" };
                cells.push(if games.is_empty() { empty.to_owned() } else { games });
            }
            cells.push(standing.points.to_string());
            cells.extend(standing.lives_left.map(|lives| lives.to_string()));
            let performance = standing.performance;
            cells.push(format!("{:.0} ± {:.0}", performance.mean, performance.margin()));
            rows.push(cells);
        }
        align(&rows)
    }
}

fn letter(game: CrosstableGame) -> char {
    match game.result {
        None => '*',
        Some(GameResult::Vacated) => 'v',
        Some(GameResult::NoDecision) => 'n',
        Some(result) => match result.half_points(game.side) {
            0 => '0',
            1 => '½',
            _ => '1',
        },
    }
}

/// Writes rows with aligned columns: names to the left, everything else to the right.
fn align(rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let gap = if column == 0 { "" } else { "  " };
            let width = *width;
            let _ = match column {
                1 => write!(line, "{gap}{cell:<width$}"),
                _ => write!(line, "{gap}{cell:>width$}"),
            };
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
