//! How far the review of games can be trusted: what it names, held against longer searches.
//!
//! `cargo run --release -p ansa-core --example review_accuracy -- FILE [FIRST]…` reviews each game of a file of records
//! with `FIRST` nodes for the first searches (25,000 if none is given), and again with 2 million nodes for every
//! position. A named blunder holds if the longer searches also see a loss of at least 10 points; the column after it
//! counts those that are blunders there, too. A blunder of the longer searches is listed if the review names its turn.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "the figures are read")]

use std::collections::HashMap;
use std::env::args;
use std::fs::read_to_string;

use ansa_core::Game;
use ansa_core::record::{Evaluation, Records};
use ansa_core::review::{GameReview, ReviewEvidence, ReviewLimits, ReviewPlace, ReviewedMistake, Severity};
use ansa_core::search::{Limits, Options, Search, Status};

const REFERENCE: ReviewLimits =
    ReviewLimits { first: 2_000_000, confirming: 2_000_000, deciding: 2_000_000, beginning: 0 };

/// What is counted over all games.
#[derive(Default)]
struct Counts {
    named: usize,
    held: usize,
    same: usize,
    found: usize,
    listed: usize,
    nodes: u64,
}

fn main() {
    let mut arguments = args().skip(1);
    let path = arguments.next().unwrap_or_else(|| "-".into());
    let mut variants: Vec<ReviewLimits> =
        arguments.filter_map(|text| text.parse().ok()).map(ReviewLimits::from_first).collect();
    if variants.is_empty() {
        variants.push(ReviewLimits::QUICK);
    }
    let text = match read_to_string(&path) {
        Ok(text) => text,
        Err(error) => return eprintln!("{path} could not be read: {error}"),
    };
    let mut search = Search::new(Options::default());
    let mut counts: Vec<Counts> = variants.iter().map(|_| Counts::default()).collect();
    let (mut games, mut plies) = (0, 0);
    for record in Records::new(&text) {
        let Some(game) = record.ok().and_then(|record| Game::from_record(&record).ok()) else { continue };
        games += 1;
        plies += game.plies().len();
        let (reference, _) = review(&mut search, &game, REFERENCE);
        for (limits, counts) in variants.iter().zip(&mut counts) {
            let (own, nodes) = review(&mut search, &game, *limits);
            count(counts, &own, &reference);
            counts.nodes += nodes;
            println!(
                "{games} games, {plies} plies, {}: {}/{} held ({} as blunders), {}/{} listed, {} M nodes",
                limits.first,
                counts.held,
                counts.named,
                counts.same,
                counts.listed,
                counts.found,
                counts.nodes / 1_000_000
            );
        }
    }
}

/// The complete review of a game but for the beginnings of turns, and the nodes that it took.
fn review(search: &mut Search, game: &Game, limits: ReviewLimits) -> (GameReview, u64) {
    let mut review = GameReview::new(game, limits, ReviewEvidence::default());
    let mut nodes = 0;
    loop {
        let searches = review.searches();
        if searches.is_empty() {
            return (review, nodes);
        }
        for wanted in searches {
            let found = match wanted.place {
                ReviewPlace::Begun(..) => None,
                ReviewPlace::After(_) | ReviewPlace::Instead(_) => {
                    let start = review.start(wanted.place);
                    start.and_then(|(game, _)| evaluation(search, &game, wanted.nodes))
                }
            };
            nodes += wanted.nodes;
            review.take(wanted.place, found);
        }
    }
}

fn evaluation(search: &mut Search, game: &Game, nodes: u64) -> Option<Evaluation> {
    search.clear();
    search.start(game, Limits { nodes: Some(nodes), ..Limits::default() }).ok()?;
    while search.run(100_000, &mut || 0) == Status::Running {}
    let found = Evaluation::from_search(&game.position()?, &search.info())?;
    // A search that has seen everything ends early.
    Some(Evaluation { nodes, ..found })
}

fn count(counts: &mut Counts, own: &GameReview, reference: &GameReview) {
    let by_ply = |review: &GameReview| -> HashMap<usize, ReviewedMistake> {
        review.mistakes().into_iter().map(|mistake| (mistake.ply, mistake)).collect()
    };
    let (own, reference) = (by_ply(own), by_ply(reference));
    let blunders = |of: &HashMap<usize, ReviewedMistake>| -> Vec<usize> {
        of.values()
            .filter(|mistake| mistake.severity == Severity::Blunder)
            .map(|mistake| mistake.ply)
            .collect()
    };
    for ply in blunders(&own) {
        let found = reference.get(&ply).map(|mistake| mistake.severity);
        counts.named += 1;
        counts.held += usize::from(found >= Some(Severity::Mistake));
        counts.same += usize::from(found >= Some(Severity::Blunder));
    }
    for ply in blunders(&reference) {
        counts.found += 1;
        counts.listed += usize::from(own.contains_key(&ply));
    }
}
