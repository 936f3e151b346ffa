//! Random values.

use ansa_core::Side;
use ansa_model::formats::GameId;

/// Either side with equal probability.
pub(crate) fn side() -> Side {
    if js_sys::Math::random() < 0.5 { Side::Gold } else { Side::Silver }
}

/// A unique key.
pub(crate) fn key() -> String {
    let quarter = || (js_sys::Math::random() * 65_536.0) as u16;
    format!("{:04x}{:04x}{:04x}{:04x}", quarter(), quarter(), quarter(), quarter())
}

/// A unique key of letters, for addresses.
pub(crate) fn letters() -> String {
    (0..16).map(|_| char::from(b'a' + (number() % 26) as u8)).collect()
}

/// The id of a game with a friend.
pub(crate) fn game_id() -> GameId {
    GameId::new(core::array::from_fn(|_| number() as u8))
}

pub(crate) fn seed() -> u64 {
    u64::from(number()) << 32 | u64::from(number())
}

/// Sixteen random numbers. The order that sorts them is a uniformly random permutation.
pub(crate) fn order() -> [u32; 16] {
    core::array::from_fn(|_| number())
}

fn number() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
