use super::*;

#[test]
fn player_keys_round_trip() {
    let computers = Level::ALL.map(Player::Computer);
    for player in computers.into_iter().chain([Player::Person, Player::Friend]) {
        assert_eq!(Player::from_key(&player.key()), Some(player));
    }
    assert_eq!(Player::from_key("level-11"), Level::new(11).map(Player::Computer));
    for wrong in ["", "ghost", "level-", "level-0", "level-12", "level-03", "level-+3", "level-300", "Person"]
    {
        assert_eq!(Player::from_key(wrong), None, "{wrong}");
    }
}
