//! Reading records as trees: nothing legal is lost, and mistakes cost no more than what follows them in their line.

use ansa_core::notation::Marker;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{Entry, GameTree, Glyph, Record, ReplayErrorKind, TreeReading, Variation, replay};

use super::random_play::random_tree;
use super::random_record;
use super::tree_edits::SETUPS;
use crate::common::Random;
use crate::common::properties::same_again;

fn reading(text: &str) -> TreeReading {
    let record = Record::read(text).unwrap_or_else(|error| panic!("{error}"));
    GameTree::read(&record, RuleSet::CURRENT).unwrap_or_else(|error| panic!("{error}"))
}

/// The record that a tree writes after reading this one.
fn written(reading: &TreeReading) -> String {
    reading.tree.to_record().unwrap().to_tagged()
}

/// A legal record goes through a tree unchanged, and its main line has these plies.
fn unchanged(text: &str, plies: usize) {
    let reading = reading(text);
    assert!(reading.stopped.is_none() && reading.refused.is_empty(), "{reading:?}");
    assert_eq!(written(&reading), text);
    same_again(&reading.tree);
    assert_eq!(reading.tree.main_line().len(), plies, "{text}");
    assert_eq!(replay(&Record::read(text).unwrap(), RuleSet::CURRENT).unwrap().plies().len(), plies);
}

/// Adds annotations and endings to the entries of a line, and of its variations.
fn annotate(random: &mut Random, line: &mut Vec<Entry>, nested: bool) {
    for (number, entry) in line.iter_mut().enumerate() {
        if random.below(2) == 0 {
            entry.comment = random_record::comment(random);
            entry.comment.set_clock(random.next() % 1_000_000);
        }
        entry.glyphs = (0..random.below(3)).map(|_| Glyph::ALL[random.below(6)]).collect();
        for variation in &mut entry.variations {
            variation.comment = random_record::comment(random);
            annotate(random, &mut variation.line, true);
        }
        // A variation of the first turn of a variation is another variation beside it.
        if !(nested && number == 0) && random.below(8) == 0 {
            let resigns = Entry {
                comment: random_record::comment(random),
                glyphs: vec![Glyph::Mistake],
                ..Entry::new(entry.label, ["resigns", "lost"][random.below(2)].parse().unwrap())
            };
            let resigns = Variation { comment: random_record::comment(random), line: vec![resigns] };
            entry.variations.insert(random.below(entry.variations.len() + 1), resigns);
        }
    }
    let Some(last) = line.last().filter(|last| last.label.number > 1) else { return };
    let label = last.label.next().unwrap();
    let resigns = Entry::new(label, "resigns".parse().unwrap());
    match random.below(4) {
        0 => line.push(Entry { comment: random_record::comment(random), ..resigns }),
        1 => {
            let analysis = Variation { comment: random_record::comment(random), line: vec![resigns] };
            line.push(Entry { variations: vec![analysis], ..Entry::new(label, "".parse().unwrap()) });
        }
        _ => {}
    }
}

#[test]
fn nothing_of_a_legal_record_is_lost() {
    let mut random = Random(2031);
    let (mut entries, mut endings) = (0, 0);
    for _ in 0..150 {
        let mut record = random_tree(&mut random).to_record().unwrap();
        record.tags = random_record::tags(&mut random);
        record.comment = random_record::comment(&mut random);
        annotate(&mut random, &mut record.line, false);
        let text = record.to_tagged();
        assert_eq!(Record::read(&text).as_ref(), Ok(&record), "{text}");
        let TreeReading { tree, stopped, refused } = GameTree::read(&record, RuleSet::CURRENT).unwrap();
        assert_eq!((stopped, refused), (None, Vec::new()), "{text}");
        same_again(&tree);
        let again = tree.to_record().unwrap();
        assert_eq!(again.to_tagged(), text);
        assert_eq!(Record::read(&again.to_tagged()), Ok(record.clone()));
        let game = replay(&record, RuleSet::CURRENT).unwrap();
        assert_eq!(tree.main_line().len(), game.plies().len(), "{text}");
        entries += record.line.len();
        endings += text.matches("resigns").count();
    }
    assert!(entries > 1000 && endings > 500, "{entries} {endings}");
}

