//! `ansa`: the native tools. Each command has its own module; this file dispatches to it and reports failures.

mod aei;
mod analyse;
mod append_file;
mod arguments;
mod bench;
mod judge;
mod matches;
mod positions;
mod pv_leaves;
mod random;
mod selfplay;
mod suite;
mod targets;
mod train;
mod tune;
mod turns;
mod weights;

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// One command: what it is called, what it takes, what it does.
struct Command {
    name: &'static str,
    arguments: &'static str,
    summary: &'static str,
    /// Gets the words after the command's name.
    run: fn(&[String]) -> Result<(), Failure>,
}

/// Every command, in the order in which help lists them.
const COMMANDS: &[Command] = &[
    Command {
        name: "aei",
        arguments: "",
        summary: "play as an engine: the Arimaa Engine Interface on standard input and output",
        run: aei::run,
    },
    Command {
        name: "turns",
        arguments: "POSITION",
        summary: "count the turns of a position, to compare implementations",
        run: turns::run,
    },
    Command {
        name: "judge",
        arguments: "FILE",
        summary: "replay records or archive lines and say how each game ended",
        run: judge::run,
    },
    Command {
        name: "bench",
        arguments: "[DEPTH]",
        summary: "search fixed positions: total nodes, the search's signature, and speed",
        run: bench::run,
    },
    Command {
        name: "match",
        arguments: "[--NAME VALUE]…",
        summary: "play two engines against each other and say which is stronger; --help lists the names",
        run: matches::run,
    },
    Command {
        name: "analyse",
        arguments: "POSITION|FILE …",
        summary: "what the engine thinks of a position, or what every turn of a game has lost",
        run: analyse::run,
    },
    Command {
        name: "suite",
        arguments: "FILE [--NAME VALUE]…",
        summary: "solve tactical problems with known answers: how many, and how fast",
        run: suite::run,
    },
    Command {
        name: "suite-make",
        arguments: "[--NAME VALUE]…",
        summary: "find tactical problems in games of the engine against itself",
        run: suite::make::run,
    },
    Command {
        name: "suite-verify",
        arguments: "FILE",
        summary: "check the answers of tactical problems by trying every turn",
        run: suite::verify,
    },
    Command {
        name: "selfplay",
        arguments: "--out FILE …",
        summary: "play games of the engine against itself and write training positions",
        run: selfplay::run,
    },
    Command {
        name: "tune",
        arguments: "FILE… --out FILE",
        summary: "fit the weights of the evaluation's features to self-play positions (Texel tuning)",
        run: tune::run,
    },
    Command {
        name: "train",
        arguments: "FILE… --out FILE",
        summary: "fit the network of the evaluation to self-play positions",
        run: train::run,
    },
    Command { name: "version", arguments: "", summary: "print the program's name and version", run: version },
];

/// Why a command did not do what was asked.
pub(crate) enum Failure {
    /// The words on the command line make no sense: exit status 2.
    Usage(String),
    /// The work itself went wrong: exit status 1.
    Work(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Failure::Usage(message) | Failure::Work(message)) = self;
        f.write_str(message)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Work(error.to_string())
    }
}

fn version(_: &[String]) -> Result<(), Failure> {
    writeln!(io::stdout(), "ansa {}", env!("CARGO_PKG_VERSION"))?;
    Ok(())
}

fn help() -> String {
    let mut text = String::from("usage: ansa COMMAND …\n");
    for command in COMMANDS {
        let call = format!("{} {}", command.name, command.arguments);
        text.extend(["  ", &format!("{call:<24}"), " ", command.summary, "\n"]);
    }
    text
}

fn run(words: &[String]) -> Result<(), Failure> {
    match words.split_first() {
        None => Err(Failure::Usage(help())),
        Some((name, _)) if name == "help" || name == "--help" => {
            write!(io::stdout(), "{}", help())?;
            Ok(())
        }
        Some((name, rest)) => match COMMANDS.iter().find(|command| command.name == name) {
            Some(command) => (command.run)(rest),
            None => Err(Failure::Usage(format!("there is no command “{name}”\n{}", help()))),
        },
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Nothing can be done if even the report can't be written.
            let _ = writeln!(io::stderr(), "ansa: {}", failure.to_string().trim_end());
            ExitCode::from(if matches!(failure, Failure::Usage(_)) { 2 } else { 1 })
        }
    }
}
