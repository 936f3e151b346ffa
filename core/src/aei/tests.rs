use super::*;
use crate::Side;

mod options;
mod random;

const SLICE: u64 = 2_000;

/// The output of a session for these messages.
fn talk(messages: &[&str]) -> Vec<String> {
    let mut session = Session::new(Defaults::default(), Evaluator::default(), 0);
    for message in messages {
        assert!(session.answer(message, &mut || 0));
    }
    session.take_output()
}

/// A session after both setups.
fn opened(messages: &[&str]) -> Vec<String> {
    let mut all = vec!["aei"];
    all.extend_from_slice(messages);
    talk(&all).split_off(5)
}

const GOLD: &str = "makemove Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";
const SILVER: &str = "makemove ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";

/// A session after both setups. Its clock advances by a millisecond with each reading.
struct Talk {
    session: Session,
    now_ms: u64,
}

impl Talk {
    fn new(messages: &[&str]) -> Talk {
        let session = Session::new(Defaults::default(), Evaluator::default(), 0);
        let mut talk = Talk { session, now_ms: 0 };
        talk.say("aei");
        for message in messages {
            assert_eq!(talk.say(message), Vec::<String>::new(), "{message}");
        }
        talk
    }

    /// The output for one message.
    fn say(&mut self, message: &str) -> Vec<String> {
        assert!(self.session.answer(message, &mut || tick(&mut self.now_ms)));
        self.session.take_output()
    }

    /// The output of up to `slices` slices of thinking.
    fn think_for(&mut self, slices: usize) -> Vec<String> {
        for _ in 0..slices {
            self.session.think(SLICE, &mut || tick(&mut self.now_ms));
        }
        self.session.take_output()
    }

    fn think(&mut self) -> Vec<String> {
        let mut answers = Vec::new();
        while self.session.active.is_some() {
            answers.extend(self.think_for(1));
        }
        answers
    }
}

fn tick(now_ms: &mut u64) -> u64 {
    *now_ms += 1;
    *now_ms
}

#[test]
fn the_opening_phase_comes_first() {
    let answers = talk(&["isready", "aei", "isready"]);
    assert_eq!(answers[0], "log Error: “aei” was expected first, not “isready”");
    assert_eq!(answers[1], "protocol-version 1");
    assert!(answers[2..5].iter().all(|line| line.starts_with("id ")), "{answers:?}");
    assert_eq!(answers[5..], ["aeiok", "readyok"]);
}

#[test]
fn invalid_messages_are_logged_and_change_nothing() {
    let wrong = [
        "frobnicate",
        "go west",
        "makemove",
        "makemove Ee2n",
        "makemove Ra3",
        "makemove resigns",
        "makemove takeback",
        "makemove \u{1f407}",
        "setposition",
        "setposition g",
        "setposition g [too short]",
        "setposition x [                                                                ]",
        // The piece on c6 has no defender, so it would have been captured.
        "setposition g [                  h                                            R]",
        "setoption",
        "setoption hash 5",
        "setoption name hash value -1",
        "setoption name hash value 99999999999",
        "setoption name tcmove value soon",
        "setoption name tcmove value NaN",
        "setoption name depth value",
        "setoption name level value 12",
        "setoption name level value strong",
    ];
    for message in wrong {
        let answers = opened(&[message, "isready"]);
        assert!(answers[0].starts_with("log Error: "), "{message}: {answers:?}");
        assert_eq!(answers[1..], ["readyok"], "{message}");
    }
    let mut talk = Talk::new(&[GOLD]);
    let before = talk.session.game.clone();
    for message in wrong.iter().filter(|message| !message.ends_with("takeback")) {
        assert!(talk.say(message)[0].starts_with("log Error: "), "{message}");
        assert_eq!(talk.session.game, before, "{message}");
    }
}

