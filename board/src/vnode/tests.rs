use super::*;

#[test]
fn class_names_are_joined_without_empty_ones() {
    assert_eq!(classes(&["", "square", "", "is-held"]), "square is-held");
    assert_eq!(classes(&["", ""]), "");
}

#[test]
fn html_has_the_attributes_and_children_in_order() {
    let icon = VElement::new("svg").child(VElement::new("use").attr("href", "#a"));
    let element = VElement::classed("p", "a \"b\"").attr("hidden", "").child(icon).child("1 < 2 & 3");
    let html =
        "<p class=\"a &quot;b&quot;\" hidden=\"\"><svg><use href=\"#a\"></use></svg>1 &lt; 2 &amp; 3</p>";
    assert_eq!(element.to_html(), html);
}
