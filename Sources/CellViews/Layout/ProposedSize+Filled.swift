import LayoutGeometry

extension ProposedSize {
  /// The size of a view that takes what it is offered, and 10 points where nothing is offered.
  ///
  /// Source: the documentation of SwiftUI's `ProposedViewSize.replacingUnspecifiedDimensions(by:)`.
  var filled: Size { filled(ideal: Size(width: 10, height: 10)) }

  /// The size of a view that takes what it is offered, and its ideal length where nothing is.
  func filled(ideal: Size) -> Size {
    Size(width: max(width ?? ideal.width, 0), height: max(height ?? ideal.height, 0))
  }
}
