//! Which part of a turn made it a mistake.

/// A part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnFault {
    /// The step with this index, from 0.
    Step(usize),
    /// The end of the turn: more steps would have been better.
    End,
}

/// The part of a turn that gave away the most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FoundFault {
    /// The part.
    pub fault: TurnFault,
    /// The player's winning chances just before and just after it, with the best completion of the turn; from 0 to 1.
    pub chances: (f64, f64),
}

impl FoundFault {
    /// The part of a turn of this many steps that gave away the most; if several did, the first.
    ///
    /// `chances` are the player's winning chances before and after the turn. `completed` lists, for each of the turn's
    /// first steps, the chances with the best turn that begins with the steps so far; see
    /// [`Search::start_within`](crate::search::Search::start_within). After four steps there is nothing left to
    /// complete, so the chances are those after the turn.
    ///
    /// Each step only narrows the choice, so completing the turn after an earlier step is at least as good as after a
    /// later one, and never better than from its start. If a search says otherwise, it has overlooked something: an
    /// earlier value below a later one is raised to the later one, and no value counts for more than the chances before
    /// the turn.
    #[must_use]
    pub fn find(chances: (f64, f64), completed: &[f64], steps: usize) -> FoundFault {
        let (before, after) = chances;
        let known = completed.get(..steps.min(completed.len())).unwrap_or_default();
        // The chance after each step and, last, after the turn.
        let mut left: Vec<f64> = known.iter().map(|chance| chance.min(before)).collect();
        left.push(after.min(before));
        for index in (1..left.len()).rev() {
            left[index - 1] = left[index - 1].max(left[index]);
        }
        let mut found = FoundFault { fault: TurnFault::Step(0), chances: (before, before) };
        let mut earlier = before;
        for (index, &chance) in left.iter().enumerate() {
            let fault = if index < steps { TurnFault::Step(index) } else { TurnFault::End };
            if earlier - chance > found.chances.0 - found.chances.1 {
                found = FoundFault { fault, chances: (earlier, chance) };
            }
            earlier = chance;
        }
        found
    }
}

#[cfg(test)]
mod tests;
