//! What an expression stands for.

use crate::kind::Type;

/// What an expression stands for.
pub(crate) enum Operand {
    /// A text.
    Fixed(String),
    /// What the program finds out, and its type.
    Code(String, Type),
}
