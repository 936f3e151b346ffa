use super::*;

#[test]
fn each_place_has_its_own_keys() {
    let step = |to| Some(ElementAction::Move(to));
    let (next, previous) = (step(CursorMove::Next), step(CursorMove::Previous));
    for (place, up, down) in [
        (KeyPlace::List, previous.clone(), next.clone()),
        (KeyPlace::Graph, next.clone(), previous.clone()),
        (KeyPlace::Elsewhere, None, None),
    ] {
        let pressed = |key| action_of(key, place, 4, false);
        assert_eq!((pressed("ArrowUp"), pressed("ArrowDown")), (up, down), "{place:?}");
        assert_eq!((pressed("ArrowRight"), pressed("ArrowLeft")), (next.clone(), previous.clone()));
        let on_graph = place == KeyPlace::Graph;
        let first = if on_graph { Some(ElementAction::GoToPly(0)) } else { step(CursorMove::First) };
        assert_eq!((pressed("Home"), pressed("End")), (first, step(CursorMove::Last)));
        assert_eq!(pressed("Escape"), None);
    }
    // The last ply is the limit, as for a press beyond the end.
    let page = |key, plies| action_of(key, KeyPlace::Graph, plies, false);
    assert_eq!(page("PageUp", 4), Some(ElementAction::GoToPly(14)));
    assert_eq!(page("PageDown", 14), Some(ElementAction::GoToPly(4)));
    assert_eq!(page("PageDown", 4), Some(ElementAction::GoToPly(0)));
    for place in [KeyPlace::List, KeyPlace::Elsewhere] {
        assert_eq!(action_of("PageUp", place, 4, false), None, "{place:?}: the key scrolls");
    }
}
