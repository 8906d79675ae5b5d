package import LayoutGeometry

/// The reference of content insets, as `UIContentInsetsReference`.
package enum ContentInsetsReference: String, CaseIterable, Hashable, Sendable {
  /// The reference of the layout's configuration, or else the safe area.
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

/// The values that all sections of a compositional layout have in common, as
/// `UICollectionViewCompositionalLayoutConfiguration`.
package struct CompositionalConfiguration: Hashable, Sendable {
  /// The views at the content's boundaries, before the first section and after the last.
  package var boundaryItems: [NamedBoundaryItem] = []
  /// The default reference of sections' insets; `automatic` is the safe area.
  package var contentInsetsReference = ContentInsetsReference.automatic

  /// Creates a configuration without views.
  package init() {}

  /// Creates a configuration.
  package init(
    boundaryItems: [NamedBoundaryItem], contentInsetsReference: ContentInsetsReference
  ) {
    self.boundaryItems = boundaryItems
    self.contentInsetsReference = contentInsetsReference
  }
}

/// The margins at a container's edges from which content insets may be counted.
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

  /// Creates the margins of a section of a layout.
  ///
  /// - Parameter configuration: The configuration of the collection's layout.
  init(
    of layout: any CollectionLayout, configuration: CompositionalConfiguration,
    in container: LayoutContainer, across axis: Axis
  ) {
    guard let compositional = layout as? Compositional else {
      content = .zero
      supplementaries = .zero
      return
    }
    let shared = configuration.contentInsetsReference.or(.safeArea)
    let own = compositional.contentInsetsReference.or(shared)
    func insets(_ reference: ContentInsetsReference) -> EdgeInsets {
      container.margins.insets(for: reference, in: container.size, across: axis)
    }
    content = insets(own)
    supplementaries = insets(compositional.supplementaryContentInsetsReference.or(own))
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
