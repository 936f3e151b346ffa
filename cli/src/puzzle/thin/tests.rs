use ansa_core::notation::PositionText;

use super::*;

#[test]
fn each_side_keeps_a_rabbit_and_at_most_so_many_pieces() {
    let text = "g [r.rcc.r.rrd.dr.rh..m..rh....e...RR..E...H.....H.R.DM.DRR..RCCR.R]";
    let position = PositionText::read(text).unwrap().to_builder().build().unwrap();
    for most in 1..=16 {
        let positions = thinned(&[position; 20], most, &mut Random::new(1, most as u64));
        assert!(positions.len() > 5, "{most}");
        for thin in positions {
            for side in Side::ALL {
                let pieces = thin.board().side(side).count() as usize;
                assert_eq!(pieces, most.min(position.board().side(side).count() as usize));
                assert!(thin.board().pieces(Piece::new(side, Role::Rabbit)).any());
            }
        }
    }
}
