//! The names of the ten opponents.

use ansa_core::Level;
pub use ansa_texts::opponent::*;

/// The name of the opponent of a level.
pub fn name(level: Level) -> &'static str {
    match level.number() {
        1 => name_1(),
        2 => name_2(),
        3 => name_3(),
        4 => name_4(),
        5 => name_5(),
        6 => name_6(),
        7 => name_7(),
        8 => name_8(),
        9 => name_9(),
        _ => name_10(),
    }
}

/// The opponent of a level: “Pip, level 1”.
pub fn opponent(level: Level) -> String {
    with_level(name(level), level.number())
}
