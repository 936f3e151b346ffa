//! Asking for memory before it is needed: the search waits for it more than for anything else.

/// Whether that can be asked for here. Where it can't, it is not worth working out what will be needed.
pub(super) const WORKS: bool = cfg!(target_arch = "x86_64");

/// Begins to bring this place of memory near. It changes nothing but how long the next look at it takes.
#[inline]
pub(super) fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every such processor has the instruction; it changes nothing that a program can see and fails for no address.
    unsafe {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(place).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
