//! Variables of the viewer at arimaa.com, of its puzzles and of its server, and links.

use ansa_core::notation::PositionText;
use ansa_core::recognise::{RecogniseError, TextKind, recognise};
use ansa_core::record::GameReading;
use ansa_core::{Side, Square};

use super::{assert_is_game, game_of, position_of, random_game, with_old_sides};

#[test]
fn the_page_of_a_finished_game() {
    let game = random_game(4, 10);
    let moves = with_old_sides(&game.to_record().to_plain()).replace('\n', "\\n");
    let page = format!(
        "<script type=\"text/javascript\">\n\
         arimaa.vars.viewfrom=\"w\"\n\
         arimaa.vars.title=\"Game 123\"\n\
         arimaa.vars.wplayer=\"Omar\"\n\
         arimaa.vars.bplayer=\"Fritz \\\"F\\\" \\u00e9\"\n\
         arimaa.vars.wrating=\"2100\"\n\
         arimaa.vars.timecontrol=\"2m/2m/100/10m/8h\"\n\
         arimaa.vars.rated=\"1\"\n\
         arimaa.vars.result=\"b\"\n\
         arimaa.vars.reason=\"t\"\n\
         arimaa.vars.movelist=\"{moves}\"\n\
         arimaa.vars.chat=\"Omar: movelist=\\\"1w\\\"\\nFritz: hello\"\n\
         arimaa.vars.timeused=\"1 2 30 40\"\n\
         arimaa.vars.planmove = \"-1\" // none\n\
         arimaa.window();\n</script>"
    );
    let (kind, record) = game_of(&page);
    assert_eq!(kind, TextKind::Variables);
    let tags: Vec<String> = record.tags.iter().map(ToString::to_string).collect();
    assert_eq!(
        tags,
        [
            "[Event \"Game 123\"]",
            "[Gold \"Omar\"]",
            "[Silver \"Fritz \\\"F\\\" é\"]",
            "[GoldRating \"2100\"]",
            "[TimeControl \"2m/2m/100/10m/8h\"]",
            "[Result \"0-1\"]",
            "[ResultCode \"t\"]",
        ]
    );
    assert_eq!(record.comment.text(), "Omar: movelist=\"1w\"\nFritz: hello");
    let times: Vec<_> = record.line.iter().map(|entry| entry.comment.elapsed()).collect();
    assert_eq!(times[..5], [Some(1000), Some(2000), Some(30_000), Some(40_000), None]);
    assert_eq!(GameReading::from_record(&record).unwrap().outcome.unwrap().winner, Some(Side::Silver));
}

#[test]
fn the_json_of_the_server() {
    let json = include_str!("../data/server-game.json");
    let tags = [
        "[Gold \"alpha\"]",
        "[Silver \"bot_beta\"]",
        "[GoldRating \"1258\"]",
        "[SilverRating \"1238\"]",
        "[TimeControl \"2/2/100/10/8\"]",
        "[Result \"0-1\"]",
        "[ResultCode \"r\"]",
    ];
    // Numbers may be written as such, and the names of the archives are the same.
    let numbers = json.replace("\"1258\"", "1258").replace("\"1238\"", " 1238 ");
    let archive = json
        .replace("gusername", "wusername")
        .replace("susername", "busername")
        .replace("grating", "wrating")
        .replace("srating", "brating");
    for text in [json.to_owned(), numbers, archive] {
        let (kind, record) = game_of(&text);
        assert_eq!((kind, record.line.len()), (TextKind::Variables, 4));
        assert_eq!(record.tags.iter().map(ToString::to_string).collect::<Vec<_>>(), tags, "{text}");
    }
    let (_, record) = game_of(&json.replacen('{', "{\"startts\":1143867610,", 1));
    assert_eq!(record.tag("Rules"), Some("until-2008-07"));
}

#[test]
fn assignments_and_other_notations_of_a_list() {
    let game = random_game(6, 15);
    let lines = with_old_sides(&game.to_record().to_plain());
    let escaped = lines.replace('\n', "\\n");
    for text in [
        format!("var moves = \"{escaped}\";"),
        format!("var a = 0; var moves='{escaped}';\nvar b = 1"),
        format!("let moves = `{lines}`"),
        format!("{{\"id\": 7, \"movelist\": \"{escaped}\", \"result\": \"u\"}}"),
        format!("{{ moves: '{escaped}' }}"),
        format!("var moves = \"{}\"", lines.replace('\n', "%0d")),
        format!("var moves = \"{}\"", lines.replace('\n', "%13")),
        format!("var moves = \"{}\"", lines.replace('\n', "\\\\n")),
        // A list that is not escaped ends with the next name.
        format!("movelist={lines}\nresult=u\n"),
        format!("sid=1\nmoves={}%13\nturn=w\n--END--", lines.replace('\n', "%13")),
        format!(
            "http://example.org/viewer?mode=replay&movelist={}&wplayer=x#top",
            lines.replace('\n', "%0d")
        ),
        format!("https://example.org/viewer?movelist={lines}"),
        format!("?movelist={}", lines.replace(' ', "+").replace('\n', "%0D%0A")),
        format!("https://example.org/#/study?record={}", lines.replace(' ', "+").replace('\n', "%0A")),
        format!("&lt;param value=&quot;mode=replay&amp;movelist={}&quot;&gt;", lines.replace('\n', "%0d")),
    ] {
        let (kind, record) = game_of(&text);
        assert_eq!(kind, TextKind::Variables, "{text}");
        assert_is_game(&record, &game);
    }
    // The server writes both letters of the outcome in one value.
    let text = format!("result=wr\nwplayer=Gold\nbplayer=\nmoves={}", lines.replace('\n', "%13"));
    let (_, record) = game_of(&text);
    assert_eq!((record.tag("Result"), record.tag("ResultCode")), (Some("1-0"), Some("r")));
    assert_eq!((record.tag("Gold"), record.tag("Silver")), (None, None), "names that say nothing");
}

