use std::sync::mpsc::SyncSender;
use std::time::Duration;

use ansa_core::eval::Evaluator;

use super::*;

const GOLD: &str = "makemove Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";
const SILVER: &str = "makemove ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";

/// A session in a thread: the sender of its messages, and its output once it has ended.
fn session() -> (SyncSender<String>, thread::JoinHandle<Option<Vec<String>>>) {
    let (sender, lines) = sync_channel(8);
    let session = thread::spawn(move || {
        let mut out = Vec::new();
        let session = Session::new(Defaults::default(), Evaluator::default(), 0).with_random_turns();
        serve(&lines, &mut out, session).ok()?;
        Some(String::from_utf8(out).unwrap().lines().map(str::to_owned).collect())
    });
    (sender, session)
}

#[test]
fn a_session_answers_after_its_pondering_has_finished() {
    let (sender, session) = session();
    for message in ["aei", "newgame", "go ponder"] {
        sender.send(message.to_owned()).unwrap();
    }
    // Whether it has finished by now or not, it answers this.
    thread::sleep(Duration::from_millis(50));
    for message in ["isready", "stop", "quit"] {
        sender.send(message.to_owned()).unwrap();
    }
    let answers = session.join().unwrap().unwrap();
    assert!(answers[5..].first().is_some_and(|line| line == "readyok"), "{answers:?}");
    assert!(answers.last().unwrap().starts_with("bestmove R"), "{answers:?}");
}

#[test]
fn quit_ends_the_session_while_it_thinks() {
    let (sender, session) = session();
    for message in ["aei", GOLD, SILVER, "setoption name nodes value 100000000", "go", "quit"] {
        sender.send(message.to_owned()).unwrap();
    }
    let answers = session.join().unwrap().unwrap();
    assert!(answers.iter().all(|line| !line.starts_with("bestmove")), "{answers:?}");
}

#[test]
fn what_was_asked_is_answered_at_the_end_of_input() {
    for last in ["go", "go ponder"] {
        let (sender, session) = session();
        for message in ["aei", GOLD, SILVER, "setoption name nodes value 2000", last] {
            sender.send(message.to_owned()).unwrap();
        }
        drop(sender);
        let answers = session.join().unwrap().unwrap();
        assert!(answers.last().unwrap().starts_with("bestmove "), "{answers:?}");
        assert_eq!(answers.iter().filter(|line| line.starts_with("bestmove")).count(), 1);
    }
    // A setup of its own, where pondering ends before anybody stops it.
    let (sender, session) = session();
    for message in ["aei", "newgame", "go ponder"] {
        sender.send(message.to_owned()).unwrap();
    }
    thread::sleep(Duration::from_millis(50));
    drop(sender);
    let answers = session.join().unwrap().unwrap();
    assert!(answers.last().unwrap().starts_with("bestmove R"), "{answers:?}");
}
