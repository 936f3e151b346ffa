//! Choices that have keys.

/// Declares an enum of choices with their keys.
macro_rules! keyed {
    ($(#[$about:meta])* $name:ident { $($(#[$of:meta])* $variant:ident = $key:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name { $($(#[$of])* #[serde(rename = $key)] $variant,)+ }

        impl $name {
            /// All choices in display order.
            pub const ALL: [$name; [$($key),+].len()] = [$($name::$variant),+];

            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $key,)+ }
            }

            pub fn from_key(key: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|choice| choice.key() == key)
            }
        }

        impl ::ansa_texts::Keyed for $name {
            const ALL: &'static [$name] = &$name::ALL;
            const KEYS: &'static [&'static str] = &[$($key),+];
        }
    };
}

pub(crate) use keyed;
