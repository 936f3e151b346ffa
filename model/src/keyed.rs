//! Choices that have keys.

use ansa_core::Side;

/// One of several choices. Its key is its name in the store, in addresses, in attributes and in forms; no user sees it.
pub trait Keyed: Copy + PartialEq + 'static {
    /// All choices in display order.
    const ALL: &'static [Self];

    fn key(self) -> &'static str;
}

impl Keyed for Side {
    const ALL: &'static [Side] = &Side::ALL;

    fn key(self) -> &'static str {
        match self {
            Side::Gold => "gold",
            Side::Silver => "silver",
        }
    }
}

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

        impl $crate::Keyed for $name {
            const ALL: &'static [$name] = &$name::ALL;

            fn key(self) -> &'static str {
                self.key()
            }
        }
    };
}

pub(crate) use keyed;
