//! Fixed labels of controls and headings.

use super::part::words;

words! { LabelWords {
    /// The name of the page.
    ansa,
    /// The keyboard help of the board.
    board_help,
    /// The button that ends the turn.
    end_turn,
    /// Tooltip of `end_turn`.
    end_turn_long,
    /// The button that ends the setup.
    ready,
    /// Tooltip of `ready`.
    ready_long,
    /// The button that undoes a step.
    undo,
    /// Tooltip of `undo`.
    undo_long,
    /// The button that redoes a step.
    redo,
    /// Tooltip of `redo`.
    redo_long,
    /// The button that undoes all steps.
    reset,
    /// Tooltip of `reset`.
    reset_long,
    /// How to make a turn, for newcomers.
    turn_help,
    /// Shown after the fourth step.
    turn_full,
    /// The button that stops the search; the computer plays its best turn so far.
    move_now,
    /// The button that pauses the clock, or a game between computers.
    pause,
    /// The button that resumes a game between computers.
    go_on,
    /// The button that asks the computer for a hint.
    hint,
    /// Tooltip of `hint`.
    hint_long,
    /// The button that reloads the page.
    load_anew,
    /// The button that repeats the request to the engine.
    retry,
    /// Shown while a part of the page is loaded.
    loading,
    /// The heading when a part of the page can't be loaded.
    not_loaded,
    /// What to do when a part of the page can't be loaded.
    not_loaded_means,
    /// The button that skips the replay.
    skip,
    /// The button that opens the new-game form.
    new_game,
    /// The button that flips the board.
    flip,
    /// Tooltip of `flip`.
    flip_long,
    /// The button that takes turns back.
    take_back,
    /// Tooltip of `take_back`.
    take_back_long,
    /// The button that restores turns that were taken back.
    bring_back,
    /// Tooltip of `redo` while it restores turns.
    bring_back_long,
    /// The button that resigns.
    resign,
    /// Tooltip of `resign`.
    resign_long,
    /// The button that replays the last turn.
    replay,
    /// Tooltip of `replay`.
    replay_long,
    /// Tooltip of `pause`.
    pause_long,
    /// Tooltip of `pause` while the computer's turn is being replayed.
    pause_showing,
    /// Tooltip of `hint` while the clock is paused.
    hint_paused,
    /// How to end a pause.
    press_to_go_on,
    /// Tooltip of the time left for the whole game.
    game_left,
    /// Heading over the board while the clock is paused.
    paused,
    /// Tooltip of the reserve.
    reserve,
    /// Accessible name of the toolbar.
    tools,
    /// Accessible name of the buttons that step through the game.
    steps,
    /// The button that shows the first position.
    step_first,
    /// The button that shows the position one turn back.
    step_back,
    /// The button that shows the position one turn further.
    step_on,
    /// The button that shows the last position.
    step_last,
    /// The button that leaves a screen.
    back,
    /// Heading of the confirmation of a take-back into the setup.
    take_back_question,
    /// The consequence of a take-back into the setup.
    take_back_means,
    /// The button that discards a plan that was kept.
    discard,
    /// Heading of the turn list.
    turns,
    /// Shown in an empty turn list.
    no_turns,
    /// The button that returns from an earlier position.
    back_to_game,
    /// A setup in the turn list.
    setup,
    /// Heading of the choice of the side.
    your_side,
    /// Gold.
    gold,
    /// What distinguishes gold.
    gold_hint,
    /// Silver.
    silver,
    /// What distinguishes silver.
    silver_hint,
    /// A random side.
    random,
    /// What `random` means.
    random_hint,
    /// Heading of the choice of the opponent.
    opponent,
    /// Two people at the same screen.
    person,
    /// The button that starts the game.
    start,
    /// Shown while a game is in progress.
    replaces,
    /// The button that closes a dialog without an effect.
    cancel,
    /// Accessible name of the button that closes a dialog.
    close,
    /// Heading of the confirmation of a resignation.
    resign_question,
    /// The consequence of a resignation.
    resign_means,
    /// Heading at the end of the game.
    game_over,
    /// The button for another game with the sides exchanged.
    rematch,
    /// Tooltip of `rematch`.
    rematch_long,
    /// The button for another game with the same sides.
    rematch_same,
    /// The button that closes the dialog at the end of the game.
    see_board,
    /// The clipboard was not accessible.
    copy_refused,
    /// The button that starts a plan.
    plan,
    /// The button that opens the keyboard help.
    keys,
    /// Tooltip of `keys`.
    keys_long,
    /// Tooltip of `plan`.
    plan_long,
    /// The switch of the coach.
    coach,
    /// The same in full.
    coach_long,
    /// Heading of a plan.
    planning,
    /// Shown on a plan after the game has moved on.
    plan_moved,
    /// Tooltip of the button that ends a plan.
    plan_back_long,
    /// The button that keeps the turns of a plan as a variation.
    plan_keep,
    /// Tooltip of `plan_keep`.
    plan_keep_long,
    /// The button that discards a plan.
    plan_drop,
    /// Tooltip of `plan_drop`.
    plan_drop_long,
    /// The announcement when a plan starts.
    plan_begun,
    /// The announcement when a plan ends.
    plan_left,
    /// The button that opens the field for typed steps.
    type_steps,
    /// Tooltip of `type_steps`.
    type_long,
    /// Accessible name of the field for typed steps.
    type_field,
    /// Placeholder of the field.
    type_example,
    /// How to type steps.
    type_help,
    /// The button that plays the typed steps.
    type_play,
    /// Accessible name of the button that discards the typed steps.
    type_leave,
} }
