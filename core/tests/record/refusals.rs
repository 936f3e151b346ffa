//! Errors in records have the place, the label and the reason.

use ansa_core::Piece;
use ansa_core::notation::{PlyText, PositionText};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::step::StepError;
use ansa_core::record::{GameTree, PlayTextErrorKind, Record, ReplayErrorKind, replay};

use super::tree_edits::SETUPS;

/// The error of a record that can be read. The tree and the replay must report the same error.
fn error(text: &str) -> String {
    let record = Record::read(text).unwrap();
    let tree = GameTree::from_record(&record).unwrap_err();
    if record.line.iter().all(|entry| entry.variations.is_empty()) {
        assert_eq!(replay(&record, RuleSet::CURRENT).unwrap_err(), tree);
    }
    tree.to_string()
}

#[test]
fn steps() {
    let case = |turn: &str| error(&format!("{SETUPS}2g {turn}"));
    let full = format!("{SETUPS}2g Ra1n Ra2n\n2s ed7s\n3g Ed2n Ra3s");
    assert_eq!(error(&full), "line 5, column 9: 3g: Ra3s — the rabbit on a3 can’t step backward");
    assert_eq!(case("Ra1s"), "line 3, column 4: 2g: Ra1s — the gold rabbit on a1 would leave the board");
    assert_eq!(
        case("Ed2n Ed2n"),
        "line 3, column 9: 2g: Ed2n — there is no gold elephant on d2, which is empty"
    );
    assert_eq!(
        case("Eg2n"),
        "line 3, column 4: 2g: Eg2n — there is no gold elephant on g2, but a gold camel"
    );
    assert_eq!(case("Ed2n rc3x"), "line 3, column 9: 2g: rc3x — no silver rabbit is captured on c3");
    let captured = "Ra1n Ra2n Ra3e Rb3e";
    assert!(GameTree::from_record(&Record::read(&format!("{SETUPS}2g {captured} Rc3x")).unwrap()).is_ok());
    for wrong in ["Cc3x", "rc3x", "Rc6x"] {
        let refused = case(&format!("{captured} {wrong}"));
        assert!(refused.starts_with(&format!("line 3, column 24: 2g: {wrong} — no ")), "{refused}");
    }
    let twice = case(&format!("{captured} Rc3x Rc3x"));
    assert!(twice.starts_with("line 3, column 29: 2g: Rc3x — no "), "{twice}");
    assert_eq!(
        case("Ed2n Ed3s"),
        "line 3, column 1: 2g: the turn must change the position, but every piece is back where it started"
    );
    assert_eq!(case("Ra1 Rb1"), "line 3, column 1: 2g: both sides have already set up; a turn is expected");
    let record = Record::read(&format!("{SETUPS}2g Ra1s")).unwrap();
    let refused = GameTree::from_record(&record).unwrap_err();
    let ReplayErrorKind::PlayText(refusal) = &refused.kind else { panic!("{refused}") };
    assert!(matches!(refusal.kind, PlayTextErrorKind::Step(StepError::OffBoard { .. })));
}

#[test]
fn setups() {
    assert_eq!(
        error("1g Ra1\n  Rb3"),
        "line 2, column 3: 1g: Rb3 — the rabbit on b3 is outside gold’s home ranks (1 and 2)"
    );
    assert_eq!(error("1g Ra1 Rb1 Ra1"), "line 1, column 12: 1g: Ra1 — there are two pieces on a1");
    assert_eq!(
        error("1g Ra1 ra2"),
        "line 1, column 8: 1g: ra2 — the piece on a2 belongs to silver, but this is gold’s setup"
    );
    assert!(error("1g Ea1 Eb1").starts_with("line 1, column 1: 1g: "));
    assert_eq!(
        error("1g Ra1\n1s Ra1n"),
        "line 2, column 1: 1s: both sides must set up before a turn can be played"
    );
}

