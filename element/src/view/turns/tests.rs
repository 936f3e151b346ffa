use ansa_core::record::{GameReading, Record};

use super::*;

const SETUPS: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n";

fn tree(turns: &str) -> GameTree {
    GameReading::from_record(&Record::read(&format!("{SETUPS}{turns}")).unwrap()).unwrap().tree
}

fn html(tree: &GameTree, node: NodeId, comments: bool) -> String {
    turns(tree, TurnsView { node, comments, is_complete: true }).to_html()
}

#[test]
fn the_shown_turn_is_marked_and_is_the_only_tab_stop() {
    let tree = tree("2g Ee2n ! {<i>}\n(\n2g Md2n\n)\n2s me7s\n");
    let shown = html(&tree, tree.main_line()[2], true);
    assert_eq!(shown.matches("aria-current").count(), 1, "{shown}");
    assert_eq!(shown.matches("tabindex=\"0\"").count(), 1, "{shown}");
    let marked = "aria-current=\"step\"><span class=\"turn-label\">2g</span> Ee2n !</button>";
    assert!(shown.contains(marked), "{shown}");
    assert!(shown.contains("&lt;i> </span>"), "{shown}");
    assert_eq!(shown.matches("data-test=\"variation\"").count(), 1, "{shown}");
    // At the start the first turn is the tab stop, and nothing is marked.
    let start = html(&tree, tree.root(), false);
    assert_eq!((start.matches("aria-current").count(), start.matches("tabindex=\"0\"").count()), (0, 1));
    assert!(!start.contains("&lt;i>"), "{start}");
}

#[test]
fn each_variation_is_a_block_and_inner_ones_are_in_parentheses() {
    let tree = tree("2g Ee2n\n(\n2g Md2n\n2s ed7s\n(\n2s me7s\n)\n3g Md3s\n)\n(\n2g Hh2n\n)\n2s me7s\n");
    let shown = html(&tree, tree.root(), true);
    assert_eq!(shown.matches("data-test=\"variation\"").count(), 2, "{shown}");
    assert_eq!((shown.matches('(').count(), shown.matches(')').count()), (1, 1), "{shown}");
    assert_eq!(shown.matches("data-node").count(), 9, "{shown}");
}

#[test]
fn a_long_list_is_shown_in_part_and_leads_on_at_both_ends() {
    assert_eq!(window(MAX_ITEMS, 700), 0..MAX_ITEMS);
    assert_eq!(window(5000, 0), 0..1200);
    for at in [299, 300, 2999, 4999] {
        let shown = window(5000, at);
        assert!(shown.contains(&at) && shown.len() <= MAX_ITEMS, "{at}: {shown:?}");
    }
    // Four of the eight pieces in front step forward, in any order.
    let pieces = ["Ha", "Db", "Cc", "Md", "Ee", "Cf", "Dg", "Hh"];
    let mut many = String::new();
    for code in 0..8_usize.pow(4) {
        let picked = [code / 512, code / 64 % 8, code / 8 % 8, code % 8];
        if (1..4).all(|at| !picked[..at].contains(&picked[at])) {
            let steps = picked.map(|at| format!("{}2n", pieces[at]));
            many.extend(["(\n2g ", &steps.join(" "), "\n)\n"]);
        }
    }
    let tree = tree(&format!("2g Ee2n\n{many}2s me7s\n"));
    let nodes = |node: NodeId| html(&tree, node, true).matches("data-node").count();
    // Each variation is three items; its turn is one of them.
    assert_eq!(nodes(tree.root()), 1 + 2 + 1 + (MAX_ITEMS - 3) / 3, "the turns before, and the way on");
    assert_eq!(html(&tree, tree.root(), true).matches("More turns").count(), 1);
    let end = html(&tree, *tree.main_line().last().unwrap(), true);
    assert!(end.contains("aria-current") && end.starts_with("<div class=\"turns\""), "the end is not shown");
    assert_eq!(end.matches("More turns").count(), 1);
}

#[test]
fn a_list_that_nobody_sees_yet_is_a_frame_if_it_scrolls() {
    let nodes = |turns: &str, is_complete| {
        let tree = tree(turns);
        let view = TurnsView { node: tree.root(), comments: true, is_complete };
        super::turns(&tree, view).to_html().matches("data-node").count()
    };
    let pieces = ["Ha", "Db", "Cc", "Md", "Cf", "Dg", "Hh"];
    let variations: String = pieces.iter().flat_map(|piece| ["(\n2g ", piece, "2n\n)\n"]).collect();
    assert_eq!(nodes(&format!("2g Ee2n\n{variations}2s me7s\n"), false), 11, "they share lines");
    let long = "2g Ee2n\n2s me7s\n3g Ee3s Ha2n\n3s me6n ha7s\n4g Ee2n\n4s me7s\n5g Ee3s Hh2n\n5s me6n hh7s\n6g Ee2n\n";
    assert_eq!((nodes(long, true), nodes(long, false)), (11, 0));
}

/// Shift and Tab from below a board that nobody has seen yet lead to its list.
#[test]
fn a_list_that_is_not_drawn_yet_can_have_the_focus() {
    let tree = tree("2g Ee2n\n2s ed7s\n3g Ee3s\n3s ed6n\n4g Md2n\n4s me7s\n5g Md3s\n5s ha7s\n6g Hh2n\n");
    let shown =
        |is_complete| turns(&tree, TurnsView { node: tree.root(), comments: true, is_complete }).to_html();
    let drawn = shown(true);
    assert_eq!(
        (drawn.matches("tabindex=\"0\"").count(), drawn.matches("data-test=\"turns\"").count()),
        (1, 1)
    );
    let to_come = shown(false);
    assert!(to_come.contains("tabindex=\"0\" data-test=\"turns-to-come\"></div>"), "{to_come}");
}
