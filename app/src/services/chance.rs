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

/// Any number.
pub(crate) fn seed() -> u64 {
    u64::from(number()) << 32 | u64::from(number())
}

/// Sixteen numbers; the order that they would be sorted into is any order, equally often.
pub(crate) fn order() -> [u32; 16] {
    core::array::from_fn(|_| number())
}

fn number() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
