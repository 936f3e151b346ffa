use super::*;
use ansa_core::Side;
use ansa_core::game::{Roster, Setup};

#[test]
fn presets_are_legal_and_distinct() {
    for (index, preset) in Preset::ALL.into_iter().enumerate() {
        for side in Side::ALL {
            let setup = Setup::from_rows(preset.rows(), side);
            assert_eq!(setup.check(side, Roster::FULL), Ok(()), "{preset:?}");
        }
        let others = Preset::ALL.iter().skip(index + 1);
        for other in others {
            assert_ne!(preset.rows(), other.rows());
            assert_ne!(preset.key(), other.key());
        }
    }
}
