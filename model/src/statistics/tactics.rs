//! Makes puzzles of the mistakes in analysed games.
//!
//! A mistake is two chances: in the position before it, its side missed something, and in the one after it, the opponent
//! can punish it. What can be asked there with a unique, proved answer becomes a puzzle, on the terms of the puzzles of
//! the page: [`make_puzzle`] proves it, [`is_obvious`] leaves out what is seen at once, and where a search has to agree,
//! that of the analysis does.

use std::collections::{HashMap, HashSet};

use ansa_core::position::Position;
use ansa_core::puzzle::{
    Puzzle, PuzzleId, PuzzleTask, PuzzleTheme, PuzzleVerdict, candidate_tasks, is_obvious, judge, make_puzzle,
};
use ansa_core::record::GoldScore;
use ansa_core::{Step, steps_of};

use super::brief::GameBrief;
use super::causes::grave_mistakes;
use super::own_puzzles::{MAX_OWN_GAMES, OwnGame, OwnPuzzle, OwnPuzzles};
use crate::activities::play::saved;
use crate::document::Document;
use crate::formats::Stored as _;
use crate::library::{LibraryEntry, content_id};

/// What every record with an analysis has.
const EVALUATION: &str = "[%eval";
/// Turns in which the analysis must see a win before a goal in two turns is tried, because every reply to every turn is.
const WIN_IN_TWO: u16 = 2;

/// The weightiest puzzle in a position; `None` if nothing is proved. `best` is the engine's turn, and `score` its score.
pub(super) fn puzzle_at(start: &Position, best: &[Step], score: GoldScore) -> Option<Puzzle> {
    let may_try =
        |task: PuzzleTask| task != PuzzleTask::GoalInTwo || score == GoldScore::Win(start.side(), WIN_IN_TWO);
    let agrees = |task: PuzzleTask| {
        !task.theme().needs_agreement() || judge(start, task, best) == Ok(PuzzleVerdict::Solved)
    };
    let themes: Vec<PuzzleTheme> =
        PuzzleTheme::ALL.into_iter().filter(|theme| theme.asks_for_turn()).collect();
    candidate_tasks(start, &themes)
        .into_iter()
        .filter(|&task| may_try(task) && agrees(task))
        .find_map(|task| make_puzzle(start, task).ok().filter(|puzzle| !is_obvious(puzzle)))
}

/// The puzzles of a game that was analysed, in its order.
pub(super) fn puzzles_of(document: &Document) -> Vec<OwnPuzzle> {
    let (mut names, mut found) = (HashSet::<PuzzleId>::new(), Vec::new());
    for mistake in grave_mistakes(document) {
        let (before, after) = mistake.found.scores;
        let reply = document.evaluation(mistake.node).map(|own| own.best_turn(&mistake.end));
        let (best, reply) = (steps_of(&mistake.found.best), steps_of(&reply.unwrap_or_default()));
        let ply = mistake.found.ply;
        for (plies, start, best, score) in
            [(ply, &mistake.start, best, before), (ply + 1, &mistake.end, reply, after)]
        {
            // A mistake that is not punished is often the next one's position.
            let puzzle = puzzle_at(start, &best, score).filter(|puzzle| names.insert(puzzle.id()));
            found.extend(puzzle.map(|puzzle| OwnPuzzle::new(puzzle, plies, document.game().label(plies))));
        }
    }
    found
}

/// The analysed games among those that are saved, as they are read.
pub struct AnalysedGames {
    /// The games whose puzzles are known, by their ids, with the keys of their contents.
    known: HashMap<String, String>,
    games: Vec<AnalysedGame>,
}

struct AnalysedGame {
    entry: LibraryEntry,
    content: String,
    /// The game in its saved form; `None` if its puzzles are known.
    text: Option<String>,
}

/// Games that are searched one by one, those that were changed last first.
pub struct TacticsSearch {
    /// The next one is the last.
    games: Vec<AnalysedGame>,
}

impl AnalysedGames {
    /// No games yet. `known` are the puzzles that were found before, in their saved form: what they have of a game that has
    /// not changed since is not looked for again.
    pub fn new(known: Option<&str>) -> AnalysedGames {
        let known = known.and_then(|text| OwnPuzzles::read(text).ok()).unwrap_or_default().0;
        AnalysedGames { known: known.contents(), games: Vec::new() }
    }

    /// Takes a saved game. Games without an analysis and those of the computer against itself are left out.
    pub fn add(&mut self, entry: &LibraryEntry, text: &str) {
        let players = entry.summary.players;
        let is_own = players.gold.level().is_none() || players.silver.level().is_none();
        if !is_own || !text.contains(EVALUATION) {
            return;
        }
        let content = content_id(entry.name.as_deref(), text, None);
        let is_known = self.known.get(&entry.id) == Some(&content);
        let text = (!is_known).then(|| text.to_owned());
        self.games.push(AnalysedGame { entry: entry.clone(), content, text });
    }

    /// The search of those that are not known.
    pub fn search(self) -> TacticsSearch {
        let mut games = self.games;
        games.sort_by(|one, other| newest_first(&one.entry, &other.entry));
        // No more are remembered, so those beyond would be searched again and again.
        games.truncate(MAX_OWN_GAMES);
        games.retain(|game| game.text.is_some());
        games.reverse();
        TacticsSearch { games }
    }
}

fn newest_first(one: &LibraryEntry, other: &LibraryEntry) -> core::cmp::Ordering {
    (other.changed, &other.id).cmp(&(one.changed, &one.id))
}

impl TacticsSearch {
    /// How many games are still to be searched.
    pub fn left(&self) -> u32 {
        u32::try_from(self.games.len()).unwrap_or(u32::MAX)
    }
}

impl Iterator for TacticsSearch {
    type Item = OwnGame;

    fn next(&mut self) -> Option<OwnGame> {
        let AnalysedGame { entry, content, text } = self.games.pop()?;
        let reading = text.and_then(|text| saved::read_unchecked(&text).ok());
        let puzzles = reading.map_or(Vec::new(), |reading| puzzles_of(&reading.play.document));
        Some(OwnGame::new(GameBrief::of(&entry), entry.changed, content, puzzles))
    }
}
