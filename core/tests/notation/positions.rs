//! Positions in both forms.

use ansa_core::notation::{Place, PlyTextError, PositionText, PositionTextError as E};
use ansa_core::{Piece, Side, Square};

use crate::common::Random;

const DIAGRAM: &str = "\
12s Ee2n rb3e
 +-----------------+
8| r   r r   r r r |
7|   m   h     e   |
6|     x     R     |
5|                 |
4|                 |
3|     x   E x     |
2|                 |
1| R R R R R R R R |
 +-----------------+
   a b c d e f g h
";

/// The same board.
const SHORT: &str = "s [r rr rrr m h  e      R                      E           RRRRRRRR]";

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn error(text: &str) -> (Place, E) {
    let error = PositionText::read(text).unwrap_err();
    assert!(error.to_string().starts_with("line "), "{error}");
    (error.place, error.error)
}

#[test]
fn the_diagram_reads_and_writes_back() {
    let position = PositionText::read(DIAGRAM).unwrap();
    assert_eq!(position.side, Side::Silver);
    assert_eq!(position.number, Some(12));
    assert_eq!(position.steps.len(), 2);
    assert_eq!(position.squares[square("g7").index()], Piece::from_letter('e'));
    assert_eq!(position.squares[square("f6").index()], Piece::from_letter('R'));
    assert_eq!(position.squares[square("c6").index()], None);
    assert_eq!(position.squares.iter().flatten().count(), 19);
    assert_eq!(position.to_diagram(), DIAGRAM);
}

#[test]
fn diagrams_of_many_looks_are_the_same() {
    let position = PositionText::read(DIAGRAM).unwrap();
    let same = |text: String| assert_eq!(PositionText::read(&text).as_ref(), Ok(&position), "{text}");
    same(DIAGRAM.replace('\n', "\r\n"));
    same(DIAGRAM.replace('\n', "\n     "));
    same(DIAGRAM.replace('\n', "\n\n"));
    same(format!("\n\n  {DIAGRAM}\n\n"));
    same(format!("\u{feff}{DIAGRAM}"));
    same(DIAGRAM.replace('x', "X"));
    same(DIAGRAM.replace('x', "."));
    same(DIAGRAM.replace('x', " "));
    same(DIAGRAM.replace("12s", "12b"));
    same(DIAGRAM.lines().take(10).collect::<Vec<_>>().join("\n"));
    same(DIAGRAM.lines().filter(|line| !line.contains('+')).collect::<Vec<_>>().join("\n"));
    same(DIAGRAM.replace(" |\n", "\n").replace("   \n", "\n"));
    let tight = "12s Ee2n rb3e\n8|r.rr.rrr|\n7|.m.h..e.|\n6|..x..R..|\n5|........|\n4|        |\n\
                 3|..x.Ex..|\n2|........|\n1|RRRRRRRR|";
    same(tight.to_owned());
}

#[test]
fn the_short_form() {
    let short = SHORT;
    let position = PositionText::read(short).unwrap();
    assert_eq!(position.squares, PositionText::read(DIAGRAM).unwrap().squares);
    assert_eq!(position.to_short(), short);
    for same in
        [short.replace("s [", "b["), short.replace("          ", " ........ "), format!(" \r\n {short}\r\n")]
    {
        assert_eq!(PositionText::read(&same).as_ref(), Ok(&position));
    }
    assert_eq!(PositionText::read(&format!("9{short}")).unwrap().number, Some(9));
}

#[test]
fn errors_in_positions_have_a_reason_and_a_place() {
    let at = |line, column| Place { line, column };
    let short = SHORT;
    assert_eq!(error(""), (at(1, 1), E::NoLabel(String::new())));
    assert_eq!(error("[]"), (at(1, 1), E::NoLabel(String::new())));
    assert_eq!(error("  q [ ]"), (at(1, 3), E::NoLabel("q".into())));
    assert_eq!(error("\n g ["), (at(2, 5), E::Unclosed));
    assert_eq!(error("g []"), (at(1, 4), E::SquareCount(0)));
    assert_eq!(error(&short.replace("RR]", "R]")), (at(1, 4), E::SquareCount(63)));
    assert_eq!(error(&short.replace("RR]", "RRR]")), (at(1, 4), E::SquareCount(65)));
    assert_eq!(error(&short.replace("RR]", "ZR]")), (at(1, 66), E::NotAPiece('Z', square("g1"))));
    assert_eq!(error(&short.replace("RR]", "éR]")), (at(1, 66), E::NotAPiece('é', square("g1"))));
    assert_eq!(error(&short.replace("RR]", "xR]")), (at(1, 66), E::NotATrap(square("g1"))));
    assert_eq!(error(&format!("{short} z")), (at(1, 70), E::Trailing("z".into())));
    assert_eq!(error(&format!("{short}\nz")), (at(2, 1), E::Trailing("z".into())));
    assert_eq!(error(&DIAGRAM.replace("h     e", "x     e")), (at(4, 10), E::NotATrap(square("d7"))));
    assert_eq!(error(&DIAGRAM.replace("h     e", "h ?   e")), (at(4, 12), E::NotAPiece('?', square("e7"))));
}

