//! Files of the evaluation's weights.

use ansa_core::eval::{HandMade, Weights};

use crate::Failure;

/// Reads a file that `ansa tune` wrote.
///
/// # Errors
/// It can't be read, or holds something else.
pub(crate) fn read(file: &str) -> Result<Weights, Failure> {
    let bytes =
        std::fs::read(file).map_err(|error| Failure::Work(format!("{file} can't be read: {error}")))?;
    Weights::from_bytes(&bytes).map_err(|error| Failure::Work(format!("{file}: {error}")))
}

/// The evaluation with the weights of a file.
///
/// # Errors
/// As [`read`].
pub(crate) fn evaluation(file: &str) -> Result<HandMade, Failure> {
    Ok(HandMade { weights: read(file)?.into() })
}
