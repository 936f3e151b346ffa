use super::*;

#[test]
fn games_are_found_where_they_were_seen_last() {
    let mut index = PackIndex::default();
    index.add_pack("p", ["a", "b"]);
    index.add_pack("q", ["c"]);
    index.add_pack("p", ["d"]);
    index.add_own(["b"]);
    let pack = |key: &str| Some(PackPlace::Pack(key.to_owned()));
    assert_eq!([index.find("a"), index.find("c"), index.find("d")], [pack("p"), pack("q"), pack("p")]);
    assert_eq!([index.find("b"), index.find("e")], [Some(PackPlace::Own), None]);
}

#[test]
fn it_is_complete_only_for_the_stamp_up_to_which_it_was_read() {
    let mut index = PackIndex::default();
    assert!(!index.is_complete(None) && !index.is_complete(Some("1")));
    index.complete("1".to_owned());
    assert!(index.is_complete(Some("1")) && !index.is_complete(Some("2")) && !index.is_complete(None));
}