#[test]
fn wrong_diagrams() {
    let at = |line, column| Place { line, column };
    assert_eq!(error(&DIAGRAM.replace("Ee2n", "Ee2q")).0, at(1, 5));
    assert!(matches!(error(&DIAGRAM.replace("Ee2n", "Ee2")).1, E::Steps(PlyTextError::Mixed(_))));
    assert_eq!(error(&DIAGRAM.replace("Ee2n rb3e", "takeback")), (at(1, 4), E::NotSteps));
    assert_eq!(error(&DIAGRAM.replace("7|", "6|")), (at(4, 1), E::RowNumber(7, "6".into())));
    assert_eq!(error(&DIAGRAM.replace("7|", "| ")), (at(4, 1), E::RowNumber(7, String::new())));
    assert_eq!(error(&DIAGRAM.replace("7|", "7 ")).0, at(4, 1));
    assert_eq!(
        error(
            "g
  row 8"
        ),
        (at(2, 3), E::NotARow(8, "row 8".into()))
    );
    assert_eq!(error(&DIAGRAM.replace("e   |", "e    |")), (at(4, 3), E::RowLength(7, 18)));
    assert_eq!(error(&DIAGRAM.replace("m   h", "mr  h")), (at(4, 7), E::NoBlank('r')));
    assert_eq!(error(&DIAGRAM.replace("e   |", "e   | 7")), (at(4, 22), E::Trailing("7".into())));
    assert_eq!(error(&DIAGRAM.replace("a b c", "a c b")), (at(12, 4), E::Trailing("a c b d e f g h".into())));
    assert_eq!(error(&format!("{DIAGRAM}more")), (at(13, 1), E::Trailing("more".into())));
    let cut: String = DIAGRAM.lines().take(7).collect::<Vec<_>>().join("\n");
    assert_eq!(error(&cut).1, E::MissingRow(3));
    assert_eq!(error("g").1, E::MissingRow(8));
}

#[test]
fn any_board_reads_back_from_both_forms() {
    let mut random = Random(7);
    let letters: Vec<char> = "RCDHMErcdhme".chars().collect();
    for _ in 0..2000 {
        let mut position = PositionText::new([None; 64], Side::ALL[random.below(2)]);
        let density = random.below(10);
        for square in &mut position.squares {
            if random.below(10) < density {
                *square = Piece::from_letter(letters[random.below(12)]);
            }
        }
        assert_eq!(PositionText::read(&position.to_short()).as_ref(), Ok(&position));
        position.number = (random.below(2) == 0).then(|| random.next() as u32);
        for _ in 0..random.below(5) {
            let piece = letters[random.below(12)];
            let square = Square::from_index(random.below(64) as u8).unwrap();
            let action = ['n', 'e', 's', 'w', 'x'][random.below(5)];
            position.steps.push(format!("{piece}{square}{action}").parse().unwrap());
        }
        assert_eq!(PositionText::read(&position.to_diagram()).as_ref(), Ok(&position));
    }
}

#[test]
fn decorated_diagrams() {
    let frame = " +-----------------+";
    let letters = "   a b c d e f g h";
    let plain = PositionText::read(LENIENT).unwrap();
    assert_eq!(PositionText::read(&format!("{LENIENT}{frame}\n{letters}\n")).as_ref(), Ok(&plain));
    for last in [
        " +-a-b-c-d-e-f-g-h-+",
        "   A B C D E F G H  ",
        "   abcdefgh",
        " (a b c d e f g h)",
        " | a | b | c | d | e | f | g | h |",
        "   a b c d e f g h\n +-----------------+",
        " ===================",
        " └─────────────────┘\n   a b c d e f g h   ***",
        " *****",
        "\u{a0} a b c d e f\u{a0}g h\u{200b}",
    ] {
        assert_eq!(PositionText::read(&format!("{LENIENT}{last}\n")).as_ref(), Ok(&plain), "{last}");
    }
    for last in ["   a b c d e f g", "   a b c d e f g h i", "  gold to move", "9| r |", "|       |"] {
        assert!(PositionText::read(&format!("{LENIENT}{last}\n")).is_err(), "{last}");
    }
    let nbsp = format!("\u{feff}{}", LENIENT.replace(' ', "\u{a0}"));
    assert_eq!(PositionText::read(&nbsp).as_ref(), Ok(&plain));
    let short = plain.to_short().replace(' ', "\u{a0}");
    assert_eq!(PositionText::read(&short).unwrap().squares, plain.squares);
}

const LENIENT: &str = "\
2g
 +-----------------+
8| r r r   d r r r |
7| r   c   m c   r |
6|   h x     x     |
5|   d   e E   h   |
4|                 |
3|     M     H     |
2| R H C     C D R |
1| R R R D   R R R |
";
