//! The names of the ten opponents, in English.

use crate::text::opponent::OpponentWords;

pub(in crate::text) static OPPONENT: OpponentWords = OpponentWords {
    name_1: "Pip",
    name_2: "Moss",
    name_3: "Bibo",
    name_4: "Galo",
    name_5: "Roko",
    name_6: "Duna",
    name_7: "Garo",
    name_8: "Lumi",
    name_9: "Vento",
    name_10: "Tembo",
    with_level: |name, level| format!("{name}, level {}", level.number()),
};
