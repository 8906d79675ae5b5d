package import CollectionLayouts
package import LayoutGeometry

/// A part of a screen that can be measured: where layout put it, and how much of it is seen.
package struct MeasuredPart: Hashable, Sendable {
  /// What the part is.
  package var role: Role
  /// The part's place, in points of the canvas.
  package var frame: Rect
  /// What of the frame the canvas and the viewports around it show; empty for a part out of sight.
  package var visibleFrame: Rect
  /// The element of a collection that holds the part, by its place in the list of parts.
  package var element: Int?
  /// True if the part belongs to a control or a bar, whose inside is the platform's.
  package var isInControl: Bool

  /// What a part is.
  package enum Role: Hashable, Sendable {
    /// A collection's viewport, by the collection's place in the arrangement.
    case collection(Int)
    /// An element of the collection that has a place in the arrangement.
    case element(ElementKind, ItemIndex, collection: Int)
    /// A control or a bar, and whether it is meant to be touched as a whole; its height is the
    /// platform's.
    case control(isTouchTarget: Bool)
    /// A text, with its lines from top to bottom.
    case text([TextLine])
    /// Space inside the frame around the view that has it.
    case padding(Padding)
    /// Views in a row or in a column, in their order.
    case stack(Axis, [StackChild])
    /// A view with an `id`.
    case view(id: String)
  }

  /// A line of a text, in points of the canvas.
  package struct TextLine: Hashable, Sendable {
    /// As high as the line, as wide as what it shows.
    package var frame: Rect
    /// Where the glyphs stand.
    package var baseline: Double
    /// The font's size.
    package var fontSize: Double
  }

  /// The lengths of a padding, in points.
  package struct Padding: Hashable, Sendable {
    /// The length below the top edge.
    package var top: Double
    /// The length to the right of the left edge.
    package var left: Double
    /// The length above the bottom edge.
    package var bottom: Double
    /// The length to the left of the right edge.
    package var right: Double

    /// Insets in a layout direction.
    package init(_ insets: EdgeInsets, direction: LayoutDirection) {
      top = insets.top
      bottom = insets.bottom
      left = direction == .leftToRight ? insets.leading : insets.trailing
      right = direction == .leftToRight ? insets.trailing : insets.leading
    }
  }

  /// A view in a stack.
  package struct StackChild: Hashable, Sendable {
    /// The view's place in the layout, in points of the canvas.
    package var frame: Rect
    /// True for a spacer, whose length is what the others leave, and for a view that draws nothing:
    /// nobody sees where either ends.
    package var isBlank: Bool
  }

  /// A part at its place.
  package init(
    role: Role, frame: Rect, visibleFrame: Rect, element: Int? = nil, isInControl: Bool = false
  ) {
    self.role = role
    self.frame = frame
    self.visibleFrame = visibleFrame
    self.element = element
    self.isInControl = isInControl
  }
}
