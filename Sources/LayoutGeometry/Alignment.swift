/// The part of views that a vertical stack aligns: an edge, the middle, or a custom guide.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The aligned guide.
  package let guide: AlignmentGuide

  /// The leading edge.
  public static let leading = HorizontalAlignment(.start)
  /// The middle between the leading and the trailing edge.
  public static let center = HorizontalAlignment(.center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(.end)
  /// The start of the line under a row of a list; the leading edge of a view that does not place
  /// it.
  public static let listRowSeparatorLeading = HorizontalAlignment(.rowSeparatorStart)
  /// The end of the line under a row of a list; the trailing edge of a view that does not place it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(.rowSeparatorEnd)

  /// Creates an alignment of a guide along the horizontal axis.
  package init(_ guide: AlignmentGuide) {
    self.guide = guide
  }

  /// The name in configs; for a custom guide, that of its type.
  package var name: String {
    guide.name(start: "leading", end: "trailing")
  }
}

/// The part of views that a horizontal stack aligns: an edge, the middle, a baseline, or a custom
/// guide.
public struct VerticalAlignment: Hashable, Sendable {
  /// The aligned guide.
  package let guide: AlignmentGuide

  /// The top edge.
  public static let top = VerticalAlignment(.start)
  /// The middle between the top and the bottom edge.
  public static let center = VerticalAlignment(.center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.end)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline)

  /// Creates an alignment of a guide along the vertical axis.
  package init(_ guide: AlignmentGuide) {
    self.guide = guide
  }

  /// The name in configs; for a custom guide, that of its type.
  package var name: String {
    guide.name(start: "top", end: "bottom")
  }
}

/// The place of a view in a rectangle that may be larger or smaller than it.
public struct Alignment: Hashable, Sendable {
  /// The place across.
  public var horizontal: HorizontalAlignment
  /// The place down.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a place across and a place down.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the rectangle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, on the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle, on the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, on the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge, on the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle, on the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, on the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A line across a view, along one axis, that a container aligns with the same line of other views.
package enum AlignmentGuide: Sendable {
  /// The leading or the top edge.
  case start
  case center
  /// The trailing or the bottom edge.
  case end
  /// The baseline of the first line of text; only down.
  case firstBaseline
  /// The baseline of the last line of text; only down.
  case lastBaseline
  /// The start of the line under a row of a list; only across.
  case rowSeparatorStart
  /// The end of the line under a row of a list; only across.
  case rowSeparatorEnd
  /// A guide that another module declares.
  case custom(any _AlignmentRule.Type)

  fileprivate func name(start: String, end: String) -> String {
    switch self {
    case .start: start
    case .center: "center"
    case .end: end
    case .firstBaseline: "firstTextBaseline"
    case .lastBaseline: "lastTextBaseline"
    case .rowSeparatorStart: "listRowSeparatorLeading"
    case .rowSeparatorEnd: "listRowSeparatorTrailing"
    case .custom(let rule): "\(rule)"
    }
  }
}

extension AlignmentGuide: Hashable {
  /// The rule's identity, or a number for one of ours.
  private var identity: (ObjectIdentifier?, Int) {
    switch self {
    case .start: (nil, 0)
    case .center: (nil, 1)
    case .end: (nil, 2)
    case .firstBaseline: (nil, 3)
    case .lastBaseline: (nil, 4)
    case .rowSeparatorStart: (nil, 5)
    case .rowSeparatorEnd: (nil, 6)
    case .custom(let rule): (ObjectIdentifier(rule), 7)
    }
  }

  /// Returns whether two guides are the same.
  package static func == (a: AlignmentGuide, b: AlignmentGuide) -> Bool {
    a.identity == b.identity
  }

  /// Hashes the guide's identity.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity.0)
    hasher.combine(identity.1)
  }
}

/// The default position of a custom guide in views that do not place it themselves.
public protocol _AlignmentRule: SendableMetatype {
  /// Returns the distance from the view's leading or top edge.
  static func _value(in view: Measurement) -> Double
}

extension Alignment {
  /// The middle, and the places at edges and corners.
  package static let edgesAndCorners: [Alignment] = [
    .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
    .bottomTrailing,
  ]

  /// The edges of the place, beginning with the vertical one, as in `top,leading`; empty for the
  /// middle.
  package var edgeNames: String {
    [
      vertical == .center ? nil : vertical.name, horizontal == .center ? nil : horizontal.name,
    ].compactMap { $0 }.joined(separator: ",")
  }
}
