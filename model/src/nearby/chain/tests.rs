use super::*;

/// The chain of the protocol's page: a change needs a new version.
#[test]
fn the_documented_chain_stays() {
    let parts = ["ansa-nearby 1", "abc123", "/", "2m/2m", "yes"];
    let start = ChainHash::of_start(&parts);
    let next = start.after("Ee2n Ee3n Ee4n Md2n");
    let page = include_str!("../../../../docs/nearby-protocol.md");
    for hash in [start, next] {
        assert!(page.contains(&hash.to_string()), "{hash}");
        assert_eq!(ChainHash::read(&hash.to_string()), Some(hash));
        assert_eq!(ChainHash::read(&hash.to_string().to_uppercase()), None);
    }
    assert_eq!(ChainHash::read(&"é".repeat(32)), None);
}
