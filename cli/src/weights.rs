//! Files of the evaluation's weights and network.

use ansa_core::eval::net::Net;
use ansa_core::eval::{Evaluator, Weights};

use crate::files;

/// Reads a file written by `ansa tune`.
///
/// # Errors
/// It can't be read, or is not a weights file of a supported version.
pub(crate) fn read(file: &str) -> Result<Weights, String> {
    Weights::from_bytes(&files::read_bytes(file)?).map_err(|error| format!("{file}: {error}"))
}

/// Reads a file written by `ansa train`.
///
/// # Errors
/// It can't be read, or is not a network file of a supported version.
pub(crate) fn network(file: &str) -> Result<Net, String> {
    Net::from_bytes(&files::read_bytes(file)?).map_err(|error| format!("{file}: {error}"))
}

/// An evaluator with the weights of a file and no network, or with weights and network of two files, as in
/// `WEIGHTS+NETWORK`. An empty name stands for the engine's own.
///
/// # Errors
/// A file can't be read, or is not one of this version.
pub(crate) fn evaluator(files: &str) -> Result<Evaluator, String> {
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
