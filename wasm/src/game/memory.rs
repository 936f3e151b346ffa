//! Grows the module's memory in large pieces.
//!
//! By default the memory grows only as much as needed, and a JavaScript engine may collect garbage at each growth.
//! Keeping a thousand long games took twice the time, mostly for useless collections.

use core::arch::wasm32::memory_size;
use core::sync::atomic::{AtomicUsize, Ordering};

const PAGE: usize = 1 << 16;

/// The memory grows by its size divided by this.
const GROWTH_DIVISOR: usize = 8;

/// The size of the memory at the last call, in bytes. Nothing is reserved below the initial value, which few games
/// exceed.
static LAST_SIZE: AtomicUsize = AtomicUsize::new(4 << 20);

/// Reserves memory in advance if the memory has grown since the last call.
pub(super) fn reserve_ahead() {
    let bytes = memory_size::<0>() * PAGE;
    if bytes > LAST_SIZE.load(Ordering::Relaxed) {
        // The allocator keeps memory that is freed at once.
        let mut reserve: Vec<u8> = Vec::new();
        let _ = reserve.try_reserve_exact(bytes / GROWTH_DIVISOR);
        drop(core::hint::black_box(reserve));
        LAST_SIZE.store(memory_size::<0>() * PAGE, Ordering::Relaxed);
    }
}
