//! Files of the evaluation's weights, and of its network.

use ansa_core::eval::net::Net;
use ansa_core::eval::{Evaluator, Weights};

use crate::Failure;

/// Reads a file that `ansa tune` wrote.
///
/// # Errors
/// It can't be read, or holds something else.
pub(crate) fn read(file: &str) -> Result<Weights, Failure> {
    Weights::from_bytes(&bytes(file)?).map_err(|error| Failure::Work(format!("{file}: {error}")))
}

/// Reads a file that `ansa train` wrote.
///
/// # Errors
/// It can't be read, or holds something else.
pub(crate) fn network(file: &str) -> Result<Net, Failure> {
    Net::from_bytes(&bytes(file)?).map_err(|error| Failure::Work(format!("{file}: {error}")))
}

/// The evaluation with the weights of a file and no network, or with those of two files as in `WEIGHTS+NETWORK`.
/// Where a name is left out, it is what the engine has.
///
/// # Errors
/// A file can't be read, or holds something else.
pub(crate) fn evaluator(files: &str) -> Result<Evaluator, Failure> {
    let (weights, net) = match files.split_once('+') {
        Some((weights, net)) => (weights, Some(net)),
        None => (files, None),
    };
    let weights = if weights.is_empty() { Weights::default() } else { read(weights)? };
    let net = match net {
        None => None,
        Some("") => Some(Net::built_in()),
        Some(file) => Some(network(file)?.into()),
    };
    Ok(Evaluator::new(weights, net))
}

fn bytes(file: &str) -> Result<Vec<u8>, Failure> {
    std::fs::read(file).map_err(|error| Failure::Work(format!("{file} can't be read: {error}")))
}
