//! An engine that keeps running from one game to the next.

use std::io;

use super::conditions::GameConditions;
use super::engine::{Engine, EngineCommand};

/// A place for a running engine.
#[derive(Default)]
pub(super) struct EngineSlot(Option<(EngineCommand, Engine)>);

impl EngineSlot {
    /// Whether this engine is running here.
    pub(super) fn has(&self, command: &EngineCommand) -> bool {
        self.0.as_ref().is_some_and(|(running, _)| running == command)
    }

    /// The engine, running and with its options set.
    ///
    /// # Errors
    /// It can't be started, or accepts no options.
    pub(super) fn prepare(
        &mut self,
        command: &EngineCommand,
        conditions: &GameConditions,
        seed: u64,
    ) -> Result<&mut Engine, String> {
        let running = self.0.take().filter(|(running, _)| running == command);
        let mut engine = match running {
            Some((_, engine)) => engine,
            None => Engine::start(command)?,
        };
        if set_options(&mut engine, command, conditions, seed).is_err() {
            // The engine has ended since its last game.
            engine = Engine::start(command)?;
            set_options(&mut engine, command, conditions, seed)
                .map_err(|error| format!("{} does not accept options: {error}", engine.name))?;
        }
        Ok(&mut self.0.insert((command.clone(), engine)).1)
    }
}

fn set_options(
    engine: &mut Engine,
    command: &EngineCommand,
    conditions: &GameConditions,
    seed: u64,
) -> io::Result<()> {
    if engine.is_own() {
        engine.set_option("seed", &seed.to_string())?;
        if let Some(nodes) = conditions.nodes {
            engine.set_option("nodes", &nodes.to_string())?;
        }
    }
    if let Some(depth) = conditions.depth {
        engine.set_option("depth", &depth.to_string())?;
    }
    command.options.iter().try_for_each(|(name, value)| engine.set_option(name, value))
}
