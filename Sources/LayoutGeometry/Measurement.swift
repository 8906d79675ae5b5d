/// The answer of a view to a proposal: its size, and the positions of its first and last lines of
/// text.
public struct Measurement: Hashable, Sendable {
  /// The view's size, in points; infinite if it takes all of an infinite proposal.
  package var size: Size
  /// The first baseline's distance from the view's top, or nil for a view without text.
  package var firstBaseline: Double?
  /// The last baseline's distance from the view's top, or nil for a view without text.
  package var lastBaseline: Double?
  /// The guides that the view places itself; nil for none.
  private var guides: Guides?

  /// Creates a measurement of a size, without text unless it has baselines.
  package init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Returns the same view in a frame of another size, `origin` from the frame's top left.
  package func placed(at origin: Point, in size: Size) -> Measurement {
    var placed = Measurement(
      size: size, firstBaseline: firstBaseline.map { $0 + origin.y },
      lastBaseline: lastBaseline.map { $0 + origin.y })
    if let guides { placed.guides = guides.moved(by: origin) }
    return placed
  }

  /// Returns the distance from the view's leading edge to the guide of `alignment`.
  package func guide(_ alignment: HorizontalAlignment) -> Double {
    if let value = explicit(alignment) { return value }
    return switch alignment.guide {
    case .start, .firstBaseline, .lastBaseline, .rowSeparatorStart: 0
    case .center: size.width / 2
    case .end, .rowSeparatorEnd: size.width
    case .custom(let rule): rule._value(in: self)
    }
  }

  /// Returns the distance from the view's top edge to the guide of `alignment`.
  ///
  /// A view without text has its bottom edge on its neighbours' baseline.
  package func guide(_ alignment: VerticalAlignment) -> Double {
    if let value = explicit(alignment) { return value }
    return switch alignment.guide {
    case .start, .rowSeparatorStart: 0
    case .center: size.height / 2
    case .end, .firstBaseline, .lastBaseline, .rowSeparatorEnd: size.height
    case .custom(let rule): rule._value(in: self)
    }
  }

  /// Returns the position of this view in `container` that aligns the guides of both; from the
  /// container's top and leading edges.
  package func origin(in container: Measurement, alignment: Alignment) -> Point {
    Point(
      x: container.guide(alignment.horizontal) - guide(alignment.horizontal),
      y: container.guide(alignment.vertical) - guide(alignment.vertical))
  }
}

extension Measurement {
  /// The guides that a view places itself, from its leading and its top edge.
  ///
  /// An object, since measurements are copied often and nearly all have none.
  private final class Guides: Hashable, Sendable {
    let horizontal: [HorizontalAlignment: Double]
    let vertical: [VerticalAlignment: Double]

    init(
      horizontal: [HorizontalAlignment: Double] = [:], vertical: [VerticalAlignment: Double] = [:]
    ) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    static func == (a: Guides, b: Guides) -> Bool {
      a.horizontal == b.horizontal && a.vertical == b.vertical
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(horizontal)
      hasher.combine(vertical)
    }

    func moved(by distance: Point) -> Guides {
      Guides(
        horizontal: horizontal.mapValues { $0 + distance.x },
        vertical: vertical.mapValues { $0 + distance.y })
    }
  }

  /// Returns the distance from the leading edge at which the view places a guide itself; nil if it
  /// does not.
  package func explicit(_ alignment: HorizontalAlignment) -> Double? {
    guides?.horizontal[alignment]
  }

  /// Returns the distance from the top edge at which the view, or a text in it, places a guide; nil
  /// if it does not.
  package func explicit(_ alignment: VerticalAlignment) -> Double? {
    switch alignment.guide {
    case .firstBaseline: firstBaseline
    case .lastBaseline: lastBaseline
    case .start, .center, .end, .rowSeparatorStart, .rowSeparatorEnd, .custom:
      guides?.vertical[alignment]
    }
  }

  /// Returns the view with a guide at a distance from its leading edge.
  package func placing(_ alignment: HorizontalAlignment, at x: Double) -> Measurement {
    var horizontal = guides?.horizontal ?? [:]
    horizontal[alignment] = x
    var placing = self
    placing.guides = Guides(horizontal: horizontal, vertical: guides?.vertical ?? [:])
    return placing
  }

  /// Returns the view with a guide at a distance from its top edge.
  package func placing(_ alignment: VerticalAlignment, at y: Double) -> Measurement {
    var placing = self
    switch alignment.guide {
    case .firstBaseline: placing.firstBaseline = y
    case .lastBaseline: placing.lastBaseline = y
    case .start, .center, .end, .rowSeparatorStart, .rowSeparatorEnd, .custom:
      var vertical = guides?.vertical ?? [:]
      vertical[alignment] = y
      placing.guides = Guides(horizontal: guides?.horizontal ?? [:], vertical: vertical)
    }
    return placing
  }

  /// Creates the measurement of a container of views that have their places in it.
  ///
  /// Its first baseline is the highest of their first ones, its last baseline the lowest of their
  /// last ones. A guide that several views place is in the middle of their places, as SwiftUI
  /// merges them.
  ///
  /// - Parameters:
  ///   - count: The number of views.
  ///   - view: Returns a view's measurement, and its distance from the container's top and leading
  ///     edges.
  package init(
    size: Size, holding count: Int, _ view: (Int) -> (measurement: Measurement, origin: Point)
  ) {
    self.size = size
    var placed: [Guides] = []
    for index in 0..<count {
      let (view, origin) = view(index)
      if let baseline = view.firstBaseline.map({ $0 + origin.y }) {
        firstBaseline = min(firstBaseline ?? baseline, baseline)
      }
      if let baseline = view.lastBaseline.map({ $0 + origin.y }) {
        lastBaseline = max(lastBaseline ?? baseline, baseline)
      }
      if let guides = view.guides { placed.append(guides.moved(by: origin)) }
    }
    guard !placed.isEmpty else { return }
    guides = Guides(
      horizontal: Self.means(of: placed.map(\.horizontal)),
      vertical: Self.means(of: placed.map(\.vertical)))
  }

  private static func means<Alignment>(
    of guides: [[Alignment: Double]]
  ) -> [Alignment: Double] {
    Dictionary(grouping: guides.joined(), by: \.key).mapValues { places in
      places.map(\.value).reduce(0, +) / Double(places.count)
    }
  }
}

extension Rect {
  /// Returns the rectangle of a size whose origin is `origin` away from this one's top and leading
  /// edges.
  package func placing(_ size: Size, at origin: Point, direction: LayoutDirection) -> Rect {
    let x =
      direction == .leftToRight ? minX + origin.x : maxX - origin.x - size.width
    return Rect(origin: Point(x: x, y: minY + origin.y), size: size)
  }
}

extension ProposedSize {
  /// The size of a view that takes the proposal, and 10 points on an axis without one.
  ///
  /// Source: the documentation of SwiftUI's `ProposedViewSize.replacingUnspecifiedDimensions(by:)`.
  package var filled: Size { filled(ideal: Size(width: 10, height: 10)) }

  /// Returns the size of a view that takes the proposal, and its ideal length on an axis without
  /// one.
  package func filled(ideal: Size) -> Size {
    Size(width: max(width ?? ideal.width, 0), height: max(height ?? ideal.height, 0))
  }
}
