//! What is decided by chance.

use ansa_core::Side;

/// Either side, equally often.
pub(crate) fn side() -> Side {
    if js_sys::Math::random() < 0.5 { Side::Gold } else { Side::Silver }
}

/// A key that nothing else has.
pub(crate) fn key() -> String {
    let quarter = || (js_sys::Math::random() * 65_536.0) as u16;
    format!("{:04x}{:04x}{:04x}{:04x}", quarter(), quarter(), quarter(), quarter())
}
