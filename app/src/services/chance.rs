//! What is decided by chance.

use ansa_core::Side;

/// Either side, equally often.
pub(crate) fn side() -> Side {
    if js_sys::Math::random() < 0.5 { Side::Gold } else { Side::Silver }
}
