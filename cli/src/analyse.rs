//! `ansa analyse`: analyses a position, or every turn of a game.

use std::io::{self, Write};
use std::time::Instant;

use ansa_core::game::Ply;
use ansa_core::notation::PositionText;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::recognise::{RecognisedContent, recognise};
use ansa_core::record::{Archive, GameRecordError, GameTree, RecordReading, Records};
use ansa_core::search::review::{clamped_score, final_score, loss, same_end};
use ansa_core::search::time::Budget;
use ansa_core::search::{Info, Limits, MAX_LINES, Options, Score, Search, Status};
use ansa_core::{BySide, Game, Side, Step};

use crate::arguments::Arguments;
use crate::{CommandError, cause_words, text_file};

pub(crate) const HELP: &str = "\
usage: ansa analyse POSITION|FILE [--NAME VALUE]…
  POSITION        a position in the short form, g [64 characters]
  FILE            a file with a position, records, archive lines or the data of a game viewer; - for standard input
  --nodes N       maximum nodes for a position (2000000) or for each position of a game (100000)
  --time SECONDS  time for a position or for each position of a game, instead of nodes
  --lines N       number of best turns to print for a position, each with its line, 1 to 16 (1)
  --game ID       ID or number of the game in the file (the first game)
  --hash MEGABYTES  size of the transposition table (64)
  --seed N        breaks ties between turns with nearly equal scores (0)";

/// Default nodes for a position, and for each position of a game.
const DEFAULT_NODES: [u64; 2] = [2_000_000, 100_000];
/// The smallest loss that counts as a blunder, in hundredths of a rabbit.
const BLUNDER: i32 = 150;
/// Blanks before each cause of a blunder, so that it stands under its turn.
const CAUSE_INDENT: usize = 26;

/// Prints an analysis.
pub(crate) fn run(words: &[String]) -> Result<(), CommandError> {
    let arguments = Arguments::read(words, &["nodes", "time", "lines", "game", "hash", "seed"])?;
    let [subject] = arguments.positional.as_slice() else { return Err(CommandError::Usage(HELP.to_owned())) };
    let (game, mistake) = read(subject, arguments.text("game")).map_err(CommandError::Work)?;
    let time = arguments.number("time", 0.001..=86_400f64)?;
    let time = time.map(|time| Budget::fixed((time * 1000.0) as u64));
    let default_nodes = DEFAULT_NODES[usize::from(!game.plies().is_empty())];
    let nodes = arguments.number("nodes", 1..=u64::MAX)?.or_else(|| time.is_none().then_some(default_nodes));
    let lines = arguments.number("lines", 1..=MAX_LINES)?.unwrap_or(1);
    if lines > 1 && !game.plies().is_empty() {
        return Err(CommandError::Usage("--lines works only with a position, not with a game".to_owned()));
    }
    let limits = Limits { nodes, time, lines, ..Limits::default() };
    let options = Options {
        hash_bytes: arguments.number("hash", 1..=1024)?.unwrap_or(64usize) << 20,
        seed: arguments.number("seed", 0..=u64::MAX)?.unwrap_or(0),
    };
    let mut search = Search::new(options);
    let mut out = io::stdout();
    if game.plies().is_empty() {
        analyse_position(&mut out, &mut search, &game, limits)
    } else {
        analyse_game(&mut out, &mut search, &game, limits)?;
        match mistake {
            Some(mistake) => Err(CommandError::Work(format!("{mistake}; the game was analysed up to there"))),
            None => Ok(()),
        }
    }
}

/// Reads the position or game that the command line names. A game with a mistake is read up to it, if it has a turn before.
fn read(subject: &str, id: Option<&str>) -> Result<(Game, Option<String>), String> {
    if subject.contains('[') {
        let text = PositionText::read(subject).map_err(|error| error.to_string())?;
        return Ok((position(&text)?, None));
    }
    let text = text_file::read(subject).map_err(|error| format!("{subject} can't be read: {error}"))?;
    let in_file = |error: String| format!("{subject}: {error}");
    let reading = match id {
        Some(id) => record(&text, id).map_err(in_file)?,
        None => match recognise(&text).map_err(|error| in_file(error.to_string()))?.into_content() {
            RecognisedContent::Game(reading) => *reading,
            RecognisedContent::Position(text) => return Ok((position(&text)?, None)),
            RecognisedContent::Steps(_) => {
                return Err(in_file("steps without a position or a game".to_owned()));
            }
        },
    };
    let (game, mistake) = game_up_to_mistake(&reading).map_err(in_file)?;
    let mistake = mistake.map(|mistake| format!("{subject}: {mistake}"));
    let has_turn = game.plies().iter().any(|ply| matches!(ply, Ply::Turn(_)));
    match mistake {
        Some(mistake) if !has_turn => Err(mistake),
        _ if has_turn || game.position().is_some() => Ok((game, mistake)),
        _ => Err(format!("{subject}: the game has no turns yet")),
    }
}

