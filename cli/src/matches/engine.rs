//! An engine under test: a program that speaks AEI.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use ansa_core::aei::MAX_LINE_LENGTH;

use super::search_stats::SearchInfo;
use crate::printed::harmless_line;
use crate::read_line::read_line;

/// Time for a program to say that it is an engine.
const OPENING_TIMEOUT: Duration = Duration::from_secs(10);
/// Time for an engine to get ready.
const READY_TIMEOUT: Duration = Duration::from_mins(1);
/// Time for an engine to quit before it is killed.
const QUIT_TIMEOUT: Duration = Duration::from_secs(2);

/// A program and its arguments; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Program(Vec<String>);

impl Program {
    /// This program as an engine.
    ///
    /// # Errors
    /// The path of this program is unknown.
    fn own() -> Result<Program, String> {
        let program =
            std::env::current_exe().map_err(|error| format!("this program could not be located: {error}"))?;
        Ok(Program(vec![program.to_string_lossy().into_owned(), "aei".to_owned()]))
    }
}

impl FromStr for Program {
    type Err = String;

    /// Splits a command line at blanks; single or double quotes hold a word together.
    fn from_str(line: &str) -> Result<Program, String> {
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
            return Err(format!("unclosed quotation mark in “{line}”"));
        }
        if words.first().is_none_or(String::is_empty) {
            return Err("the command line of an engine is empty".to_owned());
        }
        Ok(Program(words))
    }
}

/// The command line of an engine, and its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct EngineCommand {
    program: Program,
    /// Options sent before every game, in order.
    pub(super) options: Vec<(String, String)>,
}

impl EngineCommand {
    /// The program, or this one.
    ///
    /// # Errors
    /// The path of this program is unknown.
    pub(super) fn new(
        program: Option<&Program>,
        options: &[(String, String)],
    ) -> Result<EngineCommand, String> {
        let program = program.map_or_else(Program::own, |program| Ok(program.clone()))?;
        Ok(EngineCommand { program, options: options.to_vec() })
    }

    /// The command line and options, on one line.
    pub(super) fn describe(&self) -> String {
        let options = self.options.iter().map(|(name, value)| format!(" {name}={value}"));
        self.program.0.join(" ") + &options.collect::<String>()
    }
}

/// Reads an option of an engine.
///
/// # Errors
/// It is not a name and a value.
pub(super) fn read_option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !text.contains(char::is_control) => {
            Ok((name.to_owned(), value.to_owned()))
        }
        _ => Err("expected NAME=VALUE".to_owned()),
    }
}

/// Why an engine does not answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoAnswer {
    /// The engine ended or closed its output.
    Gone,
    /// The engine did not answer in time.
    Late,
}

/// An engine's answer to `go`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Answer {
    pub(super) turn: String,
    pub(super) used: Duration,
    pub(super) info: SearchInfo,
}

/// A running engine.
pub(super) struct Engine {
    child: Child,
    input: ChildStdin,
    output: Receiver<(Instant, String)>,
    /// Its name and version, as it reports them.
    pub(super) name: String,
}

impl Engine {
    /// Starts a program and waits for `aeiok`.
    ///
    /// # Errors
    /// A message: the program can't be started, or does not answer as an AEI engine.
    pub(super) fn start(command: &EngineCommand) -> Result<Engine, String> {
        let cannot = |why: &str| format!("the engine “{}” {why}", command.describe());
        let (program, arguments) = command.program.0.split_first().ok_or_else(|| cannot("has no program"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| cannot(&format!("can't be started: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(cannot("has no standard input and output"));
        };
        // The reader records the time of each line, so that later processing does not change it.
        let (sender, lines) = sync_channel(1024);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = read_line(&mut output, MAX_LINE_LENGTH) {
                // Part of a message could be read as another one.
                if line.len() > MAX_LINE_LENGTH {
                    continue;
                }
                if sender.send((Instant::now(), line.trim().to_owned())).is_err() {
                    return;
                }
            }
        });
        let mut engine = Engine { child, input, output: lines, name: String::new() };
        let until = Instant::now() + OPENING_TIMEOUT;
        let mut version = String::new();
        let mut opened = engine.send("aei").map_err(|_| NoAnswer::Gone);
        while opened.is_ok() {
            match engine.receive(until) {
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
                engine.name = harmless_line(&(name.to_owned() + &version));
                Ok(engine)
            }
            Err(NoAnswer::Gone) => Err(cannot("ended before it sent “aeiok”")),
            Err(NoAnswer::Late) => {
                let seconds = OPENING_TIMEOUT.as_secs();
                Err(cannot(&format!("did not send “aeiok” within {seconds} seconds. Does it speak AEI?")))
            }
        }
    }

    /// Whether this is the engine of this project, whose options are known.
    pub(super) fn is_own(&self) -> bool {
        self.name.starts_with("Ansa")
    }

    pub(super) fn send(&mut self, message: &str) -> io::Result<()> {
        writeln!(self.input, "{message}")?;
        self.input.flush()
    }

    pub(super) fn set_option(&mut self, name: &str, value: &str) -> io::Result<()> {
        self.send(&format!("setoption name {name} value {value}"))
    }

    /// Waits until the engine has processed all messages.
    pub(super) fn get_ready(&mut self) -> Result<(), NoAnswer> {
        self.send("isready").map_err(|_| NoAnswer::Gone)?;
        let until = Instant::now() + READY_TIMEOUT;
        while self.receive(until)?.1 != "readyok" {}
        Ok(())
    }

    /// Has the engine search the current position, and waits at most `timeout`.
    pub(super) fn go(&mut self, timeout: Duration) -> Result<Answer, NoAnswer> {
        let began = Instant::now();
        self.send("go").map_err(|_| NoAnswer::Gone)?;
        let mut info = SearchInfo::default();
        loop {
            let (at, line) = self.receive(began + timeout)?;
            // Output from before `go` does not count.
            if at < began {
                continue;
            }
            if let Some(turn) = line.strip_prefix("bestmove") {
                return Ok(Answer { turn: turn.trim().to_owned(), used: at - began, info });
            }
            info.read(&line);
        }
    }

    fn receive(&mut self, until: Instant) -> Result<(Instant, String), NoAnswer> {
        match self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
            // An engine that never stops talking is late as well.
            Ok((at, line)) if at <= until => Ok((at, line)),
            Ok(_) | Err(RecvTimeoutError::Timeout) => Err(NoAnswer::Late),
            Err(RecvTimeoutError::Disconnected) => Err(NoAnswer::Gone),
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // An engine that no longer reads is killed below.
        let _ = self.send("quit");
        let until = Instant::now() + QUIT_TIMEOUT;
        while Instant::now() < until {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            // Drains the pipe: a full one would keep the engine from ending.
            let _ = self.output.recv_timeout(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests;
