public import CellViews
public import LayoutGeometry

extension ViewConvertible {
  /// The view with a modifier around it.
  package func modifier(_ modifier: NodeModifier) -> View {
    .modified(view, modifier)
  }

  /// Space around the view: 16 points at every edge.
  public func padding() -> View {
    padding(16)
  }

  /// Space around the view, in points, the same at every edge; with a negative length the view
  /// reaches beyond its edges.
  public func padding(_ length: Double) -> View {
    modifier(.padding(EdgeInsets(length)))
  }

  /// Space around the view at some edges, in points; defaults to 16.
  public func padding(_ edges: Edge.Set, _ length: Double = 16) -> View {
    modifier(.padding(EdgeInsets(length, at: edges)))
  }

  /// Space around the view, in points, for each edge.
  public func padding(_ insets: EdgeInsets) -> View {
    modifier(.padding(insets))
  }

  /// A frame of a fixed width, height or both, in points.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> View {
    modifier(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// A frame between a smallest and a largest size, in points; a maximum may be infinite.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> View {
    modifier(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
  }

  /// Moves what is drawn by a distance, in points, and leaves the layout as it is; a positive `x`
  /// moves towards the trailing edge, which is the left one from right to left.
  public func offset(x: Double = 0, y: Double = 0) -> View {
    modifier(.offset(Point(x: x, y: y)))
  }

  /// Keeps a ratio of width to height; defaults to the view's own.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> View {
    modifier(.aspectRatio(ratio, contentMode))
  }

  /// Scales the view into the space that it is offered, at its own ratio.
  public func scaledToFit() -> View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view over the space that it is offered, at its own ratio.
  public func scaledToFill() -> View {
    aspectRatio(contentMode: .fill)
  }

  /// Keeps the view at its ideal size, whatever it is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> View {
    modifier(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Lets a stack offer space to this view before those of lower priorities; 0 at first.
  public func layoutPriority(_ priority: Double) -> View {
    modifier(.layoutPriority(priority))
  }
}

/// An edge of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: Int

    /// The edges of some bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The left edge from left to right, else the right one.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The right edge from left to right, else the left one.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension EdgeInsets {
  /// The same distance from some edges, in points, and none from the others.
  init(_ length: Double, at edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
