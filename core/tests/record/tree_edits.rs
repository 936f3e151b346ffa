//! Editing trees, and converting records to trees and back.

use ansa_core::notation::{Marker, PlyText};
use ansa_core::position::outcome::Reason;
use ansa_core::record::{Ending, GameTree, Glyph, MAX_NESTING, NodeId, Notes, Record, Tag, TreeError};
use ansa_core::{Game, StepKind};

use crate::common::Random;

pub(crate) const SETUPS: &str = "1g Ra1 Rh1 Ed2 Mg2\n1s ra8 rh8 ed7 mg7\n";

fn tree(text: &str) -> GameTree {
    let record = Record::read(text).unwrap_or_else(|error| panic!("{error}"));
    GameTree::from_record(&record).unwrap_or_else(|error| panic!("{error}"))
}

fn ply(text: &str) -> PlyText {
    text.parse().unwrap()
}

/// The record that a tree writes after reading this one.
fn through(text: &str) -> String {
    tree(text).to_record().unwrap().to_tagged()
}

#[test]
fn a_canonical_record_goes_through_unchanged() {
    let text = format!(
        "[Event \"x\"]\n\n{{intro}}\n{SETUPS}2g Ed2n ! {{[%clk 0:01:00] good}}\n(\n{{or}}\n2g Ed2e ?!\n2s ed7s\n\
         (\n2s ed7e\n)\n(\n2s ed7w\n)\n)\n(\n2g Ed2w\n)\n2s ed7s {{yes}}\n3g resigns {{sadly}}\n(\n3g Ed3n\n)\n"
    );
    assert_eq!(through(&text), text);
}

#[test]
fn setups_have_variations_too() {
    let text = "1g Ra1 Ed2\n(\n1g Rb1 Ed2\n1s ra8 ed7\n(\n1s rb8 ed7\n)\n)\n1s ra8 ed7\n2g Ed2n\n";
    assert_eq!(through(text), text);
}

#[test]
fn captures_are_added_and_duplicates_joined() {
    // The rabbit on c3 loses its only friend. A record may omit the capture.
    let text = format!("{SETUPS}2g Ra1n Ra2n Ra3e Rb3e\n2s ed7s\n3g Ed2n\n");
    let whole = through(&text);
    assert!(whole.contains("2g Ra1n Ra2n Ra3e Rb3e Rc3x\n"), "{whole}");
    let text = format!("{SETUPS}2g Ed2n {{a}} (2g Ed2n {{b}} 2s ed7s) (2g Ed2n 2s ed7e) 2s ed7w");
    assert_eq!(
        through(&text),
        format!("{SETUPS}2g Ed2n {{a\nb}}\n2s ed7w\n(\n2s ed7s\n)\n(\n2s ed7e\n)\n"),
        "what is known already is not said twice, and the turn that was played comes first"
    );
}

#[test]
fn the_comment_on_a_resignation_after_a_goal_is_kept() {
    let goal = "1g Ra2 Eb2\n1s rh7 eg7\n2g Ra2n Ra3n Ra4n Ra5n\n2s rh7s\n3g Ra6n Ra7n";
    assert_eq!(through(&format!("{goal}\n3s resigns {{too late}}\n")), format!("{goal} {{too late}}\n"));
}

