//! The keyboard help.

pub use ansa_texts::keys::*;

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
