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
