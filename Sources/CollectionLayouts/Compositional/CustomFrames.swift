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

  /// Creates frames of which those in a group of 300 by 300 points are known.
  convenience init(reference: String, words: String) {
    let frames = reference.split(separator: ";").compactMap { frame -> Rect? in
      let numbers = frame.split(separator: " ").compactMap { Double(words: $0) }
      guard numbers.count == 4 else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    self.init(words) { size in
      let (across, down) = (size.width / 300, size.height / 300)
      return frames.map { frame in
        Rect(
          x: frame.minX * across, y: frame.minY * down, width: frame.width * across,
          height: frame.height * down)
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
