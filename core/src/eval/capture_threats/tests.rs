use super::*;
use crate::notation::PositionText;
use crate::piece::Side;
use crate::search::bench;
use crate::splitmix::splitmix;
use crate::threats::captures_this_turn;

/// What gold could capture within `steps` steps: the estimate and the exact answer.
fn captures(rows: [&str; 8], steps: u8) -> (Bitboard, Bitboard) {
    let text = PositionText::read(&format!("g [{}]", rows.concat())).unwrap();
    let position = text.to_builder().build().unwrap();
    let exact = captures_this_turn(&position);
    let exact = exact.iter().filter(|threat| threat.line.steps().len() <= steps.into());
    (CaptureEstimate::for_mover(&position).within(steps), exact.map(|threat| threat.square).collect())
}

#[test]
fn every_kind_of_capture_is_found_with_its_steps() {
    let empty = "........";
    // What stands on ranks 7 to 4 around f6, the steps that its capture takes, and where it stands.
    for (around, steps, square) in [
        // Pushed in from beside the piece: at once, after one step, after two; pulled in from the trap.
        (["........", "......hE", empty, empty], 2, "g6"),
        (["........", "......h.", ".......E", empty], 3, "g6"),
        (["........", "......h.", empty, ".......E"], 4, "g6"),
        ([".....C..", ".....Eh.", empty, empty], 2, "g6"),
        // Moved two squares.
        (["........", ".......h", ".......E", empty], 4, "h6"),
        // One or both defenders of the piece on the trap are moved away.
        (["........", ".....hrE", empty, empty], 2, "f6"),
        (["........", ".....hr.", ".......E", empty], 3, "f6"),
        (["....Mr..", ".....hrE", empty, empty], 4, "f6"),
        // The other defender is moved away first.
        (["........", "....r.hE", "....D...", empty], 4, "g6"),
        // The own piece on the trap steps off first.
        (["........", "....CRhE", empty, empty], 3, "g6"),
    ] {
        let [seventh, sixth, fifth, fourth] = around;
        let rows = [".rrr....", seventh, sixth, fifth, fourth, empty, empty, "RRRRR..."];
        let square = Bitboard::from_square(square.parse().unwrap());
        for limit in 2..=4 {
            let (estimate, exact) = captures(rows, limit);
            assert_eq!(estimate, exact, "within {limit} steps in {rows:?}");
            assert_eq!((estimate & square).any(), limit >= steps, "within {limit} steps in {rows:?}");
        }
    }
}

#[test]
fn the_estimate_misses_little_and_claims_little_too_much() {
    // Pieces that can be captured; those of them that the estimate misses; pieces that it claims wrongly; captures
    // whose steps it underestimates; captures whose steps it overestimates.
    let (mut all, mut missed, mut wrong, mut early, mut late) = (0, 0, 0, 0, 0);
    for index in 0..bench::POSITIONS.len() {
        let mut random = index as u64 + 77;
        for _ in 0..40 {
            let mut position = bench::game(index).unwrap().position().unwrap();
            for _ in 0..30 {
                let mut moves = Vec::new();
                position.for_each_move(|made| moves.push(made));
                if moves.is_empty() {
                    break;
                }
                random = splitmix(random);
                position = position.after_move(moves[random as usize % moves.len()]);
                if position.steps_left() > 0 && random >> 60 != 0 {
                    continue;
                }
                position = position.after_pass();
                let estimate = CaptureEstimate::for_mover(&position);
                for steps in 2..=4 {
                    let found = estimate.within(steps);
                    let found = if position.side() == Side::Silver { found.flip() } else { found };
                    let exact: Bitboard = captures_this_turn(&position)
                        .iter()
                        .filter(|threat| threat.line.steps().len() <= steps.into())
                        .map(|threat| threat.square)
                        .collect();
                    if steps < 4 {
                        early += (found - exact).count();
                        late += (exact - found).count();
                    } else {
                        all += exact.count();
                        missed += (exact - found).count();
                        wrong += (found - exact).count();
                    }
                }
            }
        }
    }
    let counts = format!("of {all} {missed} missed, {wrong} wrong, {early} early, {late} late");
    assert!(all > 1000 && missed * 16 < all && wrong * 50 < all, "{counts}");
    assert!(early * 50 < all && late * 50 < all, "{counts}");
}
