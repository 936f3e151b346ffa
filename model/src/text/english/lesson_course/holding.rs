//! Texts of the lessons about what pieces are worth, traps, hostages and frames, in English.

use crate::text::lesson_course::{ExerciseWords, LessonWords};

pub(super) const WORTH: LessonWords<2> = LessonWords {
    title: "What pieces are worth",
    about: "Not all captures are equal.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "You can capture one piece in this turn: the rabbit on {b} with the horse, or \
                the camel on {a} with the elephant. Take the one that is worth more.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "The stronger a piece, the fewer there are that can stop it.".to_owned(),
            right: |_| {
                "A side has one camel and eight rabbits. Without a camel, Silver has only its \
                elephant to meet yours."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Two pieces are in danger: the horse on {a} and the rabbit on {b}. Save the \
                one that is worth more.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("The dog on {c} can guard a trap in time, but only one.", c = at.c),
            right: |_| {
                "A horse is worth more than two rabbits early in the game. With few rabbits left, each \
                becomes precious."
                    .to_owned()
            },
        },
    ],
};

pub(super) const FALSE_PROTECTION: LessonWords<2> = LessonWords {
    title: "False protection",
    about: "A guard that can be pushed away is none.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "Two of your pieces stand on traps. One is guarded by the rabbit on {a}, the \
                other by the elephant on {b}. Mark what Silver can capture in its next turn.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "Which of the two guards can be pushed or pulled away?".to_owned(),
            right: |_| {
                "Nobody moves the elephant. The rabbit is false protection: it goes, and the cat \
                goes with it."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The rabbit on {a} is false protection, because the horse on {b} can push it \
                away. Find a turn after which nothing can be captured.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "Get the cat off the trap, or bring a guard that the horse can’t move.".to_owned(),
            right: |_| "Two guards, or one strong one: that is real protection.".to_owned(),
        },
    ],
};

pub(super) const TRAP_CONTROL: LessonWords<2> = LessonWords {
    title: "Trap control",
    about: "The strongest piece beside a trap rules it.",
    exercises: [
        ExerciseWords {
            ask: |_| {
                "A side controls a trap if it has the strongest piece beside it. Mark the traps that \
                Gold controls."
                    .to_owned()
            },
            hint: |_| {
                "For each trap, look at its four neighbours and compare the strongest of both \
                sides."
                    .to_owned()
            },
            right: |at| {
                format!("On the trap beside {a} two dogs are equal, so neither side controls it.", a = at.a)
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Silver controls the trap on {a} with the camel on {b}. Take control of it in \
                one turn.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "Only the elephant is stronger than the camel. Stand beside the trap.".to_owned(),
            right: |_| {
                "The two traps on your side are usually yours. Whoever controls three of the four \
                usually wins."
                    .to_owned()
            },
        },
    ],
};

pub(super) const ELEPHANT: LessonWords<2> = LessonWords {
    title: "A free elephant",
    about: "The strongest piece is no use in a corner.",
    exercises: [
        ExerciseWords {
            ask: |_| {
                "Chasing a rabbit at the edge, or standing in the middle? Choose the turn after which \
                your elephant can reach more squares."
                    .to_owned()
            },
            hint: |_| "From the edge, half the ways are missing.".to_owned(),
            right: |_| {
                "From the middle the elephant gets to any trap in a few steps, and everybody has to \
                reckon with it."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Silver’s pieces close in on the elephant on {a}. Break out, so that it can \
                reach at least 20 squares in its next turn.",
                    a = at.a
                )
            },
            hint: |_| "Push the horse away and keep going.".to_owned(),
            right: |_| {
                "Watch the free squares around your elephant. A blocked elephant plays for \
                nobody."
                    .to_owned()
            },
        },
    ],
};

pub(super) const HORSE_HOSTAGE: LessonWords<2> = LessonWords {
    title: "Horse hostage",
    about: "Hold a piece beside a trap.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "A hostage is an enemy that you freeze beside a trap, so that you could \
                capture it at any time. Take the horse on {a} hostage with your elephant.",
                    a = at.a
                )
            },
            hint: |at| {
                format!("Stand beside the horse, so that you can push it onto the trap on {b}.", b = at.b)
            },
            right: |_| {
                "Silver now has to keep a guard beside that trap all the time. You made two of its \
                pieces idle with one."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Now your horse on {a} is the hostage of the elephant on {b}. See to it that \
                it can’t be captured in Silver’s next turn.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("Put a guard beside the trap on {c}.", c = at.c),
            right: |_| {
                "The guard stays there, but Silver’s elephant has to stay, too. Use your free pieces \
                elsewhere."
                    .to_owned()
            },
        },
    ],
};

pub(super) const CAMEL_HOSTAGE: LessonWords<2> = LessonWords {
    title: "Camel hostage",
    about: "The best hostage there is.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "Only one piece can hold a camel: the elephant. Freeze the camel on {a} so \
                that you threaten to capture it.",
                    a = at.a
                )
            },
            hint: |at| format!("Stand beside it, where you can push it onto the trap on {b}.", b = at.b),
            right: |_| {
                "With the camel held, your own camel is the strongest piece that is free to \
                move."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Two ways to go to {b}, beside the camel on {a}. Choose the one that takes it \
                hostage.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "Compare each piece with the camel.".to_owned(),
            right: |_| {
                "The horse would be frozen there, not the camel. Hold an enemy only with something \
                stronger."
                    .to_owned()
            },
        },
    ],
};

pub(super) const FRAMES: LessonWords<2> = LessonWords {
    title: "Frames",
    about: "A piece on a trap that can’t get away.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "The horse on {a} stands on a trap, and only the elephant on {b} guards it. \
                Close the last way out, so that the horse can’t leave its square.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "The square to the right of the trap is open.".to_owned(),
            right: |_| {
                "That is a frame. The elephant may not leave, or the horse is lost: Silver’s best \
                piece is tied down."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The same frame, but the guard is only the dog on {b}. Capture the horse on \
                {a}.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("Push the guard away with the elephant on {c}.", c = at.c),
            right: |_| "A framed piece is as good as lost once its guard can be moved.".to_owned(),
        },
    ],
};
