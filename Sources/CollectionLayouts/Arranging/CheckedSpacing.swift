/// A spacing, padding or tolerance in points, after a check that a layout can compute with it.
func checkedSpacing(_ length: Double) -> Double {
  preconditionSpacing(length)
  return length.boundedLength
}

/// Traps unless a layout can compute with `length`, a spacing, padding or side in points.
func preconditionSpacing(_ length: Double) {
  precondition(length >= 0 && length.isFinite, "a spacing of \(length) points")
}
