//! The texts in English, and files that arrive later.

use ansa_core::{Label, Level, Piece, Role, Side, Square};
use ansa_texts::{Language, LoadError, Value, board, load, opponent, setup};

const CAT: Piece = Piece { side: Side::Gold, role: Role::Cat };
const CAMEL: Piece = Piece { side: Side::Silver, role: Role::Camel };

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

#[test]
fn texts_without_variables_are_as_written() {
    assert_eq!(board::board(), "Arimaa board");
    assert!(board::rabbit_backward().ends_with("can’t step backward."));
}

#[test]
fn variables_stand_for_the_words_of_the_language() {
    assert_eq!(board::piece(CAMEL), "silver camel");
    assert_eq!(board::piece_on((CAT, square("c3"))), "gold cat on c3");
    assert_eq!(board::won_by_time(Side::Gold), "Gold wins: Silver ran out of time.");
    assert_eq!(board::step(CAT, square("e2"), square("e3")), "gold cat e2 to e3");
    assert_eq!(
        board::nobody_pushes((CAT, square("c3"))),
        "The gold cat on c3 can’t be pushed: no stronger silver piece is next to it."
    );
}

#[test]
fn a_text_chooses_between_variants() {
    let left: Vec<String> = [0_u8, 1, 2].into_iter().map(board::steps_left).collect();
    assert_eq!(left, ["no steps left", "1 step left", "2 steps left"]);
    assert_eq!(board::steps(1234_usize), "1,234 steps");
    let why = |role| board::no_legal_step((Piece { side: Side::Gold, role }, square("a1")));
    assert!(why(Role::Rabbit).contains("in front of it"));
    assert!(why(Role::Dog).ends_with("there is no empty square next to it."));
    assert_eq!(board::marked("green"), "marked green");
}

#[test]
fn lists_are_written_as_the_text_says() {
    let pieces = [(square("e3"), CAMEL), (square("d4"), CAT)];
    assert_eq!(board::is_frozen(&pieces), "frozen by silver camel on e3 and gold cat on d4");
    assert_eq!(board::made(&["a", "b", "c"]), "a, b, c");
    let turns = [2, 4].map(|number| Label { number, side: Side::Silver });
    assert!(board::repetition(&turns).contains("after 2s and 4s, and"));
}

#[test]
fn arguments_are_not_read_as_patterns() {
    assert_eq!(board::turned(Label::FIRST, "{0}|\\ {1?a|b=c}"), "Gold played 1g: {0}|\\ {1?a|b=c}.");
}

#[test]
fn files_of_another_version_are_refused() {
    assert_eq!(
        load(Language::English, "nothing\na\n\n".to_owned()),
        Err(LoadError::UnknownPart("nothing".to_owned()))
    );
    assert_eq!(
        load(Language::English, "board\na\nb\n\n".to_owned()),
        Err(LoadError::Count("board".to_owned()))
    );
    assert_eq!(board::board(), "Arimaa board", "English stays");
}

#[test]
fn texts_are_found_by_their_ids() {
    let count = board::BY_ID.ids().count();
    assert!(
        count > 50
            && board::BY_ID
                .ids()
                .all(|id| board::BY_ID.format(id, &[]).is_some() == board::BY_ID.text(id).is_some())
    );
    assert_eq!(board::BY_ID.text("rabbit-backward"), Some(board::rabbit_backward()));
    let (from, to) = (square("e2"), square("e3"));
    let values =
        [("to", Value::from(to)), ("side", Side::Gold.into()), ("from", from.into()), ("piece", CAT.into())];
    assert_eq!(board::BY_ID.format("step", &values), Some(board::step(CAT, from, to)));
    assert_eq!(board::BY_ID.format("step", &values[..2]), None, "a value is missing");
    assert_eq!(board::BY_ID.text("step"), None, "it has variables");
    assert_eq!((board::BY_ID.text("chess"), board::BY_ID.format("", &values)), (None, None));
}

#[test]
fn a_text_is_chosen_by_a_key() {
    assert_eq!(Side::ALL.map(setup::not_home), [setup::not_home_gold(), setup::not_home_silver()]);
    assert_eq!(Level::ALL.map(opponent::name).concat(), "PipMossBiboGaloRokoDunaGaroLumiVentoTemboHoro");
}
