use ansa_board::{BoardEvent, Mode, Pointing};
use ansa_core::game::Setup;
use ansa_core::game::setup::CLASSIC;
use ansa_core::notation::PlyText;
use ansa_core::{Side, Square};

use super::*;

const RECORD: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7 {Both are ready.}\n\
    2g Ee2n Ee3n Ee4n Hh2n\n2s ed7s ed6s\n";
/// Gold's rabbit on a7 has its goal before it, and gold can also wait.
const GOAL: &str = "g [        R      r            E                                   ]";

/// An element with these attributes, and the events of the first configuration.
pub(super) fn with(pairs: &[(&str, &str)]) -> (ElementState, Vec<ElementEvent>) {
    let mut state = ElementState::default();
    let events = configure(&mut state, pairs);
    (state, events)
}

pub(super) fn configure(state: &mut ElementState, pairs: &[(&str, &str)]) -> Vec<ElementEvent> {
    let flat: Vec<String> =
        pairs.iter().flat_map(|(name, value)| [*name, *value]).map(str::to_owned).collect();
    state.configure(Attributes::read(&flat))
}

pub(super) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub(super) fn move_along(state: &mut ElementState, from: &str, to: &str) -> Vec<ElementEvent> {
    state.apply(ElementAction::Board(BoardEvent::MoveAlong(vec![square(from), square(to)])))
}

pub(super) fn piece(state: &ElementState, name: &str) -> Option<char> {
    let view = state.board_view(&Pointing::default());
    view.squares[square(name).index()].piece.map(ansa_core::Piece::letter)
}

/// The message below the board.
pub(super) fn notice(state: &ElementState) -> &str {
    state.feedback.notice.as_deref().unwrap_or_default()
}

/// The code of what is wrong.
pub(super) fn code(events: &[ElementEvent]) -> &'static str {
    match events {
        [ElementEvent::Error(error)] => error.code,
        other => panic!("no error, but {other:?}"),
    }
}

#[test]
fn a_record_is_replayed_from_its_setups() {
    let (mut state, events) = with(&[("record", RECORD)]);
    assert_eq!((events, state.mode, state.place.plies(), state.plies()), (vec![], ElementMode::Replay, 2, 4));
    assert_eq!(state.comment(), "Both are ready.");
    assert_eq!(state.apply(ElementAction::Move(CursorMove::Next)), [ElementEvent::Ply]);
    assert_eq!((piece(&state, "e5"), piece(&state, "h3")), (Some('E'), Some('H')));
    assert!(
        state.feedback.event.starts_with("Gold played 2g: gold elephant e2 to e3"),
        "{}",
        state.feedback.event
    );
    assert_eq!(
        state.apply(ElementAction::Move(CursorMove::Next)),
        [ElementEvent::Ply, ElementEvent::End(None)]
    );
    assert_eq!(state.apply(ElementAction::Move(CursorMove::Next)), [], "there is no more");
    assert_eq!(
        (state.apply(ElementAction::Move(CursorMove::First)), state.place.plies()),
        (vec![ElementEvent::Ply], 2)
    );
    assert_eq!(
        (state.apply(ElementAction::Move(CursorMove::First)), state.place.plies()),
        (vec![ElementEvent::Ply], 0)
    );
    assert_eq!((state.apply(ElementAction::Move(CursorMove::Previous)), state.place.plies()), (vec![], 0));
}

