package import LayoutGeometry

/// The frames of a group that are computed from its size, as those of
/// `NSCollectionLayoutGroup.custom`.
package final class CustomFrames: Sendable {
  /// The description of the frames in goldens, as in `5 frames`.
  let words: String
  private let frames: @Sendable (Size) throws -> [Rect]

  /// Creates frames that a function computes from the group's size without its insets, in item
  /// order and from left to right.
  package init(_ words: String, _ frames: @escaping @Sendable (Size) throws -> [Rect]) {
    self.words = words
    self.frames = frames
  }

  /// The frames in a group of 300 by 300 points, with semicolons between them; empty if a function
  /// computes none.
  var reference: String {
    let frames = (try? frames(in: Size(width: 300, height: 300), limit: .max)) ?? []
    return frames.map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map(lengthText).joined(separator: " ")
    }.joined(separator: "; ")
  }

  /// Returns frames that are others in a group of 300 by 300 points: the same in another order, or simple parts of the
  /// group, which grow with it; nil for frames of which no rule is known.
  func arranged(as other: String) -> CustomFrames? {
    let known = reference.split(separator: "; ")
    let wanted = other.split(separator: "; ")
    let sources = wanted.compactMap { known.firstIndex(of: $0) }
    if sources.count == wanted.count {
      return CustomFrames(words) { [frames] size in
        let all = try frames(size)
        return sources.compactMap { all.indices.contains($0) ? all[$0] : nil }
      }
    }
    let parts = wanted.compactMap { [Double](words: $0, separator: " ") }
    // Twelfths of the group.
    guard parts.count == wanted.count,
      parts.allSatisfy({ $0.count == 4 && $0.allSatisfy { $0.remainder(dividingBy: 25) == 0 } })
    else { return nil }
    return CustomFrames(words) { size in
      let (across, down) = (size.width / 300, size.height / 300)
      return parts.map {
        Rect(x: $0[0] * across, y: $0[1] * down, width: $0[2] * across, height: $0[3] * down)
      }
    }
  }

  /// Returns the frames of the next items, at most `limit`, with edges that a layout can compute
  /// with.
  func frames(in size: Size, limit: Int) throws -> [Rect] {
    try frames(size).prefix(limit).map { frame in
      Rect(
        x: frame.minX.boundedPosition, y: frame.minY.boundedPosition,
        width: frame.width.boundedLength, height: frame.height.boundedLength)
    }
  }
}

// Frames are the same if they are computed by the same function.
extension CustomFrames: Hashable {
  package static func == (a: CustomFrames, b: CustomFrames) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Double {
  /// The position clamped to −10⁹…10⁹ points; zero for a value that is not a number.
  fileprivate var boundedPosition: Double { self < 0 ? -(-self).boundedLength : boundedLength }
}
