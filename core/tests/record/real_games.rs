//! Real games, if they are available beside the project: every turn is legal, every capture is written, and the ends on
//! the board match the recorded ones.

use std::fmt::Write;

use ansa_core::Label;
use ansa_core::clock::TimeControl;
use ansa_core::notation::PlyText;
use ansa_core::position::outcome::Reason;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{GameTree, Record, judge_file, replay};
use serde::Deserialize;

use crate::common::shared_vectors;

#[derive(Deserialize)]
pub(super) struct Recorded {
    id: u64,
    moves: Vec<String>,
    result: char,
    reason: char,
    timecontrol: String,
}

impl Recorded {
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for (ply, turn) in self.moves.iter().enumerate() {
            writeln!(text, "{} {turn}", Label::FIRST.after(ply)).unwrap();
        }
        text
    }

    pub(super) fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The expected output of the judge.
    fn verdict(&self) -> String {
        let on_board = Reason::from_letter(self.reason).unwrap().is_on_board();
        let (winner, reason) = if on_board { (self.result, self.reason) } else { ('-', '-') };
        format!("{} {} {winner} {reason}", self.id, self.moves.len())
    }
}

pub(super) fn games() -> Vec<Recorded> {
    let Some(path) = shared_vectors("games.json") else { return Vec::new() };
    let games: Vec<Recorded> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert!(games.len() >= 98);
    games
}

#[test]
fn every_capture_is_written_even_if_the_record_leaves_them_out() {
    let mut captures = 0;
    for game in games() {
        let text = game.text();
        let record = Record::read(&text).unwrap();
        assert_eq!(record.to_plain(), text);
        let mut bare = record.clone();
        for entry in &mut bare.line {
            if let PlyText::Turn(steps) = &mut entry.ply {
                let before = steps.len();
                steps.retain(|step| step.kind != ansa_core::notation::StepTextKind::Capture);
                captures += before - steps.len();
            }
        }
        for record in [record, bare] {
            let played =
                replay(&record, RuleSet::CURRENT).unwrap_or_else(|error| panic!("{}: {error}", game.id));
            let turns: Vec<_> = played.plies().iter().map(|ply| PlyText::from(ply).to_string()).collect();
            assert_eq!(turns, game.moves, "{}", game.id);
            let tree = GameTree::from_record(&record).unwrap();
            assert_eq!(tree.to_record().unwrap().to_plain(), text);
            assert_eq!(tree.outcome(*tree.main_line().last().unwrap()), played.outcome());
        }
    }
    assert!(captures == 0 || captures > 500, "{captures}");
}

#[test]
fn ends_on_the_board_are_judged_as_recorded() {
    let games = games();
    let mut file = String::from("id\tresult\ttermination\tmovelist\n");
    for game in &games {
        let moves = game.text().replace('\n', "\\n");
        let next = Label::FIRST.after(game.moves.len());
        writeln!(file, "{}\t{}\t{}\t{moves}{next}", game.id, game.result, game.reason).unwrap();
    }
    let judged: Vec<_> = judge_file(&file).map(|game| game.to_string()).collect();
    let expected: Vec<_> = games.iter().map(Recorded::verdict).collect();
    assert_eq!(judged, expected);
    // As separate records they give the same results, named by their number.
    let records: Vec<_> = games.iter().map(Recorded::text).collect();
    let judged: Vec<_> = judge_file(&records.join("\n")).map(|game| game.to_string()).collect();
    let end = |line: &String| line.split_once(' ').unwrap().1.to_owned();
    assert_eq!(judged.iter().map(end).collect::<Vec<_>>(), expected.iter().map(end).collect::<Vec<_>>());
}

#[test]
fn their_time_controls_are_understood() {
    for game in games() {
        let control: TimeControl =
            game.timecontrol.parse().unwrap_or_else(|error| panic!("{}: {error}", game.timecontrol));
        assert_eq!(control.to_string().parse(), Ok(control));
    }
}

#[test]
fn games_without_a_date_are_judged_by_the_rules_that_they_follow() {
    for (file, verdict) in [("undated-07371.txt", "1 137 g g"), ("undated-40260.txt", "1 71 s p")] {
        let Some(path) = shared_vectors(&format!("cases/{file}")) else { return };
        let text = std::fs::read_to_string(path).unwrap();
        assert_eq!(judge_file(&text).map(|game| game.to_string()).collect::<Vec<_>>(), [verdict]);
    }
}
