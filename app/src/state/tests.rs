use ansa_board::testing::{position, square};
use ansa_board::{Mode, Pointing};
use ansa_core::game::placing::{CLASSIC, NINETY_NINE};
use ansa_core::game::{Placing, PlayError, Roster, TurnError};
use ansa_core::level::Level;
use ansa_core::notation::BodyText;
use ansa_core::position::outcome::Reason;
use ansa_core::position::turn::EndError;
use ansa_core::{BySide, Game, Role, Side, Square};

use super::game_options::{GameStart, Orientation};
use super::play_state::Replay;
use super::players::Player;
use super::saved::SavedError;
use super::timing::TimeAction;
use super::*;

fn two_people() -> PlayState {
    PlayState::new(GameOptions::against(Player::Person, Side::Gold))
}

/// A game of two people after both setups, which stand as they were offered.
fn started() -> PlayState {
    let mut table = two_people();
    table.apply(PlayAction::End);
    table.apply(PlayAction::End);
    table
}

fn at(side: &str, pieces: &[&str]) -> PlayState {
    let game = Game::from_position(position(side, pieces), 2, ansa_core::position::outcome::RuleSet::CURRENT);
    PlayState::resume(game, GameOptions::against(Player::Person, Side::Gold))
}

fn press(table: &mut PlayState, squares: &[&str]) {
    for name in squares {
        table.apply(EntryAction::Press(square(name)));
    }
}

/// The number of the request that the computer is to answer.
fn awaited(table: &PlayState) -> u32 {
    table.awaited().expect("the computer is asked").id
}

fn made(table: &PlayState) -> String {
    words::of_steps(table.turn().expect("a turn is being entered").steps())
}

fn letter(table: &PlayState, name: &str) -> Option<char> {
    table.board().piece_at(square(name)).map(ansa_core::Piece::letter)
}

#[test]
fn a_setup_is_offered_and_can_be_changed() {
    let mut table = two_people();
    assert_eq!(table.mode(), Mode::Setup);
    let (e2, d1) = (letter(&table, "e2"), letter(&table, "a1"));
    assert!(e2.is_some() && e2 != d1);
    press(&mut table, &["e2", "a1"]);
    assert_eq!((letter(&table, "e2"), letter(&table, "a1")), (d1, e2));
    table.apply(EntryAction::Carry(vec![square("e2"), square("a1")]));
    assert_eq!((letter(&table, "e2"), letter(&table, "a1")), (e2, d1));
    press(&mut table, &["e2", "e5"]);
    assert_eq!(letter(&table, "e2"), e2, "only home squares can be swapped");
    table.apply(SetupAction::Arrange(CLASSIC));
    assert_eq!(letter(&table, "a1"), Some('R'));
    assert_eq!(letter(&table, "d2"), Some('M'));
    table.apply(SetupAction::Mirror);
    assert_eq!(letter(&table, "e2"), Some('M'));
    table.apply(PlayAction::End);
    assert_eq!((table.mode(), table.game.side()), (Mode::Setup, Side::Silver));
    table.apply(SetupAction::Arrange(NINETY_NINE));
    table.apply(PlayAction::End);
    assert_eq!((table.mode(), table.game.side()), (Mode::Turn, Side::Gold));
}

#[test]
fn a_walk_of_several_steps_is_one_press() {
    let mut table = at("g", &["Ed4", "Ra1", "rh8"]);
    press(&mut table, &["d4", "e6"]);
    assert_eq!(table.steps_left(), 1);
    assert_eq!(letter(&table, "e6"), Some('E'));
    assert_eq!(table.motion, [(square("d4"), square("e6"))]);
    table.apply(EntryAction::Undo);
    assert_eq!(table.steps_left(), 2);
    table.apply(EntryAction::Redo);
    assert_eq!(table.steps_left(), 1);
    table.apply(EntryAction::Reset);
    assert_eq!((table.steps_left(), letter(&table, "d4")), (4, Some('E')));
}

#[test]
fn a_push_goes_and_comes_back_as_one() {
    let mut table = at("g", &["Ed4", "Ra1", "rd5", "rh8"]);
    press(&mut table, &["d5", "d6"]);
    assert_eq!(made(&table), "rd5n Ed4n");
    table.apply(EntryAction::Undo);
    assert_eq!(table.steps_left(), 4);
    table.apply(EntryAction::Redo);
    assert_eq!(made(&table), "rd5n Ed4n");
}

