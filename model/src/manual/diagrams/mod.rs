//! The diagrams of the rules and of the glossary. The guide shows some of them again.

pub mod rules;
pub(super) mod terms;

use ansa_core::Square;

/// The square of a name, such as `c3`. Only in constants, where a wrong name does not compile.
const fn at(name: &str) -> Square {
    let &[file, rank] = name.as_bytes() else { panic!("a name has a file and a rank") };
    match Square::at(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')) {
        Some(square) => square,
        None => panic!("no square has this name"),
    }
}
