//! Which trees are equal.

use super::game_tree::GameTree;
use super::node::NodeId;
use crate::game::{Game, Phase};
use crate::record::tag::Tag;

/// The tags that count: the tag `Position` is written from the starting position.
fn tags(tree: &GameTree) -> impl Iterator<Item = &Tag> {
    tree.tags.iter().filter(|tag| tag.name() != "Position")
}

fn is_same_start(one: &Game, another: &Game) -> bool {
    let has_position = matches!(one.phase(), Phase::Turn(_));
    one.rules() == another.rules()
        && one.next_label() == another.next_label()
        && one.phase() == another.phase()
        // Whoever starts from a position does not set up.
        && (has_position || one.rosters() == another.rosters())
}

impl PartialEq for GameTree {
    /// Whether both have the same tags, start, turns, variations and annotations, in the same order. The ids of the nodes
    /// may differ.
    fn eq(&self, other: &GameTree) -> bool {
        if !is_same_start(self.start(), other.start()) || !tags(self).eq(tags(other)) {
            return false;
        }
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((own, others)) = pairs.pop() {
            let (Some(one), Some(another)) = (self.node(own), other.node(others)) else { return false };
            if !one.has_same_content(another) || self.is_line_end(own) != other.is_line_end(others) {
                return false;
            }
            pairs.extend(one.children.iter().copied().zip(another.children.iter().copied()));
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::notation::PlyText;
    use crate::record::{GameTree, Record};

    const RECORD: &str = "[White \"Ann\"]\n\n\
        1g {a} Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ca2 Cb2 Dc2 Dd2 He2 Hf2 Mg2 Eh2\n\
        1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ca7 cb7 dc7 dd7 he7 hf7 mg7 eh7\n\
        2g Eh2n Eh3n $1 (2g Mg2n {b} 2s eh7s) 2s mg7s\n";

    fn tree(text: &str) -> GameTree {
        GameTree::from_record(&Record::read(text).unwrap()).unwrap()
    }

    #[test]
    fn trees_are_equal_if_their_content_is() {
        let whole = tree(RECORD);
        assert_eq!(whole, tree(RECORD));
        // Another order of creation gives other ids.
        let mut renumbered = whole.clone();
        let end = *renumbered.main_line().last().unwrap();
        let ply = PlyText::from(renumbered.ply(end).unwrap());
        let before = renumbered.parent(end).unwrap();
        renumbered.remove(end).unwrap();
        assert_ne!(renumbered, whole);
        renumbered.play(before, &ply).unwrap();
        assert_ne!(renumbered.main_line().last(), Some(&end));
        assert_eq!(renumbered, whole);
        for (old, new) in [
            ("Ann", "Bea"),
            ("{a}", "{c}"),
            ("{b}", ""),
            ("$1 ", ""),
            ("Eh3n", ""),
            ("2s eh7s", ""),
            ("(2g Mg2n {b} 2s eh7s) ", ""),
        ] {
            let other = tree(&RECORD.replace(old, new));
            assert_ne!(other, whole, "{old:?}: {new:?}");
        }
    }
}
