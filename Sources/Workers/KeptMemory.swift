import CMalloc

/// Lets the process keep the memory that it frees, for its next allocations.
///
/// For work that allocates buffers of the same sizes again and again, as a run of many pictures
/// does. By default, the C library returns large blocks to the system at once, which clears their
/// pages when it provides them again: a third of the time of a run whose pictures all differ. Each
/// thread's memory stays its own.
package func keepFreedMemory() {
  // A block above the largest value that all versions of the library accept is still returned.
  let largestBlock: Int32 = 32 << 20
  // Both only set a number; a library that refuses works as before.
  _ = mallopt(M_MMAP_THRESHOLD, largestBlock)
  _ = mallopt(M_TRIM_THRESHOLD, 8 * largestBlock)
}
