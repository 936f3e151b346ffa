//! Asking for memory before it is needed: the search waits for it more than for anything else.

/// Begins to bring near the line of memory with this byte, which nobody reads: where no instruction asks for memory, as in
/// WebAssembly, the byte is written. Nothing waits for what is written, as it would for what is read, and the line comes.
#[inline]
pub(super) fn prefetch(unread: &mut u8) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every such processor has the instruction; it changes nothing that a program can see and fails for no address.
    unsafe {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(unread).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        *unread = 0;
    }
}