#[test]
fn an_ending_in_a_variation_does_not_end_the_game() {
    unchanged(&format!("{SETUPS}2g Ed2n\n(\n{{or}}\n2g resigns ! {{no}}\n)\n2s ed7s\n"), 4);
    unchanged(&format!("{SETUPS}2g Ed2n\n(\n2g resigns\n)\n(\n2g Ed2e\n)\n(\n2g lost\n)\n2s ed7s\n"), 4);
    let same = reading(&format!("{SETUPS}2g Ed2n (2g Ed2n 2s resigns {{b}}) 2s ed7s"));
    assert_eq!(written(&same), format!("{SETUPS}2g Ed2n\n2s ed7s\n(\n2s resigns {{b}}\n)\n"));
    let node = same.tree.main_line()[2];
    assert!(same.tree.ending(node).is_none() && same.tree.outcome(node).is_none());
    let markers: Vec<_> = same.tree.other_endings(node).map(|ending| ending.marker).collect();
    assert_eq!(markers, [Marker::Resigns]);
}

#[test]
fn what_could_follow_the_last_turn_was_not_played() {
    unchanged(&format!("{SETUPS}2g Ed2n\n2s\n(\n{{why not}}\n2s ed7s\n3g Ed3n\n)\n(\n2s resigns\n)\n"), 3);
    let same = reading(&format!("{SETUPS}2g Ed2n (2g Ed2n 2s ed7s)"));
    assert_eq!(same.tree.main_line().len(), 3);
    assert!(same.tree.is_line_end(same.tree.main_line()[2]));
    assert_eq!(written(&same), format!("{SETUPS}2g Ed2n\n2s\n(\n2s ed7s\n)\n"));
    let taken_back = reading(&format!("{SETUPS}2g Ed2n\n2s takeback\n"));
    assert_eq!(written(&taken_back), format!("{SETUPS}2g\n(\n2g Ed2n\n)\n"));
    let said = reading(&format!("{SETUPS}2g Ed2n {{a}}\n2s ? {{b}}"));
    assert_eq!(written(&said), format!("{SETUPS}2g Ed2n ? {{a\nb}}\n"));
}

#[test]
fn a_line_end_can_be_set_and_removed() {
    let mut tree = reading(&format!("{SETUPS}2g Ed2n\n2s ed7s\n")).tree;
    let line = tree.main_line();
    assert!(!tree.is_line_end(line[2]) && tree.is_line_end(line[3]));
    tree.set_line_end(line[2], true).unwrap();
    assert_eq!(tree.main_line(), line[..3]);
    let text = tree.to_record().unwrap().to_tagged();
    assert_eq!(text, format!("{SETUPS}2g Ed2n\n2s\n(\n2s ed7s\n)\n"));
    tree.make_main(line[3]).unwrap();
    assert_eq!(tree.main_line(), line);
    let mut resigned = reading(&format!("{SETUPS}2g Ed2n\n2s resigns\n(\n2s ed7s\n)\n")).tree;
    let played = resigned.children(resigned.main_line()[2])[0];
    resigned.make_main(played).unwrap();
    let text = resigned.to_record().unwrap().to_tagged();
    assert_eq!(text, format!("{SETUPS}2g Ed2n\n2s ed7s\n(\n2s resigns\n)\n"));
}

#[test]
fn variations_and_glyphs_of_a_takeback_are_kept() {
    let text = format!("{SETUPS}2g Ed2n\n2s takeback ! {{oops}}\n(\n2s ed7s\n)\n2g Ed2e\n");
    let kept = "1g Ra1 Rh1 Ed2 Mg2\n1s ra8 rh8 ed7 mg7 {oops}\n2g Ed2e\n(\n2g Ed2n !\n2s ed7s\n)\n";
    assert_eq!(written(&reading(&text)), kept);
}

