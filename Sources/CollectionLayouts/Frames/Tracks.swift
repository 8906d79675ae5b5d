/// Lengths that follow each other along one axis: the columns of a grid, or its rows; in points.
enum Tracks: Hashable, Sendable {
  /// Tracks of one length, `spacing` apart.
  case uniform(count: Int, start: Double = 0, length: Double, spacing: Double)
  /// Tracks in ascending order that do not overlap.
  case each(starts: [Double], lengths: [Double])

  /// Tracks of these lengths, `spacing` apart, the first at `start`.
  init(lengths: [Double], spacing: Double, start: Double = 0) {
    var starts: [Double] = []
    starts.reserveCapacity(lengths.count)
    var next = start
    for length in lengths {
      starts.append(next)
      next += length + spacing
    }
    self = .each(starts: starts, lengths: lengths)
  }

  var count: Int {
    switch self {
    case .uniform(let count, _, _, _): count
    case .each(let starts, _): starts.count
    }
  }

  func start(_ track: Int) -> Double {
    switch self {
    case .uniform(_, let start, let length, let spacing):
      start + Double(track) * (length + spacing)
    case .each(let starts, _): starts[track]
    }
  }

  func length(_ track: Int) -> Double {
    switch self {
    case .uniform(_, _, let length, _): length
    case .each(_, let lengths): lengths[track]
    }
  }

  /// Where the last track ends; 0 without tracks.
  var end: Double { count == 0 ? 0 : start(count - 1) + length(count - 1) }

  /// The length that all tracks have, or nil if they differ or there is none.
  var commonLength: Double? {
    switch self {
    case .uniform(let count, _, let length, _):
      return count == 0 ? nil : length
    case .each(_, let lengths):
      return lengths.allSatisfy { $0 == lengths[0] } ? lengths.first : nil
    }
  }

  /// The tracks that reach into `lower..<upper`.
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

/// The whole part of `value` held within `0...count`; nothing that is not a number counts.
private func floorIndex(_ value: Double, upTo count: Int) -> Int {
  guard value > 0 else { return 0 }
  return value < Double(count) ? Int(value) : count
}
