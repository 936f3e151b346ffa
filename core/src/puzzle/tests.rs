use std::collections::HashSet;

use super::file::write_puzzles;
use super::rules::{Obstacle, TaskRule};
use super::*;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::notation::PlyText;
use crate::piece::{Piece, Role, Side};
use crate::position::Position;
use crate::position::builder::PositionBuilder;
use crate::position::step::Step;
use crate::position::turn::TurnBuilder;
use crate::square::Square;

/// One puzzle of each theme, from games of the engine.
const LINES: [&str; 8] = [
    "goal1 g [........rHd.rd.rRr.c..rr.rr.C.....E.ehR..h....H.RRmcDR.R..DR....] 1200~350 Hb7n ra7e Ra6n Ra7n",
    "goal2 g [.....r...re..D..r.RrH.....E....r....r.r.R...D.R...HC.C.R..RMR.R.] - Rg3w Rf3n Rf4n / ec7n / Rf5e Rg5n Rg6n Rg7n",
    "stop s [.....r...re..D..r.R...H...E....r....r.r.R...D.R...HC.C.R..RMR.R.] - ra6e ec7e rb7e",
    "win:H g [....ccr.rrdrrd.rr.....mr.h....e..R...E..RH..DRh...R.MDRR..RCCR..] - Ef4e Rf3n hg3w hf3x Eg4s",
    "save:H g [.....c.c.rd.rd.rrh..r.rRrHe.....R.....Em.R....r..RR..C.R........] - Ra4e ra5s Hb5w",
    "hold:M g [r.rcc.r.rrd.dr.rh..m..rh....e...RR..E...H.....H.R.DM.DRR..RCCR.R] 2100~210 Ee4w Ed4n",
    "captures g [......r..r...cr.r..Hr..rRrDc.e.h...C.RrRRh.d.RE..R.Dm..R.....C..] - b5 d5 e6",
    "squares:h8 s [rrc..crrr.drrd.r.h..m.......e.h......E...H....HRRRDM.DR.R.RCCR.R] - h5 g6 h6 g7 h7 f8 g8",
];

fn file() -> PuzzleFile {
    PuzzleFile::read(&format!("ansa-puzzles 1\n{}\n", LINES.join("\n"))).unwrap()
}

/// The puzzle of a theme.
fn of(theme: PuzzleTheme) -> Puzzle {
    file().puzzles.into_iter().find(|puzzle| puzzle.theme() == theme).unwrap()
}

/// The steps of a turn as in records.
fn steps(position: &Position, text: &str) -> Vec<Step> {
    let Ok(PlyText::Turn(words)) = text.parse() else { panic!("{text}") };
    let mut turn = TurnBuilder::new(*position);
    turn.play_text(&words).unwrap();
    turn.steps().map(|played| played.step).collect()
}

fn judged(puzzle: &Puzzle, text: &str) -> PuzzleVerdict {
    puzzle.judge(&steps(puzzle.position(), text)).unwrap()
}

#[test]
fn every_line_reads_is_proved_and_is_written_the_same() {
    let file = file();
    assert_eq!((file.puzzles.len(), file.quarantined.len()), (8, 0));
    let themes: Vec<PuzzleTheme> = file.puzzles.iter().map(Puzzle::theme).collect();
    assert_eq!(themes, PuzzleTheme::ALL);
    for (puzzle, line) in file.puzzles.iter().zip(LINES) {
        let proof = prove(puzzle).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert!(proof.solutions >= 1);
        assert_eq!(write_puzzles(&[], std::slice::from_ref(puzzle)), format!("ansa-puzzles 1\n{line}\n"));
        assert_eq!((puzzle.to_string().as_str(), line.parse().as_ref()), (line, Ok(puzzle)));
        assert_eq!(puzzle.id().to_string().parse(), Ok(puzzle.id()));
        // The answer that is found anew is as short, and solves it.
        let again = make_puzzle(puzzle.position(), puzzle.task()).unwrap();
        assert_eq!(prove(&again), Ok(proof));
        if let Some(turn) = puzzle.first_turn() {
            let played: Vec<Step> = turn.steps().iter().map(|played| played.step).collect();
            let is_right = matches!(
                puzzle.judge(&played).unwrap(),
                PuzzleVerdict::Solved | PuzzleVerdict::Continues { .. }
            );
            assert!(is_right, "{line}");
        }
    }
    let ids: HashSet<PuzzleId> = file.puzzles.iter().map(Puzzle::id).collect();
    assert_eq!(ids.len(), 8);
}

