use super::*;

fn paths(marks: &str, bottom: Side) -> Vec<String> {
    let layer = highlights(&crate::attributes::marks(marks), bottom);
    let attribute = |path: &VElement, name| {
        path.attributes.iter().find(|(own, _)| *own == name).map(|(_, value)| value.to_string()).unwrap()
    };
    let children = layer.map(|layer| layer.children).unwrap_or_default();
    let elements = children.iter().filter_map(|child| match child {
        ansa_board::vnode::VNode::Element(path) => Some(path),
        _ => None,
    });
    elements.map(|path| format!("{} {}", attribute(path, "data-highlight"), attribute(path, "d"))).collect()
}

#[test]
fn each_square_is_highlighted_once_wherever_the_board_stands() {
    assert_eq!(paths("", Side::Gold), [""; 0]);
    assert_eq!(paths("Ga1,Rh8,Ya1", Side::Gold), ["Ga1 M0.05 7.05h.9v.9h-.9z", "Rh8 M7.05 0.05h.9v.9h-.9z"]);
    assert_eq!(paths("Bb1", Side::Silver), ["Bb1 M6.05 0.05h.9v.9h-.9z"]);
}
