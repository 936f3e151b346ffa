//! The words of one part of the page: a struct with one field for each text, and a function for each field.

/// The words of a part of the page.
///
/// The part asks for its words through this trait, so its file does not depend on the files of the languages, which
/// depend on it.
pub(super) trait Translated: Sized + 'static {
    /// The words in the current language.
    fn current() -> &'static Self;
}

/// Declares the struct of a part's words, and a function for each of them.
///
/// A text is a `&'static str`. A text with arguments is a function that returns a `String`: what differs between
/// languages, such as the order of words and plurals, is in that function.
macro_rules! words {
    ($words:ident {
        $($(#[$about:meta])* $text:ident $(($($argument:ident: $type:ty),*))?,)*
    }) => {
        #[doc = concat!("The texts of `", module_path!(), "`.")]
        pub(crate) struct $words {
            $($(#[$about])* pub(in crate::text) $text: $crate::text::part::text_type!($(($($type),*))?),)*
        }

        #[cfg(test)]
        impl $words {
            /// The names of all texts, each with the text for the samples with this number.
            pub(in crate::text) fn samples(sample: usize) -> Vec<(String, String)> {
                vec![$((
                    format!("{}::{} of sample {sample}", module_path!(), stringify!($text)),
                    $text($($(<$type as $crate::text::testing::Sample>::sample(sample)),*)?).to_string(),
                )),*]
            }
        }

        $($crate::text::part::text_function! {
            $words $(#[$about])* $text $(($($argument: $type),*))?
        })*
    };
}

/// The type of a text.
macro_rules! text_type {
    () => { &'static str };
    (($($type:ty),*)) => { fn($($type),*) -> String };
}

/// The function that returns a text in the current language.
macro_rules! text_function {
    ($words:ident $(#[$about:meta])* $text:ident) => {
        $(#[$about])*
        #[allow(unreachable_pub, reason = "some parts are private, and only what is chosen from them is not")]
        pub fn $text() -> &'static str {
            <$words as $crate::text::part::Translated>::current().$text
        }
    };
    ($words:ident $(#[$about:meta])* $text:ident ($($argument:ident: $type:ty),*)) => {
        $(#[$about])*
        #[allow(unreachable_pub, reason = "some parts are private, and only what is chosen from them is not")]
        pub fn $text($($argument: $type),*) -> String {
            (<$words as $crate::text::part::Translated>::current().$text)($($argument),*)
        }
    };
}

pub(super) use {text_function, text_type, words};
