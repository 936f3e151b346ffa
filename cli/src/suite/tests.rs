//! The problems that come with the project are what they are said to be.

use std::collections::HashSet;

use ansa_core::threats::can_goal_this_turn;
use ansa_core::{Board, Side};

use super::make::is_undisputed;
use super::problem::{FEW_PERMILLE, Kind, Problem, balance, ends, keeps, winner};
use super::*;

fn problems() -> Vec<Problem> {
    file::read(include_str!("../../../tests/data/tactics.txt")).unwrap()
}

fn of_kind(name: &str) -> Vec<Problem> {
    problems().into_iter().filter(|problem| problem.kind.name() == name).collect()
}

/// Whether a turn that leaves a rabbit of the side to move on its goal rank is among all its turns: the plain question,
/// without the search for goals in `threats`.
fn reaches_goal(position: &Position) -> bool {
    position.search_turn_ends(&mut |end| end.board().has_goal(position.side()))
}

#[test]
fn there_are_enough_of_each_kind_and_no_two_are_alike() {
    let problems = problems();
    assert!(problems.len() >= 200, "{}", problems.len());
    for name in NAMES {
        assert!(of_kind(name).len() >= 40, "{name}");
    }
    let mut seen: HashSet<(Board, Side)> = HashSet::new();
    for problem in &problems {
        let (board, side) = (*problem.position.board(), problem.position.side());
        assert!(!seen.contains(&(board, side)), "{}", problem.note);
        seen.extend([(board, side), (board.mirror(), side)]);
    }
}

/// Long runs verify all of them, others each fifth: one takes up to a second.
#[test]
fn every_problem_is_what_it_is_said_to_be() {
    let is_long = std::env::var_os("ANSA_LONG").is_some_and(|value| !value.is_empty());
    for problem in problems().iter().step_by(if is_long { 1 } else { 5 }) {
        assert_eq!(problem.verify(), Ok(()), "{} {}", problem.kind.name(), problem.note);
    }
}

#[test]
fn every_goal_in_one_turn_is_there_and_is_what_solves_the_problem() {
    for problem in of_kind("goal1") {
        let side = problem.position.side();
        let ends = ends(&problem.position);
        assert!(problem.answer.end().board().has_goal(side), "{}", problem.note);
        assert!(ends.iter().any(|end| end.board() == problem.answer.end().board()), "{}", problem.note);
        // By `threats` as well.
        assert!(can_goal_this_turn(&problem.position), "{}", problem.note);
        for end in &ends {
            // An opponent without a rabbit or without a turn has lost as well.
            let wins = end.board().has_goal(side) || winner(end) == Some(side);
            assert_eq!(problem.is_solved_by(end), wins, "{}", problem.note);
        }
    }
}

#[test]
fn every_turn_of_every_defence_is_tried() {
    for problem in of_kind("defence") {
        let side = problem.position.side();
        assert!(problem.is_solved_by(problem.answer.end()), "{}", problem.note);
        let ends = ends(&problem.position);
        let mut solutions = 0;
        for (number, end) in ends.iter().enumerate() {
            assert!(!end.board().has_goal(side), "a goal is at hand: {}", problem.note);
            let safe = problem.is_solved_by(end);
            solutions += usize::from(safe);
            // Some of the answers without `threats`: some of those that solve the problem, and a few others.
            if safe && solutions % 25 == 1 || !safe && number % 2_000 == 0 {
                let lost = end.board().has_goal(!side) || reaches_goal(end);
                assert_eq!(safe, !lost, "{}", problem.note);
            }
        }
        assert!(solutions > 0 && solutions * 1000 <= ends.len() * FEW_PERMILLE, "{}", problem.note);
    }
}

/// The smallest of the problems, so that everything can be tried.
fn smallest(name: &str) -> Problem {
    of_kind(name).into_iter().min_by_key(|problem| problem.position.count_sequences()).unwrap()
}

