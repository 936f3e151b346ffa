//! The keys of choices of the rules.

use super::{Keyed, are_keys};
use ansa_core::puzzle::PuzzleTheme;
use ansa_core::{Level, Side};

#[test]
fn a_key_is_the_name_of_its_choice() {
    assert!(PuzzleTheme::ALL.into_iter().all(|theme| theme.key() == theme.name()));
    assert!(Level::ALL.into_iter().all(|level| level.key() == format!("level-{}", level.number())));
    assert_eq!([Side::Gold.key(), Side::Silver.key()], ["gold", "silver"]);
}

#[test]
fn keys_fit_in_their_order_alone() {
    assert!(are_keys::<Side>(&["gold", "silver"]));
    for wrong in [&["silver", "gold"] as &[&str], &["gold"], &["gold", "silver", "both"], &["gold", "silve"]]
    {
        assert!(!are_keys::<Side>(wrong), "{wrong:?}");
    }
}
