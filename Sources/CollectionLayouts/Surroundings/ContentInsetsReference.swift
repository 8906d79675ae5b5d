package import LayoutGeometry

/// The edges that content insets are counted from, as `UIContentInsetsReference`.
public enum ContentInsetsReference: String, CaseIterable, Hashable, Sendable {
  /// Those that the layout's configuration has, and the safe area if that leaves it open, too.
  case automatic
  /// The container's own edges.
  case none
  /// The part of the container that bars, notches and rounded corners leave.
  case safeArea
  /// The usual margins at the sides of a screen, inside of its safe area.
  case layoutMargins
  /// Lines of a width that is pleasant to read, inside of these margins.
  case readableContent

  /// Returns the reference itself, or another instead of `automatic`.
  func or(_ other: ContentInsetsReference) -> ContentInsetsReference {
    self == .automatic ? other : self
  }
}

/// The margins at a container's edges that content insets may be counted from.
///
/// The safe area and the margins count across the scroll axis: along it, content scrolls under bars.
package struct ContainerMargins: Hashable, Sendable {
  /// The part outside of the safe area at each edge, in points.
  package var safeArea: EdgeInsets
  /// The screen's width, in points; nil for the container's own.
  package var screenWidth: Double?

  /// Creates margins of a container whose edges nothing covers by default.
  package init(safeArea: EdgeInsets = .zero, screenWidth: Double? = nil) {
    self.safeArea = safeArea
    self.screenWidth = screenWidth
  }

  /// Lines of text wider than this, in points, are hard to read: that of an iPad's content at the
  /// default size of text.
  static let readableWidth = 672.0

  /// Returns the margin at the sides of a screen, in points: phones up to 393 points wide have the
  /// smaller one.
  func sideMargin(in width: Double) -> Double { (screenWidth ?? width) <= 393 ? 16 : 20 }

  /// Returns the part of a container outside of a reference, across the scroll axis alone.
  func insets(
    for reference: ContentInsetsReference, in container: Size, across axis: Axis
  ) -> EdgeInsets {
    guard reference != .none else { return .zero }
    guard axis == .horizontal else {
      return EdgeInsets(top: safeArea.top, bottom: safeArea.bottom)
    }
    var insets = EdgeInsets(leading: safeArea.leading, trailing: safeArea.trailing)
    let width = container.width
    guard reference == .layoutMargins || reference == .readableContent, width.isFinite else {
      return insets
    }
    insets.leading += sideMargin(in: width)
    insets.trailing += sideMargin(in: width)
    if reference == .readableContent {
      let excess = max(0, width - insets.horizontal - Self.readableWidth)
      insets.leading += excess / 2
      insets.trailing += excess / 2
    }
    return insets
  }
}

/// The margins outside of a section's references.
struct SectionMargins {
  /// The margins of the groups, before their content insets.
  let content: EdgeInsets
  /// The margins of headers, footers and other views at boundaries.
  let supplementaries: EdgeInsets

  /// The margins of a section.
  ///
  /// - Parameter configuration: The configuration of the collection's layout.
  init(
    of section: SectionConfiguration, in configuration: CollectionConfiguration,
    _ container: LayoutContainer, across axis: Axis
  ) {
    let shared = configuration.contentInsetsReference.or(.safeArea)
    let own = section.contentInsetsReference?.or(shared) ?? ContentInsetsReference.none
    func insets(_ reference: ContentInsetsReference) -> EdgeInsets {
      container.margins.insets(for: reference, in: container.size, across: axis)
    }
    content = insets(own)
    supplementaries = insets(section.supplementaryContentInsetsReference.or(own))
  }
}

extension EdgeInsets {
  /// Returns the sum of the insets and others.
  func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
