//! Labels, steps, setup pieces, markers.

use ansa_core::notation::{
    Marker, Place, Placement, PlyText, PlyTextError, StepText, StepTextKind, WordError,
};
use ansa_core::{Direction, Label, Piece, Role, Side};

#[test]
fn every_step_and_placement_reads_back() {
    let mut count = 0;
    for side in Side::ALL {
        for role in Role::ALL {
            for square in ansa_core::Square::all() {
                let piece = Piece::new(side, role);
                let placement = Placement { piece, square };
                assert_eq!(placement.to_string().parse(), Ok(placement));
                let steps = Direction::ALL.map(StepTextKind::Step);
                for kind in steps.into_iter().chain([StepTextKind::Capture]) {
                    let step = StepText { piece, square, kind };
                    assert_eq!(step.to_string().parse(), Ok(step));
                    count += 1;
                }
            }
        }
    }
    assert_eq!(count, 12 * 64 * 5);
}

#[test]
fn errors_in_words_have_a_reason() {
    let cases = [
        ("Ze2n", WordError::NotAPiece("Ze2n".into(), 'Z')),
        ("Ei2n", WordError::NotASquare("Ei2n".into(), "i2".into())),
        ("Ee9n", WordError::NotASquare("Ee9n".into(), "e9".into())),
        ("Ee2u", WordError::NotADirection("Ee2u".into(), 'u')),
        ("Ee2N", WordError::NotADirection("Ee2N".into(), 'N')),
        ("Ee2nn", WordError::Unknown("Ee2nn".into())),
        ("Ee", WordError::Unknown("Ee".into())),
        ("", WordError::Unknown(String::new())),
        ("Eé2", WordError::Unknown("Eé2".into())),
        ("takeback", WordError::Unknown("takeback".into())),
    ];
    for (text, error) in cases {
        assert_eq!(text.parse::<StepText>(), Err(error), "{text}");
    }
    assert!("Ra1n".parse::<Placement>().is_err());
    assert!("Ra1".parse::<StepText>().is_err());
    let long = "x".repeat(1000).parse::<StepText>().unwrap_err().to_string();
    assert!(long.chars().count() < 150, "errors don't repeat long texts: {long}");
}

#[test]
fn labels_of_both_ages() {
    let label = |number, side| Ok(Label { number, side });
    assert_eq!("12g".parse(), label(12, Side::Gold));
    assert_eq!("12w".parse(), label(12, Side::Gold));
    assert_eq!("1s".parse(), label(1, Side::Silver));
    assert_eq!("007b".parse(), label(7, Side::Silver));
    assert_eq!("4294967295s".parse(), label(u32::MAX, Side::Silver));
    for bad in ["g", "12", "12x", "+2g", "-1g", "4294967296g", "", "é", "1é", "12 g", "12G"] {
        assert_eq!(bad.parse::<Label>(), Err(WordError::NotALabel(bad.into())));
    }
}

#[test]
fn plies() {
    let read = |text: &str| text.parse::<PlyText>();
    assert_eq!(read(""), Ok(PlyText::Empty));
    assert_eq!(read(" \t\r\n "), Ok(PlyText::Empty));
    assert_eq!(read(" takeback "), Ok(PlyText::Marker(Marker::Takeback)));
    assert_eq!(read("resign"), Ok(PlyText::Marker(Marker::Resigns)));
    assert_eq!(read("Resigns").unwrap().to_string(), "resigns");
    assert_eq!(read("lost"), Ok(PlyText::Marker(Marker::Lost)));
    let turn = read("  rb3e\trc3x \n Hb2n pass").unwrap();
    assert!(matches!(&turn, PlyText::Turn(steps) if steps.len() == 3));
    assert_eq!(turn.to_string(), "rb3e rc3x Hb2n", "pass is never written");
    let setup = read("Ra1 Rb1 Ee2").unwrap();
    assert!(matches!(&setup, PlyText::Setup(placements) if placements.len() == 3));
    assert_eq!(setup.to_string(), "Ra1 Rb1 Ee2");
}

#[test]
fn bodies_that_make_no_sense() {
    let error = |text: &str| {
        let error = text.parse::<PlyText>().unwrap_err();
        (error.place, error.error)
    };
    let at = |line, column| Place { line, column };
    let mixed = |word: &str| PlyTextError::Mixed(word.into());
    assert_eq!(error("Ra1 Ra1n"), (at(1, 5), mixed("Ra1n")));
    assert_eq!(error("Ra1n\nRa1"), (at(2, 1), mixed("Ra1")));
    assert_eq!(error("Ra1n takeback"), (at(1, 6), mixed("takeback")));
    assert_eq!(error("takeback Ra1n"), (at(1, 10), mixed("Ra1n")));
    assert_eq!(error("Ra1n pass Ra2n"), (at(1, 11), mixed("Ra2n")));
    assert_eq!(error("Ra1 pass"), (at(1, 5), mixed("pass")));
    assert_eq!(error("pass").1, PlyTextError::OnlyPass);
    assert_eq!(error("pass pass").1, PlyTextError::OnlyPass);
    assert_eq!(error(&"Ra1 ".repeat(17)), (at(1, 65), PlyTextError::TooManyPlacements));
    assert_eq!(error(&"Ra1n ".repeat(13)), (at(1, 61), PlyTextError::TooManySteps));
    assert!("Ra1 ".repeat(16).parse::<PlyText>().is_ok());
    assert!("Ra1n ".repeat(12).parse::<PlyText>().is_ok());
}
