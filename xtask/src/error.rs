//! What can go wrong in a task, in sentences for the person at the terminal.

use std::fmt;
use std::io;
use std::path::Path;

/// Why a command could not do its work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum TaskError {
    /// Something that this program can't install is missing.
    Missing {
        /// What is missing, as a noun.
        what: String,
        /// How to get it: a command to run, or what to do.
        how: String,
    },
    /// A program that was started reported a failure.
    Failed {
        /// The command line.
        command: String,
        /// What is known about the reason: the end of its output or its exit status.
        reason: String,
    },
    /// A file or folder could not be read or written.
    Io {
        /// Which one.
        path: String,
        /// What the system said.
        reason: String,
    },
    /// The command line was not understood.
    Usage(String),
    /// A file of the project is not as this program expects it.
    Unexpected(String),
}

impl TaskError {
    pub(crate) fn missing(what: impl Into<String>, how: impl Into<String>) -> Self {
        Self::Missing { what: what.into(), how: how.into() }
    }

    /// For `map_err` on file operations.
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
