use super::*;
use crate::notation::PositionText;
use crate::position::step::Step;
use crate::square::Direction;

/// Makes the tables with so many pieces, in the tables that exist.
fn make(maker: &mut TableMaker, pieces: u32) {
    let numbers = maker.materials(pieces);
    for &number in &numbers {
        maker.begin(number);
    }
    for plies in 0..40 {
        for level in Level::ALL {
            let all = |number| 0..maker.material(number).map_or(0, |material| material.size());
            let found: Vec<_> =
                numbers.iter().map(|&number| maker.find(number, level, all(number), plies)).collect();
            for (&number, found) in numbers.iter().zip(&found) {
                maker.set(number, level, found);
            }
        }
    }
}

fn two_pieces() -> Tables {
    let mut maker = TableMaker::default();
    make(&mut maker, 2);
    maker.tables()
}

fn position(text: &str) -> Position {
    PositionText::read(text).unwrap().to_builder().build().unwrap()
}

#[test]
fn materials_have_names_and_numbers() {
    let names: Vec<String> = Material::all().iter().map(ToString::to_string).collect();
    let expected =
        "R-r R-rh RH-r R-rr RR-r R-rhh R-rrh R-rrr RHH-r RM-rh RH-rh RH-rm RH-rr RR-rh RR-rr RRH-r RRR-r";
    let mut sorted: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut wanted: Vec<&str> = expected.split(' ').collect();
    sorted.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(sorted, wanted);
    for material in Material::all() {
        assert_eq!(material.turned().turned(), material);
        assert!(Material::all().contains(&material.turned()));
    }
}

#[test]
fn every_position_with_two_rabbits_is_right_by_its_turns() {
    let tables = two_pieces();
    let material = Material::all()[0];
    let mut counts = [0; 3];
    for (position, value) in tables.positions(material) {
        assert_eq!(tables.value_by_turns(&position), Some(value), "{:?}", position.board());
        counts[match value {
            TableValue::Win(_) => 0,
            TableValue::Draw => 1,
            TableValue::Loss(_) => 2,
        }] += 1;
        // Colours and wings make no difference.
        let flipped = Position::at_start_of_turn(position.board().flip(), Side::Silver);
        let mirrored = Position::at_start_of_turn(position.board().mirror(), Side::Gold);
        assert_eq!((tables.probe(&flipped), tables.probe(&mirrored)), (Some(value), Some(value)));
    }
    assert!(counts[0] > 500 && counts[2] > 100, "{counts:?}");
}

#[test]
fn the_missing_tables_are_those_that_captures_can_lead_to() {
    let mut tables = two_pieces();
    let missing = |tables: &Tables, rest: &str| {
        let board = *position(&format!("s [{:15}r{rest:47}R]", "")).board();
        tables.missing(&board).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(missing(&tables, "   h    e"), "R-rh RH-r R-rhh RHH-r");
    assert_eq!(missing(&tables, "   H    e"), "R-rh RH-r RM-rh RH-rm");
    assert_eq!(missing(&tables, "   H    h"), "R-rh RH-r RH-rh");
    assert_eq!(missing(&tables, "   H"), "R-rh RH-r");
    assert_eq!(missing(&tables, "   Hhh"), "", "there are too many pieces");
    assert_eq!(missing(&tables, ""), "", "they are there");
    tables = Tables::default();
    assert_eq!(missing(&tables, ""), "R-r");
}

#[test]
fn a_file_is_read_if_it_is_whole_and_of_this_version() {
    let mut maker = TableMaker::default();
    make(&mut maker, 2);
    let material = Material::all()[0];
    let file = [material.file_header().as_bytes(), maker.values(0)].concat();
    let other_version = file.iter().map(|&byte| if byte == b'1' { b'2' } else { byte }).collect();
    let mut tables = Tables::default();
    for wrong in [Vec::new(), file[..file.len() - 1].to_vec(), [&file[..], b"0"].concat(), other_version] {
        assert_eq!(tables.insert_file(&wrong), None);
        assert_eq!(tables.missing(&material.board(8).unwrap_or(Board::EMPTY)).len(), 1);
    }
    assert_eq!(tables.insert_file(&file), Some(material));
    assert_eq!(material.file_name(), "R-r.table.gz");
    let all = |tables: &Tables| tables.positions(material).map(|(_, value)| value).collect::<Vec<_>>();
    assert_eq!(all(&tables), all(&two_pieces()));
}

#[test]
fn races_of_rabbits_are_known() {
    let tables = two_pieces();
    let value = |text: &str| tables.probe(&position(text));
    // From its home rank, a rabbit needs seven steps.
    let home = format!("[{:7}r{:48}R{:7}]", "", "", "");
    assert_eq!(value(&format!("g {home}")), Some(TableValue::Win(2)));
    assert_eq!(value(&format!("s {home}")), Some(TableValue::Win(2)));
    // In the middle of a turn, and with too many pieces, there is no value.
    let mut begun = position(&format!("g {home}"));
    begun.step(Step { from: "a1".parse().unwrap(), direction: Direction::North }).unwrap();
    assert_eq!(tables.probe(&begun), None);
    assert_eq!(value(&format!("g [{:4}rrr{:50}RR{:5}]", "", "", "")), None);
}

#[test]
fn a_search_with_tables_knows_the_end() {
    use crate::game::Game;
    use crate::position::rule_set::RuleSet;
    use crate::search::{Limits, Options, Score, Search, Status};
    use std::sync::Arc;

    let score = |tables: Option<Arc<Tables>>, position: Position| {
        let mut search = Search::new(Options::default());
        search.use_tables(tables);
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        search.start(&Game::from_position(position, 2, RuleSet::CURRENT), limits).unwrap();
        while search.run(1000, &mut || 0) == Status::Running {}
        search.info().score
    };
    let tables = Arc::new(two_pieces());
    let (mut wins, mut losses) = (0, 0);
    for (position, value) in tables.positions(Material::all()[0]).step_by(17) {
        match value {
            TableValue::Win(turns) => {
                assert_eq!(score(Some(tables.clone()), position), Score::WinIn(turns.into()));
                wins += 1;
            }
            TableValue::Loss(turns) => {
                assert_eq!(score(Some(tables.clone()), position), Score::LossIn(turns.into()));
                losses += 1;
            }
            TableValue::Draw => {}
        }
    }
    assert!(wins > 30 && losses > 10, "{wins} {losses}");
}
