use super::*;

#[test]
fn the_tags_say_all_that_the_sprite_says() {
    for set in ["animals", "chess", "letters"] {
        says_all(&sprite_of(set));
    }
}

fn says_all(sprite: &str) {
    let mut written = String::new();
    let mut open = Vec::new();
    for tag in tags(sprite) {
        if let Some(name) = tag.name {
            written.extend(["<", name]);
            for (name, value) in tag.attributes() {
                written.extend([" ", name, "=\"", value, "\""]);
            }
            written.push('>');
            open.push(name);
        }
        if tag.ends {
            written.extend(["</", open.pop().unwrap(), ">"]);
        }
    }
    assert_eq!(open, [] as [&str; 0]);
    // The same, written in another way.
    let mut expected = String::new();
    for text in sprite.replace(" xmlns=\"http://www.w3.org/2000/svg\"", "").split('<').skip(1) {
        let tag = text.trim_end();
        match tag.strip_suffix("/>") {
            Some(tag) => {
                let name = tag.split(' ').next().unwrap_or_default();
                expected.extend(["<", tag.trim_end(), "></", name, ">"]);
            }
            None => expected.extend(["<", tag]),
        }
    }
    assert_eq!(written, expected);
    assert_eq!(sprite.matches('&').count() + sprite.matches("<!").count(), 0, "entities or comments");
}
