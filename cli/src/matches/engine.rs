//! Another engine, as a program that speaks AEI.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::reach::Reach;

/// An engine that has not got ready after so long never will.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long an engine may take to quit before it is ended.
const FAREWELL: Duration = Duration::from_secs(2);
/// A longer line is no message.
const LONGEST_LINE: u64 = 1 << 16;

/// How an engine is started, and what it is told before every game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Call {
    /// The program and its arguments; never empty.
    words: Vec<String>,
    /// The options that its user sets, in order.
    pub(super) options: Vec<(String, String)>,
}

impl Call {
    /// Reads a command line: words between blanks, which quotation marks of either kind hold together.
    ///
    /// # Errors
    /// No word, or a quotation that does not end.
    pub(super) fn read(line: &str, options: Vec<(String, String)>) -> Result<Call, String> {
        let mut words: Vec<String> = Vec::new();
        let mut quote = None;
        let mut open = false;
        for letter in line.chars() {
            match quote {
                Some(mark) if mark == letter => quote = None,
                None if letter.is_whitespace() => open = false,
                _ => {
                    if !open {
                        words.push(String::new());
                        open = true;
                    }
                    if quote.is_none() && (letter == '"' || letter == '\'') {
                        quote = Some(letter);
                    } else if let Some(word) = words.last_mut() {
                        word.push(letter);
                    }
                }
            }
        }
        if quote.is_some() {
            return Err(format!("a quotation mark in “{line}” has no partner"));
        }
        if words.first().is_none_or(String::is_empty) {
            return Err("an engine's command line is empty".to_owned());
        }
        Ok(Call { words, options })
    }

    /// This very program as an engine.
    ///
    /// # Errors
    /// The system does not tell where it is.
    pub(super) fn own(options: Vec<(String, String)>) -> Result<Call, String> {
        let program =
            std::env::current_exe().map_err(|error| format!("this program can't be found: {error}"))?;
        Ok(Call { words: vec![program.to_string_lossy().into_owned(), "aei".to_owned()], options })
    }

    /// The command line and options, on one line.
    pub(super) fn describe(&self) -> String {
        let options = self.options.iter().map(|(name, value)| format!(" {name}={value}"));
        self.words.join(" ") + &options.collect::<String>()
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoAnswer {
    /// The program has ended or closed its output.
    Gone,
    /// It said nothing in time.
    Late,
}

/// What an engine answers when it has thought about a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Answer {
    pub(super) turn: String,
    pub(super) used: Duration,
    pub(super) reach: Reach,
}

/// An engine that runs.
pub(super) struct Engine {
    child: Child,
    input: ChildStdin,
    said: Receiver<(Instant, String)>,
    /// What it calls itself, with its version.
    pub(super) name: String,
}

impl Engine {
    /// Starts a program and waits until it has introduced itself.
    ///
    /// # Errors
    /// Why it is no engine, as a sentence.
    pub(super) fn start(call: &Call) -> Result<Engine, String> {
        let cannot = |why: &str| format!("the engine “{}” {why}", call.describe());
        let (program, arguments) = call.words.split_first().ok_or_else(|| cannot("has no program"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| cannot(&format!("can't be started: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(cannot("has no input and output"));
        };
        // The reader notes the time of a line, so that it does not matter when the line is looked at.
        let (sender, said) = sync_channel(1024);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                    Ok(0) | Err(_) => return,
                    Ok(_) => {
                        let line = String::from_utf8_lossy(&line).trim().to_owned();
                        if sender.send((Instant::now(), line)).is_err() {
                            return;
                        }
                    }
                }
            }
        });
        let mut engine = Engine { child, input, said, name: String::new() };
        let until = Instant::now() + PATIENCE;
        let mut version = String::new();
        let mut opened = engine.tell("aei").map_err(|_| NoAnswer::Gone);
        while opened.is_ok() {
            match engine.hear(until) {
                Ok((_, line)) if line == "aeiok" => break,
                Ok((_, line)) => {
                    if let Some(name) = line.strip_prefix("id name ") {
                        name.trim().clone_into(&mut engine.name);
                    } else if let Some(own) = line.strip_prefix("id version ") {
                        version = format!(" {}", own.trim());
                    }
                }
                Err(error) => opened = Err(error),
            }
        }
        match opened {
            Ok(()) => {
                let name = if engine.name.is_empty() { "nameless" } else { engine.name.as_str() };
                engine.name = (name.to_owned() + &version).replace(char::is_control, " ");
                Ok(engine)
            }
            Err(NoAnswer::Gone) => Err(cannot("ended before it said “aeiok”")),
            Err(NoAnswer::Late) => Err(cannot("does not say “aeiok”")),
        }
    }

    /// Whether this is the engine of this project, whose options are known.
    pub(super) fn is_own(&self) -> bool {
        self.name.starts_with("Ansa")
    }

    pub(super) fn tell(&mut self, message: &str) -> io::Result<()> {
        writeln!(self.input, "{message}")?;
        self.input.flush()
    }

    pub(super) fn set_option(&mut self, name: &str, value: &str) -> io::Result<()> {
        self.tell(&format!("setoption name {name} value {value}"))
    }

    /// Waits until it has done everything it was told.
    pub(super) fn get_ready(&mut self) -> Result<(), NoAnswer> {
        self.tell("isready").map_err(|_| NoAnswer::Gone)?;
        let until = Instant::now() + PATIENCE;
        while self.hear(until)?.1 != "readyok" {}
        Ok(())
    }

    /// Lets it think for at most so long.
    pub(super) fn go(&mut self, longest: Duration) -> Result<Answer, NoAnswer> {
        let began = Instant::now();
        self.tell("go").map_err(|_| NoAnswer::Gone)?;
        let mut reach = Reach::default();
        loop {
            let (at, line) = self.hear(began + longest)?;
            // What it had said before does not count.
            if at < began {
                continue;
            }
            if let Some(turn) = line.strip_prefix("bestmove") {
                return Ok(Answer { turn: turn.trim().to_owned(), used: at - began, reach });
            }
            reach.note(&line);
        }
    }

    fn hear(&mut self, until: Instant) -> Result<(Instant, String), NoAnswer> {
        match self.said.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(said) => Ok(said),
            Err(RecvTimeoutError::Timeout) => Err(NoAnswer::Late),
            Err(RecvTimeoutError::Disconnected) => Err(NoAnswer::Gone),
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // One that does not listen any more is ended all the same.
        let _ = self.tell("quit");
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            // Its output must not keep it from ending.
            let _ = self.said.recv_timeout(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_read_like_a_shell_s() {
        let words = |line: &str| Call::read(line, Vec::new()).map(|call| call.words);
        assert_eq!(words("ansa aei").unwrap(), ["ansa", "aei"]);
        assert_eq!(words("  \"my ansa\"  a'b c'd '' ").unwrap(), ["my ansa", "ab cd", ""]);
        assert_eq!(words("sh -c 'echo \"x\"'").unwrap(), ["sh", "-c", "echo \"x\""]);
        for wrong in ["", "  ", "''", "ansa 'aei"] {
            assert!(words(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_program_that_is_no_engine_is_told() {
        let start = |line: &str| Engine::start(&Call::read(line, Vec::new()).unwrap()).err();
        assert!(start("/no/such/program").unwrap().contains("can't be started"));
        assert_eq!(start("true").unwrap(), "the engine “true” ended before it said “aeiok”");
    }
}
