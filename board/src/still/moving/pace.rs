//! How long the pictures of a turn are shown.

/// How long a step within a turn is shown at most, in hundredths of a second.
const STEP: u16 = 45;

/// The speed of an animation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovingPace {
    turn: u16,
}

impl MovingPace {
    /// How much longer the last picture of an animation is shown, in hundredths of a second.
    pub const HOLD: u16 = 200;

    /// A pace at which each turn takes so many hundredths of a second.
    pub const fn from_turn(hundredths: u16) -> MovingPace {
        MovingPace { turn: hundredths }
    }

    /// How long a whole turn is shown, in hundredths of a second.
    pub const fn turn(self) -> u16 {
        self.turn
    }

    /// How long the picture after a step is shown, in hundredths of a second. The picture after the last of a turn's steps
    /// gets what the others leave.
    pub fn step(self, steps: u16, is_last: bool) -> u16 {
        let steps = steps.max(1);
        let step = (self.turn / steps).min(STEP);
        if is_last { self.turn.saturating_sub(step.saturating_mul(steps - 1)) } else { step }
    }
}

#[cfg(test)]
mod tests;
