use super::*;

#[test]
fn arrows_follow_the_view() {
    let ways = |bottom| {
        let squares: Vec<Square> = ["e2", "e3"].map(|name| name.parse().unwrap()).into();
        let points: Vec<_> = squares.iter().map(|&square| centre(square, bottom)).collect();
        arrow_paths(&points, 0).0
    };
    assert_eq!(ways(Side::Gold), "M4.50 6.50L4.50 5.80");
    assert_eq!(ways(Side::Silver), "M3.50 1.50L3.50 2.20");
    assert_eq!(arrow_paths(&[(50, 50)], 0), (String::new(), String::new()));
    assert_eq!(arrow_paths(&[(50, 50), (50, 150), (150, 150)], 50).0, "M0.50 1.00L0.50 1.50L1.20 1.50");
}

#[test]
fn vectors_have_their_length_in_every_direction() {
    for dx in (-700..=700).step_by(100) {
        for dy in (-700..=700).step_by(100).filter(|&dy| (dx, dy) != (0, 0)) {
            let (x, y) = toward((100, 100), (100 + dx, 100 + dy), 30);
            let whole = f64::from(dx).hypot(f64::from(dy));
            let exact = (f64::from(dx) * 30.0 / whole, f64::from(dy) * 30.0 / whole);
            let off = (f64::from(x) - exact.0).abs().max((f64::from(y) - exact.1).abs());
            assert!(off < 0.55, "{dx} {dy}: {x} {y} instead of {exact:?}");
        }
    }
    assert_eq!(toward((50, 50), (50, 50), 30), (0, 0));
}

#[test]
fn roots_are_those_of_the_standard_library() {
    // Twice the diagonal of the board is the longest distance.
    for square in (0..=4 * 2 * 700 * 700).step_by(37) {
        assert_eq!(root(square), square.isqrt(), "{square}");
    }
}

#[test]
fn the_head_of_a_slanted_arrow_points_to_its_square() {
    // Three squares to the right and four up: five long.
    let (line, head) = arrow_paths(&[(150, 650), (450, 250)], 0);
    assert_eq!(line, "M1.50 6.50L4.32 2.74");
    assert_eq!(head, "M4.48 2.86L4.52 2.47L4.16 2.62Z");
}