#[test]
fn labels_and_markers() {
    assert_eq!(error("2g Ra1"), "line 1, column 1: 2g: 1g was expected here");
    assert_eq!(error(&format!("{SETUPS}2s ed7s")), "line 3, column 1: 2s: 2g was expected here");
    assert_eq!(
        error(&format!("{SETUPS}2g\n2s ed7s")),
        "line 3, column 1: 2g: nothing is played after this label"
    );
    assert_eq!(error("1g takeback"), "line 1, column 1: 1g: there is nothing to take back");
    assert_eq!(
        error(&format!("{SETUPS}2g resigns\n2s ed7s")),
        "line 4, column 1: 2s: the game already ended before this, by resignation or loss"
    );
    assert_eq!(
        error(&format!("{SETUPS}2g Ed2n (2g takeback)")),
        "line 3, column 10: 2g: a takeback can't go back beyond the start of its variation"
    );
    assert_eq!(
        error(&format!("{SETUPS}2g Ed2n\n(\n2g Ed2e\n2s ed6s\n)")),
        "line 6, column 4: 2s: ed6s — there is no silver elephant on d6, which is empty"
    );
}

#[test]
fn nothing_follows_an_end_on_the_board() {
    let goal = format!("{SETUPS}2g Ra1n Ra2n Ra3n Ra4n\n2s ra8e\n3g Ra5n Ra6n Ra7n\n");
    let tree = GameTree::from_record(&Record::read(&goal).unwrap()).unwrap();
    let last = *tree.main_line().last().unwrap();
    assert_eq!(tree.outcome(last).unwrap().to_string(), "gold wins: a gold rabbit reached the goal");
    assert_eq!(error(&format!("{goal}3s rb8s")), "line 6, column 1: 3s: the game is over");
    let resigned = format!("{goal}3s resigns");
    let tree = GameTree::from_record(&Record::read(&resigned).unwrap()).unwrap();
    assert_eq!(tree.to_record().unwrap().to_tagged(), goal, "there is nothing left to resign");
}

#[test]
fn positions_in_tags() {
    let case = |value: &str| error(&format!("[Event \"x\"]\n[Position \"{value}\"]\n2g Ra1n"));
    assert_eq!(
        case("g [r]"),
        "line 1, column 1: the tag Position, character 4: expected 64 squares between the brackets, found 1"
    );
    let trapped = format!("g [{}R{}]", " ".repeat(18), " ".repeat(45));
    assert_eq!(
        case(&trapped),
        "line 1, column 1: the tag Position: the gold rabbit on the trap c6 has no friendly piece next to it; silver has no rabbits"
            .replace("; silver has no rabbits", "")
    );
}

#[test]
fn steps_already_made() {
    // The silver rabbit on d4 and the gold elephant on c4, after a push.
    let squares = format!("g [{}Er{}R       ]", " ".repeat(34), " ".repeat(20));
    let read = |text: &str| PositionText::read(text).unwrap();
    let diagram = |steps: &str, squares: &str| {
        let mut position = read(squares);
        let ply: PlyText = steps.parse().unwrap();
        if let PlyText::Turn(steps) = ply {
            position.steps = steps;
        }
        position
    };
    assert_eq!(read(&squares).turn().unwrap().steps().len(), 0);
    let after = diagram("rc4e Eb4e", &squares);
    let turn = after.turn().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(turn.steps().len(), 2);
    assert_eq!(turn.position().steps_left(), 2);
    assert_eq!(turn.start().board().piece_at("b4".parse().unwrap()).map(Piece::letter), Some('E'));
    let error = diagram("rc4e Ea4e", &squares).turn().unwrap_err();
    assert_eq!(error.to_string(), "Ea4e does not lead to the pieces shown");
    let error = diagram("Eb4e rc4e", &squares).turn().unwrap_err();
    assert_eq!(error.to_string(), "rc4e does not lead to the pieces shown");
    let error = diagram("Eb4e", &squares).turn().unwrap();
    assert_eq!(error.steps().len(), 1);
}
