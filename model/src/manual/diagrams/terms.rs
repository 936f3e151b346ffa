//! The diagrams of the glossary that are not those of the rules.

use ansa_core::{Reason, Side};

use super::at;
use crate::manual::diagram::{Diagram, DiagramClaim};

pub(crate) static HOME_TRAPS: Diagram =
    Diagram { marks: &[at("c3"), at("f3")], ..Diagram::still("Ee2 Mb2 Rb1 ed7 mg7 rb8") };

pub(crate) static AWAY_TRAPS: Diagram =
    Diagram { marks: &[at("c6"), at("f6")], ..Diagram::still("Ee2 Mb2 Rb1 ed7 mg7 rb8") };

pub(crate) static HOSTAGE: Diagram = Diagram::moving(
    "Ed4 hb3 ed3 Rg1 rh8",
    "Ed4w Ec4w",
    &[DiagramClaim::Frozen(2, at("b3")), DiagramClaim::Hostage(at("b3"))],
);

pub(crate) static CAMEL_HOSTAGE: Diagram = Diagram::moving(
    "Ee5 mg3 ee3 Rb1 rh8",
    "Ee5e Ef5e Eg5s",
    &[DiagramClaim::Frozen(3, at("g3")), DiagramClaim::Hostage(at("g3"))],
);

pub(crate) static ROTATION: Diagram = Diagram::moving(
    "Eb4 Ma5 hb3 ed3 Rg1 rh8",
    "Ma5s Ma4s Eb4n Eb5e",
    &[DiagramClaim::Frozen(0, at("b3")), DiagramClaim::Frozen(4, at("b3")), DiagramClaim::Hostage(at("b3"))],
);

pub(crate) static FRAME: Diagram =
    Diagram::moving("He3 Mf2 Hh2 hf3 ef4 Rb1 rh8", "Hh2n Hh3w", &[DiagramClaim::ShutIn(at("f3"))]);

pub(crate) static PHALANX: Diagram =
    Diagram::moving("Dh4 Rh3 Cg2 hh5 Rb1 rb8", "Cg2n Cg3n", &[DiagramClaim::Barred(at("h5"), at("h4"))]);

pub(crate) static FENCE: Diagram = Diagram::moving(
    "Rc2 Rd2 Rf2 Cg2 Dd1 re3 rh8 Hb6",
    "Dd1e",
    &[DiagramClaim::GoalThreat(0, Side::Silver), DiagramClaim::NoGoal(Side::Silver)],
);

pub(crate) static FALSE_PROTECTION: Diagram = Diagram {
    side: Side::Silver,
    ..Diagram::moving("Cc3 Rc2 hb2 Rg1 rh8", "Rc2e Cc3x hb2e", &[DiagramClaim::Captures("C")])
};

pub(crate) static BLOCKADE: Diagram =
    Diagram::moving("eh1 Rg1 Ch2 Rf1 Rg2 Dh4 rb8", "Dh4s", &[DiagramClaim::ShutIn(at("h1"))]);

pub(crate) static RACE: Diagram = Diagram::moving(
    "Re5 rd3 hg7 Rb1 rh8",
    "Re5n Re6n Re7n",
    &[DiagramClaim::GoalThreat(0, Side::Silver), DiagramClaim::Ends(Side::Gold, Reason::Goal)],
);

pub(crate) static SWARM: Diagram = Diagram {
    marks: &[at("c6")],
    ..Diagram::moving("Eb6 Hc5 Db4 Cd4 Ra5 Rb3 ed6 mc7 rb7 rc8 rd8 rh8 Rg1", "Db4n Rb3n Cd4n", &[])
};

pub(crate) static GOAL_THREAT: Diagram = Diagram::moving(
    "Rb4 ca4 Hd2 Rg1 rg8",
    "Hd2w Hc2w Hb2n",
    &[DiagramClaim::Frozen(0, at("b4")), DiagramClaim::GoalThreat(3, Side::Gold)],
);

pub(crate) static CAPTURE_THREAT: Diagram =
    Diagram::moving("Ee4 hb3 ma7 Rg1 rh8", "Ee4w Ed4w Ec4w", &[DiagramClaim::Capturable(at("b3"))]);

pub(crate) static FORK: Diagram = Diagram::moving(
    "Ra3 Hc4 cf5 Rg1 rg8",
    "Hc4e Hd4e He4e Ra3n",
    &[DiagramClaim::GoalThreat(4, Side::Gold), DiagramClaim::Capturable(at("f5"))],
);

pub(crate) static TRAP_CONTROL: Diagram =
    Diagram::moving("Ed4 me6 df7 Rg1 rh8", "Ed4e Ee4n Ee5e", &[DiagramClaim::Controls(Side::Gold, at("f6"))]);

pub(crate) static TRAP_GUARD: Diagram =
    Diagram::moving("Cb3 Dc1 hd4 Rg1 rh8", "Dc1n Cb3e", &[DiagramClaim::Captures("")]);

pub(crate) static DECENTRALISED_ELEPHANT: Diagram =
    Diagram::moving("Ed5 rb7 hf4 Hg2 Rg1 rh8", "Ed5w Ec5w Eb5w Ea5n", &[]);