#[test]
fn links_to_positions() {
    let rows = "r7/8/8/8/8/8/8/7R";
    let short = format!("g [r{:62}R]", "");
    let encoded = short.replace(' ', "+").replace('[', "%5B").replace(']', "%5D");
    for (text, assumed) in [
        (format!("https://example.org/#/study?position={encoded}"), false),
        (format!("https://example.org/?position={rows}+g&ply=3"), false),
        (format!("position = \"{rows}\""), true),
    ] {
        let (kind, position, is_assumed) = position_of(&text);
        assert_eq!((kind, is_assumed), (TextKind::Variables, assumed), "{text}");
        assert_eq!(position, PositionText::read(&short).unwrap());
    }
}

#[test]
fn puzzles_put_pieces_anywhere() {
    // Gold to move, with a solution.
    let text = "mode=selfPlay\n&movelist=1w Ra5 Ee1%0d1b rh7 eh8%0d2w Ra5n Ra6n%0d2b rh7w%0d3w Ra7n%0d3b \n\
                &chat=Goal in two & no more\n\n&title=A made-up puzzle\n&side=w\n&startmove=2w\n\
                &wplayer=Gold\n&bplayer=Silver\n&timecontrol=0/0/0/0/0\n";
    let (kind, record) = game_of(text);
    assert_eq!(kind, TextKind::Variables);
    let reading = GameReading::from_record(&record).unwrap();
    assert_eq!((reading.stopped, reading.tree.main_line().len()), (None, 3));
    let tags: Vec<&str> = record.tags.iter().map(ansa_core::record::Tag::name).collect();
    assert_eq!((tags, record.tag("Event")), (vec!["Position", "Event"], Some("A made-up puzzle")));
    assert_eq!(record.comment.text(), "Goal in two & no more");

    // Silver to move, in each way of saying so; all pieces in one setup.
    for moves in [
        "1w Ra5 Ee1%0d1b rh7 eh8%0d2w pass%0d2b rh7s%0d3w ",
        "1w Ra5 Ee1%0d1b rh7 eh8%0d2b rh7s",
        "1w Ra5 rh7 eh8 Ee1%0d1b pass%0d2w pass%0d2b rh7s",
        "1g Ra5 rh7 eh8 Ee1%132b rh7s%13",
    ] {
        let (_, record) = game_of(&format!("&movelist={moves}\n"));
        assert_eq!(record.tag("Position").unwrap().chars().next(), Some('s'), "{moves}");
        let tree = GameReading::from_record(&record).unwrap().tree;
        let board = tree.game(tree.root()).unwrap().board();
        assert_eq!(board.to_pieces().iter().flatten().count(), 4);
        assert_eq!(record.line.len(), 1);
        assert_eq!(record.line[0].label.to_string(), "2s");
    }
    // The position alone.
    let (_, record) = game_of("&movelist=1w Ra5 Ee1%0d1b rh7 eh8%0d2w \n");
    assert!(record.line.is_empty() && record.tag("Position").is_some());
    // A handicap is no puzzle.
    let (_, record) = game_of("&movelist=1w Ra1 Ee2%0d1b rh7 eh8%0d2w Ra1n\n");
    assert_eq!((record.tag("Position"), record.line.len()), (None, 3));
    let square: Square = "a5".parse().unwrap();
    let error = recognise("&movelist=1w Ra5 Ea5%0d1b rh7%0d2w \n").unwrap_err();
    assert_eq!(error, RecogniseError::SquareTaken(square));
}

#[test]
fn names_without_a_game_are_no_game() {
    for text in
        ["movelist=", "moves = \"none\"", "&movelist=castle%0d", "var moves = [1, 2]", "position=here"]
    {
        assert!(matches!(recognise(text), Err(RecogniseError::Unknown(_))), "{text}: {:?}", recognise(text));
    }
    let error = recognise("movelist=1w Ra1 Rz9%0d").unwrap_err();
    assert!(error.to_string().starts_with("the record: line 1, column 8: “Rz9”: "), "{error}");
}
