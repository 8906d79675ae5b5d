package import LayoutGeometry

/// What a view answers to a proposal: its size, and where its first and last lines of text are.
package struct Measurement: Hashable, Sendable {
  /// The size that the view takes, in points; infinite where it takes all of an infinite proposal.
  package var size: Size
  /// The first baseline's distance from the view's top, or nil for a view without text.
  package var firstBaseline: Double?
  /// The last baseline's distance from the view's top, or nil for a view without text.
  package var lastBaseline: Double?

  /// A size, without text unless it has baselines.
  package init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The same view in a frame of another size, `origin` from the frame's top left.
  package func placed(at origin: Point, in size: Size) -> Measurement {
    Measurement(
      size: size, firstBaseline: firstBaseline.map { $0 + origin.y },
      lastBaseline: lastBaseline.map { $0 + origin.y })
  }

  /// The distance from the view's leading edge to what `alignment` lines up.
  func guide(_ alignment: HorizontalAlignment) -> Double {
    switch alignment {
    case .leading: 0
    case .center: size.width / 2
    case .trailing: size.width
    }
  }

  /// The distance from the view's top edge to what `alignment` lines up.
  ///
  /// A view without text has its bottom edge on its neighbours' baseline.
  func guide(_ alignment: VerticalAlignment) -> Double {
    switch alignment {
    case .top: 0
    case .center: size.height / 2
    case .bottom: size.height
    case .firstTextBaseline: firstBaseline ?? size.height
    case .lastTextBaseline: lastBaseline ?? size.height
    }
  }

  /// Where this view is in `container`, so that both have their guides in one place; from the
  /// container's top and leading edges.
  func origin(in container: Measurement, alignment: Alignment) -> Point {
    Point(
      x: container.guide(alignment.horizontal) - guide(alignment.horizontal),
      y: container.guide(alignment.vertical) - guide(alignment.vertical))
  }
}

extension Rect {
  /// The rectangle of a size whose origin is `origin` away from this one's top and leading edges.
  package func placing(_ size: Size, at origin: Point, direction: LayoutDirection) -> Rect {
    let x =
      direction == .leftToRight ? minX + origin.x : maxX - origin.x - size.width
    return Rect(origin: Point(x: x, y: minY + origin.y), size: size)
  }
}

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
