//! Games packed into texts for addresses.

use ansa_core::game::{Game, Roster, Setup, setup};
use ansa_core::notation::PlyText;
use ansa_core::position::rule_set::{AllRabbitsGone, RuleSet, SamePosition, ThirdRepetition};
use ansa_core::record::{
    Comment, CommentCommand, GameReading, GameTree, Glyph, MAX_LINK_CHILDREN, MAX_LINK_TEXT, PackedError,
    PackedPart, Record, Tag, pack, unpack,
};
use ansa_core::{BySide, Side};

use super::judging::last_rabbit;
use super::random_play::{random_tree, random_turn};
use super::random_record::{comment, tags};
use super::real_games;
use crate::common::properties::{same_again, sealed};
use crate::common::{Random, random_position};

const RULES: [RuleSet; 3] = [RuleSet::CURRENT, RuleSet::UNTIL_2008_07, RuleSet::UNTIL_2005_05];

/// A game with everything that a record can say. No other test may change it: its packed form is pinned.
const EVERYTHING: &str = "\
[Event \"Club evening, round 3\"]
[Gold \"Zoë \\\"Z\\\" Müller\"]
[Silver \"bot_Ansa\"]
[TimeControl \"3s/30s/100/60s/10m\"]
[Result \"0-1\"]
[ResultCode \"r\"]
[MyOwnTag \"\"]
Chat: -=+=-
hello
 you
-=+=-

{[%unread 1g what] A game to remember}
1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2 {[%emt 0:00:12]}
1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7
2g Ee2n Ee3n Ee4n Ee5n ! ± {[%emt 0:00:03.250] [%clk 0:01:00] [%cal Gd2d4,Re4e5] far}
(
{or rather
this}
2g Hb2n Hb3n $99 $7
2s hb7s ?!
(
2s resigns {too early}
)
3g lost
)
(
2g resigns
)
2s ed7s ed6s ed5s ed4e
3g Ee6w Ed6e Hg2n {[%x-y] [%emt soon]}
(
3g Ee6w Ed6w Ec6x Hg2n ??
)
3s resigns {\\} \\\\ x}
(
3s hb7s
)
";

/// The packed form of [`EVERYTHING`] in version 1. It must be readable for ever.
const EVERYTHING_PACKED: &str = "1QmPAjdAroXTO3zyZdPfL7ASZcNPeu4zzgZSJ7NJpVRRafUt0qFJOPaofmYAbm0t-lSZ-5oSCn6q-IfGd88gqNVNoCcBFIs4yMdUITLHmSJ4yA5eDDtAO3AfSo6AY-d1UhrppmoAI5oayFy7y1AhTCN-om6rqNT0RoCKxgspyZHMV184lHIfP-jazcG1i2AOwcP4k5OUSKqqZ";

fn read(text: &str) -> GameTree {
    let record = Record::read(text).unwrap();
    GameTree::from_record(&record).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn version_1_is_readable_for_ever() {
    let tree = unpack(EVERYTHING_PACKED).unwrap();
    assert_eq!(tree.to_record().unwrap().to_tagged(), EVERYTHING);
}

#[test]
fn a_game_with_everything_comes_back() {
    let tree = read(EVERYTHING);
    assert_eq!(tree.to_record().unwrap().to_tagged(), EVERYTHING);
    assert_eq!(same_again(&tree), EVERYTHING_PACKED, "the format has changed: it needs another version");
}

#[test]
fn random_games_come_back() {
    let mut random = Random(2027);
    for _ in 0..60 {
        let mut tree = random_tree(&mut random);
        tree.tags = tags(&mut random);
        let nodes: Vec<_> = tree.main_line();
        for &node in &nodes {
            let notes = tree.notes_mut(node).unwrap();
            notes.comment = comment(&mut random);
            if random.below(3) == 0 {
                notes.introduction = comment(&mut random);
            }
            let glyphs = ["!?", "$0", "$255", "N", "+/−", "±", "⯹"];
            notes.glyphs =
                (0..random.below(3)).map(|_| Glyph::from_text(glyphs[random.below(7)]).unwrap()).collect();
        }
        if random.below(2) == 0 {
            let _ = tree.set_line_end(nodes[random.below(nodes.len())], true);
        }
        same_again(&tree);
    }
}

#[test]
fn edited_trees_come_back() {
    let mut random = Random(77);
    let mut tree = read(EVERYTHING);
    for _ in 0..200 {
        let mut nodes = vec![tree.root()];
        for at in 0.. {
            let Some(&node) = nodes.get(at) else { break };
            nodes.extend(tree.children(node));
        }
        let node = nodes[random.below(nodes.len())];
        let _ = match random.below(8) {
            0 => tree.promote(node),
            1 => tree.demote(node),
            2 => tree.make_main(node),
            3 => tree.set_line_end(node, random.below(2) == 0),
            4 => tree.remove(node).map(drop),
            _ => {
                let turn = random_turn(&mut random, &tree.game(node).unwrap());
                turn.map_or(Ok(()), |turn| tree.play(node, &turn).map(drop))
            }
        };
        same_again(&tree);
    }
}

#[test]
fn starts_come_back() {
    let mut random = Random(5);
    let mixture = RuleSet {
        same_position: SamePosition::Board,
        third_repetition: ThirdRepetition::IsIllegal,
        all_rabbits_gone: AllRabbitsGone::Draw,
    };
    for round in 0..60 {
        let rules = [RULES[round % 3], mixture][usize::from(round % 7 == 0)];
        let position = random_position(&mut random, round % 33);
        let mut game = Game::from_position(position, [0, 1, 57, u32::MAX][round % 4], rules);
        for _ in 0..round % 5 {
            if let Some(turn) = random_turn(&mut random, &game) {
                game.play_text(&turn).unwrap();
            }
        }
        let mut tree = GameTree::new(game.clone());
        tree.tags = game.to_record().tags;
        if round % 3 == 0 {
            tree.tags = tags(&mut random);
            tree.tags.extend(Tag::new("Position", "another one"));
        }
        same_again(&tree);
        let again = unpack(&pack(&tree).unwrap()).unwrap();
        let end = *again.main_line().last().unwrap_or(&again.root());
        assert_eq!(again.game(end).unwrap(), game);
    }
}

#[test]
fn handicaps_and_orders_of_setups_come_back() {
    let mut random = Random(6);
    let rosters =
        [Roster::FULL, Roster::Any, Roster::without_letters("EMRR").unwrap(), Roster::Exactly([200; 6])];
    for round in 0..200 {
        let mut game = Game::with(RuleSet::CURRENT, BySide::from_fn(|_| rosters[random.below(4)]));
        for side in Side::ALL {
            let named = Setup::from_rows([setup::CLASSIC, setup::NINETY_NINE][round % 2], side);
            let mut pieces = named.pieces().to_vec();
            if let Roster::Exactly(mut counts) = game.rosters()[side] {
                pieces.retain(|(_, piece)| {
                    let count = &mut counts[piece.role.index()];
                    *count = count.wrapping_sub(1);
                    *count < 200
                });
            }
            match random.below(6) {
                0 => pieces.sort_unstable(),
                1 => pieces.reverse(),
                2 => pieces.sort_unstable_by_key(|&(square, piece)| (8 - square.rank(), piece, square)),
                3 => pieces.sort_by_key(|&(square, piece)| (core::cmp::Reverse(piece.role), square)),
                4 => {
                    let (one, other) = (random.below(pieces.len()), random.below(pieces.len()));
                    pieces.swap(one, other);
                }
                _ => {}
            }
            if game.set_up(&Setup::new(pieces)).is_err() {
                break;
            }
        }
        same_again(&GameTree::new(game.clone()));
        let again = unpack(&pack(&GameTree::new(game.clone())).unwrap()).unwrap();
        assert_eq!(again.game(*again.main_line().last().unwrap_or(&again.root())).unwrap(), game);
    }
}

/// The usual orders of the pieces in a setup have short codes, which are a part of the format.
#[test]
fn orders_of_setups_are_pinned() {
    let orders = [
        ("Ra1 Cb1 Ec2 Rd2", "1vrTVsWJQoswKygzK"),
        ("Rd2 Ec2 Cb1 Ra1", "1WoC8sWJQoswKytcjd"),
        ("Ec2 Rd2 Ra1 Cb1", "1uvmLsWJQoswKyv-bx"),
        ("Ec2 Cb1 Ra1 Rd2", "1GVqCsWJQoswKyygUG"),
        ("Cb1 Ec2 Rd2 Ra1", "1vgMDsWJQoswKy1gi9X"),
    ];
    let packed = orders.map(|(setup, _)| same_again(&read(&format!("1g {setup}\n"))));
    assert_eq!(packed, orders.map(|(_, packed)| packed));
}

#[test]
fn games_of_old_rules_may_go_on_after_the_last_rabbit() {
    let line = "40s ee8s\n(\n40s ee8w\n)\n41g Rh1n {on}\n";
    for (moves, plies) in [("", 1), (line, 3)] {
        let tree = read(&last_rabbit("2006.05.05", moves));
        assert_eq!(tree.main_line().len(), plies);
        same_again(&tree);
    }
}

/// Every text with one character less or another character, and every beginning of it.
#[test]
fn damage_is_noticed() {
    let packed = same_again(&read(EVERYTHING));
    for end in 0..packed.len() {
        assert_eq!(unpack(&packed[..end]).err(), Some(PackedError::Damaged), "{end}");
        let missing = packed[..end].to_owned() + &packed[end + 1..];
        let without_version = (end == 0).then(|| PackedError::Version(missing.chars().next().unwrap()));
        assert_eq!(unpack(&missing).err(), Some(without_version.unwrap_or(PackedError::Damaged)), "{end}");
        for letter in ('0'..='9').chain('A'..='Z').chain('a'..='z').chain(['-', '_', '=', '+', '%', 'é']) {
            let changed = packed[..end].to_owned() + &letter.to_string() + &packed[end + 1..];
            if changed == packed {
                continue;
            }
            let expected = match letter {
                _ if end == 0 => PackedError::Version(letter),
                '=' | '+' | '%' | 'é' => PackedError::Letter(letter),
                _ => PackedError::Damaged,
            };
            assert_eq!(unpack(&changed).err(), Some(expected), "{changed}");
        }
    }
    for more in ["A", "AAAA", "_", "=", "\n"] {
        assert!(unpack(&(packed.clone() + more)).is_err(), "{more}");
    }
    let longer = sealed(&(packed[5..].to_owned() + "AAAAAAAAAA"));
    assert_eq!(unpack(&longer).err(), Some(PackedError::Part(PackedPart::End)));
    assert_eq!(unpack("").err(), Some(PackedError::Damaged));
}

#[test]
fn other_versions_are_refused_with_a_reason() {
    let packed = same_again(&read(EVERYTHING));
    for version in ['0', '2'] {
        assert_eq!(
            unpack(&format!("{version}{}", &packed[1..])).unwrap_err().to_string(),
            format!("the game is packed in version “{version}” of the format, which this version can't read")
        );
    }
}

/// Random digits after the beginning of a game are other turns and notes, up to where the digits do not suffice.
#[test]
fn random_digits_are_no_danger() {
    let mut random = Random(8);
    let (mut games, mut most) = (0, 0);
    for round in 0..200 {
        let packed = same_again(&random_tree(&mut random));
        let payload = &packed[5..];
        let most_cut = if round % 2 == 0 { payload.len() } else { 12 };
        let beginning = &payload[..payload.len() - random.below(most_cut)];
        let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let end: String = (0..24).map(|_| char::from(letters[random.below(64)])).collect();
        for length in 0..24 {
            if let Ok(tree) = unpack(&sealed(&(beginning.to_owned() + &end[..length]))) {
                same_again(&tree);
                games += 1;
                most = most.max(tree.len());
            }
        }
    }
    for letter in "A_gQ".chars() {
        for length in [0, 1, 9, 10, 100, 1000, 20_000] {
            let _ = unpack(&sealed(&letter.to_string().repeat(length)));
        }
    }
    assert!(games > 30 && most > 4, "{games} games of up to {most} nodes");
}

#[test]
fn what_is_too_large_is_refused_in_both_directions() {
    let mut tree = read("1g Ra1 Ed2\n1s ra8 ed7\n");
    let end = *tree.main_line().last().unwrap();
    tree.notes_mut(end).unwrap().comment = Comment::new(&"ab".repeat(MAX_LINK_TEXT / 2));
    assert!(same_again(&tree).len() < MAX_LINK_TEXT / 20);
    let command = CommentCommand::new("emt", "0:00:01").unwrap();
    tree.notes_mut(end).unwrap().comment.set_command(command);
    assert_eq!(pack(&tree), Err(PackedError::TooMuchText));
    let mut tree = GameTree::default();
    let squares: Vec<_> = Setup::from_rows(setup::CLASSIC, Side::Gold).pieces().to_vec();
    for first in 0..16 {
        for second in 0..16 {
            for third in 0..16 {
                let mut pieces = squares.clone();
                pieces.swap(0, first);
                pieces.swap(1, second);
                pieces.swap(2, third);
                tree.play(tree.root(), &PlyText::from(&Setup::new(pieces))).unwrap();
            }
        }
    }
    assert!(tree.children(tree.root()).len() > MAX_LINK_CHILDREN);
    assert_eq!(pack(&tree), Err(PackedError::TooManyVariations));
    while let Some(&last) = tree.children(tree.root()).get(MAX_LINK_CHILDREN) {
        tree.remove(last).unwrap();
    }
    same_again(&tree);
}

#[test]
fn real_games_are_short() {
    let games = real_games::games();
    let mut sizes = Vec::new();
    let mut turns = 0;
    for game in &games {
        let reading = GameReading::from_record(&Record::read(&game.text()).unwrap()).unwrap();
        let packed = same_again(&reading.tree);
        sizes.push((game.plies(), packed.len()));
        turns += game.plies();
    }
    let Some(&(plies, longest)) = sizes.iter().max() else { return };
    let total: usize = sizes.iter().map(|&(_, size)| size).sum();
    let mut lengths: Vec<usize> = sizes.iter().map(|&(_, size)| size).collect();
    lengths.sort_unstable();
    println!(
        "{total} characters for {turns} plies, median {}, {longest} for {plies} plies",
        lengths[lengths.len() / 2]
    );
    assert!(total * 10 < turns * 30, "{total} characters for {turns} plies");
    assert!(longest < 600, "{longest} characters for {plies} plies");
}
