//! The names of the ten opponents.

use ansa_core::Level;

use super::part::words;

words! { OpponentWords {
    /// The opponent of level 1, a rabbit.
    name_1,
    /// The opponent of level 2, a cat.
    name_2,
    /// The opponent of level 3, a rabbit.
    name_3,
    /// The opponent of level 4, a horse.
    name_4,
    /// The opponent of level 5, a dog.
    name_5,
    /// The opponent of level 6, a camel.
    name_6,
    /// The opponent of level 7, a dog.
    name_7,
    /// The opponent of level 8, a cat.
    name_8,
    /// The opponent of level 9, a horse.
    name_9,
    /// The opponent of level 10, an elephant.
    name_10,
    /// A name with the level: “Pip, level 1”.
    with_level(name: &str, level: Level),
} }

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
    with_level(name(level), level)
}