#[test]
fn turns_taken_back_become_variations() {
    let text = format!("{SETUPS}2g Ed2n\n2s ed7s\n3g takeback\n2s takeback\n2g Ed2e\n2s ed7w\n");
    assert_eq!(through(&text), format!("{SETUPS}2g Ed2e\n(\n2g Ed2n\n2s ed7s\n)\n2s ed7w\n"));
    let text = "1g Ra1 Ed2\n1s takeback\n1g Rb1 Ed2\n1s ra8\n";
    assert_eq!(through(text), "1g Rb1 Ed2\n(\n1g Ra1 Ed2\n)\n1s ra8\n");
    let text = format!("{SETUPS}2g Ed2n\n2s takeback\n2g Ed2n\n2s ed7s\n");
    assert_eq!(through(&text), format!("{SETUPS}2g Ed2n\n2s ed7s\n"), "the same turn again");
    let text = format!("{SETUPS}2g Ed2n (2g Ed2e 2s ed7s 3g takeback 2s ed7w)");
    assert_eq!(through(&text), format!("{SETUPS}2g Ed2n\n(\n2g Ed2e\n2s ed7w\n(\n2s ed7s\n)\n)\n"));
    let text = format!("{SETUPS}2g Ed2n (2g Ed2e 2s takeback 2g Ed2w)");
    let taken = through(&text);
    assert_eq!(taken, format!("{SETUPS}2g Ed2n\n(\n2g Ed2e\n)\n(\n2g Ed2w\n)\n"), "the main line stays");
}

#[test]
fn a_game_from_a_position() {
    // A silver rabbit on a8, the gold elephant on a4, a gold rabbit on h2.
    let position = format!("s [r{}E{}R        ]", " ".repeat(31), " ".repeat(22));
    let text = format!("[Position \"{position}\"]\n\n7s ra8e\n8g Ea4n\n");
    assert_eq!(through(&text), text);
    let error = GameTree::from_record(&Record::read(&text.replace("8g", "7g")).unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "line 4, column 1: 7g: 8g was expected here");
    let error = GameTree::from_record(&Record::read(&text.replace("7s", "7g")).unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "line 3, column 1: 7g: 7s was expected here");
    let bare = tree(&format!("[Position \"12{position}\"]\n"));
    assert!(bare.is_empty());
    let record = bare.to_record().unwrap();
    assert_eq!(record.tag("Position"), Some(format!("12{position}").as_str()), "no label tells the number");
    assert_eq!(GameTree::from_record(&record).unwrap().to_record().unwrap(), record);
}

#[test]
fn playing_promoting_removing() {
    let mut tree = tree(&format!("{SETUPS}2g Ed2n\n2s ed7s\n3g Ed3n\n"));
    let line = tree.main_line();
    assert_eq!((line.len(), tree.len()), (5, 6));
    let start = line[1];
    assert_eq!(tree.play(start, &ply("Ed2n")), Ok(line[2]), "it is there already");
    let east = tree.play(start, &ply("Ed2e")).unwrap();
    let west = tree.play(start, &ply("Ed2w")).unwrap();
    let deep = tree.play(west, &ply("ed7e")).unwrap();
    assert_eq!(tree.children(start), [line[2], east, west]);
    tree.promote(west).unwrap();
    assert_eq!(tree.children(start), [line[2], west, east]);
    tree.promote(west).unwrap();
    tree.promote(west).unwrap();
    assert_eq!(tree.children(start), [west, line[2], east]);
    tree.demote(west).unwrap();
    assert_eq!(tree.children(start), [line[2], west, east]);
    tree.demote(east).unwrap();
    tree.make_main(deep).unwrap();
    assert_eq!(tree.main_line(), [line[0], line[1], west, deep]);
    assert_eq!(tree.children(start), [west, line[2], east]);
    assert_eq!(tree.path(deep), [line[0], line[1], west, deep]);
    assert_eq!(tree.label(deep).unwrap().to_string(), "2s");
    assert_eq!(tree.game(deep).unwrap().plies().len(), 4);
    assert_eq!(tree.remove(line[2]), Ok(3));
    assert_eq!(tree.len(), 6);
    assert!(!tree.contains(line[3]) && tree.contains(deep));
    for gone in [line[2], line[3], NodeId::from_number(1000)] {
        assert_eq!(tree.remove(gone), Err(TreeError::NoNode(gone)));
        assert_eq!(tree.promote(gone), Err(TreeError::NoNode(gone)));
        assert_eq!(tree.make_main(gone), Err(TreeError::NoNode(gone)));
        assert_eq!(tree.play(gone, &ply("Ed2e")), Err(TreeError::NoNode(gone)));
        assert!(tree.notes(gone).is_none() && tree.ply(gone).is_none() && tree.label(gone).is_none());
        assert!(tree.children(gone).is_empty() && tree.path(gone).is_empty() && tree.parent(gone).is_none());
    }
    assert_eq!(tree.remove(tree.root()), Err(TreeError::Root));
    assert_eq!(tree.promote(tree.root()), Err(TreeError::Root));
    let new = tree.play(start, &ply("Ed2n")).unwrap();
    assert!(!line.contains(&new), "numbers are never used again");
    assert_eq!(
        tree.to_record().unwrap().to_tagged(),
        format!("{SETUPS}2g Ed2w\n(\n2g Ed2e\n)\n(\n2g Ed2n\n)\n2s ed7e\n")
    );
}

