/// A spacing, padding or tolerance in points, after a check that a layout can compute with it.
func checkedSpacing(_ length: Double) -> Double {
  precondition(length >= 0 && length.isFinite, "a spacing of \(length) points")
  return length.boundedLength
}
