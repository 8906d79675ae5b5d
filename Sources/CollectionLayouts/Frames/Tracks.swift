import LayoutGeometry

/// Lengths that follow each other along one axis: the columns of a grid, or its rows; in points.
///
/// Lengths and spacings are finite and not negative.
public enum Tracks: Hashable, Sendable {
  /// Tracks of one length, `spacing` apart.
  case uniform(count: Int, start: Double = 0, length: Double, spacing: Double)
  /// Tracks in ascending order that do not overlap.
  case each(starts: [Double], lengths: [Double])

  /// Creates tracks of these lengths, `spacing` apart, the first at `start`.
  public init(lengths: [Double], spacing: Double, start: Double = 0) {
    var starts: [Double] = []
    starts.reserveCapacity(lengths.count)
    var next = start
    for length in lengths {
      starts.append(next)
      next += length + spacing
    }
    self = .each(starts: starts, lengths: lengths)
  }

  /// The number of tracks.
  public var count: Int {
    switch self {
    case .uniform(let count, _, _, _): count
    case .each(let starts, _): starts.count
    }
  }

  /// Returns the start of a track.
  public func start(_ track: Int) -> Double {
    switch self {
    case .uniform(_, let start, let length, let spacing):
      start + Double(track) * (length + spacing)
    case .each(let starts, _): starts[track]
    }
  }

  /// Returns the length of a track.
  public func length(_ track: Int) -> Double {
    switch self {
    case .uniform(_, _, let length, _): length
    case .each(_, let lengths): lengths[track]
    }
  }

  /// The end of the last track; 0 without tracks.
  public var end: Double { count == 0 ? 0 : start(count - 1) + length(count - 1) }

  /// The length that all tracks have, or nil if they differ or there is none.
  public var commonLength: Double? {
    switch self {
    case .uniform(let count, _, let length, _):
      return count == 0 ? nil : length
    case .each(_, let lengths):
      return lengths.allSatisfy { $0 == lengths[0] } ? lengths.first : nil
    }
  }

  /// Returns the tracks that reach into `lower..<upper`.
  ///
  /// - Complexity: O(1) for uniform tracks, else O(log *count*).
  func touching(from lower: Double, to upper: Double) -> Range<Int> {
    let first: Int
    let end: Int
    switch self {
    case .uniform(let count, let start, let length, let spacing):
      guard length > 0, lower < upper else { return 0..<0 }
      let pitch = length + spacing
      first = floorIndex((lower - start - length) / pitch + 1, upTo: count)
      end = floorIndex(((upper - start) / pitch).rounded(.up), upTo: count)
    case .each(let starts, let lengths):
      first = starts.indices.partitionPoint { starts[$0] + lengths[$0] > lower }
      end = (first..<starts.count).partitionPoint { starts[$0] >= upper }
    }
    return first..<max(first, end)
  }
}

/// Returns the whole part of `value`, clamped to `0...count`; 0 for a value that is not a number.
private func floorIndex(_ value: Double, upTo count: Int) -> Int {
  guard value > 0 else { return 0 }
  return value < Double(count) ? Int(value) : count
}

extension Tracks {
  /// Returns the words for a track's start, and for its length if lengths differ.
  func phrase(_ track: Int, along axis: Axis) -> LayoutPhrase {
    switch self {
    case .uniform(let count, let start, let length, let spacing):
      let pitch = LengthExpression(length) + LengthExpression(spacing)
      let step = spacing == 0 ? LengthExpression(length) : pitch
      let place = .position(start, axis) + LengthExpression(track) * step
      return "\(axis.track) \(track) of \(count): \(equation: axis.coordinate, place)"
    case .each(let starts, let lengths):
      return .track(
        track, of: starts.count, along: axis, start: starts[track], length: lengths[track])
    }
  }
}

extension Range<Int> {
  /// Returns the first index from which on a condition holds, or the upper bound; a binary search.
  ///
  /// The condition must be monotonic: it does not fail at an index after one at which it holds.
  ///
  /// - Complexity: O(log *count*).
  func partitionPoint(where condition: (Int) -> Bool) -> Int {
    var lower = lowerBound
    var upper = upperBound
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if condition(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
