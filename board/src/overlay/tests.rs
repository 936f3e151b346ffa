use super::*;
use crate::testing::square;

fn html(marks: &[OverlayMark], bottom: Side) -> String {
    overlay(marks, bottom).map(|layer| layer.to_html()).unwrap_or_default()
}

#[test]
fn every_mark_has_a_shape_of_its_own() {
    let at = square("c3");
    let holders = [
        TrapHolder::Nobody,
        TrapHolder::Side(Side::Gold),
        TrapHolder::Side(Side::Silver),
        TrapHolder::Shared,
    ];
    let mut marks: Vec<_> = holders.map(|holder| OverlayMark::Trap(at, holder, [2, 1])).into();
    marks.extend([OverlayMark::Goal(at, 2), OverlayMark::Capturable(at, 2), OverlayMark::Steps(at, 2)]);
    // The paths alone tell them apart: neither colours, nor numbers, nor names do.
    let shapes: Vec<Vec<String>> = marks
        .iter()
        .map(|&mark| {
            let html = html(&[mark], Side::Gold);
            html.split(" d=\"").skip(1).filter_map(|part| Some(part.split_once('"')?.0.to_owned())).collect()
        })
        .collect();
    for (index, shape) in shapes.iter().enumerate() {
        assert!(!shapes[..index].contains(shape), "{:?}: {shape:?}", marks[index]);
    }
}

#[test]
fn marks_are_where_their_squares_are_seen() {
    let mark = [OverlayMark::Steps(square("a1"), 3)];
    let gold = html(&mark, Side::Gold);
    assert!(gold.contains("data-overlay=\"steps a1 3\"") && gold.contains(">3</text>"), "{gold}");
    assert!(gold.contains("translate(50 750)"), "{gold}");
    assert!(html(&mark, Side::Silver).contains("translate(750 50)"));
    assert_eq!(html(&[], Side::Gold), "");
    let trap = html(&[OverlayMark::Trap(square("f6"), TrapHolder::Shared, [1, 3])], Side::Gold);
    assert!(trap.contains("data-overlay=\"trap f6 shared 1:3\"") && trap.contains(">1:3</text>"), "{trap}");
}