#[test]
fn a_position_tag_that_says_the_same_is_kept() {
    let position = format!("7s [r{}E{}R        ]", " ".repeat(31), " ".repeat(22));
    for text in [
        format!("[Position \"{position}\"]\n[Event \"x\"]\n\n7s ra8e\n8g Ea4n\n"),
        format!(
            "[Position \"{}\"]\n\n7s ra8e\n",
            position.replace(' ', ".").replace("7s.", "w ").replace("w ", "7s ")
        ),
    ] {
        assert_eq!(written(&reading(&text)), text);
    }
}

#[test]
fn a_record_is_read_up_to_its_first_illegal_turn() {
    let text = format!("[Event \"x\"]\n\n{SETUPS}2g Ed2n {{a}}\n2s ra8n {{b}}\n(\n2s ed7s\n)\n3g Ed3n\n");
    let stopped = reading(&text);
    let error = stopped.stopped.as_ref().unwrap().to_string();
    assert_eq!(error, "line 6, column 4: 2s: ra8n — the silver rabbit on a8 would leave the board");
    assert!(stopped.refused.is_empty());
    assert_eq!(stopped.tree.main_line().len(), 3);
    let unread = "2s ra8n {b\\}\n(\n2s ed7s\n)\n3g Ed3n";
    let kept = format!("[Event \"x\"]\n\n{SETUPS}2g Ed2n {{[%unread {unread}] a}}\n");
    assert_eq!(written(&stopped), kept);
    let again = reading(&kept);
    assert!(again.stopped.is_none());
    assert_eq!(written(&again), kept, "the text survives");
    let label = reading(&format!("{SETUPS}2s ed7s\n"));
    assert!(matches!(label.stopped.unwrap().kind, ReplayErrorKind::Label { .. }));
    let first = reading("1g Ra5\n1s ra8");
    assert!(first.tree.is_empty() && first.stopped.is_some());
    assert_eq!(written(&first), "{[%unread 1g Ra5\n1s ra8]}\n");
}

#[test]
fn a_variation_is_read_up_to_its_first_illegal_turn() {
    let text = format!(
        "{SETUPS}2g Ed2n\n(\n2g Ed2e\n2s ed6s\n(\n2s ed7s\n)\n3g Ed3n\n)\n(\n{{or}}\n2g Ra1s\n)\n(\n2g takeback\n)\n2s ed7w\n"
    );
    let reading = reading(&text);
    assert!(reading.stopped.is_none());
    let errors: Vec<_> = reading.refused.iter().map(ToString::to_string).collect();
    assert_eq!(
        errors,
        [
            "line 6, column 4: 2s: ed6s — there is no silver elephant on d6, which is empty",
            "line 14, column 4: 2g: Ra1s — the gold rabbit on a1 would leave the board",
            "line 17, column 1: 2g: a takeback can't go back beyond the start of its variation",
        ]
    );
    assert_eq!(
        written(&reading),
        "1g Ra1 Rh1 Ed2 Mg2\n\
         1s ra8 rh8 ed7 mg7 {[%unread {or\\}\n2g Ra1s] [%unread 2g takeback]}\n\
         2g Ed2n\n(\n2g Ed2e {[%unread 2s ed6s\n(\n2s ed7s\n)\n3g Ed3n]}\n)\n2s ed7w\n"
    );
    assert_eq!(reading.tree.main_line().len(), 4);
}

#[test]
fn only_a_wrong_start_is_an_error() {
    let record = Record::read("[Position \"g [r]\"]\n2g Ra1n").unwrap();
    assert!(matches!(
        GameTree::read(&record, RuleSet::CURRENT).unwrap_err().kind,
        ReplayErrorKind::PositionText(_)
    ));
}

#[test]
fn analysis_after_a_resignation_by_the_next_side_is_refused() {
    let text = format!("{SETUPS}2g Ed2n\n2s resigns\n3g\n(\n3g Ed3n\n)\n");
    let reading = reading(&text);
    assert!(reading.stopped.is_none());
    assert_eq!(reading.refused.len(), 1);
    assert_eq!(reading.tree.main_line().len(), 3);
    assert!(replay(&Record::read(&text).unwrap(), RuleSet::CURRENT).is_ok());
}
