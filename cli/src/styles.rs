//! `ansa styles`: what the play of each style looks like in numbers, and how well the numbers tell the styles apart.

mod centroids;
mod play_features;

use std::fmt::Write as _;
use std::io::{self, Write};

use ansa_core::record::Archive;
use ansa_core::{BySide, Game, Side};

use clap::Args;

use crate::arguments::within;
use crate::{CommandResult, files};
use centroids::Centroids;
use play_features::PlayFeatures;

/// Compare styles of play by numbers from the games of matches
///
/// Prints, for each style, the means of its features with 95 % intervals: those of the first engine, and how they differ from
/// the second one’s. It then learns the mean features of each style from the odd pairs of games, assigns each of the other
/// games to the style with the nearest mean, and prints the share it got right.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Games of `ansa match --games FILE`, in which the first engine plays the style NAME; several files may have one
    /// NAME
    #[arg(value_name = "NAME=FILE", required = true, value_parser = read_style)]
    styles: Vec<(String, String)>,
    /// How many games of a style to classify together
    #[arg(long, value_name = "N", value_parser = within::<usize>(1..=1000), default_value_t = 5)]
    together: usize,
}

fn read_style(text: &str) -> Result<(String, String), String> {
    let (name, file) = text.split_once('=').ok_or("expected NAME=FILE")?;
    Ok((name.to_owned(), file.to_owned()))
}

/// The half-width of a 95% confidence interval in standard errors.
const Z_95: f64 = 1.96;

struct StyleGames {
    name: String,
    /// Of each game: the number of its pair, and the features of the first engine's play and of the second's.
    games: Vec<(u64, [PlayFeatures; 2])>,
}

impl StyleGames {
    /// Adds the games of another match. Their pairs are numbered on.
    fn add(&mut self, games: Vec<(u64, [PlayFeatures; 2])>) {
        let next = self.games.iter().map(|(pair, _)| pair.saturating_add(1)).max().unwrap_or(0);
        self.games.extend(games.into_iter().map(|(pair, features)| (pair.saturating_add(next), features)));
    }
}

/// Reads the games and prints both tables.
pub(crate) fn run(arguments: &Arguments) -> CommandResult {
    let together = arguments.together;
    let mut styles: Vec<StyleGames> = Vec::new();
    for (name, file) in &arguments.styles {
        let games = read(&files::read(file)?).map_err(|error| format!("{file}: {error}"))?;
        match styles.iter_mut().find(|style| style.name == *name) {
            Some(style) => style.add(games),
            None => styles.push(StyleGames { name: name.to_owned(), games }),
        }
    }
    let mut out = io::stdout();
    write!(out, "{}", table(&styles))?;
    for (player, title) in ["the first engine", "the second engine"].into_iter().enumerate() {
        for count in if together == 1 { vec![1] } else { vec![1, together] } {
            write!(out, "\n{}", told_apart(&styles, player, title, count))?;
        }
    }
    Ok(())
}

/// The features of all games of a file.
fn read(text: &str) -> Result<Vec<(u64, [PlayFeatures; 2])>, String> {
    let archive = Archive::new(text).map_err(|error| error.to_string())?;
    let mut games = Vec::new();
    for row in archive {
        let row = row.map_err(|error| error.to_string())?;
        let line = row.line();
        let one = row.column("one").and_then(|text| text.chars().next()).and_then(Side::from_letter);
        let one = one.ok_or_else(|| format!("line {line} does not name the first engine's side"))?;
        let number = row.id().and_then(|id| id.parse::<u64>().ok()).and_then(|id| id.checked_sub(1));
        let number = number.ok_or_else(|| format!("line {line} has no game number"))?;
        let record = row.record().map_err(|error| error.to_string())?;
        let game = Game::from_record(&record).map_err(|error| format!("line {line}: {error}"))?;
        let of_sides = BySide::from_fn(|side| PlayFeatures::from_game(&game, side));
        // A game that ends at once has no play.
        if let BySide { gold: Some(gold), silver: Some(silver) } = of_sides {
            let features = if one == Side::Gold { [gold, silver] } else { [silver, gold] };
            games.push((number / 2, features));
        }
    }
    Ok(games)
}

/// The mean of numbers and the half-width of its 95 % interval.
fn interval(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, Z_95 * (squares / (count - 1.0) / count).sqrt())
}

/// The means of all features, as a table with tabs.
fn table(styles: &[StyleGames]) -> String {
    let mut text = String::from("style\tgames\tfeature\tmean\t±\tdifference\t±\n");
    for StyleGames { name, games } in styles {
        for (index, feature) in PlayFeatures::NAMES.into_iter().enumerate() {
            let of = |player: usize| games.iter().map(move |(_, features)| features[player].0[index]);
            let (mean, error) = interval(&of(0).collect::<Vec<_>>());
            let (difference, wide) =
                interval(&of(0).zip(of(1)).map(|(one, two)| one - two).collect::<Vec<_>>());
            let count = games.len();
            let _ = writeln!(
                text,
                "{name}\t{count}\t{feature}\t{mean:.3}\t{error:.3}\t{difference:+.3}\t{wide:.3}"
            );
        }
    }
    text
}

/// How well the nearest mean tells the styles apart, in games from which it has not learned.
fn told_apart(styles: &[StyleGames], player: usize, title: &str, together: usize) -> String {
    let games_of = |style: &StyleGames, odd: bool| -> Vec<PlayFeatures> {
        let games = style.games.iter().filter(|(pair, _)| (pair % 2 == 1) == odd);
        games.map(|(_, features)| features[player]).collect()
    };
    let known: Vec<Vec<PlayFeatures>> = styles.iter().map(|style| games_of(style, true)).collect();
    let Some(centroids) = Centroids::learn(&known) else {
        return format!("{title}: too few games\n");
    };
    let mut text = format!("{title}, {together} at a time: taken for\n");
    let names: Vec<&str> = styles.iter().map(|style| style.name.as_str()).collect();
    let _ = writeln!(text, "style\tright\tof\t{}", names.join("\t"));
    let mut shares = Vec::new();
    for (index, style) in styles.iter().enumerate() {
        let unknown = games_of(style, false);
        let mut taken = vec![0usize; styles.len()];
        for group in unknown.chunks_exact(together) {
            taken[centroids.nearest(&PlayFeatures::mean(group))] += 1;
        }
        let all: usize = taken.iter().sum();
        let cells: Vec<String> = taken.iter().map(usize::to_string).collect();
        let _ = writeln!(text, "{}\t{}\t{all}\t{}", style.name, taken[index], cells.join("\t"));
        if all > 0 {
            shares.push(taken[index] as f64 / all as f64);
        }
    }
    let mean = shares.iter().sum::<f64>() / shares.len() as f64;
    let chance = 1.0 / styles.len() as f64;
    let _ = writeln!(
        text,
        "right: {:.1} % of each style on average; by chance {:.1} %",
        100.0 * mean,
        100.0 * chance
    );
    text
}

#[cfg(test)]
mod tests;