#[test]
fn setups_and_turns_are_answered() {
    let mut talk = Talk::new(&["newgame", "setoption name depth value 4", "setoption name hash value 1"]);
    talk.say("go");
    let gold = talk.think();
    let gold = gold.last().unwrap().strip_prefix("bestmove ").unwrap().to_owned();
    assert_eq!(gold.split(' ').count(), 16);
    assert_eq!(talk.say(&format!("makemove {gold}")), Vec::<String>::new());
    assert_eq!(talk.say(SILVER), Vec::<String>::new());
    assert_eq!(talk.say("go"), Vec::<String>::new());
    let answers = talk.think();
    for kind in ["depth 4", "time ", "nodes ", "score ", "pv "] {
        assert!(answers.iter().any(|line| line.starts_with(&format!("info {kind}"))), "{kind}: {answers:?}");
    }
    let turn = answers.last().unwrap().strip_prefix("bestmove ").unwrap();
    assert_eq!(talk.say(&format!("makemove {turn}")), Vec::<String>::new());
    assert_eq!(talk.session.game.plies().len(), 3);
}

#[test]
fn the_time_control_is_kept() {
    let mut talk =
        Talk::new(&[GOLD, SILVER, "setoption name tcmove value 0.2", "setoption name hash value 1"]);
    let began = talk.now_ms;
    talk.say("go");
    let answers = talk.think();
    let took = talk.now_ms - began;
    assert!((20..=200).contains(&took), "{took} ms");
    assert!(answers.last().unwrap().starts_with("bestmove "));
}

#[test]
fn stop_is_answered_at_once_and_a_move_ends_thinking_in_silence() {
    let mut talk = Talk::new(&[GOLD, SILVER, "setoption name hash value 1"]);
    assert_eq!(talk.say("stop"), Vec::<String>::new(), "nothing to stop");
    talk.say("go ponder");
    talk.think_for(1);
    assert_eq!(talk.say("isready"), ["readyok"]);
    assert_eq!(talk.say("go ponder"), ["log Error: a search is under way: stop it first"]);
    let answers = talk.say("stop");
    assert!(answers.last().unwrap().starts_with("bestmove "), "{answers:?}");
    talk.say("go ponder");
    assert_eq!(talk.say("makemove Ee2n"), Vec::<String>::new());
    assert_eq!(talk.think(), Vec::<String>::new());
    // A search has an answer even before its first slice.
    talk.say("go");
    assert!(talk.say("stop").last().unwrap().starts_with("bestmove "));
}

#[test]
fn what_cancels_a_search_is_what_the_documents_say() {
    let searching = || {
        let mut talk = Talk::new(&[GOLD, SILVER, "setoption name nodes value 100000000"]);
        talk.say("go");
        assert!(talk.session.is_thinking());
        talk
    };
    for message in
        ["isready", "setoption name nodes value 1", "go", "go ponder", "makemove Ra1s", "setposition x", "x"]
    {
        let mut talk = searching();
        talk.say(message);
        assert!(talk.session.is_thinking(), "{message}");
        assert!(talk.say("stop").last().is_some_and(|line| line.starts_with("bestmove ")), "{message}");
    }
    for message in [
        "newgame",
        "makemove Ee2n",
        "setposition g [        e                                      R        E       ]",
    ] {
        let mut talk = searching();
        assert_eq!(talk.say(message), [""; 0], "{message}");
        assert!(!talk.session.is_thinking(), "{message}");
        assert_eq!(talk.say("stop"), [""; 0], "{message}");
    }
}

/// The value of the last `info` message of this kind: 77 for `info nodes 77`.
fn last_info(answers: &[String], kind: &str) -> u64 {
    let line = answers.iter().rev().find_map(|line| line.strip_prefix(&format!("info {kind} "))).unwrap();
    line.trim_end_matches('+').parse().unwrap()
}