#[test]
fn a_goal_in_two_turns_is_forced_whatever_is_tried() {
    let problem = smallest("goal2");
    let side = problem.position.side();
    let all = ends(&problem.position);
    assert!(all.iter().all(|end| winner(end) != Some(side)));
    let escapes = |reply: &Position| match winner(reply) {
        Some(winner) => winner != side,
        None => !reaches_goal(reply),
    };
    assert!(!ends(problem.answer.end()).iter().any(escapes), "{}", problem.note);
    assert!(problem.is_solved_by(problem.answer.end()), "{}", problem.note);
    for end in all.iter().step_by(all.len() / 30) {
        assert_eq!(problem.is_solved_by(end), !ends(end).iter().any(escapes), "{end:?}");
    }
}

/// What a turn that ended here keeps of a balance when the worst of all replies, or none, has been made; none where the
/// reply may be a goal.
fn worst_balance(end: &Position, side: Side) -> Option<i32> {
    let replies = end.turn_ends();
    let lost = replies.iter().any(|reply| reply.has_goal(!side)) || winner(end) == Some(!side);
    let worst = replies.iter().map(|reply| balance(reply, side)).min().unwrap();
    (!lost).then_some(worst.min(balance(end.board(), side)))
}

#[test]
fn a_capture_is_the_most_that_every_reply_leaves() {
    let problem = smallest("capture");
    let side = problem.position.side();
    let Kind::Capture { gain } = problem.kind else { panic!("{problem:?}") };
    let most = gain + balance(problem.position.board(), side);
    // A reply never leaves more than there was, for it may also leave everything.
    let (enough, too_little): (Vec<Position>, Vec<Position>) =
        ends(&problem.position).into_iter().partition(|end| balance(end.board(), side) >= most);
    assert_eq!(enough.iter().filter_map(|end| worst_balance(end, side)).max(), Some(most));
    for end in &enough {
        assert_eq!(problem.is_solved_by(end), worst_balance(end, side) >= Some(most), "{end:?}");
    }
    assert!(!too_little.iter().any(|end| problem.is_solved_by(end)));
}

#[test]
fn a_reply_may_capture_twice() {
    // Each of silver's horses takes a cat by pushing away the rabbit that defends it.
    let row = "hRC..CRh";
    let text = format!("s [r{}{row}{}]", ".".repeat(39), ".".repeat(16));
    let text = ansa_core::notation::PositionText::read(&text).unwrap();
    let end = *text.turn().unwrap().position();
    let now = balance(end.board(), Side::Gold);
    assert_eq!(worst_balance(&end, Side::Gold), Some(now - 4));
    assert!(keeps(&end, now - 4) && !keeps(&end, now - 3));
}

#[test]
fn what_is_no_problem_is_found_out() {
    let [goal1, goal2, defence, capture] = NAMES.map(smallest);
    for problem in [&goal1, &goal2, &defence, &capture] {
        assert_eq!(problem.verify(), Ok(()));
    }
    let with = |problem: &Problem, kind| Problem { kind, ..problem.clone() }.verify().unwrap_err();
    for kind in [Kind::GoalInTwo, Kind::Defence] {
        assert_eq!(with(&goal1, kind), "a turn wins immediately");
    }
    assert!(with(&defence, Kind::GoalInOne).ends_with("is not a solution"));
    let Kind::Capture { gain } = capture.kind else { panic!("{capture:?}") };
    assert!(with(&capture, Kind::Capture { gain: gain + 1 }).ends_with("is not a solution"));
    let less = with(&capture, Kind::Capture { gain: gain - 1 });
    assert!(less.contains("a larger gain is possible") || less.contains("turns are solutions"), "{less}");
    // Rabbits far from everything: nothing to prevent, so every turn does.
    let idle =
        "ansa-suite 1\ndefence g [.......r................................................R.......] Ra1e";
    let error = file::read(idle).unwrap()[0].verify().unwrap_err();
    assert!(error.contains("turns are solutions"), "{error}");
}

#[test]
fn a_capture_that_costs_more_than_it_wins_is_no_problem() {
    // After it silver wins, which looking one reply ahead does not show.
    let disputed = "ansa-suite 1\ncapture:3 g [..........c..c.................r.dE..d.R...e..DRrR...R..R.......] \
                    Ec4e Ed4e df4s df3x Ee4e";
    let problem = &file::read(disputed).unwrap()[0];
    assert_eq!(problem.verify(), Ok(()), "it is the most that every reply leaves");
    assert!(!is_undisputed(problem));
    assert!(is_undisputed(&smallest("capture")));
}