#[test]
fn a_replay_shows_what_is_drawn_in_the_comment_of_its_ply() {
    let record = RECORD.replace("Hh2n", "Hh2n {[%cal Ga2h8,nonsense] [%emt 0:00:03] Look. [%csl Re5]}");
    let record = format!("{{[%csl Bd4]}}\n{record}");
    let drawn = |state: &ElementState| {
        let view = state.board_view(&Pointing::default());
        assert!(!view.drawable, "the marks of a record are not changed");
        view.drawn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let (mut state, _) = with(&[("record", &record), ("ply", "0")]);
    assert_eq!(drawn(&state), "Bd4");
    state.apply(ElementAction::Move(CursorMove::Next));
    assert_eq!(drawn(&state), "");
    state.apply(ElementAction::Move(CursorMove::Last));
    state.apply(ElementAction::Move(CursorMove::Previous));
    assert_eq!((drawn(&state).as_str(), state.comment()), ("Ga2h8 Re5", "Look.".to_owned()));
    let (state, _) = with(&[("record", &record), ("ply", "3"), ("mode", "still")]);
    assert_eq!(drawn(&state), "Ga2h8 Re5");
    let (state, _) = with(&[("record", &record), ("ply", "3"), ("mode", "play"), ("side", "silver")]);
    assert_eq!(drawn(&state), "", "it would be advice in a game");
}

#[test]
fn the_attribute_ply_leads_through_the_game_and_nothing_is_read_anew() {
    let (mut state, _) = with(&[("record", RECORD), ("ply", "3")]);
    assert_eq!(state.place.plies(), 3);
    assert_eq!(
        configure(&mut state, &[("record", RECORD), ("ply", "99")]),
        [ElementEvent::Ply, ElementEvent::End(None)]
    );
    assert_eq!(state.place.plies(), 4);
    assert_eq!(configure(&mut state, &[("record", RECORD), ("ply", "4")]), []);
}

#[test]
fn the_replay_runs_to_its_end_and_stops_when_somebody_does_something() {
    let (mut state, _) = with(&[("record", RECORD), ("autoplay", "")]);
    assert!(state.running);
    state.apply(ElementAction::Tick);
    assert_eq!((state.place.plies(), state.running), (3, true));
    state.apply(ElementAction::Tick);
    assert_eq!((state.place.plies(), state.running), (4, false));
    state.apply(ElementAction::Run(true));
    assert_eq!((state.place.plies(), state.running), (2, true), "it begins again");
    state.apply(ElementAction::Move(CursorMove::Next));
    assert!(!state.running);
    assert_eq!(state.apply(ElementAction::Tick), [], "a timer that was on its way");
}

#[test]
fn a_position_is_a_diagram_whatever_brings_it() {
    for name in ["position", "text"] {
        let (state, events) = with(&[(name, GOAL)]);
        assert_eq!(
            (events, state.mode, piece(&state, "a7")),
            (vec![], ElementMode::Still, Some('R')),
            "{name}"
        );
        assert_eq!(state.board_view(&Pointing::default()).mode, Mode::Replay);
    }
}

#[test]
fn what_is_wrong_is_told_once_with_its_place_and_can_be_set_right() {
    let (mut state, events) = with(&[("record", "1g Ra1\n1s zz")]);
    assert_eq!(code(&events), "bad-record");
    let place = state.error.as_ref().unwrap().place.unwrap();
    assert_eq!((place.line, place.column), (2, 4));
    assert_eq!(configure(&mut state, &[("record", "1g Ra1\n1s zz")]), [], "told already");
    assert_eq!(state.apply(ElementAction::Move(CursorMove::Next)), []);
    assert_eq!(configure(&mut state, &[("record", RECORD)]), []);
    assert_eq!((&state.error, state.plies()), (&None, 4));
    for (pairs, expected) in [
        (&[("position", "g [x]")][..], "bad-position"),
        (&[("mode", "chess")], "bad-attribute"),
        (&[("level", "12"), ("mode", "play")], "bad-attribute"),
        (&[("ply", "-1"), ("record", RECORD)], "bad-attribute"),
        (&[("board", "marble"), ("record", RECORD)], "bad-attribute"),
        (&[("pieces", "Chess"), ("record", RECORD)], "bad-attribute"),
        (&[("coordinates", "none"), ("record", RECORD)], "bad-attribute"),
        (&[("theme", "auto"), ("record", RECORD)], "bad-attribute"),
        (&[], "nothing-given"),
        (&[("text", " \n ")], "nothing-given"),
        (&[("missing", "the server answered 404")], "not-loaded"),
        (&[("mode", "puzzle"), ("position", GOAL), ("solution", "Ra7s")], "bad-solution"),
    ] {
        assert_eq!(code(&with(pairs).1), expected, "{pairs:?}");
    }
    assert_eq!(with(&[("loading", "")]).1, [], "it may still come");
}

#[test]
fn texts_of_any_kind_end_in_a_sentence() {
    let long = "g [".repeat(20_000);
    for text in ["\0", "🐘", "]", "1g 1g 1g", "g [🐘🐘]", "(((((((", "{", "\u{2028}", &long] {
        for name in ["record", "position", "text", "solution", "mode", "missing"] {
            let (state, _) = with(&[(name, text)]);
            assert!(state.error.is_none_or(|error| error.message.len() < 1000), "{name}");
        }
    }
}

#[test]
fn a_game_against_the_engine() {
    let (mut state, events) = with(&[("mode", "play"), ("level", "3")]);
    let (Some(ElementEvent::Turn(_, setup, By::Element)), Some(ElementEvent::Ask(request, game, 3))) =
        (events.first(), events.last())
    else {
        panic!("{events:?}")
    };
    assert!(setup.starts_with('R') && game.contains("1g "), "{setup} {game}");
    let answer = "ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7";
    assert_eq!(
        state.apply(ElementAction::Answer(request + 1, Ok(answer.to_owned()))),
        [],
        "not what was asked"
    );
    state.apply(ElementAction::Answer(*request, Ok(answer.to_owned())));
    assert!(state.is_entering() && state.person == Side::Gold);
    // A step, taken back and made again, and the end of the turn.
    assert!(matches!(move_along(&mut state, "e2", "e3")[..], [ElementEvent::Step(_, 3, By::Person)]));
    state.apply(ElementAction::End);
    let Some(ElementEvent::Ask(request, ..)) = state.apply(ElementAction::Retry).last().cloned() else {
        panic!("not asked")
    };
    assert!(state.thinking && !state.is_entering());
    // A worker that died.
    let events = state.apply(ElementAction::Answer(request, Err("the worker died".to_owned())));
    assert_eq!(code(&events), "engine-failed");
    let Some(ElementEvent::Ask(request, ..)) = state.apply(ElementAction::Retry).last().cloned() else {
        panic!("not asked")
    };
    let events = state.apply(ElementAction::Answer(request, Ok("hh7s".to_owned())));
    assert!(
        matches!(events[..], [ElementEvent::Step(..), ElementEvent::Turn(.., By::Engine), ElementEvent::Ply]),
        "{events:?}"
    );
    state.apply(ElementAction::TakeBack);
    assert_eq!((state.plies(), state.plies_to_take_back()), (2, 0));
    assert!(state.is_entering());
}

#[test]
fn of_two_setups_that_follow_each_other_the_last_is_told_to_be_shown() {
    let (mut state, events) = with(&[("mode", "play"), ("side", "silver")]);
    let [ElementEvent::Ask(request, ..)] = events[..] else { panic!("{events:?}") };
    let setup = Setup::from_rows(CLASSIC, Side::Gold);
    let events = state.apply(ElementAction::Answer(request, Ok(PlyText::from(&setup).to_string())));
    assert!(
        matches!(
            events[..],
            [
                ElementEvent::Turn(.., By::Engine),
                ElementEvent::Turn(.., By::Element),
                ElementEvent::Ply,
                ElementEvent::Ask(..)
            ]
        ),
        "{events:?}"
    );
}

#[test]
fn an_answer_that_is_no_turn_is_a_failure() {
    let (mut state, _) = with(&[("mode", "play"), ("position", GOAL), ("side", "silver")]);
    let events = state.apply(ElementAction::Answer(1, Ok("takeback".to_owned())));
    assert_eq!(code(&events), "engine-failed");
    assert!(state.engine_error.is_some());
}

#[test]
fn a_puzzle_is_solved_by_whatever_comes_to_the_same() {
    let puzzle = [("mode", "puzzle"), ("position", GOAL), ("solution", "Ee5n Ee6n")];
    let (mut state, events) = with(&puzzle);
    assert_eq!((events, state.bottom()), (vec![], Side::Gold));
    move_along(&mut state, "e5", "e6");
    let events = state.apply(ElementAction::End);
    assert!(
        matches!(&events[..], [ElementEvent::Failed(PuzzleFailed { fault: "not-the-solution", .. })]),
        "{events:?}"
    );
    assert!(notice(&state).starts_with("That’s not the solution. Press Undo"), "{}", notice(&state));
    move_along(&mut state, "e6", "e7");
    let events = state.apply(ElementAction::End);
    assert!(
        matches!(&events[2], ElementEvent::Solved(PuzzleSolved { turn: Some(turn), tries: 1, .. }) if turn == "Ee5n Ee6n"),
        "{events:?}"
    );
    let (mut shown, _) = with(&puzzle);
    shown.apply(ElementAction::Solve);
    assert!(shown.solved && !shown.is_entering());
}

#[test]
fn a_puzzle_without_a_solution_wants_a_win() {
    let (mut state, _) = with(&[("mode", "puzzle"), ("position", GOAL)]);
    move_along(&mut state, "a7", "a8");
    let events = state.apply(ElementAction::End);
    assert!(
        matches!(
            events[..],
            [
                ElementEvent::Turn(..),
                ElementEvent::Ply,
                ElementEvent::Solved(PuzzleSolved { tries: 0, .. }),
                ElementEvent::End(Some(_))
            ]
        ),
        "{events:?}"
    );
    assert!(state.solved);
}

#[test]
fn what_has_left_the_document_goes_on_where_it_stood() {
    let again = |left: &ElementState| {
        let mut state = with(&[("position", GOAL)]).0;
        let events = state.resume(left.clone());
        (state, events)
    };
    // ---- A replay stands there, and nothing is read anew ----
    let pairs = [("record", RECORD), ("autoplay", "")];
    let (mut replay, _) = with(&pairs);
    replay.apply(ElementAction::Tick);
    let (mut state, events) = again(&replay);
    assert_eq!(
        (events, state.place.plies(), state.running, state.feedback.event.as_str()),
        (vec![], 3, false, "")
    );
    assert_eq!((configure(&mut state, &pairs), state.place.plies()), (vec![], 3));
    // ---- A turn that is entered has its steps ----
    let (mut play, _) = with(&[("record", RECORD), ("mode", "play")]);
    move_along(&mut play, "h3", "h4");
    let (mut state, events) = again(&play);
    assert_eq!((events, piece(&state, "h4")), (vec![], Some('H')));
    state.apply(ElementAction::Undo);
    assert_eq!(piece(&state, "h3"), Some('H'));
    // ---- The engine is asked again, and only the new answer counts ----
    move_along(&mut play, "h4", "h5");
    let events = play.apply(ElementAction::End);
    let Some(ElementEvent::Ask(first, ..)) = events.last() else { panic!("no question in {events:?}") };
    let (mut state, events) = again(&play);
    let [ElementEvent::Ask(second, game, _)] = &events[..] else { panic!("no question in {events:?}") };
    assert!(first != second && game.contains("Hh4n"), "{game}");
    let answer = |request: u32| ElementAction::Answer(request, Ok("ed5s".to_owned()));
    assert_eq!((state.apply(answer(*first)), state.plies()), (vec![], 5));
    state.apply(answer(*second));
    assert_eq!(state.plies(), 6);
}

#[test]
fn the_counter_says_what_is_on_the_board_and_how_much_there_is() {
    let (mut state, _) = with(&[("record", RECORD), ("ply", "0")]);
    let counter =
        |state: &ElementState| text::counter(state.last(), state.place.plies(), state.plies(), false);
    let mut said = Vec::new();
    loop {
        said.push(counter(&state));
        if state.apply(ElementAction::Move(CursorMove::Next)).is_empty() {
            break;
        }
    }
    let expected = [
        "Start of the game: 0 of 4 turns",
        "After Gold’s setup: 1 of 4 turns",
        "After Silver’s setup: 2 of 4 turns",
        "After Gold’s turn 2: 3 of 4 turns",
        "After Silver’s turn 2: 4 of 4 turns",
    ];
    assert_eq!(said, expected);
    assert_eq!(
        counter(&with(&[("record", "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2")]).0),
        "After Gold’s setup: 1 of 1 turn"
    );
}