#[test]
fn pondering_speeds_up_the_reply_to_the_expected_turn() {
    let options =
        ["setoption name hash value 4", "setoption name seed value 1", "setoption name depth value 10"];
    let begin = || Talk::new(&[&options[..], &[GOLD, SILVER, "makemove Ee2n"]].concat());
    let search_after = |talk: &mut Talk, turn: &str| {
        assert_eq!(talk.say(&format!("makemove {turn}")), Vec::<String>::new());
        talk.say("go");
        let answers = talk.think();
        assert!(answers.last().unwrap().starts_with("bestmove "), "{answers:?}");
        assert_eq!(last_info(&answers, "depth"), 10);
        last_info(&answers, "nodes")
    };
    let mut talk = begin();
    talk.say("go ponder");
    let answers = talk.think_for(200);
    assert!(answers.iter().all(|line| line.starts_with("info ")), "{answers:?}");
    let line = answers.iter().rev().find_map(|line| line.strip_prefix("info pv ")).unwrap();
    let expected = line.split(" g ").next().unwrap();
    let (warm, cold) = (search_after(&mut talk, expected), search_after(&mut begin(), expected));
    assert!(warm < cold / 2, "{warm} nodes after pondering, {cold} without");
    // A new game starts without it.
    for message in ["newgame", GOLD, SILVER, "makemove Ee2n"] {
        talk.say(message);
    }
    assert_eq!(search_after(&mut talk, expected), cold);
}

#[test]
fn pondering_that_comes_to_an_end_waits_for_stop() {
    // A goal in one turn and a setup: both are answered at once.
    let goal = format!("setposition g [r      r   R{}R      R]", " ".repeat(44));
    for (before, answer) in [(goal.as_str(), "bestmove Rd7n"), ("newgame", "bestmove R")] {
        let mut talk = Talk::new(&["setoption name hash value 1", before]);
        talk.say("go ponder");
        assert!(talk.think_for(10).iter().all(|line| line.starts_with("info ")), "{before}");
        assert_eq!(talk.say("isready"), ["readyok"]);
        assert_eq!(
            talk.say("setoption name hash value 2"),
            Vec::<String>::new(),
            "an option answers nothing"
        );
        let answers = talk.say("stop");
        assert!(answers.last().unwrap().starts_with(answer), "{answers:?}");
        assert_eq!(answers.iter().filter(|line| line.starts_with("bestmove")).count(), 1);
        assert_eq!(talk.say("stop"), Vec::<String>::new(), "once");
        // `makemove` ends pondering without an answer. The next search answers by itself.
        talk.say("go ponder");
        talk.think_for(1);
        assert_eq!(talk.say(before), Vec::<String>::new());
        assert!(talk.session.active.is_none());
        talk.say("go");
        assert!(talk.think().last().unwrap().starts_with(answer));
    }
}

/// `setposition` with these rows, from rank 8 to rank 1. A point is an empty square.
fn position(side: char, rows: [&str; 8]) -> String {
    format!("setposition {side} [{}]", rows.concat().replace('.', " "))
}

const EMPTY: &str = "........";

