//! Texts of the lessons about steps, goals, freezing, the end of a turn and the setup, in English.

use crate::text::lesson_course::{ExerciseWords, LessonWords};

pub(super) const STEPS: LessonWords<3> = LessonWords {
    title: "First steps",
    about: "A turn is up to four steps.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "A turn has up to four steps, each to a free square beside the piece: forward, backward or sideways. \
                Press the dog on {a}, then the circle on {b}, then End turn.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "Three steps are enough: one forward and two to the right, in any order.".to_owned(),
            right: |_| {
                "You don’t have to use all four steps. What is left over is simply not \
                used."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The steps of a turn may be shared between pieces. Bring the cat on {a} to \
                {b} and the dog on {c} to {d}, all in one turn.",
                    a = at.a,
                    b = at.b,
                    c = at.c,
                    d = at.d
                )
            },
            hint: |_| {
                "Each piece needs two steps straight ahead. End the turn only after all \
                four."
                    .to_owned()
            },
            right: |_| "Four steps, two pieces. You could also move four pieces by one step each.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Where can the horse on {a} go with one step? Mark every square, then \
                check.",
                    a = at.a
                )
            },
            hint: |at| format!("Look to the four sides of {a}. One side is taken.", a = at.a),
            right: |at| {
                format!(
                    "Forward, back, left, right – but only to a free square. The dog on {b} is \
                in the way.",
                    b = at.b
                )
            },
        },
    ],
};

pub(super) const RABBITS: LessonWords<3> = LessonWords {
    title: "Rabbits",
    about: "They never step backward.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "Rabbits are the smallest pieces, and the ones that win the game. They never \
                step backward. Mark where the rabbit on {a} can go with one step.",
                    a = at.a
                )
            },
            hint: |_| "Forward means up the board, away from your side.".to_owned(),
            right: |_| "Three squares. All other pieces step backward as well.".to_owned(),
        },
        ExerciseWords {
            ask: |at| format!("Lead the rabbit on {a} to {b}.", a = at.a, b = at.b),
            hint: |_| "Forward once, then to the right twice.".to_owned(),
            right: |_| {
                "A rabbit goes forward and sideways. Think before you send it: it can’t come \
                back."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The rabbit on {a} can’t pass its own dog. Get the rabbit to {b} all the \
                same.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("First the dog steps off {b}.", b = at.b),
            right: |_| "Pieces can’t jump and can’t share a square. Make room first.".to_owned(),
        },
    ],
};

pub(super) const GOAL: LessonWords<3> = LessonWords {
    title: "Goal",
    about: "A rabbit on the far side wins.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "You win when one of your rabbits stands on the far side of the board at the \
                end of a turn. Bring the rabbit on {a} there.",
                    a = at.a
                )
            },
            hint: |_| "The far side is rank 8, the row at the top.".to_owned(),
            right: |_| "That is a goal, and the game is over at once.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The silver rabbit on {b} is in the way. Reach the goal with the rabbit on \
                {a}.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "Go round it: any free square of the far side is good.".to_owned(),
            right: |_| "Any square of the far side counts. One of them is nearly always free.".to_owned(),
        },
        ExerciseWords {
            ask: |_| "Which of your rabbits could reach the goal in this turn? Mark them.".to_owned(),
            hint: |_| "Count the steps of each, round what is in the way. Four is the limit.".to_owned(),
            right: |at| {
                format!(
                    "The rabbit on {a} has too far to go. Count like this for both sides in \
                every turn.",
                    a = at.a
                )
            },
        },
    ],
};

pub(super) const FREEZING: LessonWords<3> = LessonWords {
    title: "Freezing",
    about: "A stronger enemy holds you, a friend frees you.",
    exercises: [
        ExerciseWords {
            ask: |_| {
                "From strong to weak: elephant, camel, horse, dog, cat, rabbit. A piece beside a \
                stronger enemy is frozen: it can’t move, unless a friend stands beside it. Mark your frozen pieces.".to_owned()
            },
            hint: |_| {
                "Look at each of your pieces: is a stronger silver piece beside it? Is a friend \
                beside it?"
                    .to_owned()
            },
            right: |at| {
                format!(
                    "The dog on {a} has a friend on {b}, so the camel can’t freeze it. No \
                friend, no step.",
                    a = at.a,
                    b = at.b
                )
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Your cat on {a} is frozen by the horse on {b}. Set it free with the dog on \
                {c}.",
                    a = at.a,
                    b = at.b,
                    c = at.c
                )
            },
            hint: |_| "The dog has to stand beside the cat.".to_owned(),
            right: |_| "A friend beside it is enough, however weak that friend is.".to_owned(),
        },
        ExerciseWords {
            ask: |at| format!("Now freeze the silver camel on {a} with your elephant.", a = at.a),
            hint: |_| "Stand beside the camel. The elephant is the only piece that is stronger.".to_owned(),
            right: |_| "Nobody can freeze your elephant. It is the strongest piece of all.".to_owned(),
        },
    ],
};

pub(super) const ENDS: LessonWords<3> = LessonWords {
    title: "How turns and games end",
    about: "The turn has to change something.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "A turn has to change the board: walking out and back alone is not allowed. \
                Let the elephant on {a} leave its square and come back, in a turn that is legal.",
                    a = at.a
                )
            },
            hint: |_| "Out and back takes two steps. Use another one with a rabbit.".to_owned(),
            right: |_| "A turn also may not make the same position for the third time.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "You also win when your opponent has no rabbits left. The rabbit on {a} is \
                Silver’s last. Push it onto the trap on {b}.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| {
                format!(
                    "Press the rabbit on {a}, then the trap on {b}. Your horse follows.",
                    a = at.a,
                    b = at.b
                )
            },
            right: |_| "No rabbits, no goal: Gold wins.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "And you win when your opponent has no legal turn. The last silver piece is the \
                rabbit on {a}. Make a turn after which it can’t step at all.",
                    a = at.a
                )
            },
            hint: |_| "A frozen piece can’t move.".to_owned(),
            right: |_| "Silver can’t move, so Gold wins. Now you know every way to win.".to_owned(),
        },
    ],
};

pub(super) const SETUP: LessonWords<2> = LessonWords {
    title: "Your setup",
    about: "All sixteen pieces, in your order.",
    exercises: [
        ExerciseWords {
            ask: |_| {
                "Each side begins by placing its pieces on its two home rows, any way it likes. An \
                elephant in the corner is slow. Put yours in the front row, on one of the four middle files."
                    .to_owned()
            },
            hint: |at| format!("Press the elephant on {a}, then the piece to change places with.", a = at.a),
            right: |_| "From the middle the elephant is near all four traps.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Rabbits behind a trap are easy prey, and two horses on one wing leave the \
                other alone. Take the rabbits off {a} and {b}, and put one horse on each half.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| {
                "Press two pieces to let them change places. The left half are the files a to \
                d."
                .to_owned()
            },
            right: |_| {
                "Dogs or cats behind the traps, horses on the wings, rabbits in the corners: a setup \
                to play with."
                    .to_owned()
            },
        },
    ],
};
