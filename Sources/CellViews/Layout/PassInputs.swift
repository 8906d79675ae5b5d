import LayoutGeometry
import Synchronization

/// The inputs of a pass of measuring and placing; those of a pass for some elements of a collection are what views around
/// them made of its own.
struct PassInputs: Sendable {
  let canvas: PreviewCanvas
  /// The scroll offsets of collections, instead of those of their views.
  let scrollOffsets: [CollectionKey: Point]
  /// Indicates whether the views in elements are read after placement; if not, an element keeps its
  /// drawing.
  let keepsViews: Bool
  /// The coordinate spaces around the views.
  var spaces: CoordinateFrames
  /// The device's status bar, as the canvas or a view requests it.
  var statusBar: StatusBar
  /// Indicates whether the canvas or a view requests a screen without a home indicator.
  var isHomeIndicatorHidden: Bool
  /// The container around the views, whose corners concentric rectangles follow; nil for none.
  var container: ContainerCorners?
  /// The looks of the edges of content that scrolls under bars.
  var edgeLooks = EdgeLooks()
  /// The number of further elements that all passes for some elements may count together; nil for a
  /// pass for all views.
  var allowance: ElementAllowance?

  init(
    _ canvas: PreviewCanvas, scrollOffsets: [CollectionKey: Point], keepsViews: Bool = true
  ) {
    self.canvas = canvas
    self.scrollOffsets = scrollOffsets
    self.keepsViews = keepsViews
    spaces = CoordinateFrames(direction: canvas.layoutDirection, canvas: .zero)
    statusBar = canvas.statusBar
    isHomeIndicatorHidden = canvas.isHomeIndicatorHidden
  }
}

/// The number of further elements that passes on several threads may count together.
final class ElementAllowance: Sendable {
  private let left: Atomic<Int>

  init(_ count: Int) { left = Atomic(count) }

  /// Takes from the rest; returns false if that was less, for this call and all later ones.
  func take(_ count: Int) -> Bool { left.subtract(count, ordering: .relaxed).newValue >= 0 }
}