#[test]
fn a_finished_game_has_exactly_one_answer() {
    let finished = [
        // Gold's rabbit has reached a8. Silver has lost, or gold has won in silver's turn.
        (position('s', ["R......r", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "....C..."]), "resign"),
        (position('g', ["R......r", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "....C..."]), "Ce1n"),
        // A side has no rabbits.
        (position('g', ["......rr", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "....C..."]), "resign"),
        (position('s', ["......rr", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "....C..."]), "rg8s"),
        // Neither has: the side that moved last has won.
        (position('g', ["....c...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "....C..."]), "resign"),
        // Gold cannot move: it has lost, or has won because silver has no rabbits.
        (position('g', [".......r", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "c.......", "Rc......"]), "resign"),
        (position('g', [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "c.......", "Rc......"]), "resign"),
        // The only steps of the winner are pushes.
        (position('g', [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "c......e", "Ed.....R"]), "db1e Ea1e"),
    ];
    let over = "log Error: the game is over, so there is no turn to search for";
    for (message, answer) in finished {
        let answer = &*format!("bestmove {answer}");
        let mut talk = Talk::new(&[&message]);
        assert_eq!(talk.say("go"), [over, answer], "{message}");
        assert!(!talk.session.is_thinking());
        assert_eq!(talk.say("stop"), Vec::<String>::new(), "{message}: once");
        // Pondering is answered when it is stopped.
        assert_eq!(talk.say("go ponder"), [over], "{message}");
        assert_eq!(talk.think_for(3), Vec::<String>::new());
        assert!(!talk.session.is_thinking());
        assert_eq!(talk.say("stop"), [answer], "{message}");
        assert_eq!(talk.say("stop"), Vec::<String>::new());
        // `go` after pondering has one answer too, and none is left from the pondering.
        assert_eq!(talk.say("go ponder"), [over]);
        assert_eq!(talk.say("go"), [over, answer]);
        assert_eq!(talk.say("stop"), Vec::<String>::new());
        // A new game goes on as usual.
        talk.say("newgame");
        talk.say("go");
        assert!(talk.think().last().unwrap().starts_with("bestmove R"));
    }
}

#[test]
fn go_while_it_ponders_is_a_search_of_its_own() {
    let mut talk =
        Talk::new(&[GOLD, SILVER, "setoption name hash value 1", "setoption name nodes value 3000"]);
    for slices in [0, 1] {
        talk.say("go ponder");
        talk.think_for(slices);
        assert_eq!(talk.say("go"), Vec::<String>::new());
        assert_eq!(talk.say("go"), ["log Error: a search is under way: stop it first"]);
        let answers = talk.think();
        assert_eq!(answers.iter().filter(|line| line.starts_with("bestmove ")).count(), 1, "{answers:?}");
        assert_eq!(talk.say("stop"), Vec::<String>::new());
    }
}

#[test]
fn an_overlong_message_is_refused_as_a_whole() {
    let refused = ["log Error: a message of more than 65536 bytes is refused"];
    let mut talk = Talk::new(&[GOLD, SILVER]);
    let longest = "isready".to_owned() + &" ".repeat(MAX_LINE_LENGTH - 7);
    assert_eq!(talk.say(&longest), ["readyok"]);
    assert_eq!(talk.say(&format!("{longest}\r\n")), ["readyok"], "the end of the line does not count");
    assert_eq!(talk.say(&format!("{longest} ")), refused);
    assert_eq!(talk.say(&format!("{longest}quit")), refused);
}

#[test]
fn white_space_of_any_length_separates_words() {
    let mut talk = Talk::new(&[
        "  newgame  ",
        &GOLD.replace(' ', "  "),
        &SILVER.replace(' ', "\t "),
        "setoption  name  hash  value  3",
        "\tsetoption\tname\tnodes \t value\t400 ",
        "setoption name  opponent  value  Somebody  Else ",
        "setoption name event  value ",
        "setoption name event",
    ]);
    assert_eq!(talk.session.settings.search_options().hash_bytes, 3 << 20);
    assert_eq!(talk.session.settings.limits(Side::Gold, 0).nodes, Some(400));
    assert_eq!(talk.session.game.plies().len(), 2);
    assert_eq!(talk.say("go  ponder"), Vec::<String>::new());
    assert!(talk.say(" stop\t").last().unwrap().starts_with("bestmove "));
    assert_eq!(talk.say("makemove   Ee2n \t Ee3n"), Vec::<String>::new());
    let rows = position('g', ["r......r", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "R......R"]);
    assert_eq!(talk.say(&rows.replace(" g ", " \t g\t  ")), Vec::<String>::new());
    assert_eq!(talk.session.game.side(), Side::Gold);
    // A word of which `value` is only the beginning is another word.
    for wrong in
        ["setoption name hash valued 5", "setoption name hash value5", "setoption names hash value 5"]
    {
        assert_eq!(talk.say(wrong), ["log Error: “setoption name N value V” was expected"], "{wrong}");
    }
    assert_eq!(talk.session.settings.search_options().hash_bytes, 3 << 20);
}

#[test]
fn quit_ends_the_session_while_it_thinks() {
    let mut talk = Talk::new(&[GOLD, SILVER]);
    talk.say("go");
    assert!(!talk.session.answer("quit", &mut || 0));
    assert_eq!(talk.session.take_output(), Vec::<String>::new());
}
