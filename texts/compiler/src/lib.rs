//! Compiles the Fluent files of the page, the board and the element.
//!
//! English is the source: [`Contract::new`] reads from it which messages there are, and of which types their variables
//! are; [`rust`] writes a function for each. [`compile`] turns the files of a language into the lines that these
//! functions read, one for each message in the order of English, and says where they differ from English.
//!
//! A line without variables is the text itself. In one with variables, `{0}` is the first of them, `\` comes before a
//! letter that would mean something else, and `{0?turns|one=turn}` is `turn` if the variable is one, else `turns`.
//! Letters before the variable are functions; [`function`] lists them.

mod compiled;
mod contract;
mod function;
mod kind;
mod language;
mod line;
mod operand;
mod problem;
mod rust;
mod scope;
mod words;

pub use compiled::{Compiled, compile};
pub use contract::{Contract, Message, Variable};
pub use kind::Type;
pub use language::Language;
pub use problem::Problem;
pub use rust::rust;
