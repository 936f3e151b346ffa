//! Errors of the tasks, as messages for the user of the terminal.

use std::fmt;
use std::io;
use std::path::Path;

/// Why a command failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum TaskError {
    /// A tool is missing that this program can't install.
    Missing {
        /// The tool, as a noun.
        what: String,
        /// How to get it: a command, or instructions.
        how: String,
    },
    /// A program that was started failed.
    Failed {
        /// The command line.
        command: String,
        /// The reason, if known: the end of the output or the exit status.
        reason: String,
    },
    /// A file or folder could not be read or written.
    Io {
        /// The path.
        path: String,
        /// The system's error message.
        reason: String,
    },
    /// The command line is invalid.
    Usage(String),
    /// A file of the project does not have the expected content.
    Unexpected(String),
}

impl TaskError {
    pub(crate) fn missing(what: impl Into<String>, how: impl Into<String>) -> Self {
        Self::Missing { what: what.into(), how: how.into() }
    }

    /// A conversion for `map_err` after file operations.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> Self + use<> {
        let path = path.display().to_string();
        move |error| Self::Io { path, reason: error.to_string() }
    }
}

impl fmt::Display for TaskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { what, how } => write!(f, "{what} is missing; to get it: {how}"),
            Self::Failed { command, reason } => write!(f, "`{command}` failed: {reason}"),
            Self::Io { path, reason } => write!(f, "{path}: {reason}"),
            Self::Usage(what) => write!(f, "{what}; `cargo xtask help` lists the commands"),
            Self::Unexpected(what) => write!(f, "{what}"),
        }
    }
}

pub(crate) type Result<T> = std::result::Result<T, TaskError>;
