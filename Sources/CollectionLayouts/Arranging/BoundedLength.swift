extension Double {
  /// The length clamped to 0…10⁹ points; zero for a value that is not a number.
  ///
  /// Ten million items of that length add up to 10¹⁶, so no sum that a layout makes overflows.
  var boundedLength: Double { self > 0 ? Swift.min(self, 1e9) : 0 }

  /// The room clamped to 0…10⁹ points, or infinite; zero for a value that is not a number.
  var boundedRoom: Double { self == .infinity ? self : boundedLength }

  /// The room, or none if it is infinite: for a length that a layout divides among its columns.
  var finiteRoom: Double { isFinite ? self : 0 }
}

/// Returns a spacing, padding or tolerance in points, checked to be one that a layout can use.
func checkedSpacing(_ length: Double) -> Double {
  preconditionSpacing(length)
  return length.boundedLength
}

/// Traps unless a layout can compute with `length`, a spacing, padding or side in points.
func preconditionSpacing(_ length: Double) {
  precondition(length >= 0 && length.isFinite, "a spacing of \(length) points")
}
