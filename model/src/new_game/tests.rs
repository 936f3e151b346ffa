use super::*;
use crate::entry::PlyEntry;
use crate::formats::{ReadError, Stored as _};
use ansa_board::testing::position;
use ansa_core::game::Phase;
use ansa_core::notation::Place;

fn with(actions: impl IntoIterator<Item = NewGameAction>) -> NewGameForm {
    let mut form = NewGameForm::default();
    for action in actions {
        form.apply(action);
    }
    form
}

fn options(form: &NewGameForm) -> GameOptions {
    form.options(None, Side::Silver).expect("a game can begin so")
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

#[test]
fn by_default_a_person_plays_gold_against_the_weakest_level() {
    assert_eq!(options(&NewGameForm::default()), GameOptions::default());
}

#[test]
fn players_and_levels_follow_from_the_form() {
    let mut form = with([NewGameAction::Level(Seat::Second, level(7)), NewGameAction::Side(None)]);
    let against = options(&form);
    assert_eq!(against.players.gold.level().map(Level::number), Some(7), "chance gave silver to the person");
    assert_eq!((against.players.silver, against.orientation), (Player::Person, Orientation::Silver));
    form.apply(NewGameAction::Side(Some(Side::Gold)));
    assert_eq!(options(&form).players.silver.level().map(Level::number), Some(7));
    form.apply(NewGameAction::Opponent(Opponent::Computers));
    form.apply(NewGameAction::Level(Seat::First, level(2)));
    let levels = options(&form).players;
    assert_eq!([levels.gold, levels.silver].map(|own| own.level().map(Level::number)), [Some(2), Some(7)]);
    form.apply(NewGameAction::Opponent(Opponent::Person));
    assert!(!options(&form).has_computer());
}

#[test]
fn a_handicap_belongs_to_its_seat_and_leaves_a_rabbit() {
    let camel_off = [0, 0, 0, 0, 1, 0];
    let mut form = with([NewGameAction::LeaveOut(Seat::Second, camel_off), NewGameAction::Side(None)]);
    assert!(form.has_handicap());
    let GameStart::Setups(rosters) = options(&form).start else { panic!("both sides set up") };
    assert_eq!(rosters.gold, Roster::without(&[Role::Camel]), "the computer is gold by chance");
    assert_eq!(rosters.silver, Roster::FULL);
    form.apply(NewGameAction::Count(Seat::First, Role::Rabbit, 0));
    assert_eq!(form.counts(Seat::First), [1, 2, 2, 2, 1, 1]);
    form.apply(NewGameAction::Count(Seat::First, Role::Dog, 200));
    assert_eq!(form.counts(Seat::First), [1, 2, 2, 2, 1, 1]);
    form.apply(NewGameAction::LeaveOut(Seat::First, [9; 6]));
    assert_eq!(form.counts(Seat::First), [1, 0, 0, 0, 0, 0]);
    // Even then both sides can set up and play.
    let mut game = form.options(None, Side::Gold).expect("a game").game();
    for left in [1, 15] {
        let setup = PlyEntry::of(&game).setup().cloned().expect("a setup");
        assert_eq!(setup.pieces().len(), left);
        game.set_up(&setup).expect("it is complete");
    }
    assert!(matches!(game.phase(), Phase::Turn(_)));
}

#[test]
fn fields_write_their_parts_of_a_custom_time_control() {
    let field = |form: &NewGameForm, field: ClockField, text: &str| {
        let mut form = form.clone();
        form.apply(NewGameAction::CustomField(field, text.to_owned()));
        form
    };
    let empty = NewGameForm::default();
    let form = field(&empty, ClockField::Turn, "20s");
    assert_eq!((form.custom.as_str(), form.time_control), ("20s/", TimeControlChoice::Custom));
    let control = |form: &NewGameForm| form.control().ok().flatten().map(|control| control.to_string());
    assert!(matches!(form.control(), Err(NewGameError::Clock(Some(1), _))), "no reserve is 0");
    let form = field(&field(&form, ClockField::Most, "5m"), ClockField::Reserve, "1:30");
    assert_eq!(form.custom, "20s/1:30//5m");
    assert_eq!(control(&form).as_deref(), Some("20s/1m30s/100/5m"));
    assert_eq!(ClockField::ALL.map(|field| form.custom_field(field)), ["20s", "1:30", "5m"]);
    assert_eq!(field(&form, ClockField::Most, "").custom, "20s/1:30");
    // What has no field stays, and a slash is no way into another part.
    let form = with([NewGameAction::Custom("2m/2m/50/10m/60t".to_owned())]);
    assert_eq!(field(&form, ClockField::Turn, "1/9m").custom, "19m/2m/50/10m/60t");
    let advanced = |text: &str| with([NewGameAction::Custom(text.to_owned())]).is_custom_advanced();
    assert_eq!(["", "2m/2m", "2m/2m/100/10m", "2m/2m//10m"].map(advanced), [false; 4]);
    assert_eq!(["2m/2m/50", "2m/2m/100/0/60t", "2m/2m/100/0/0/1m"].map(advanced), [true; 3]);
}

#[test]
fn presets_are_valid_and_prefill_the_custom_time_control() {
    for time_control in TimeControlChoice::ALL {
        let control = with([NewGameAction::TimeControl(time_control)]).control();
        match time_control {
            TimeControlChoice::Free => assert_eq!(control, Ok(None)),
            _ => assert!(matches!(control, Ok(Some(_))), "{time_control:?}"),
        }
    }
    let mut form = with([
        NewGameAction::TimeControl(TimeControlChoice::Standard),
        NewGameAction::TimeControl(TimeControlChoice::Custom),
    ]);
    assert_eq!(form.custom, "2m/2m/100/10m");
    form.apply(NewGameAction::Custom("5m/0".to_owned()));
    form.apply(NewGameAction::TimeControl(TimeControlChoice::Blitz));
    form.apply(NewGameAction::TimeControl(TimeControlChoice::Custom));
    assert_eq!(options(&form).control.map(|control| control.to_string()).as_deref(), Some("5m/0"));
}

#[test]
fn a_maximum_reserve_below_the_starting_one_is_refused() {
    let mut form = with([
        NewGameAction::TimeControl(TimeControlChoice::Standard),
        NewGameAction::TimeControl(TimeControlChoice::Custom),
        NewGameAction::CustomField(ClockField::Reserve, "10m".to_owned()),
    ]);
    assert!(form.control().is_ok());
    form.apply(NewGameAction::CustomField(ClockField::Reserve, "15m".to_owned()));
    assert_eq!(form.control(), Err(NewGameError::LowMaximum), "the prefilled maximum is ten minutes");
    for most in ["15m", "0", ""] {
        form.apply(NewGameAction::CustomField(ClockField::Most, most.to_owned()));
        assert!(form.control().is_ok(), "{most}");
    }
}

#[test]
fn an_invalid_time_control_names_the_wrong_part() {
    let part = |text: &str| match with([NewGameAction::Custom(text.to_owned())]).options(None, Side::Gold) {
        Err(NewGameError::Clock(part, _)) => part,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(part(""), None);
    assert_eq!(part("5m"), None);
    assert_eq!(part("1/2/3/4/5/6/7"), None);
    assert_eq!(part("x/2m"), Some(0));
    assert_eq!(part("2m/"), Some(1));
    assert_eq!(part("2m/2m/1001"), Some(2));
    assert_eq!(part("2m/2m/100/ten"), Some(3));
    assert_eq!(part("2m/2m/100/0/99999999999999999999t"), Some(4));
    assert_eq!(part("2m/2m/100/0/0/40000d"), Some(5));
}

#[test]
fn a_game_starts_from_the_board_or_a_pasted_position() {
    let standing = position("s", &["Ed4", "Ra1", "rh8"]);
    let form = with([NewGameAction::StartFrom(StartFrom::Board)]);
    assert_eq!(form.options(None, Side::Gold), Err(NewGameError::NothingOnBoard));
    let on_board = form.options(Some((standing, 14)), Side::Gold).expect("a game");
    assert_eq!(on_board.game().next_label().to_string(), "14s");
    let over = position("g", &["Ed4", "Ra1", "Rb8", "rh8"]);
    assert_eq!(form.options(Some((over, 14)), Side::Gold), Err(NewGameError::OverOnBoard));

    let pasted = |text: &str| with([NewGameAction::Pasted(text.to_owned())]).options(None, Side::Gold);
    let short = format!("g [{:<63}R]", " rh");
    let game = pasted(&short).expect("a game").game();
    assert_eq!((game.next_label().to_string().as_str(), game.board().occupied().count()), ("2g", 3));
    assert_eq!(pasted(" \n"), Err(NewGameError::NothingPasted));
    let Err(NewGameError::Unreadable(error)) = pasted("12g\n +---+\n8| r r |") else { panic!("read") };
    assert_eq!(error.place, Place { line: 3, column: 3 });
    let Err(NewGameError::Unplayable(faults)) = pasted(&format!("g [{:<64}]", "rrrrrrrrr")) else {
        panic!("played")
    };
    assert_eq!(faults.errors.len(), 2, "nine rabbits, and none of gold’s: {faults:?}");
    assert!(board_of(&format!("g [{:<64}]", "rrrrrrrrr")).is_some(), "it can be seen all the same");
    // Silver's only piece is frozen.
    let frozen = format!("s [rE{:<61}R]", "");
    assert_eq!(pasted(&frozen), Err(NewGameError::OverAtOnce));
}

#[test]
fn the_form_is_stored_and_read() {
    let form = with([
        NewGameAction::Opponent(Opponent::Computers),
        NewGameAction::Level(Seat::First, level(10)),
        NewGameAction::Side(None),
        NewGameAction::Custom("1m/2m".to_owned()),
        NewGameAction::LeaveOut(Seat::Second, [2, 0, 1, 0, 0, 0]),
        NewGameAction::TakeBacks(false),
        NewGameAction::Pasted("g [".to_owned()),
    ]);
    let again = NewGameForm::read(&form.write().expect("a text")).expect("it can be read").0;
    assert_eq!(again, NewGameForm { start_from: StartFrom::Setups, ..form.clone() });
    let long = with([NewGameAction::Pasted("x".repeat(1 << 20))]);
    assert!(long.write().expect("a text").len() < 1000, "a book that was pasted does not fill the store");

    let good = form.write().expect("a text");
    let spoilt = |from: &str, to: &str| {
        assert!(good.contains(from), "{good} has {from}");
        NewGameForm::read(&good.replacen(from, to, 1)).expect_err("it must not be read")
    };
    assert!(matches!(NewGameForm::read(""), Err(ReadError::Shape(_))));
    assert!(matches!(spoilt("ansa-new-game", "ansa-game"), ReadError::Format(_)));
    assert_eq!(spoilt("\"version\":1", "\"version\":2"), ReadError::Version(2));
    assert!(matches!(spoilt("\"computers\"", "\"nobody\""), ReadError::Value(_)));
    assert!(matches!(spoilt("\"random\"", "\"both\""), ReadError::Value(_)));
    assert!(matches!(
        spoilt("\"time_control\":\"custom\"", "\"time_control\":\"clock\""),
        ReadError::Value(_)
    ));
    assert_eq!(spoilt("[10,", "[12,"), ReadError::Range);
    assert!(matches!(spoilt("[2,0,1", "[2,0,300"), ReadError::Shape(_)));
}

#[test]
fn the_form_is_filled_in_like_a_game() {
    let forms = [
        with([]),
        with([NewGameAction::Level(Seat::Second, level(7)), NewGameAction::Side(Some(Side::Silver))]),
        with([NewGameAction::Opponent(Opponent::Person), NewGameAction::TakeBacks(false)]),
        with([
            NewGameAction::Opponent(Opponent::Computers),
            NewGameAction::Level(Seat::First, level(3)),
            NewGameAction::Level(Seat::Second, level(9)),
            NewGameAction::TimeControl(TimeControlChoice::Standard),
        ]),
        with([NewGameAction::Custom("1m/2m".to_owned())]),
        with([NewGameAction::Teaches(true)]),
    ];
    // Whatever was chosen before does not matter.
    for (form, before) in forms.iter().zip(forms.iter().cycle().skip(1)) {
        let mut like = before.clone();
        like.apply(NewGameAction::Like(options(form)));
        assert_eq!(options(&like), options(form));
        assert_eq!((like.opponent, like.time_control), (form.opponent, form.time_control));
    }
    // The position is the one that is given.
    let text = format!("14s [{:<63}R]", " rh");
    let mut form = with([NewGameAction::Like(options(&forms[1])), NewGameAction::Pasted(text)]);
    form.apply(NewGameAction::Level(Seat::First, level(2)));
    let started = options(&form);
    assert_eq!(started.players.gold.level(), Some(level(7)));
    assert_eq!(started.game().next_label().to_string(), "14s");
}

#[test]
fn a_thinking_time_is_chosen_for_the_strongest_level_without_a_clock() {
    let has = |opponent, levels: [u8; 2], clock| {
        let level = |number| Level::new(number).expect("a level");
        with([
            NewGameAction::Opponent(opponent),
            NewGameAction::Level(Seat::First, level(levels[0])),
            NewGameAction::Level(Seat::Second, level(levels[1])),
            NewGameAction::TimeControl(clock),
        ])
        .has_thinking_time()
    };
    let (free, computers) = (TimeControlChoice::Free, Opponent::Computers);
    assert!(has(Opponent::Computer, [1, 11], free));
    assert!(has(computers, [11, 1], free) && has(computers, [1, 11], free));
    assert!(!has(Opponent::Computer, [11, 10], free) && !has(computers, [10, 10], free));
    assert!(!has(Opponent::Person, [11, 11], free));
    assert!(!has(Opponent::Computer, [11, 11], TimeControlChoice::Blitz), "the clock says how long");
}
