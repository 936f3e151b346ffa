//! Texts of the lessons about walls of pieces, rabbits on their way, and the race to goal, in English.

use crate::text::lesson_course::{ExerciseWords, LessonWords};

pub(super) const PHALANX: LessonWords<2> = LessonWords {
    title: "Phalanx",
    about: "Side by side, pieces can’t be pushed aside.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "A phalanx is pieces side by side: a piece can’t be pushed onto a square that \
                is taken. Keep the horse on {b} from taking the square of your dog on {a}.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("The horse could push the dog to {c}. Fill that square.", c = at.c),
            right: |_| {
                "A friend behind and a friend beside: now the dog has nowhere to be pushed \
                to."
                .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The horse on {b} wants the square of the dog on {a}. Choose the turn that \
                forms a phalanx.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("The dog can be pushed to {c} as long as that square is empty.", c = at.c),
            right: |at| {
                format!("Only a piece on {c} closes the gap. One square behind is not the same.", c = at.c)
            },
        },
    ],
};

pub(super) const FENCE: LessonWords<2> = LessonWords {
    title: "Fence",
    about: "A row of pieces that no rabbit passes.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "A fence is a row of pieces with no gap. The rabbit on {a} is two steps from \
                its goal. Stop it.",
                    a = at.a
                )
            },
            hint: |at| format!("The gap in your fence is {b}. Fill it, or stand behind it.", b = at.b),
            right: |_| {
                "A fence of weak pieces holds rabbits well. Strong pieces are free for other \
                work."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The rabbit on {a} runs for the gap on {b}. Choose the turn of the cat on {c} \
                that stops it.",
                    a = at.a,
                    b = at.b,
                    c = at.c
                )
            },
            hint: |_| "A rabbit that enters the gap must not find a free square behind it.".to_owned(),
            right: |at| {
                format!("On {d} the cat stands in the rabbit’s way and freezes it in the gap.", d = at.d)
            },
        },
    ],
};

pub(super) const RABBIT_ADVANCE: LessonWords<2> = LessonWords {
    title: "Rabbits on their way",
    about: "Advance at the edge, late rather than early.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "Rabbits can’t come back, so advance them where nothing can happen to them. \
                Bring the rabbit on {a} near enough to threaten a goal, and safe from capture.",
                    a = at.a
                )
            },
            hint: |_| "Four free steps to the far side are a threat.".to_owned(),
            right: |_| "Along the edge, far from traps and strong pieces, a rabbit is safest.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Where should the rabbit on {a} go? Choose the turn after which Silver can’t \
                capture it.",
                    a = at.a
                )
            },
            hint: |at| format!("Beside a trap, the horse on {b} could push it in.", b = at.b),
            right: |at| {
                format!(
                    "On {c} no trap is near. Advanced rabbits live dangerously: look for traps \
                first.",
                    c = at.c
                )
            },
        },
    ],
};

pub(super) const GOAL_THREATS: LessonWords<2> = LessonWords {
    title: "Goal threats",
    about: "Make your opponent answer.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "A goal threat is a turn after which you could reach goal with your next \
                turn. The rabbit on {a} is frozen by the cat on {b}. Make a goal threat.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("Bring the horse on {c} beside the rabbit.", c = at.c),
            right: |_| "Silver has to answer this, whatever else it wanted to do.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Two threats at once are hard to meet. Threaten a goal with the rabbit on \
                {a}, and threaten to capture the cat on {b} as well.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| {
                format!(
                    "The rabbit needs one step. Bring the horse near the cat with the others, so \
                that a push onto {c} comes next.",
                    c = at.c
                )
            },
            right: |_| "Silver can stop one, hardly both. Most games are won like this.".to_owned(),
        },
    ],
};

pub(super) const DEFENCE: LessonWords<2> = LessonWords {
    title: "Stop a goal",
    about: "Freeze, block, or remove the rabbit.",
    exercises: [
        ExerciseWords {
            ask: |at| format!("The rabbit on {a} reaches your side in its next turn. Stop it.", a = at.a),
            hint: |at| format!("A frozen rabbit doesn’t run. The dog on {b} is strong enough.", b = at.b),
            right: |_| {
                "Standing in front is often not enough: it goes round. Freezing holds it where it \
                is."
                .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The rabbit on {a} has a friend beside it, so it can’t be frozen. Find \
                another way to stop it.",
                    a = at.a
                )
            },
            hint: |at| {
                format!(
                    "From the square below it, the horse on {b} can push it onto the trap on \
                {c}, or out of reach.",
                    b = at.b,
                    c = at.c
                )
            },
            right: |_| "No friend was beside the trap. Look for a capture when freezing fails.".to_owned(),
        },
    ],
};

pub(super) const RACES: LessonWords<2> = LessonWords {
    title: "Races",
    about: "Who is first?",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "Both sides threaten a goal: you with the rabbit on {a}, Silver with the \
                rabbit on {b}. It’s your turn.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |_| "Count the steps. If you can win now, you don’t need to defend.".to_owned(),
            right: |_| "In a race you count first. You were one turn ahead.".to_owned(),
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "Your rabbit on {a} is one step too far away, and the rabbit on {b} threatens \
                a goal. Stop it, and make a threat of your own in the same turn.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("The elephant on {c} needs two steps. That leaves you two.", c = at.c),
            right: |_| "Defend with as few steps as you can, and attack with the rest.".to_owned(),
        },
    ],
};

pub(super) const BLOCKADE: LessonWords<2> = LessonWords {
    title: "Blockade",
    about: "Even an elephant can be shut in.",
    exercises: [
        ExerciseWords {
            ask: |at| {
                format!(
                    "Silver’s elephant is in the corner on {a}. It can push nothing that has no \
                free square to go to. Shut it in completely.",
                    a = at.a
                )
            },
            hint: |at| format!("There is one gap, on {b}.", b = at.b),
            right: |_| {
                "Small pieces can hold the strongest one, if every square behind them is \
                full."
                    .to_owned()
            },
        },
        ExerciseWords {
            ask: |at| {
                format!(
                    "The elephant on {a} has one push left. Take it away with the horse on {b}.",
                    a = at.a,
                    b = at.b
                )
            },
            hint: |at| format!("Fill {c}.", c = at.c),
            right: |_| {
                "Without its elephant, Silver plays with fifteen pieces against your best ones. You \
                have finished the course!"
                    .to_owned()
            },
        },
    ],
};
