//! The keyboard help.

use super::part::words;

words! { KeysWords {
    /// The heading.
    title,
    /// Where the keys of the first group work.
    on_board,
    /// Where the keys of the second group work.
    turn,
    /// Where the keys of the third group work.
    game,
    /// The name of the arrow keys.
    arrows,
    /// The name of one of the arrow keys.
    arrow,
    /// The name of the space bar.
    space,
    /// The name of the key for upper case.
    shift,
    /// The name of the key at the top left.
    escape,
    /// The name of the key that ends a line.
    enter,
    /// The name of the key that deletes a character.
    backspace,
    /// What the arrow keys do.
    move_focus,
    /// What the space bar does.
    select,
    /// What Shift does with an arrow key.
    step,
    /// What Escape does on the board.
    deselect,
    /// What Enter does.
    end_turn,
    /// What Shift does with Enter.
    end_at_once,
    /// What U does.
    undo,
    /// What R does.
    redo,
    /// What X does.
    reset,
    /// What the slash does.
    type_steps,
    /// What P does.
    plan,
    /// What B does.
    back,
    /// What H does.
    hint,
    /// What F does.
    flip,
    /// What the question mark does.
    list,
    /// Where the keys of the fourth group work.
    study,
    /// What the left and right arrow keys do.
    turns,
    /// What they do with Shift.
    steps,
    /// What the up and down arrow keys do.
    alternatives,
    /// The name of two keys.
    home_end,
    /// What these do.
    ends,
    /// What L does.
    engine,
    /// What X does in the study.
    threat,
    /// What the space bar does in the study.
    best,
    /// What the keys from 1 to 5 do.
    overlays,
    /// What the right mouse button and M do.
    draw,
    /// The name of the right mouse button.
    right_button,
    /// What Ctrl+Z does.
    undo_change,
    /// What P does in the study.
    replay,
    /// Where the last keys work during exercises.
    exercise,
    /// What H does during an exercise.
    exercise_hint,
    /// What S does there.
    solve,
    /// What N does there.
    next,
    /// Where the last keys of the editor work.
    editor,
    /// What the letters of the pieces do on the board.
    put,
    /// What Delete does there.
    remove,
    /// The name of the key that deletes.
    delete,
    /// What the space bar does in the editor.
    use_tool,
    /// What Shift does there with an arrow key.
    move_piece,
    /// What the letters of the pieces do beside the board.
    choose,
    /// What X does in the editor.
    mirror,
    /// What the keys from 1 to 4 do in the editor.
    steps_left,
    /// What Escape does in the editor.
    put_away,
} }

/// What the listed keys belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeysOf {
    Game,
    Study,
    /// Better turns in place of mistakes.
    Exercises,
    Editor,
}

/// One or more keys with the same effect, and a description of the effect.
pub type Row = (Vec<&'static str>, &'static str);

/// The keys, grouped by where they work.
pub fn groups(of: KeysOf) -> Vec<(&'static str, Vec<Row>)> {
    let last = match of {
        KeysOf::Game => (game(), of_game()),
        KeysOf::Study => (study(), of_study()),
        KeysOf::Exercises => (exercise(), of_exercise()),
        KeysOf::Editor => return of_editor().to_vec(),
    };
    let mut steps = vec![
        (vec![enter()], end_turn()),
        (vec![shift(), enter()], end_at_once()),
        (vec!["U", backspace()], undo()),
        (vec!["R"], redo()),
    ];
    if of != KeysOf::Study {
        steps.push((vec!["X"], reset()));
    }
    steps.push((vec!["/"], type_steps()));
    vec![
        (
            on_board(),
            vec![
                (vec![arrows()], move_focus()),
                (vec![space()], select()),
                (vec![shift(), arrow()], step()),
                (vec![escape()], deselect()),
            ],
        ),
        (turn(), steps),
        last,
    ]
}

fn of_game() -> Vec<Row> {
    vec![
        (vec!["P"], plan()),
        (vec!["B", escape()], back()),
        (vec!["H"], hint()),
        (vec!["F"], flip()),
        (vec!["?"], list()),
    ]
}

fn of_exercise() -> Vec<Row> {
    vec![
        (vec!["H"], exercise_hint()),
        (vec!["S"], solve()),
        (vec!["N"], next()),
        (vec!["F"], flip()),
        (vec!["?"], list()),
    ]
}

fn of_editor() -> [(&'static str, Vec<Row>); 2] {
    let letters = vec!["E", "M", "H", "D", "C", "R", "e", "m", "h", "d", "c", "r"];
    [
        (
            on_board(),
            vec![
                (vec![arrows()], move_focus()),
                (letters.clone(), put()),
                (vec![delete()], remove()),
                (vec![space()], use_tool()),
                (vec![shift(), arrow()], move_piece()),
            ],
        ),
        (
            editor(),
            vec![
                (letters, choose()),
                (vec![escape()], put_away()),
                (vec!["1", "2", "3", "4"], steps_left()),
                (vec!["X"], mirror()),
                (vec!["F"], flip()),
                (vec!["Ctrl+Z"], undo_change()),
                (vec!["?"], list()),
            ],
        ),
    ]
}

fn of_study() -> Vec<Row> {
    vec![
        (vec!["←", "→"], turns()),
        (vec![shift(), "←", "→"], steps()),
        (vec!["↑", "↓"], alternatives()),
        (vec![home_end()], ends()),
        (vec!["P"], replay()),
        (vec!["L"], engine()),
        (vec!["X"], threat()),
        (vec![space()], best()),
        (vec!["1", "2", "3", "4", "5"], overlays()),
        (vec![right_button(), "M"], draw()),
        (vec!["Ctrl+Z"], undo_change()),
        (vec!["F"], flip()),
        (vec!["?"], list()),
    ]
}
