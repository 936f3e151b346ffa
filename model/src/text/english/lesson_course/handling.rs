//! Texts of the lessons about pushing, pulling, traps and captures, in English.

use crate::text::lesson_course::{ExerciseWords, LessonWords};

pub(super) const PUSH: LessonWords<3> = LessonWords {
    title: "Push",
    about: "Move a weaker enemy out of your way.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "From strong to weak: elephant, camel, horse, dog, cat, rabbit. A piece can push a weaker enemy beside it: \
                press the cat on {b}, then the circle on {c}, then End turn. Your piece follows: two steps.",
                    b = at.b,
                    c = at.c
                )
            },
            hint: |at| format!("Press the cat, then {c}. The dog on {a} follows.", a = at.a, c = at.c),
            right: |_| {
                "Two steps for one push. A piece of the same strength can’t be pushed. A later lesson explains the snowflake.".to_owned()
            },
        },
        ExerciseWords {
            ask: |_| "Which silver pieces could you push at once, with two steps? Mark them.".to_owned(),
            hint: |_| "The enemy has to be beside one of your pieces that is stronger.".to_owned(),
            right: |at| {
                format!(
                    "The camel on {b} is too strong for the horse on {a}. The elephant would \
                first have to walk there.",
                    a = at.a,
                    b = at.b
                )
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Four steps are enough for two pushes. Push the cat on {a} two squares ahead, \
                to {b}.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "Push it straight ahead, then once more.".to_owned(),
            right: |_| "Your whole turn went into it. Push when it is worth it.".to_owned(),
        },
    ],
};

pub(super) const PULL: LessonWords<3> = LessonWords {
    title: "Pull",
    about: "Drag a weaker enemy along.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "To pull, your piece steps away, and a weaker enemy beside it comes to the square that it has left. Pull \
                the cat on {b} to {a}.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("Step away with the horse on {a}, then press the cat and {a}.", a = at.a),
            right: |_| "Two steps again. The horse may step away to any free square.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Enemy rabbits can be pulled backward, although they never step so \
                themselves. The rabbit on {a} is near your side. Pull it to {b}.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "Step ahead with the camel, pull, and do it again.".to_owned(),
            right: |_| {
                "Two steps from its goal it was a danger. Now it is frozen beside your camel.".to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!("Two silver rabbits are in your way. Win now, with the rabbit on {a}.", a = at.a)
            },
            hint: |at| {
                format!(
                    "The dog on {b} can step to the right and pull the rabbit on {c} off its \
                square.",
                    b = at.b,
                    c = at.c
                )
            },
            right: |_| {
                "A pull, two steps and a goal. The squares that you clear are as good as those that \
                you take."
                    .to_owned()
            },
        },
    ],
};

pub(super) const TRAPS: LessonWords<3> = LessonWords {
    title: "Traps",
    about: "Four squares where pieces are lost.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "The four marked squares are traps. A piece on a trap is captured at once, \
                unless a friend stands beside the trap. Push the cat on {a} onto the trap on {b}.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("Press the cat, then {b}.", b = at.b),
            right: |_| "The cat had no friend beside the trap. It is out of the game.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The rabbit on {c} stands on a trap and lives only because of the dog on {a}. \
                Bring the dog to {b}, and lose nothing.",
                    a = at.a,
                    b = at.b,
                    c = at.c
                )
            },
            hint: |_| "Move the rabbit off the trap first.".to_owned(),
            right: |_| {
                "A friend that leaves can cost the one it guards – even in the middle of your own \
                turn."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Silver’s horse on {b} is stronger than your cat on {a}: the cat is frozen, it can’t step. The \
                horse wants to push it onto the trap on {c}. Save it.",
                    a = at.a,
                    b = at.b,
                    c = at.c
                )
            },
            hint: |at| {
                format!(
                    "A friend beside the trap protects whoever is on it. The dog on {d} is \
                near.",
                    d = at.d
                )
            },
            right: |_| "Guard the trap, and a piece beside it is safe for the moment.".to_owned(),
        },
    ],
};

pub(super) const CAPTURES: LessonWords<3> = LessonWords {
    title: "Three ways to capture",
    about: "Push, pull, or take the guard away.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "Your horse stands on the trap on {a}, guarded by the rabbit on {c}. Capture \
                the dog on {b}.",
                    a = at.a,
                    b = at.b,
                    c = at.c
                )
            },
            hint: |_| "Step off the trap and pull the dog onto it.".to_owned(),
            right: |_| "Pulled in. The trap works for whoever stands around it.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The cat on {a} stands on a trap, and the rabbit on {b} guards it. Capture \
                the cat.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "Push the guard away, and the cat is alone.".to_owned(),
            right: |_| "It went the moment its last friend did.".to_owned(),
        },
        ExerciseWords {
            ask: |_| {
                "Now with Silver’s eyes: which of your pieces could Silver capture in its next turn? \
                Mark them."
                    .to_owned()
            },
            hint: |_| "Look at both traps in front of you. Who has a guard beside it?".to_owned(),
            right: |at| {
                format!(
                    "The rabbit on {a} is safe: the dog on {b} guards that trap. Ask this \
                question after every turn.",
                    a = at.a,
                    b = at.b
                )
            },
        },
    ],
};
