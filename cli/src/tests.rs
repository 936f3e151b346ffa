use clap::CommandFactory;

use super::*;

#[test]
fn the_arguments_of_all_commands_are_consistent() {
    Ansa::command().debug_assert();
}
