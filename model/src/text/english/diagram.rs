//! Texts of the diagrams in the guide, in English.

use ansa_board::text::sentence;

use crate::text::diagram::DiagramWords;

pub(in crate::text) static DIAGRAM: DiagramWords = DiagramWords {
    controls: "Diagram",
    play: "Play the diagram",
    pause: "Pause the diagram",
    back: "One step back",
    forward: "One step forward",
    start: "Start",
    empty: "Board before the setups",
    board_with: |pieces| format!("Board with {pieces}"),
    line: |steps| sentence(&format!("the steps: {steps}")),
    step_ends: |step, outcome| format!("{step} {outcome}"),
};