#[test]
fn refused_turns_change_nothing() {
    let mut tree = tree(SETUPS);
    let start = tree.main_line()[1];
    let before = tree.to_record().unwrap();
    for text in ["Ra1s", "Ed2n Ed3n Ed4n Ed5n Ed6n", "ed7s", "Ra1 Rb1", "", "Ed2n Ed3s", "cc3x", "Ed2n rc3x"]
    {
        assert!(matches!(tree.play(start, &ply(text)), Err(TreeError::PlayText(_))), "{text}");
    }
    assert_eq!(tree.play(start, &ply("takeback")), Err(TreeError::NoPly));
    assert_eq!(tree.to_record().unwrap(), before);
}

#[test]
fn repetition_is_that_of_the_path() {
    let text = format!("{SETUPS}2g Ed2n\n2s ed7s\n3g Ed3s\n3s ed6n\n4g Ed2n\n4s ed7s\n5g Ed3s\n");
    let mut tree = tree(&text);
    let last = *tree.main_line().last().unwrap();
    let refused = tree.play(last, &ply("ed6n")).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "this position already occurred after 1s and 3s; a third occurrence is not allowed"
    );
    let elsewhere = tree.main_line()[4];
    assert!(tree.play(elsewhere, &ply("ed6n")).is_ok(), "there it was the first time");
}

#[test]
fn notes_and_endings() {
    let mut tree = tree(SETUPS);
    let start = tree.main_line()[1];
    let node = tree.play(start, &ply("Ed2n")).unwrap();
    let notes = tree.notes_mut(node).unwrap();
    notes.glyphs.push(Glyph::Good);
    notes.comment.set_clock(61_500);
    notes.comment.set_elapsed(2_000);
    tree.tags.push(Tag::new("Gold", "ann").unwrap());
    let ending = Ending { marker: Marker::Resigns, notes: Notes::default() };
    tree.set_ending(node, Some(ending.clone())).unwrap();
    let outcome = tree.outcome(node).unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(ansa_core::Side::Gold), Reason::Resignation));
    let text = tree.to_record().unwrap().to_tagged();
    let written =
        format!("[Gold \"ann\"]\n\n{SETUPS}2g Ed2n ! {{[%clk 0:01:01.500] [%emt 0:00:02]}}\n2s resigns\n");
    assert_eq!(text, written);
    let takeback = Ending { marker: Marker::Takeback, ..ending.clone() };
    assert_eq!(tree.set_ending(node, Some(takeback)), Err(TreeError::NoEnding));
    tree.set_ending(node, None).unwrap();
    assert_eq!(tree.outcome(node), None);
    let missing = NodeId::from_number(77);
    assert_eq!(tree.set_ending(missing, Some(ending)), Err(TreeError::NoNode(missing)));
}

#[test]
fn an_introduction_is_not_lost_when_its_variation_becomes_the_line() {
    let mut tree = tree(&format!("{SETUPS}2g Ed2n\n(\n{{better}}\n2g Ed2e\n)\n"));
    let better = tree.children(tree.main_line()[1])[1];
    tree.make_main(better).unwrap();
    assert!(tree.to_record().unwrap().to_tagged().contains("1s ra8 rh8 ed7 mg7 {better}\n2g Ed2e\n"));
}

