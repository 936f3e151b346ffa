//! Two machines against each other, and one against a liar.

mod agreement;
mod connection;
mod liars;
mod noise;
mod pair;
mod resuming;
mod scheduler;
