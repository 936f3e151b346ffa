//! The glossary, in English.

use crate::text::glossary::{GlossaryWords, TermWords};

/// A term that other texts name by these words.
const fn term(name: &'static str, forms: &'static [&'static str], says: &'static str) -> TermWords {
    TermWords { name, says, forms, also: "" }
}

pub(in crate::text) static GLOSSARY: GlossaryWords = GlossaryWords {
    about: "The words of the game, of records and of this page.",
    letters: "Letters",
    related: "See also:",
    more: |name| format!("“{name}” in the glossary"),
    explained_in: |title| format!("More: {title}"),
    lesson: "The lesson about it",
    archive: TermWords {
        also: "database collection",
        ..term(
            "archive",
            &[],
            "A file with many games, one a line, as the game server publishes them. This page imports archives of \
             any length.",
        )
    },
    away_trap: term(
        "away trap",
        &["away trap", "away traps"],
        "One of the two traps on the opponent’s half: c6 and f6 for Gold, c3 and f3 for Silver. Attacks usually take \
         place there.",
    ),
    blockade: TermWords {
        also: "smothered shut in",
        ..term(
            "blockade",
            &["blockade", "blockades", "blockaded"],
            "Pieces around an enemy, most often the elephant, that it can’t push away because every square behind \
             them is taken.",
        )
    },
    camel_hostage: term(
        "camel hostage",
        &["camel hostage"],
        "A camel held as a {term:hostage|hostage}, which only an elephant can do. It leaves the other camel as the \
         strongest piece that is free to move.",
    ),
    capture: TermWords {
        also: "take captured lost",
        ..term(
            "capture",
            &[],
            "The removal of a piece that stands on a {term:trap|trap} with no friendly piece next to it.",
        )
    },
    capture_threat: term(
        "capture threat",
        &["capture threat", "capture threats"],
        "A side threatens a capture if it could capture a piece if it were to move now, with a whole turn.",
    ),
    decentralised_elephant: TermWords {
        also: "decentralized centre center",
        ..term(
            "decentralised elephant",
            &["decentralised elephant"],
            "An elephant at an edge or in a corner, from where it needs too many steps to the traps. An elephant in \
             the middle reaches every trap soon.",
        )
    },
    elimination: term(
        "elimination",
        &["elimination"],
        "The capture of all eight rabbits of a side. The side without rabbits loses.",
    ),
    false_protection: term(
        "false protection",
        &["false protection"],
        "A piece next to a trap that seems to protect a friend there, but can be pushed or pulled away in the turn \
         that captures the friend.",
    ),
    fence: term(
        "fence",
        &["fence", "fences"],
        "A row of pieces with no gap that rabbits can’t pass. Some players also say fence for a frozen piece whose \
         only way out leads onto a trap.",
    ),
    flag: TermWords {
        also: "time out timeout lose on time",
        ..term(
            "flag",
            &[],
            "A flag falls when a side has used up the time of its turn and its whole {term:reserve|reserve}: the \
             side loses on time.",
        )
    },
    fork: TermWords {
        also: "double threat",
        ..term(
            "fork",
            &["fork", "forks", "double threat"],
            "Two threats at once, such as a goal and a capture, or captures in two traps. One turn rarely meets \
             both.",
        )
    },
    frame: term(
        "frame",
        &["frame", "frames", "framed"],
        "A piece that stands on a trap and can’t leave, because its ways out are blocked. A friend must stay next to \
         it all the time, or it is captured.",
    ),
    freeze: TermWords {
        also: "freezing",
        ..term(
            "freeze",
            &["freeze", "freezes", "frozen", "freezing"],
            "A piece freezes each weaker enemy next to it that has no friendly piece next to it. A frozen piece \
             can’t step, push or pull, but it can be pushed and pulled, and it still freezes others.",
        )
    },
    glyph: TermWords {
        also: "sign annotation ! ? !! ??",
        ..term(
            "glyph",
            &["glyph", "glyphs"],
            "A sign after a turn that says how good it is: ! good, ? mistake, !! brilliant, ?? blunder, !? \
             interesting, ?! dubious.",
        )
    },
    goal: TermWords {
        also: "win home rank",
        ..term(
            "goal",
            &[],
            "A rabbit on the far rank: rank 8 for Gold, rank 1 for Silver. A side whose rabbit is there at the end \
             of a turn wins.",
        )
    },
    goal_threat: term(
        "goal threat",
        &["goal threat", "goal threats"],
        "A side threatens a goal if one of its rabbits could reach the goal if that side were to move now, with a \
         whole turn.",
    ),
    handicap: term(
        "handicap",
        &["handicap", "handicaps"],
        "Pieces that the stronger player leaves out of the setup, so that both have a chance to win.",
    ),
    home_trap: term(
        "home trap",
        &["home trap", "home traps"],
        "One of the two traps on a side’s own half: c3 and f3 for Gold, c6 and f6 for Silver.",
    ),
    hostage: TermWords {
        also: "held hold horse",
        ..term(
            "hostage",
            &["hostage", "hostages"],
            "A piece that a stronger enemy holds frozen near a trap. It is lost as soon as its side stops guarding \
             that trap, so its guards are tied down, too.",
        )
    },
    immobilisation: TermWords {
        also: "immobilization no legal turn stuck",
        ..term(
            "immobilisation",
            &["immobilisation"],
            "A side that is to move and has no legal turn loses: all its pieces are frozen or blocked, or every turn \
             is forbidden.",
        )
    },
    level: TermWords {
        also: "strength computer",
        ..term("level", &[], "The strength of the computer, from 1, for a first game, to 10, the strongest.")
    },
    line: TermWords {
        also: "principal variation pv",
        ..term(
            "line",
            &[],
            "Turns of both sides that follow one another. The engine shows the line that it expects after its best \
             turn.",
        )
    },
    mistake: TermWords {
        also: "blunder inaccuracy error",
        ..term(
            "mistake",
            &[],
            "A turn that gives away {term:winning-chances|winning chances}. By how much, it is called an inaccuracy, \
             a mistake or a blunder.",
        )
    },
    notation: TermWords {
        also: "write coordinates",
        ..term(
            "notation",
            &["notation"],
            "The way in which turns are written: the letter of the piece, its square and a direction, such as \
             `Ee2n`. Capital letters are Gold’s. `x` marks a captured piece: `cf3x`.",
        )
    },
    phalanx: term(
        "phalanx",
        &["phalanx", "phalanxes"],
        "Friends side by side or behind each other, so that none can be pushed: a piece can’t be pushed onto a \
         square that is taken.",
    ),
    plan: TermWords {
        also: "try out think ahead",
        ..term("plan", &[], "Turns that you try out for both sides during a game, without changing the game.")
    },
    ply: TermWords {
        also: "half move halfmove",
        ..term("ply", &["ply", "plies"], "A turn or a setup of one side. A game is a list of plies.")
    },
    position: term(
        "position",
        &[],
        "The pieces on their squares, and the side to move. Two positions with the same pieces and another side to \
         move are different.",
    ),
    pull: TermWords {
        also: "drag",
        ..term(
            "pull",
            &["pull", "pulls", "pulled", "pulling"],
            "A piece steps away, and a weaker enemy that was next to it comes onto the square that it has left. A \
             pull takes two steps.",
        )
    },
    push: TermWords {
        also: "shove displace",
        ..term(
            "push",
            &["push", "pushes", "pushed", "pushing"],
            "A weaker enemy next to a piece steps to a free square, and the piece takes its place. A push takes two \
             steps.",
        )
    },
    race: term(
        "race",
        &["race", "races"],
        "Both sides make threats instead of answering them, most often with rabbits on their way to goal. Whoever is \
         a turn faster wins.",
    ),
    rating: TermWords {
        also: "glicko elo strength",
        ..term(
            "rating",
            &["rating", "ratings"],
            "A number for the strength of a player or for the difficulty of a puzzle. The higher, the stronger.",
        )
    },
    record: TermWords {
        also: "move list notation file",
        ..term(
            "record",
            &[],
            "A game written down in {term:notation|notation}, one ply a line. It may have names, times, comments and \
             {term:variation|variations}.",
        )
    },
    repetition: TermWords {
        also: "threefold third time repeat",
        ..term(
            "repetition",
            &["repetition", "third repetition"],
            "A turn may not end with a position that stood at the end of two earlier turns. Such a turn is illegal.",
        )
    },
    reserve: TermWords {
        also: "bank clock time",
        ..term(
            "reserve",
            &[],
            "Time that a side has besides the time of each turn. A turn that takes longer uses the reserve, and \
             unused time is added to it.",
        )
    },
    rotation: TermWords {
        also: "swap replace holder",
        ..term(
            "rotation",
            &["rotation", "rotations"],
            "Another piece takes the place of the one that holds a {term:hostage|hostage}. It frees a stronger \
             piece, such as the elephant, for other work.",
        )
    },
    setup: TermWords {
        also: "place arrange opening",
        ..term(
            "setup",
            &[],
            "The start of a game: each side puts its sixteen pieces on its first two ranks, Gold first.",
        )
    },
    side: TermWords {
        also: "colour player gold silver",
        ..term("side", &[], "Gold or Silver. Gold sets up and moves first.")
    },
    step: TermWords {
        also: "move",
        ..term(
            "step",
            &[],
            "One piece goes to a free square in front of it, behind it or beside it. Rabbits don’t step backward.",
        )
    },
    swarm: term(
        "swarm",
        &["swarm", "swarms"],
        "Many pieces, also weak ones and rabbits, that advance together around an {term:away-trap|away trap}. They \
         protect each other from freezing.",
    ),
    takeback: TermWords {
        also: "undo take back",
        ..term(
            "takeback",
            &["takeback", "takebacks"],
            "One or more turns that are taken back, so that another turn can be played. The new-game form says \
             whether a game allows it.",
        )
    },
    threat: TermWords {
        also: "threaten danger",
        ..term(
            "threat",
            &[],
            "Something that a side could do if it were to move now, such as a goal or a capture.",
        )
    },
    time_control: TermWords {
        also: "clock time limit",
        ..term(
            "time control",
            &["time control", "time controls"],
            "How much time each side has: for a turn, in {term:reserve|reserve}, and for the whole game.",
        )
    },
    trap: TermWords {
        also: "c3 f3 c6 f6 hole",
        ..term(
            "trap",
            &[],
            "One of the squares c3, f3, c6 and f6. A piece on a trap is captured at once if no friendly piece is \
             next to it.",
        )
    },
    trap_control: term(
        "trap control",
        &["trap control"],
        "A side controls a trap if it has the strongest piece next to it.",
    ),
    trap_guard: TermWords {
        also: "defender protect protection",
        ..term(
            "trap guard",
            &["guard", "guards", "defender", "defenders"],
            "A piece next to a trap that protects a friend on the trap from capture.",
        )
    },
    turn: TermWords {
        also: "move",
        ..term(
            "turn",
            &[],
            "One to four {term:step|steps} of a side, by one piece or several. Steps that are left over are not \
             used.",
        )
    },
    unfreeze: term(
        "unfreeze",
        &["unfreeze", "unfreezes", "unfrozen"],
        "A friendly piece next to a frozen piece unfreezes it. It may be any piece, even a frozen one.",
    ),
    variation: TermWords {
        also: "branch alternative sideline",
        ..term(
            "variation",
            &["variation", "variations"],
            "Turns that could have been played instead of those of the game. A study keeps them in a tree.",
        )
    },
    winning_chances: TermWords {
        also: "probability percent evaluation score",
        ..term(
            "winning chances",
            &["winning chances"],
            "How many of 100 games like this one Gold would win, and how many Silver. The engine estimates it from \
             its score.",
        )
    },
};
