use super::*;

#[test]
fn disabled_and_missing_buttons_have_no_action() {
    let (nothing, mut state) = (ElementState::default(), ElementState::default());
    assert!(controls(&nothing).is_none(), "a diagram has no buttons");
    state.mode = ElementMode::Puzzle;
    assert_eq!(action_of(&state, "end-turn"), None, "no step was made");
    assert_eq!(action_of(&state, "restart"), None, "it is not there");
    state.solved = true;
    assert_eq!(action_of(&state, "restart"), Some(ElementAction::Restart));
}
