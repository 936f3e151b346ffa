//! The diagrams of the rules.

use ansa_core::{Reason, Side};

use super::at;
use crate::manual::diagram::{Diagram, DiagramClaim, DiagramScript};

pub static GOAL: Diagram =
    Diagram::moving("Rd6 Hc4 re8 rh7 Rb1", "Rd6n Rd7n", &[DiagramClaim::Ends(Side::Gold, Reason::Goal)]);

pub static SETUP: Diagram = Diagram { script: DiagramScript::Setups, ..Diagram::still("") };

pub static STEPS: Diagram = Diagram::moving("Hd4 Cb2 Rg2 rb7 rg7", "Hd4n Hd5e Cb2n Rg2n / rb7s rg7w", &[]);

pub static RABBITS: Diagram =
    Diagram::moving("Rd4 Rb1 rg7 rh8", "Rd4n Rd5e / rg7s rg6e", &[DiagramClaim::NoStep(at("d4"), at("d3"))]);

pub static PUSH: Diagram =
    Diagram::moving("Hd4 dd5 Rb1 rh8", "dd5n Hd4n dd6e Hd5n", &[DiagramClaim::Captures("")]);

pub static PULL: Diagram =
    Diagram::moving("Hd4 dd5 Rb1 rh8", "Hd4s dd5s Hd3e dd4s", &[DiagramClaim::Captures("")]);

pub static FREEZING: Diagram = Diagram::moving(
    "Hd3 cd6 Rb1 rh8",
    "Hd3n Hd4n",
    &[DiagramClaim::Free(0, at("d6")), DiagramClaim::Frozen(2, at("d6"))],
);

pub static UNFREEZING: Diagram = Diagram {
    side: Side::Silver,
    ..Diagram::moving(
        "Hd5 cd6 re8 Rb1",
        "re8w rd8s cd6e",
        &[
            DiagramClaim::Frozen(0, at("d6")),
            DiagramClaim::Frozen(1, at("d6")),
            DiagramClaim::Free(2, at("d6")),
        ],
    )
};

pub static TRAPS: Diagram =
    Diagram::moving("Dc4 cc5 Rg1 rh8", "cc5n cc6x Dc4n", &[DiagramClaim::Captures("c")]);

pub static OWN_LOSSES: Diagram =
    Diagram::moving("Cc3 Dc2 Rg1 rh8", "Dc2e Cc3x", &[DiagramClaim::Captures("C")]);

pub static END_OF_TURN: Diagram =
    Diagram::moving("Ed4 Rb2 Rg1 rh8", "Ed4n Ed5s Rb2n", &[DiagramClaim::CannotEnd(2)]);

pub static REPETITION: Diagram = Diagram::moving(
    "Ed4 ee7 Rb1 rh8",
    "Ed4n / ee7s / Ed5s / ee6n / Ed4n / ee7s / Ed5s",
    &[DiagramClaim::Refused("ee6n")],
);

pub static ELIMINATION: Diagram = Diagram::moving(
    "Hf4 rf5 dc8 Rb1",
    "rf5n rf6x Hf4n",
    &[DiagramClaim::Captures("r"), DiagramClaim::Ends(Side::Gold, Reason::Elimination)],
);

pub static IMMOBILISATION: Diagram =
    Diagram::moving("Ec4 ra4 Rg1", "Ec4w", &[DiagramClaim::Ends(Side::Gold, Reason::Immobilisation)]);

pub static ORDER: Diagram =
    Diagram::moving("Dd3 rd2 Rg2 rh8", "rd2s Dd3s", &[DiagramClaim::Ends(Side::Silver, Reason::Goal)]);
