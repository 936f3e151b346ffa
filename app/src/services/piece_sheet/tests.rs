use super::*;

#[test]
fn all_properties_used_by_the_drawings_are_listed() {
    for role in 0..Role::ALL.len() {
        let drawings = drawings(role);
        assert!(drawings.contains("<path"));
        for part in drawings.split("var(").skip(1) {
            let name = part.split([',', ')']).next().unwrap_or_default().trim();
            assert!(PROPERTIES.contains(&name), "{name}");
        }
    }
}
