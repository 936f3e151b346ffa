//! `ansa aei`, run as a controller does: messages through pipes, answers in their own time.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

const GOLD: &str = "makemove Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2";
const SILVER: &str = "makemove ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7";
/// Longer than any answer takes, except to a search without a limit.
const PATIENCE: Duration = Duration::from_mins(1);

/// The program in an open session.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ansa"))
            .arg("aei")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, output) = channel();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let mut engine = Engine { input: child.stdin.take().unwrap(), child, output };
        engine.send("aei");
        engine.send("setoption name hash value 1");
        assert_eq!(engine.until("aeiok").len(), 5);
        engine
    }

    fn send(&mut self, message: &str) {
        writeln!(self.input, "{message}").unwrap();
    }

    /// The output up to the first line that starts like this.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while lines.last().is_none_or(|line: &String| !line.starts_with(start)) {
            lines.push(self.output.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{start}: {lines:?}")));
        }
        lines
    }

    /// The output for these messages. There is no search in progress after them.
    fn say(&mut self, messages: &[&str]) -> Vec<String> {
        for message in messages {
            self.send(message);
        }
        self.send("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}

/// `setposition` with a row 8 and a row 1, the others empty.
fn position(side: char, last: &str, first: &str) -> String {
    format!("setposition {side} [{last}{}{first}]", " ".repeat(48))
}

#[test]
fn a_finished_game_gets_one_answer() {
    let mut engine = Engine::start();
    let over = "log Error: the game is over, so there is no turn to search for";
    let finished = [
        (position('s', "R      r", "    C   "), "bestmove resign"),
        (position('g', "R      r", "    C   "), "bestmove Ce1n"),
        (position('s', "r       ", "    C   "), "bestmove ra8e"),
        (position('g', "r       ", "    C   "), "bestmove resign"),
        (position('g', "   c    ", "    C   "), "bestmove resign"),
    ];
    for (position, answer) in &finished {
        assert_eq!(engine.say(&[position, "go"]), [over, answer], "{position}");
        assert_eq!(engine.say(&["stop", "go ponder"]), [over], "{position}");
        assert_eq!(engine.say(&["stop"]), [*answer], "{position}");
        assert_eq!(engine.say(&["stop"]), [""; 0], "{position}");
    }
    // A game that `makemove` ends: silver pushes gold's rabbit to its goal.
    assert_eq!(
        engine.say(&["setposition s [        eR     r                                            C   ]"]),
        [""; 0]
    );
    assert_eq!(engine.say(&["makemove Rb7n ea7e", "go"]), [over, "bestmove Ce1n"]);
}

#[test]
fn a_reserve_that_has_run_out_is_no_time_at_all() {
    let mut engine = Engine::start();
    for reserve in ["0", "-1"] {
        let greserve = format!("setoption name greserve value {reserve}");
        let clock = ["setoption name tcmove value 0", "setoption name tcreserve value 60", &greserve];
        assert_eq!(engine.say(&["newgame", GOLD, SILVER]), [""; 0]);
        assert_eq!(engine.say(&clock), [""; 0]);
        let began = Instant::now();
        engine.send("go");
        engine.until("bestmove ");
        // Without a clock it would take five seconds.
        assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    }
}

#[test]
fn an_overlong_line_is_refused_as_one() {
    let mut engine = Engine::start();
    let refused = "log Error: a message of more than 65536 bytes is refused";
    for filler in [" ", "x", "quit ", "\u{1f407}", "isready\r"] {
        for length in [65_537, 70_000, 300_000] {
            // From every 65,536th byte on, the rest alone would be a command.
            let mut line = filler.repeat(length / filler.len() + 1);
            while !line.len().is_multiple_of(65_536) {
                line.push(' ');
            }
            line += "quit";
            assert_eq!(engine.say(&[&line]), [refused], "{filler:?} {length}");
        }
    }
    let longest = "newgame".to_owned() + &" ".repeat(65_536 - "newgame".len());
    assert_eq!(engine.say(&[&longest]), [""; 0]);
}

#[test]
fn blanks_between_words_may_be_doubled() {
    let mut engine = Engine::start();
    let messages = [
        " newgame ".to_owned(),
        GOLD.replace(' ', "  "),
        SILVER.replace(' ', " \t"),
        "setoption  name  nodes  value  300".to_owned(),
        "\tsetoption\tname\tdepth\tvalue\t4".to_owned(),
    ];
    assert_eq!(engine.say(&messages.each_ref().map(String::as_str)), [""; 0]);
    for go in ["go", " go ", "go\t"] {
        engine.send(go);
        assert!(engine.until("bestmove ").last().unwrap().len() > "bestmove ".len());
    }
    engine.send("go  ponder");
    engine.send("  stop");
    engine.until("bestmove ");
    let goal =
        position('g', "        ", "R       ").replacen("        ", "       r", 1).replace(" g ", "  g\t ");
    assert_eq!(engine.say(&[&goal, "makemove  Ra1n   Ra2n"]), [""; 0]);
}