/// The game of a record, and why it could not be read to its end.
fn game_up_to_mistake(reading: &RecordReading) -> Result<(Game, Option<String>), String> {
    let record = &reading.record;
    let unread = reading.stopped.as_ref().map(ToString::to_string);
    match Game::from_record(record) {
        Ok(game) => Ok((game, unread)),
        Err(GameRecordError::Replay(error)) => {
            let rules = record.rule_set().map_err(|error| error.to_string())?;
            let tree = GameTree::read(record, rules).map_err(|error| error.to_string())?.tree;
            let last = tree.main_line().last().copied().unwrap_or(tree.root());
            Ok((tree.game(last).map_err(|error| error.to_string())?, Some(error.to_string())))
        }
        Err(error) => Err(error.to_string()),
    }
}

fn position(text: &PositionText) -> Result<Game, String> {
    if !text.steps.is_empty() {
        return Err("expected a position at the start of a turn, without steps".to_owned());
    }
    let position = text.to_builder().build_lenient().map_err(|error| error.to_string())?;
    Ok(Game::from_position(position, text.number.unwrap_or(2), RuleSet::CURRENT))
}

/// The record of a file with this id or number.
fn record(text: &str, id: &str) -> Result<RecordReading, String> {
    let missing = || format!("game {id} not found");
    let archive =
        if Archive::is_archive(text) { Archive::new(text).ok() } else { Archive::without_header(text) };
    if let Some(mut rows) = archive {
        let row = rows.find(|row| row.as_ref().map_or(true, |row| row.id() == Some(id)));
        let row = row.ok_or_else(missing)?.map_err(|error| error.to_string())?;
        return Ok(row.reading());
    }
    let number = id.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).ok_or_else(missing)?;
    let mut records = Records::new(text);
    for _ in 0..number {
        records.next_reading().ok_or_else(missing)?;
    }
    records.next_reading().ok_or_else(missing)
}

/// Searches to the limits. Calls `report` after every completed depth.
fn run_search(
    search: &mut Search,
    game: &Game,
    limits: Limits,
    mut report: impl FnMut(&Info) -> io::Result<()>,
) -> Result<Info, CommandError> {
    search.start(game, limits).map_err(|error| CommandError::Work(error.to_string()))?;
    let began = Instant::now();
    let mut reported_depth = 0;
    loop {
        let status = search.run(10_000, &mut || began.elapsed().as_millis() as u64);
        let info = search.info();
        if status != Status::Running {
            return Ok(info);
        }
        if info.depth > reported_depth {
            reported_depth = info.depth;
            report(&info)?;
        }
    }
}

fn analyse_position(
    out: &mut impl Write,
    search: &mut Search,
    game: &Game,
    limits: Limits,
) -> Result<(), CommandError> {
    let mut report = |info: &Info| {
        writeln!(
            out,
            "depth {:>2}  {:>9}  {:>10} nodes  {:>8.3} s  {}",
            info.depth,
            in_words(info.score),
            info.nodes,
            info.time_ms as f64 / 1000.0,
            game.line_in_words(&info.pv)
        )
    };
    let last = run_search(search, game, limits, &mut report)?;
    report(&last)?;
    if limits.lines > 1 {
        writeln!(out, "\nbest turns, each with its line")?;
        for (line, number) in last.lines.iter().zip(1..) {
            let words = game.line_in_words(&line.pv);
            writeln!(out, "{number:>2}  depth {:>2}  {:>9}  {words}", line.depth, in_words(line.score))?;
        }
    }
    Ok(())
}

/// The analysis of a position of a game.
struct PositionAnalysis {
    score: Score,
    best: Vec<Step>,
}

