import LayoutGeometry

extension LayoutSection {
  /// The height that all items are known to have, or nil if they must be looked at one by one.
  ///
  /// - Parameter width: The width that all items have, or nil if they differ.
  func commonHeight(atWidth width: Double?) -> Double? {
    switch (itemHeight, itemAspectRatio, width) {
    case (.constant(let height)?, _, _): height.boundedLength
    case (nil, .constant(let ratio)?, let width?): heightOf(width: width, aspectRatio: ratio)
    default: nil
    }
  }

  /// The height of an item at a width: the one given, else by its aspect ratio, else measured.
  func height(
    of item: Int, atWidth width: Double,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) rethrows -> Double {
    if let itemHeight { return itemHeight[item].boundedLength }
    if let itemAspectRatio {
      return heightOf(width: width, aspectRatio: itemAspectRatio[item])
    }
    return try measure(item, ProposedSize(width: width, height: nil)).height.boundedLength
  }
}

/// The height at which a width has an aspect ratio; no height for a ratio of zero or less.
private func heightOf(width: Double, aspectRatio: Double) -> Double {
  aspectRatio > 0 ? (width / aspectRatio).boundedLength : 0
}
