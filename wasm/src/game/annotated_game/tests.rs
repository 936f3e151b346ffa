use super::*;

#[test]
fn analysis_after_the_last_turn_is_kept() {
    let start = "1g Ra1 Ed2\n1s ra8 ed7\n";
    let text = format!("{start}2g\n(\n2g Ed2n\n2s\n(\n2s ed7s\n)\n)\n");
    let Ok(record) = Record::read(&text) else { panic!("the record is valid") };
    let Ok(mut game) = AnnotatedGame::from_record(&record) else { panic!("the game is legal") };
    assert_eq!(game.to_record().to_tagged(), text);
    assert!(game.ending().is_none() && game.game.plies().len() == 2);
    let Ok(ply) = "Ed2e".parse::<PlyText>() else { panic!("this is a turn") };
    assert!(game.play_text(&ply, "Ed2e").is_ok());
    let played = format!("{start}2g Ed2e\n(\n2g Ed2n\n2s\n(\n2s ed7s\n)\n)\n");
    assert_eq!(game.to_record().to_tagged(), played);
    let Ok(variation) = game.variation(2, 0) else { panic!("there is a variation") };
    assert_eq!(variation.to_record().to_tagged(), format!("{start}2g Ed2n\n2s\n(\n2s ed7s\n)\n"));
}
