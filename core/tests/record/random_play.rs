//! Random trees, written and read again.

use ansa_core::Game;
use ansa_core::game::{Setup, setup};
use ansa_core::notation::{PlyText, StepTextKind};
use ansa_core::record::{Comment, Entry, GameTree, Glyph, NodeId, Record};
use ansa_core::{Side, Square};

use crate::common::Random;

/// A random turn that is legal in the game.
pub(crate) fn random_turn(random: &mut Random, game: &Game) -> Option<PlyText> {
    for _ in 0..50 {
        let mut turn = game.begin_turn().ok()?;
        for _ in 0..=random.below(4) {
            let steps: Vec<_> = turn.position().steps().collect();
            if steps.is_empty() {
                break;
            }
            turn.step(steps[random.below(steps.len())].0).ok()?;
        }
        if let Ok(turn) = game.check(&turn) {
            return Some((&turn).into());
        }
    }
    None
}

pub(crate) fn random_tree(random: &mut Random) -> GameTree {
    let mut tree = GameTree::default();
    let mut nodes = vec![tree.root()];
    for _ in 0..60 {
        // Usually the deepest node, so that there are captures.
        let at = if random.below(3) > 0 { nodes.len() - 1 } else { random.below(nodes.len()) };
        let game = tree.game(nodes[at]).unwrap();
        let ply = match game.plies().len() {
            depth @ (0 | 1) => {
                let named = [setup::CLASSIC, setup::NINETY_NINE][random.below(2)];
                (&Setup::from_rows(named, Side::ALL[depth])).into()
            }
            _ => match random_turn(random, &game) {
                Some(ply) => ply,
                None => continue,
            },
        };
        let node = tree.play(nodes[at], &ply).unwrap();
        let notes = tree.notes_mut(node).unwrap();
        if random.below(3) == 0 {
            notes.comment = Comment::new(["a } b", "\\", "x\ny"][random.below(3)]);
            notes.comment.set_clock(random.next() % 1_000_000);
        }
        if random.below(4) == 0 {
            notes.glyphs = vec![Glyph::ALL[random.below(6)]];
        }
        nodes.push(node);
    }
    tree
}

fn all_nodes(tree: &GameTree) -> Vec<NodeId> {
    let mut nodes = Vec::new();
    let mut rest = vec![tree.root()];
    while let Some(node) = rest.pop() {
        nodes.push(node);
        rest.extend(tree.children(node));
    }
    nodes
}

fn leave_captures_out(line: &mut [Entry]) {
    for entry in line {
        if let PlyText::Turn(steps) = &mut entry.ply {
            steps.retain(|step| step.kind != StepTextKind::Capture);
        }
        entry.variations.iter_mut().for_each(|variation| leave_captures_out(&mut variation.line));
    }
}

#[test]
fn trees_come_back_from_their_records() {
    let mut random = Random(41);
    let mut branches = 0;
    for _ in 0..60 {
        let mut tree = random_tree(&mut random);
        let record = tree.to_record().unwrap();
        let text = record.to_tagged();
        let read = Record::read(&text).unwrap();
        assert_eq!(read, record);
        let again = GameTree::from_record(&read).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(again.to_record().unwrap(), record);
        assert_eq!(again.len(), tree.len());
        branches += all_nodes(&tree).iter().filter(|&&node| tree.children(node).len() > 1).count();
        let mut bare = read.clone();
        leave_captures_out(&mut bare.line);
        assert_eq!(GameTree::from_record(&bare).unwrap().to_record().unwrap(), record);
        let nodes = all_nodes(&tree);
        for _ in 0..20 {
            let node = nodes[random.below(nodes.len())];
            let _ = match random.below(4) {
                0 => tree.promote(node),
                1 => tree.demote(node),
                2 => tree.make_main(node),
                _ if random.below(4) == 0 => tree.remove(node).map(drop),
                _ => Ok(()),
            };
            let record = tree.to_record().unwrap();
            assert_eq!(GameTree::from_record(&record).unwrap().to_record().unwrap(), record);
        }
    }
    assert!(branches > 200, "{branches}");
}

#[test]
fn wrong_turns_never_get_in() {
    let mut random = Random(5);
    let mut tree = random_tree(&mut random);
    let nodes = all_nodes(&tree);
    let mut refused = 0;
    for _ in 0..20_000 {
        let words: Vec<_> = (0..=random.below(4))
            .map(|_| {
                let piece = char::from(b"RCDHMErcdhme"[random.below(12)]);
                let square = Square::from_index(random.below(64) as u8).unwrap();
                let action = char::from(b"nesw"[random.below(4)]);
                format!("{piece}{square}{action}")
            })
            .collect();
        let before = tree.len();
        let played = tree.play(nodes[random.below(nodes.len())], &words.join(" ").parse().unwrap());
        if played.is_err() {
            assert_eq!(tree.len(), before);
            refused += 1;
        }
    }
    assert!(refused > 15_000, "{refused}");
    let record = tree.to_record().unwrap();
    assert_eq!(GameTree::from_record(&record).unwrap().to_record().unwrap(), record);
}