#[test]
fn images_have_one_key_and_different_names() {
    for puzzle in &file().puzzles {
        let mirrored = match puzzle.task() {
            PuzzleTask::CountSquares { square } => PuzzleTask::CountSquares { square: square.mirror() },
            task => task,
        };
        let image = make_puzzle(&puzzle.position().mirror(), mirrored).unwrap();
        assert_eq!(image.image_key(), puzzle.image_key());
        assert_ne!(image.id(), puzzle.id());
        let flipped = match puzzle.task() {
            PuzzleTask::CountSquares { square } => PuzzleTask::CountSquares { square: square.flip() },
            task => task,
        };
        let image = make_puzzle(&puzzle.position().flip(), flipped).unwrap();
        assert_eq!(image.image_key(), puzzle.image_key());
    }
    assert_ne!(of(PuzzleTheme::StopGoal).image_key(), of(PuzzleTheme::GoalInTwo).image_key());
}

#[test]
fn wrong_turns_are_told_why() {
    use PuzzleTheme as Theme;
    let wrong = |theme, text| match judged(&of(theme), text) {
        PuzzleVerdict::Wrong(fault) => fault,
        other => panic!("{other:?}"),
    };
    assert_eq!(wrong(Theme::GoalInOne, "Hb7n"), PuzzleFault::NoGoal);
    let PuzzleFault::OpponentGoals { line } = wrong(Theme::StopGoal, "ra6e") else { panic!() };
    assert!(!line.steps().is_empty());
    let PuzzleFault::GoalStopped { reply } = wrong(Theme::GoalInTwo, "Rg3w") else { panic!() };
    assert!(!reply.steps().is_empty());
    assert_eq!(wrong(Theme::WinPiece, "Ef4e"), PuzzleFault::NotCaptured { role: Role::Horse });
    let PuzzleFault::PieceExposed(threat) = wrong(Theme::SavePiece, "Ra4e") else { panic!() };
    assert_eq!(threat.piece, Piece::new(Side::Gold, Role::Horse));
    assert_eq!(wrong(Theme::HoldPiece, "Ee4w"), PuzzleFault::NotHeld { role: Role::Camel });
    let all =
        [wrong(Theme::GoalInOne, "Hb7n"), wrong(Theme::StopGoal, "ra6e"), wrong(Theme::SavePiece, "Ra4e")];
    assert!(all.iter().all(|fault| !fault.to_string().is_empty()));
    // Illegal turns are no answers, and squares are asked for only where squares are the answer.
    let goal = of(Theme::GoalInOne);
    assert!(matches!(goal.judge(&[]), Err(AnswerError::Turn(_))));
    assert_eq!(of(Theme::CountCaptures).judge(&[]), Err(AnswerError::AsksForSquares));
    assert_eq!(goal.judge_squares(Bitboard::EMPTY), None);
}

#[test]
fn further_steps_do_no_harm_and_other_orders_count() {
    let stop = of(PuzzleTheme::StopGoal);
    assert_eq!(judged(&stop, "ra6e ec7e rb7e rh5s"), PuzzleVerdict::Solved);
    assert_eq!(judged(&stop, "ec7e ra6e rb7e"), PuzzleVerdict::Solved);
}