#[test]
fn a_game_becomes_a_tree() {
    let mut game = Game::new();
    let gold = ansa_core::game::Setup::from_rows(ansa_core::game::setup::CLASSIC, ansa_core::Side::Gold);
    let silver = ansa_core::game::Setup::from_rows(ansa_core::game::setup::CLASSIC, ansa_core::Side::Silver);
    game.set_up(&gold).unwrap();
    game.set_up(&silver).unwrap();
    game.play_text(&ply("Ee2n Ee3n")).unwrap();
    let tree = GameTree::new(game.clone());
    let line = tree.main_line();
    assert_eq!(line.len(), 3);
    assert_eq!(tree.game(line[2]).unwrap(), game);
    assert!(GameTree::default().is_empty());
}

/// Plays at a node until it has two children, by steps that no rule forbids later. Returns the second child, or why it
/// was refused.
fn vary(tree: &mut GameTree, at: NodeId, random: &mut Random) -> Result<NodeId, TreeError> {
    let position = tree.game(at).unwrap().position().unwrap();
    let steps: Vec<_> = position
        .steps()
        .filter(|&(_, kind)| kind == StepKind::Simple)
        .filter_map(|(step, _)| Some(format!("{}{step}", position.board().piece_at(step.from)?)))
        .filter(|step| !step.starts_with(['R', 'r']))
        .collect();
    while tree.children(at).len() < 2 {
        // After a repetition another step will do.
        let played = tree.play(at, &ply(&steps[random.below(steps.len())]));
        if played == Err(TreeError::TooDeep) {
            return played;
        }
    }
    Ok(tree.children(at)[1])
}

const FEW: &str = "1g Ra1 Rb1 Rc1 Dd2 Ee2 Mf2 Hg2 Hb2\n1s ra8 rb8 rc8 dd7 ee7 mf7 hg7 hb7\n";

#[test]
fn no_turn_nests_deeper_than_a_record() {
    let mut random = Random(3);
    let mut tree = tree(FEW);
    let mut at = tree.main_line()[1];
    for nesting in 1..=MAX_NESTING {
        at = vary(&mut tree, at, &mut random).unwrap();
        assert_eq!((tree.nesting(at), tree.max_nesting()), (nesting, nesting));
    }
    let text = tree.to_record().unwrap().to_tagged();
    // The line goes on there, but another variation is refused, and nothing changes.
    assert_eq!(vary(&mut tree, at, &mut random), Err(TreeError::TooDeep));
    let [next] = tree.children(at)[..] else { panic!("one turn goes on with the line") };
    assert_eq!(tree.play(at, &tree.ply(next).unwrap().into()), Ok(next), "what is there can be followed");
    tree.remove(next).unwrap();
    assert_eq!(tree.to_record().unwrap().to_tagged(), text);
    assert_eq!(through(&text), text);
}

#[test]
fn what_other_edits_nest_too_deep_can_be_removed() {
    let mut random = Random(4);
    let mut tree = tree(FEW);
    let mut at = tree.main_line()[1];
    for _ in 0..MAX_NESTING {
        at = vary(&mut tree, at, &mut random).unwrap();
    }
    // One turn goes on with the deepest line. If that line ends before it, the turn is a variation.
    assert_eq!(vary(&mut tree, at, &mut random), Err(TreeError::TooDeep));
    tree.set_line_end(at, true).unwrap();
    assert_eq!(tree.max_nesting(), MAX_NESTING + 1);
    assert_eq!(tree.to_record(), Err(TreeError::TooDeep));
    let before = tree.len();
    assert_eq!((tree.remove_too_deep(), tree.len()), (1, before - 1));
    assert_eq!(tree.max_nesting(), MAX_NESTING);
    let record = tree.to_record().unwrap();
    assert_eq!(GameTree::from_record(&record).unwrap().to_record().unwrap(), record);
    assert_eq!(tree.remove_too_deep(), 0);
}
