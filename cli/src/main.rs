//! `ansa`: the native tools. Each command has its own module; this file dispatches, prints help and reports failures.

mod aei;
mod analyse;
mod append_file;
mod arguments;
mod bench;
mod judge;
mod matches;
mod positions;
mod puzzle;
mod pv_leaves;
mod random;
mod read_line;
mod selfplay;
mod styles;
mod suite;
mod targets;
mod text_file;
mod train;
mod tune;
mod turns;
mod weights;

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// A command.
struct Command {
    name: &'static str,
    arguments: &'static str,
    summary: &'static str,
    /// The output of `--help`, in parts. The first part begins with the usage line.
    help: &'static [&'static str],
    /// Runs the command with the words after its name.
    run: fn(&[String]) -> Result<(), CommandError>,
}

/// All commands, in the order of the help text.
const COMMANDS: &[Command] = &[
    Command {
        name: "aei",
        arguments: "[--weights FILE]",
        summary: "play as an engine, over the Arimaa Engine Interface on standard input and output",
        help: &[aei::HELP],
        run: aei::run,
    },
    Command {
        name: "turns",
        arguments: "POSITION",
        summary: "count the turns of a position, to compare implementations",
        help: &[turns::HELP],
        run: turns::run,
    },
    Command {
        name: "judge",
        arguments: "FILE",
        summary: "replay records or archive lines and print how each game ended",
        help: &[judge::HELP],
        run: judge::run,
    },
    Command {
        name: "bench",
        arguments: "[DEPTH]",
        summary: "search fixed positions; print the node count (the signature) and the speed",
        help: &[bench::HELP],
        run: bench::run,
    },
    Command {
        name: "match",
        arguments: "[--NAME VALUE]…",
        summary: "play two engines against each other and measure the difference in strength",
        help: &[matches::HELP],
        run: matches::run,
    },
    Command {
        name: "styles",
        arguments: "NAME=FILE… [--NAME VALUE]…",
        summary: "compare styles of play by numbers from the games of matches",
        help: &[styles::HELP],
        run: styles::run,
    },
    Command {
        name: "analyse",
        arguments: "POSITION|FILE [--NAME VALUE]…",
        summary: "analyse a position, or every turn of a game",
        help: &[analyse::HELP],
        run: analyse::run,
    },
    Command {
        name: "suite",
        arguments: "FILE [--NAME VALUE]…",
        summary: "solve tactical problems with known solutions; print how many and how fast",
        help: &[suite::HELP],
        run: suite::run,
    },
    Command {
        name: "suite-make",
        arguments: "[--NAME VALUE]…",
        summary: "extract tactical problems from self-play games",
        help: &[suite::make::HELP],
        run: suite::make::run,
    },
    Command {
        name: "suite-verify",
        arguments: "FILE",
        summary: "verify the solutions of tactical problems by trying every turn",
        help: &[suite::VERIFY_HELP],
        run: suite::verify,
    },
    Command {
        name: "puzzle",
        arguments: "make|verify|rate [--NAME VALUE]…",
        summary: "make puzzles from games, prove them again, and rate them",
        help: puzzle::HELPS,
        run: puzzle::run,
    },
    Command {
        name: "selfplay",
        arguments: "--out FILE [--NAME VALUE]…",
        summary: "play self-play games and write training positions",
        help: &[selfplay::HELP],
        run: selfplay::run,
    },
    Command {
        name: "tune",
        arguments: "FILE… --out FILE [--NAME VALUE]…",
        summary: "fit the weights of the evaluation's features to self-play positions (Texel tuning)",
        help: &[tune::HELP, targets::HELP],
        run: tune::run,
    },
    Command {
        name: "train",
        arguments: "FILE… --out FILE [--NAME VALUE]…",
        summary: "fit the network of the evaluation to self-play positions",
        help: &[train::HELP, targets::HELP],
        run: train::run,
    },
    Command {
        name: "version",
        arguments: "",
        summary: "print the program's name and version",
        help: &["usage: ansa version"],
        run: version,
    },
];

/// Why a command failed.
pub(crate) enum CommandError {
    /// The command line is wrong: exit status 2.
    Usage(String),
    /// The work failed: exit status 1.
    Work(String),
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (CommandError::Usage(message) | CommandError::Work(message)) = self;
        f.write_str(message)
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        CommandError::Work(error.to_string())
    }
}

fn version(_: &[String]) -> Result<(), CommandError> {
    writeln!(io::stdout(), "ansa {}", env!("CARGO_PKG_VERSION"))?;
    Ok(())
}

fn help() -> String {
    let mut text = String::from("usage: ansa COMMAND …, or ansa COMMAND --help\n");
    for command in COMMANDS {
        let call = format!("{} {}", command.name, command.arguments);
        text.extend(["  ", &format!("{call:<24}"), " ", command.summary, "\n"]);
    }
    text
}

fn run(words: &[String]) -> Result<(), CommandError> {
    match words.split_first() {
        None => Err(CommandError::Usage(help())),
        Some((name, _)) if name == "help" || name == "--help" => {
            write!(io::stdout(), "{}", help())?;
            Ok(())
        }
        Some((name, rest)) => match COMMANDS.iter().find(|command| command.name == name) {
            Some(command) if rest.iter().any(|word| word == "--help") => {
                writeln!(io::stdout(), "{}", command.help.join("\n"))?;
                Ok(())
            }
            Some(command) => (command.run)(rest),
            None => Err(CommandError::Usage(format!("unknown command “{name}”\n{}", help()))),
        },
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // A failure to write the report can't be reported.
            let _ = writeln!(io::stderr(), "ansa: {}", failure.to_string().trim_end());
            ExitCode::from(if matches!(failure, CommandError::Usage(_)) { 2 } else { 1 })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_of_each_command_begins_with_its_usage() {
        for command in COMMANDS {
            let usage = command.help[0].lines().next().unwrap();
            assert!(usage.starts_with("usage: ansa "), "{usage}");
            let arguments = usage.split_once(command.name).map_or("", |(_, rest)| rest.trim());
            assert_eq!(arguments, command.arguments);
        }
    }
}