#[test]
fn a_goal_in_two_turns_goes_on_after_the_reply() {
    let puzzle = of(PuzzleTheme::GoalInTwo);
    let PuzzleVerdict::Continues { reply } = judged(&puzzle, "Rg3w Rf3n Rf4n") else { panic!() };
    let after = *reply.end();
    let line = crate::threats::goal_this_turn(&after).unwrap();
    assert_eq!(judge(&after, PuzzleTask::GoalInOne, line.steps()), Ok(PuzzleVerdict::Solved));
}

#[test]
fn squares_are_judged_one_by_one() {
    let captures = of(PuzzleTheme::CountCaptures);
    let PuzzleAnswer::Squares(answer) = *captures.answer() else { panic!() };
    let first = Bitboard::from_square(answer.first().unwrap());
    let (a1, verdict) =
        (Bitboard::from_square(Square::A1), |squares| captures.judge_squares(squares).unwrap());
    assert!(verdict(answer).is_solved());
    assert_eq!(verdict(answer - first), SquaresVerdict { missing: first, wrong: Bitboard::EMPTY });
    assert_eq!(verdict(answer | a1), SquaresVerdict { missing: Bitboard::EMPTY, wrong: a1 });
    let squares = of(PuzzleTheme::CountSquares);
    let PuzzleAnswer::Squares(answer) = *squares.answer() else { panic!() };
    let own = Bitboard::from_square("h8".parse().unwrap());
    assert!(squares.judge_squares(answer | own).unwrap().is_solved(), "its own square is no error");
}

#[test]
fn broken_puzzles_are_not_proved() {
    let read = |line: &str| {
        let text = format!("ansa-puzzles 1\n{line}\n");
        PuzzleFile::read(&text).unwrap().puzzles.pop().unwrap()
    };
    // Another turn, a longer one, squares that are wrong, and a task that has no point.
    let wrong = LINES[2].replace("ra6e ec7e rb7e", "ra6e ec7e");
    assert!(matches!(prove(&read(&wrong)), Err(PuzzleProofError::WrongAnswer(_))));
    let long = LINES[2].replace("rb7e", "rb7e rh5s");
    assert!(matches!(prove(&read(&long)), Err(PuzzleProofError::LongAnswer { .. })));
    let squares = LINES[6].replace(" e6", "");
    assert!(matches!(prove(&read(&squares)), Err(PuzzleProofError::WrongSquares { .. })));
    let line = LINES[1].replace("Rf5e Rg5n Rg6n Rg7n", "Rf5e");
    assert_eq!(prove(&read(&line)), Err(PuzzleProofError::WrongLine));
    let goal = of(PuzzleTheme::GoalInOne);
    let wins = make_puzzle(goal.position(), PuzzleTask::StopGoal);
    assert!(matches!(wins, Err(PuzzleProofError::WinsAtOnce { .. })));
    assert_eq!(
        make_puzzle(of(PuzzleTheme::HoldPiece).position(), PuzzleTask::StopGoal),
        Err(PuzzleProofError::Pointless)
    );
    // Many turns stop nothing at all.
    let ambiguous =
        make_puzzle(of(PuzzleTheme::HoldPiece).position(), PuzzleTask::SavePiece { role: Role::Cat });
    assert!(ambiguous.is_err());
}

/// The rule of a task by trying every reply, without the functions that find threats.
fn solves_by_replies(start: &Position, task: PuzzleTask, end: &Position) -> bool {
    let side = start.side();
    let replies = end.turn_ends();
    let count = |board: &Board, side, weakest| -> u32 {
        let roles = Role::ALL.into_iter().filter(|&role| role >= weakest);
        roles.map(|role| board.pieces(Piece::new(side, role)).count()).sum()
    };
    let is_stopped = || replies.iter().all(|reply| !reply.has_goal(!side));
    let keeps = |role| {
        let now = count(start.board(), side, role);
        count(end.board(), side, role) >= now && replies.iter().all(|reply| count(reply, side, role) >= now)
    };
    match task {
        PuzzleTask::StopGoal => is_stopped(),
        PuzzleTask::SavePiece { role } => keeps(role) && is_stopped(),
        PuzzleTask::WinPiece { role } => {
            count(end.board(), !side, role) < count(start.board(), !side, role) && keeps(role) && is_stopped()
        }
        _ => panic!("{task}"),
    }
}

