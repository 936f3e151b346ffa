//! The texts that people read, from the Fluent files of their language.
//!
//! Each file of `en/` is a module here, and each message in it a function: `to-move = { CAPITAL($side) } to move` in
//! `play.ftl` is [`play::to_move`]. `texts/README.md` tells how a message is written, typed, called and translated.
//!
//! English is built in, but for the page, which loads the files of its language ([`load`]).

#![allow(clippy::must_use_candidate, reason = "a crate of this repository alone")]

mod by_id;
mod file;
#[cfg(feature = "intl")]
pub mod intl;
mod isolated;
mod keyed;
mod language;
mod load;
pub mod locale;
mod part;
mod sentence;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod value;

/// The lines of a part in English, where they are built in.
macro_rules! english {
    ($part:literal) => {
        if cfg!(any(feature = "english", not(target_family = "wasm"))) {
            Some(include_str!(concat!(env!("OUT_DIR"), "/", $part)))
        } else {
            None
        }
    };
}

#[allow(clippy::doc_markdown, clippy::wildcard_imports, rustdoc::all, reason = "it is generated")]
mod generated {
    //! What the build made of the files.

    use crate::part::Part;
    use crate::value::Value;

    /// A text with variables.
    fn format(part: &Part, index: usize, values: &[Value<'_>]) -> String {
        crate::part::format(part.text(index), values, WORDS.texts())
    }

    /// What the modules use.
    mod prelude {
        #[allow(unused_imports)]
        pub(super) use ansa_core::{Label, Piece, Role, Side, Square};

        pub(super) use crate::by_id::ById;
        #[allow(unused_imports)]
        pub(super) use crate::keyed::{Keyed, are_keys};
        #[cfg(test)]
        pub(super) use crate::testing::Sample;
        pub(super) use crate::value::{Count, PieceOn, Value};
    }

    include!(concat!(env!("OUT_DIR"), "/generated.rs"));
}

pub use by_id::ById;
pub use file::TextFile;
pub use generated::*;
pub use isolated::{isolated, plain};
pub use keyed::Keyed;
pub use language::{Language, language, set_language};
pub use load::{LoadError, element_parts, load, load_for_element};
pub use sentence::{capital, sentence};
pub use value::{Count, PieceOn, Value};