fn analyse_game(
    out: &mut impl Write,
    search: &mut Search,
    game: &Game,
    limits: Limits,
) -> Result<(), CommandError> {
    let turns: Vec<usize> =
        (0..game.plies().len()).filter(|&ply| matches!(game.plies()[ply], Ply::Turn(_))).collect();
    // From the last turn to the first: the table entries of later positions help the search of earlier ones.
    let mut before = game.clone();
    let mut analyses: Vec<Option<PositionAnalysis>> = Vec::with_capacity(turns.len() + 1);
    analyses.push(analyse_one(search, &before, limits)?);
    for _ in &turns {
        before.take_back();
        analyses.push(analyse_one(search, &before, limits)?);
    }
    analyses.reverse();
    writeln!(out, "{:>5}  {:>9}  {:>6}  turn (engine's turn)", "", "gold", "loss")?;
    let mut sums: BySide<(i32, i32, i32)> = BySide::default();
    for (pair, &ply) in analyses.windows(2).zip(&turns) {
        let (Some(here), Ply::Turn(turn)) = (&pair[0], &game.plies()[ply]) else { continue };
        let label = game.label(ply);
        let played: Vec<Step> = turn.steps().iter().map(|step| step.step).collect();
        let after = pair[1]
            .as_ref()
            .map(|after| -clamped_score(after.score))
            .or_else(|| final_score(game, label.side));
        let same = same_end(game, ply, &played, &here.best);
        // There is no score after the last turn of a game without a winner. Its loss counts as 0.
        let loss = after.map_or(0, |after| loss(clamped_score(here.score), after, same));
        let (count, sum, blunders) = &mut sums[label.side];
        (*count, *sum) = (*count + 1, *sum + loss);
        *blunders += i32::from(loss >= BLUNDER);
        let mark = if loss >= BLUNDER { "??" } else { "" };
        write!(
            out,
            "{:>5}  {:>9}  {:>6.2}  {turn}{mark}",
            label.to_string(),
            in_words(for_gold(here.score, label.side)),
            f64::from(loss) / 100.0
        )?;
        let mut start = game.clone();
        while start.plies().len() > ply {
            start.take_back();
        }
        let best = start.line_in_words(std::slice::from_ref(&here.best));
        writeln!(out, "{}", if same { String::new() } else { format!("  ({best})") })?;
        if let Some(position) = start.position().filter(|_| loss >= BLUNDER) {
            for sentence in cause_words::sentences(&position, &played, &here.best) {
                writeln!(out, "{:CAUSE_INDENT$}{sentence}", "")?;
            }
        }
    }
    if let Some(outcome) = game.outcome() {
        writeln!(out, "{outcome}")?;
    }
    for side in Side::ALL {
        let (count, sum, blunders) = sums[side];
        let mean = f64::from(sum) / 100.0 / f64::from(count.max(1));
        writeln!(out, "{side}: turns {count}, average loss {mean:.2} rabbits, blunders (??) {blunders}")?;
    }
    Ok(())
}

/// Analyses the current position of a game; `None` if the game is over.
fn analyse_one(
    search: &mut Search,
    game: &Game,
    limits: Limits,
) -> Result<Option<PositionAnalysis>, CommandError> {
    if game.outcome().is_some() || game.position().is_none() {
        return Ok(None);
    }
    let info = run_search(search, game, limits, |_| Ok(()))?;
    let best = info.pv.into_iter().next();
    let best = best.ok_or_else(|| CommandError::Work("the search found no turn".to_owned()))?;
    Ok(Some(PositionAnalysis { score: info.score, best }))
}

/// A score from gold's view.
fn for_gold(score: Score, side: Side) -> Score {
    match (side, score) {
        (Side::Gold, score) => score,
        (Side::Silver, Score::CentiRabbits(score)) => Score::CentiRabbits(-score),
        (Side::Silver, Score::WinIn(turns)) => Score::LossIn(turns),
        (Side::Silver, Score::LossIn(turns)) => Score::WinIn(turns),
    }
}

fn in_words(score: Score) -> String {
    match score {
        Score::CentiRabbits(score) => format!("{:+.2}", f64::from(score) / 100.0),
        Score::WinIn(turns) => format!("win in {turns}"),
        Score::LossIn(turns) => format!("loss in {turns}"),
    }
}