#[test]
fn of_two_pushers_one_is_pressed() {
    let mut table = at("g", &["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
    press(&mut table, &["d5", "d6"]);
    assert!(matches!(table.notice, Some(Notice::ChooseFollower(_))));
    table.apply(PlayAction::End);
    assert!(matches!(
        table.notice,
        Some(Notice::Refused(PlayError::Turn(TurnError::End(EndError::PushUnfinished { .. }))))
    ));
    press(&mut table, &["c5"]);
    assert_eq!(made(&table), "rd5n Mc5e");
    table.apply(EntryAction::Reset);
    // Whoever was in hand before is the one that pushes.
    press(&mut table, &["d4", "d5", "d6"]);
    assert_eq!(made(&table), "rd5n Ed4n");
}

#[test]
fn a_pull_is_marked_and_made() {
    let mut table = at("g", &["Ed4", "Ra1", "hd5", "rh8"]);
    press(&mut table, &["d4", "d3"]);
    let view = table.board_view(&Pointing::default(), false);
    assert!(view.squares[square("d5").index()].pullable);
    press(&mut table, &["d5", "d4"]);
    assert_eq!(made(&table), "Ed4s hd5s");
}

#[test]
fn a_loss_is_shown_before_it_happens() {
    let mut table = at("g", &["Hc2", "Ra1", "rh8"]);
    press(&mut table, &["c2"]);
    let view = table.board_view(&Pointing { at: Some(square("c3")), way: Vec::new() }, false);
    let target = view.squares[square("c3").index()].target.clone().expect("a target");
    assert_eq!(target.captures.len(), 1);
    assert!(view.squares[square("c3").index()].lost);
    assert!(table.captured().is_empty());
    press(&mut table, &["c3"]);
    assert_eq!(table.captured().len(), 1);
    assert_eq!(
        table.board_view(&Pointing::default(), false).squares[square("c3").index()]
            .ghost
            .map(ansa_core::Piece::letter),
        Some('H')
    );
    table.apply(EntryAction::Undo);
    assert!(table.captured().is_empty());
}

#[test]
fn a_frozen_piece_says_why_it_stays() {
    let mut table = at("g", &["Cd4", "Ra1", "Rb1", "hd5", "rh8"]);
    press(&mut table, &["d4"]);
    assert!(table.hold.is_none());
    assert!(matches!(table.notice, Some(Notice::NotHoldable(_, _, Some(_), _))));
    let view = &table.board_view(&Pointing::default(), false).squares[square("d4").index()];
    assert_eq!(view.frozen_by.len(), 1);
    assert_eq!(ansa_board::text::square_name(view), "gold cat on d4, frozen by silver horse on d5");
}

#[test]
fn a_turn_that_changes_nothing_is_refused_and_kept() {
    let mut table = started();
    table.apply(PlayAction::End);
    assert!(matches!(table.notice, Some(Notice::Refused(PlayError::Turn(TurnError::End(EndError::NoStep))))));
    let mover = Square::all()
        .find(|&from| {
            table.holdable().contains(from) && from.rank() == 1 && letter_at(&table, from) == Some('E')
        })
        .expect("gold's elephant can step");
    let ahead = Square::at(mover.file(), mover.rank() + 1).expect("a square ahead");
    table.apply(EntryAction::Carry(vec![mover, ahead]));
    table.apply(EntryAction::Carry(vec![ahead, mover]));
    table.apply(PlayAction::End);
    assert!(matches!(
        table.notice,
        Some(Notice::Refused(PlayError::Turn(TurnError::End(EndError::NothingChanged))))
    ));
    assert_eq!(table.steps_left(), 2, "the steps are kept, to be changed");
}

fn letter_at(table: &PlayState, square: Square) -> Option<char> {
    table.board().piece_at(square).map(ansa_core::Piece::letter)
}

#[test]
fn the_third_repetition_is_refused_by_name() {
    let mut table = at("g", &["Ed4", "Ra1", "eg6", "rh8"]);
    let there_and_back = [("d4", "d5"), ("g6", "g5"), ("d5", "d4"), ("g5", "g6")];
    for (from, to) in there_and_back.into_iter().cycle().take(7) {
        press(&mut table, &[from, to]);
        table.apply(PlayAction::End);
        assert_eq!(table.notice, None);
    }
    press(&mut table, &["g5", "g6"]);
    table.apply(PlayAction::End);
    let Some(Notice::Refused(error)) = &table.notice else { panic!("the repetition was not refused") };
    let words = crate::text::notice(&Notice::Refused(error.clone()));
    assert!(words.contains("1s and 3s"), "{words}");
    assert_eq!(table.steps_left(), 3);
}

#[test]
fn the_fourth_step_does_not_end_the_turn() {
    let mut table = at("g", &["Ed4", "Ra1", "rh8"]);
    press(&mut table, &["d4", "d8"]);
    assert_eq!((table.mode(), table.steps_left(), table.game.side()), (Mode::Turn, 0, Side::Gold));
}

#[test]
fn a_goal_ends_the_game() {
    let mut table = at("g", &["Rd7", "Ea1", "rh5", "rh8"]);
    press(&mut table, &["d7", "d8"]);
    table.apply(PlayAction::End);
    assert_eq!(table.mode(), Mode::Over);
    assert_eq!(table.game.outcome().map(|outcome| outcome.reason), Some(Reason::Goal));
    assert!(table.holdable().is_empty());
}

#[test]
fn the_computer_answers_only_what_was_asked() {
    let mut table = PlayState::new(GameOptions::against(Player::Computer(Level::WEAKEST), Side::Silver));
    assert_eq!((table.mode(), table.bottom()), (Mode::Computer, Side::Silver));
    let request = awaited(&table);
    let setup = BodyText::from(&Placing::named(CLASSIC, Side::Gold)).to_string();
    table.apply(ComputerAction::Answer(request + 1, setup.clone()));
    assert_eq!(table.game.plies().len(), 0);
    table.apply(ComputerAction::Answer(request, "Ra1 Ra1".to_owned()));
    assert_eq!((table.engine_fault(), table.awaited()), (Some(EngineFault::Misunderstood), None));
    table.apply(PlayAction::Flip);
    assert!(table.engine_fault().is_some(), "it does not go away by itself");
    table.apply(ComputerAction::AskAgain);
    assert_eq!(table.engine_fault(), None);
    let request = awaited(&table);
    table.apply(ComputerAction::Answer(request, setup));
    assert_eq!(table.mode(), Mode::Setup);
    table.apply(PlayAction::End);
    let request = awaited(&table);
    table.apply(ComputerAction::Answer(request, "Ee2n Ee3n".to_owned()));
    assert_eq!(table.mode(), Mode::Replay);
    assert_eq!(letter(&table, "e2"), Some('E'), "the turn is shown step by step");
    for shown in 0..=2 {
        table.apply(ReplayAction::Tick(Replay { ply: 2, shown }));
    }
    assert_eq!((table.mode(), letter(&table, "e4")), (Mode::Turn, Some('E')));
    table.apply(PlayAction::TakeBack);
    assert_eq!((table.mode(), table.game.plies().len()), (Mode::Setup, 1), "back to the person's own setup");
}

#[test]
fn the_last_turn_is_shown_again_over_a_turn_in_the_making() {
    let mut table = started();
    press(&mut table, &["e2", "e4"]);
    table.apply(PlayAction::End);
    press(&mut table, &["a7", "a6"]);
    table.apply(ReplayAction::Last);
    assert_eq!(
        (table.mode(), letter(&table, "e2"), letter(&table, "a7")),
        (Mode::Replay, Some('E'), Some('r'))
    );
    table.apply(ReplayAction::Tick(Replay { ply: 2, shown: 0 }));
    assert_eq!(letter(&table, "e3"), Some('E'));
    table.apply(ReplayAction::Tick(Replay { ply: 2, shown: 1 }));
    table.apply(ReplayAction::Tick(Replay { ply: 2, shown: 0 }));
    assert_eq!(letter(&table, "e4"), Some('E'), "a tick that comes late is not heard");
    table.apply(EntryAction::Press(square("a6")));
    assert!(table.hold.is_none(), "a board that is being shown is not played on");
    table.apply(ReplayAction::Skip);
    assert_eq!(
        (table.mode(), letter(&table, "e4"), letter(&table, "a6")),
        (Mode::Turn, Some('E'), Some('r'))
    );
}

#[test]
fn a_resignation_is_the_persons() {
    let mut table = PlayState::new(GameOptions::against(Player::Computer(Level::STRONGEST), Side::Silver));
    table.apply(PlayAction::Resign);
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!((outcome.winner, outcome.reason), (Some(Side::Gold), Reason::Resignation));
    assert_eq!(table.awaited(), None);
    table.apply(PlayAction::Rematch);
    assert_eq!(table.options.players.gold, Player::Person);
    assert_eq!((table.bottom(), table.game.plies().len()), (Side::Gold, 0));
}

#[test]
fn a_piece_in_hand_is_no_reason_to_save_unless_a_clock_runs() {
    let mut table = started();
    let before = saved::gist(&table);
    table.apply(TimeAction::Passed(1234));
    press(&mut table, &["a2"]);
    assert_eq!(saved::gist(&table), before);
    assert_ne!(saved::write(&table), before, "the time is told whenever something else is saved");
    press(&mut table, &["a3"]);
    assert_ne!(saved::gist(&table), before);

    table.options.control = Some("1m/5m".parse().unwrap());
    let timed = saved::gist(&table);
    table.apply(TimeAction::Passed(1234));
    assert_ne!(saved::gist(&table), timed);
}

#[test]
fn what_was_saved_is_resumed_in_mid_turn() {
    let mut table = started();
    table.options.players = BySide { gold: Player::Person, silver: Player::Computer(Level::WEAKEST) };
    table.apply(PlayAction::Flip);
    let mover = square("a2");
    table.apply(EntryAction::Carry(vec![mover, square("a3")]));
    assert_eq!(table.steps_left(), 3);
    table.apply(TimeAction::Passed(1234));
    let again = saved::read(&saved::write(&table)).expect("it can be read");
    assert_eq!(again.game, table.game);
    assert_eq!(again.draft, table.draft);
    assert_eq!((&again.timing.used, again.timing.spent), (&table.timing.used, table.timing.spent));
    assert_eq!((again.options.players, again.bottom()), (table.options.players, Side::Silver));
    let mut setup = two_people();
    press(&mut setup, &["a1", "h2"]);
    assert_eq!(saved::read(&saved::write(&setup)).expect("it can be read").draft, setup.draft);
    setup.apply(SetupAction::Clear);
    let again = saved::read(&saved::write(&setup)).expect("it can be read");
    assert_eq!(again.placing().map(Placing::pieces), Some(&[][..]), "a setup comes back that was cleared");
    table.apply(PlayAction::Resign);
    let again = saved::read(&saved::write(&table)).expect("it can be read");
    assert_eq!(again.game.outcome(), table.game.outcome());
}

#[test]
fn what_cannot_be_read_says_why() {
    let good = saved::write(&started());
    let spoilt = |from: &str, to: &str| {
        assert!(good.contains(from), "{good} has {from}");
        saved::read(&good.replacen(from, to, 1)).expect_err("it must not be read")
    };
    assert!(matches!(saved::read(""), Err(SavedError::Shape(_))));
    assert!(matches!(saved::read("[]"), Err(SavedError::Shape(_))));
    assert!(matches!(spoilt("ansa-game", "ansa-tree"), SavedError::Format(_)));
    assert!(matches!(spoilt("\"version\":2", "\"version\":3"), SavedError::Version(3)));
    assert!(matches!(spoilt("\"person\"", "\"ghost\""), SavedError::Player(_)));
    assert!(matches!(spoilt("\"view\":\"gold\"", "\"view\":\"west\""), SavedError::Orientation(_)));
    assert!(matches!(spoilt("Ra1", "Ra2"), SavedError::Record(_)));
    assert!(matches!(spoilt("Ra1", "Za1"), SavedError::Unreadable(_)));
    assert!(matches!(spoilt("\"control\":null", "\"control\":\"fast\""), SavedError::Control(_)));
    assert!(matches!(spoilt("\"draft\":\"\"", "\"draft\":\"Ee9n\""), SavedError::Draft(_)));
    assert!(matches!(spoilt("\"draft\":\"\"", "\"draft\":\"ra7s\""), SavedError::Draft(_)));
}

#[test]
fn earlier_boards_are_only_looked_at() {
    let mut table = started();
    let before = table.clone();
    table.apply(ReplayAction::Look(0));
    assert_eq!(table.mode(), Mode::Past);
    assert_eq!(letter(&table, "a8"), None, "silver had not set up then");
    table.apply(EntryAction::Press(square("a2")));
    table.apply(PlayAction::End);
    assert_eq!(table.game, before.game);
    table.apply(ReplayAction::LookAway);
    assert_eq!(table.mode(), Mode::Turn);
    table.apply(ReplayAction::Look(0));
    table.apply(ReplayAction::Look(1));
    assert_eq!(table.mode(), Mode::Turn, "the board after the last ply is the present");
}

#[test]
fn games_saved_by_the_first_version_are_read() {
    let setup = |side| BodyText::from(&Placing::named(CLASSIC, side)).to_string();
    let text = format!(
        "{{\"format\":\"ansa-game\",\"version\":1,\"gold\":\"person\",\"silver\":\"person\",\"bottom\":\"s\",\
         \"plies\":[\"{}\",\"{}\"],\"draft\":\"Ee2n\",\"resigned\":null}}",
        setup(Side::Gold),
        setup(Side::Silver)
    );
    let table = saved::read(&text).expect("it can be read");
    assert_eq!((table.bottom(), made(&table).as_str()), (Side::Silver, "Ee2n"));
    let resigned = text.replace("\"Ee2n\"", "\"\"").replace("null", "\"g\"");
    let outcome = saved::read(&resigned).expect("it can be read").game.outcome();
    assert_eq!(outcome.map(|outcome| outcome.reason), Some(Reason::Resignation));
    // Levels had names then.
    for (name, number) in [("easy", 2), ("medium", 5), ("hard", 8)] {
        let against = text.replacen("\"silver\":\"person\"", &format!("\"silver\":\"{name}\""), 1);
        let table = saved::read(&against).expect("it can be read");
        assert_eq!(table.options.players.silver.level().map(Level::number), Some(number));
        assert!(saved::write(&table).contains(&format!("\"level-{number}\"")));
    }
}

#[test]
fn handicaps_and_positions_are_saved_and_come_back_in_a_rematch() {
    let options = GameOptions {
        start: GameStart::Setups(BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL }),
        ..GameOptions::against(Player::Person, Side::Gold)
    };
    let mut table = PlayState::new(options);
    assert_eq!(table.board().side(Side::Gold).count(), 15, "the camel's square stays empty");
    let again = saved::read(&saved::write(&table)).expect("it can be read");
    assert_eq!((&again.options, &again.draft), (&table.options, &table.draft));
    table.apply(SetupAction::Arrange(CLASSIC));
    table.apply(PlayAction::End);
    assert_eq!((table.notice.clone(), table.mode()), (None, Mode::Setup));
    let again = saved::read(&saved::write(&table)).expect("it can be read");
    assert_eq!((again.options, again.game), (table.options.clone(), table.game.clone()));
    table.apply(PlayAction::Rematch);
    assert_eq!(table.board().side(Side::Gold).count(), 16, "the handicap goes with its player");

    let here = at("s", &["Ed4", "Ra1", "rh8", "eh6"]);
    let again = saved::read(&saved::write(&here)).expect("it can be read");
    assert_eq!((again.game, again.draft), (here.game, here.draft));
}

#[test]
fn the_mover_sees_the_own_side_at_the_bottom() {
    let mut table = PlayState::new(GameOptions {
        orientation: Orientation::Mover,
        ..GameOptions::against(Player::Person, Side::Gold)
    });
    assert_eq!(table.bottom(), Side::Gold);
    table.apply(PlayAction::End);
    assert_eq!(table.bottom(), Side::Silver);
    table.apply(PlayAction::Flip);
    assert_eq!(table.orientation, Orientation::Gold, "from now on the board stays as it is");
}
