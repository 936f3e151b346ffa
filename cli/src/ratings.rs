//! `ansa ratings`: one scale for all engines of many tournaments.

use std::io::{self, Write};

use ansa_core::Side;
use ansa_core::record::Archive;
use ansa_tournament::{Estimate, OnRecord, Results, Scale};
use clap::Args;

use crate::CommandResult;
use crate::files;
use crate::printed::harmless_line;

/// Fit all engines of games files to one scale
///
/// The files are those that `ansa tournament` writes. Engines with the same name are the same engine.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Games files of tournaments
    #[arg(required = true)]
    files: Vec<String>,
    /// The engine that is 0 on the scale [default: the first one]
    #[arg(long, value_name = "NAME")]
    zero: Option<String>,
    /// The engine by which the scale is stretched to ratings on record
    #[arg(long, value_name = "NAME", requires = "rating")]
    anchor: Option<String>,
    /// The rating on record, and its standard error, e.g. 2417~50
    #[arg(long, value_name = "RATING~ERROR", value_parser = read_estimate, requires = "anchor")]
    rating: Option<Estimate>,
    /// By how much the anchor was stronger when it was rated, in Elo, and the standard error
    #[arg(long, value_name = "ELO~ERROR", value_parser = read_estimate, requires = "anchor")]
    #[arg(allow_hyphen_values = true)]
    stronger_by: Option<Estimate>,
}

/// Reads `2417~50`, or a number without an error.
fn read_estimate(text: &str) -> Result<Estimate, String> {
    let (mean, error) = text.split_once('~').unwrap_or((text, "0"));
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
    match (number(mean), number(error)) {
        (Some(mean), Some(error)) if error >= 0.0 => Ok(Estimate { mean, error }),
        _ => Err("expected a number, or a number~error".to_owned()),
    }
}

/// Reads the games and prints the scale.
pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let mut results = Results::default();
    for file in &arguments.files {
        let text = files::read(file)?;
        add(&mut results, &text).map_err(|error| format!("{file}: {error}"))?;
    }
    let find = |name: &str| {
        results
            .index(name)
            .ok_or_else(|| format!("no engine in these games is named “{}”", harmless_line(name)))
    };
    let zero = arguments.zero.as_deref().map_or(Ok(0), find)?;
    if results.names().is_empty() {
        return Err("there are no games in these files".into());
    }
    let scale = results.scale(zero).map_err(|error| harmless_line(&error.to_string()))?;
    let exact = Estimate { mean: 0.0, error: 0.0 };
    let on_record = match (&arguments.anchor, arguments.rating) {
        (Some(name), Some(rating)) => {
            let stronger_by = arguments.stronger_by.unwrap_or(exact);
            Some(OnRecord { player: find(name)?, stronger_by, rating })
        }
        _ => None,
    };
    write(&results, &scale, on_record.as_ref(), &mut io::stdout())?;
    Ok(())
}

/// Adds the games of a file.
fn add(results: &mut Results, text: &str) -> Result<(), String> {
    for row in Archive::new(text).map_err(|error| error.to_string())? {
        let row = row.map_err(|error| error.to_string())?;
        let line = row.line();
        let name = |column| row.column(column).map(str::trim).filter(|name| !name.is_empty());
        let (Some(gold), Some(silver)) = (name("wusername"), name("busername")) else {
            return Err(format!("line {line} lacks the name of an engine"));
        };
        let half_points = match row.winner() {
            Some(Side::Gold) => 2,
            Some(Side::Silver) => 0,
            None if row.column("result") == Some("d") => 1,
            None => return Err(format!("line {line} has no result")),
        };
        if gold != silver {
            results.add(gold, silver, half_points);
        }
    }
    Ok(())
}

/// `+120 (+80 to +160)`.
fn interval(estimate: Estimate) -> String {
    let (low, high) = estimate.bounds();
    format!("{:.0} ({low:.0} to {high:.0})", estimate.mean)
}

/// Prints the engines, weakest first, and how well the scale fits each pair.
fn write(
    results: &Results,
    scale: &Scale,
    on_record: Option<&OnRecord>,
    out: &mut impl Write,
) -> io::Result<()> {
    let name = |index: usize| results.names().get(index).map_or("", String::as_str);
    let mut order: Vec<usize> = (0..results.names().len()).collect();
    order.sort_by(|one, two| scale.elo(*one).mean.total_cmp(&scale.elo(*two).mean));
    writeln!(out, "engine\tgames\tElo (95%){}", if on_record.is_some() { "\trating (95%)" } else { "" })?;
    for player in order {
        let own = results.pairs().iter().filter(|pair| pair.one == player || pair.two == player);
        let games: u32 = own.map(|pair| pair.games).sum();
        write!(out, "{}\t{games}\t{}", harmless_line(name(player)), interval(scale.elo(player)))?;
        if let Some(on_record) = on_record {
            write!(out, "\t{}", interval(scale.rating(player, on_record)))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "\npair\tgames\tpoints of the first\texpected")?;
    for pair in results.pairs() {
        writeln!(
            out,
            "{} – {}\t{}\t{:.1}\t{:.1}",
            harmless_line(name(pair.one)),
            harmless_line(name(pair.two)),
            pair.games,
            f64::from(pair.half_points) / 2.0,
            scale.expected_points(pair)
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