#[test]
fn the_rules_agree_with_trying_every_reply() {
    let mut solved = 0;
    for theme in [PuzzleTheme::StopGoal, PuzzleTheme::WinPiece, PuzzleTheme::SavePiece] {
        let puzzle = of(theme);
        let mut rule = TaskRule::new(puzzle.position(), puzzle.task());
        let mut ends: Vec<Board> = puzzle.position().turn_ends();
        ends.sort_unstable_by_key(Board::zobrist);
        let side = !puzzle.position().side();
        let all = ends.iter().step_by(ends.len() / 8).copied();
        // Solutions are rare, so the answer is tried, too.
        let answer = *puzzle.first_turn().unwrap().end();
        for board in all.chain([*answer.board()]) {
            let end = PositionBuilder { board, side }.build_lenient().unwrap();
            let obstacle = rule.obstacle(&end);
            let expected = solves_by_replies(puzzle.position(), puzzle.task(), &end);
            assert_eq!(obstacle.is_none(), expected, "{theme:?} {obstacle:?} {board:?}");
            solved += u32::from(expected);
        }
    }
    assert!(solved >= 3, "{solved}");
}

#[test]
fn no_reply_to_the_answer_of_a_goal_in_two_turns_stops_it() {
    let puzzle = of(PuzzleTheme::GoalInTwo);
    let end = puzzle.first_turn().unwrap().end();
    let side = puzzle.position().side();
    let mut replies = end.turn_ends();
    replies.sort_unstable_by_key(Board::zobrist);
    for &board in replies.iter().step_by(replies.len() / 15) {
        let after = PositionBuilder { board, side }.build_lenient().unwrap();
        assert!(!board.has_goal(!side));
        assert!(after.search_turn_ends(&mut |end| end.board().has_goal(side)), "{board:?}");
    }
    let mut rule = TaskRule::new(puzzle.position(), puzzle.task());
    let passed = puzzle.position().after_pass();
    let Some(Obstacle::Stopped(board)) = rule.obstacle(&passed) else { panic!() };
    let after = PositionBuilder { board, side }.build_lenient().unwrap();
    assert!(!after.search_turn_ends(&mut |end| end.board().has_goal(side)), "{board:?}");
}

