use super::*;

#[test]
fn the_last_whole_note_with_the_same_settings_counts() {
    let text = "# seed 1, levels 3, games 5\n# seed 1, levels 3, games 70\n# seed 12, levels 3, games 90\n# seed 1, levels 3, ga";
    assert_eq!(games_noted(text, "seed 1, levels 3, games"), 70);
    assert_eq!(games_noted(text, "seed 2, levels 3, games"), 0);
}
