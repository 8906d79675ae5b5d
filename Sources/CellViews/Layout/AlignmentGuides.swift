import LayoutGeometry

extension Measurement {
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
  /// A view without text stands on its neighbours' baseline with its bottom edge.
  func guide(_ alignment: VerticalAlignment) -> Double {
    switch alignment {
    case .top: 0
    case .center: size.height / 2
    case .bottom: size.height
    case .firstTextBaseline: firstBaseline ?? size.height
    case .lastTextBaseline: lastBaseline ?? size.height
    }
  }

  /// Where this view stands in `container`, so that both have their guides in one place; from the
  /// container's top and leading edges.
  func origin(in container: Measurement, alignment: Alignment) -> Point {
    Point(
      x: container.guide(alignment.horizontal) - guide(alignment.horizontal),
      y: container.guide(alignment.vertical) - guide(alignment.vertical))
  }
}

extension Rect {
  /// The rectangle of a size whose origin is `origin` away from this one's top and leading edges.
  func placing(_ size: Size, at origin: Point, direction: LayoutDirection) -> Rect {
    let x =
      direction == .leftToRight ? minX + origin.x : maxX - origin.x - size.width
    return Rect(origin: Point(x: x, y: minY + origin.y), size: size)
  }
}