#[test]
fn lines_that_can_not_be_read_are_quarantined_and_the_others_read() {
    type Error = PuzzleLineError;
    let quarantined = |line: &str| {
        let file = PuzzleFile::read(&format!("ansa-puzzles 1\n\n# note\n{line}\n{}", LINES[2])).unwrap();
        assert_eq!(file.puzzles.len(), 1, "{line}");
        let [line_error] = file.quarantined.as_slice() else { panic!("{line}") };
        assert!(line_error.to_string().starts_with("line 4: "), "{line_error}");
        line_error.error.clone()
    };
    let change = |index: usize, from: &str, to: &str| quarantined(&LINES[index].replacen(from, to, 1));
    assert_eq!(change(0, "goal1", "goal3"), Error::Task("goal3".to_owned()));
    assert_eq!(change(0, "goal1", "goal1:H"), Error::Task("goal1:H".to_owned()));
    assert_eq!(change(3, "win:H", "win:h"), Error::Task("win:h".to_owned()));
    assert!(matches!(change(3, "win:H", "win:R"), Error::Puzzle(PuzzleError::NoPiece { .. })));
    assert!(matches!(change(7, "squares:h8", "squares:a1"), Error::Puzzle(PuzzleError::NotOwn { .. })));
    assert!(matches!(change(0, "[..", "[."), Error::Position(_)));
    assert!(matches!(change(0, "[.....", "[R...."), Error::Board(_)));
    assert_eq!(change(0, "1200~350", "1200"), Error::Rating("1200".to_owned()));
    assert_eq!(change(0, "1200~350", "-1~+2"), Error::Rating("-1~+2".to_owned()));
    assert!(matches!(change(0, "Hb7n", "Hb7x7"), Error::TurnText(_)));
    assert!(matches!(change(0, "Hb7n", "Hb6n"), Error::Play(_)));
    assert!(matches!(change(3, " hf3x Eg4s", ""), Error::End(_)));
    assert!(matches!(change(0, "Hb7n ra7e Ra6n Ra7n", ""), Error::NoTurn(_)));
    assert!(matches!(change(1, " / ec7n", ""), Error::Play(_)));
    assert_eq!(change(6, "b5 d5", "b5 b5"), Error::Square("b5".to_owned()));
    let count = Error::Puzzle(PuzzleError::TurnCount { expected: 1, found: 2 });
    assert_eq!(quarantined(&format!("{} / Ra3n", LINES[2])), count);
    assert!(matches!(quarantined(&"x".repeat(1_001)), Error::TooLong { most: 1_000 }));
    let id = of(PuzzleTheme::StopGoal).id();
    let twice = PuzzleFile::read(&format!("ansa-puzzles 1\n{}\n{}\n", LINES[2], LINES[2])).unwrap();
    assert_eq!(twice.quarantined[0].error, Error::Twice { id });
}

#[test]
fn files_of_other_kinds_and_versions_are_refused() {
    let refused = |text: &str| PuzzleFile::read(text).unwrap_err();
    assert_eq!(refused(""), PuzzleFileError::NoHeader);
    assert_eq!(refused("goal1"), PuzzleFileError::NoHeader);
    assert_eq!(refused("ansa-puzzles 2\n"), PuzzleFileError::Version("2".to_owned()));
    assert_eq!(refused("ansa-puzzles 1x\n"), PuzzleFileError::Version("1x".to_owned()));
    assert_eq!(PuzzleFile::read("\u{feff}ansa-puzzles 1\r\n"), Ok(PuzzleFile::default()));
}

#[test]
fn the_candidates_of_a_position_have_its_task_and_the_weightiest_comes_first() {
    for puzzle in file().puzzles {
        let (position, theme) = (puzzle.position(), puzzle.theme());
        assert!(!is_obvious(&puzzle), "{puzzle}");
        let all = candidate_tasks(position, &PuzzleTheme::ALL);
        let themes: Vec<PuzzleTheme> = all.iter().map(|task| task.theme()).collect();
        assert!(themes.is_sorted(), "{themes:?}");
        let own = candidate_tasks(position, &[theme]);
        assert!(own.iter().all(|task| task.theme() == theme && all.contains(task)), "{own:?}");
        assert_eq!(own.contains(&puzzle.task()), theme != PuzzleTheme::CountSquares, "{puzzle}");
        assert_eq!(candidate_tasks(position, &[]), []);
    }
    let roles = |line: &str| -> Vec<Option<Role>> {
        let puzzle: Puzzle = line.parse().unwrap();
        candidate_tasks(puzzle.position(), &[puzzle.theme()]).into_iter().map(PuzzleTask::role).collect()
    };
    assert_eq!(roles(LINES[5]).first(), Some(&Some(Role::Camel)), "the strongest first");
    assert!(!PuzzleTheme::StopGoal.needs_agreement() && PuzzleTheme::HoldPiece.needs_agreement());
}

#[test]
fn what_is_seen_at_once_is_obvious() {
    let lines = [
        // One step, and a rabbit that runs.
        "goal1 g [.........R..........d...........c......R..............r.........] - Rb7n",
        "goal1 g [....................d....R......c......R..............r.........] - Rb5n Rb6n Rb7n",
    ];
    for line in lines {
        assert!(is_obvious(&line.parse().unwrap()), "{line}");
    }
}
