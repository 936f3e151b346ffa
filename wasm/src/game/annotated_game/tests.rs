use super::*;

#[test]
fn analysis_after_the_last_turn_is_kept() {
    let start = "1g Ra1 Ed2\n1s ra8 ed7\n";
    let text = format!("{start}2g\n(\n2g Ed2n\n2s\n(\n2s ed7s\n)\n)\n");
    let Ok(record) = Record::read(&text) else { panic!("the record is valid") };
    let Ok(mut game) = AnnotatedGame::from_record(record) else { panic!("the game is legal") };
    assert_eq!(game.to_record().to_tagged(), text);
    assert!(game.ending().is_none() && game.game.plies().len() == 2);
    let Ok(ply) = "Ed2e".parse::<PlyText>() else { panic!("this is a turn") };
    assert!(game.play_text(&ply, "Ed2e").is_ok());
    let played = format!("{start}2g Ed2e\n(\n2g Ed2n\n2s\n(\n2s ed7s\n)\n)\n");
    assert_eq!(game.to_record().to_tagged(), played);
    let Ok(variation) = game.variation(2, 0) else { panic!("there is a variation") };
    assert_eq!(variation.to_record().to_tagged(), format!("{start}2g Ed2n\n2s\n(\n2s ed7s\n)\n"));
}

#[test]
fn a_record_of_only_turns_needs_no_tree() {
    let turns = "1g Ra1 Ed2\n1s ra8 ed7\n2g Ed2n Ed3n ! $16 {[%clk 0:01:00] up}\n2s ed7s";
    let at = "[Position \"g [r          e                                        E   R       ]\"]\n\n";
    let trapped = "[Position \"g [r          e                              RE            R       ]\"]\n\n";
    for text in [
        "",
        "{nothing was played}",
        turns,
        &format!("[Event \"x\"]\n[Event \"y\"]\n{{before}}\n{turns} {{after}}"),
        &format!("[Rules \"until-2005-05\"]\n{turns}"),
        at,
        &format!("{at}7g Ee2n {{on}}"),
        &format!("{turns} 1-0 r"),
        // The pieces of a setup stay in their order, and captures are written where the text leaves them out.
        "1g Ed2 Ra1 Cb2\n1s ra8 ed7 cb8\n2g Ed2n",
        &format!("{trapped}2g Ed3e Ee3n\n2s ed7s"),
        &format!("{trapped}2g Ed3e Rc3x Ee3n {{lost}}\n2s ed7s"),
        &format!("{trapped}2g Ed3e Ee3n Rc3x\n2s ed7s"),
    ] {
        let Ok(record) = Record::read(text) else { panic!("{text}") };
        assert!(is_only_turns(&record), "{text}");
        let Ok(game) = AnnotatedGame::from_record(record.clone()) else { panic!("{text}") };
        let Ok(tree) = GameTree::from_record_with(&record, game.game.rules()) else { panic!("{text}") };
        let Ok(whole) = tree.to_record() else { panic!("{text}") };
        assert_eq!(
            (game.tags, game.comment, game.entries),
            (whole.tags, whole.comment, whole.line),
            "{text}"
        );
    }
    for text in ["\n3g\n(\n3g Ed4n\n)", "\n3g {on}", "\n3g resigns", "\n3g takeback", "\n(\n2s ed7e\n)"] {
        let Ok(record) = Record::read(&format!("{turns}{text}")) else { panic!("{text}") };
        assert!(!is_only_turns(&record), "{text}");
    }
}
