import CollectionLayouts
import LayoutGeometry

extension CollectionNodeLayout {
  /// Returns the margins at the edges of the collection's content, from which insets may be
  /// counted.
  ///
  /// While a collection is measured, its place is unknown; one that is as wide as the canvas is
  /// assumed to be at its edges.
  ///
  /// - Parameters:
  ///   - frame: The collection's place on the canvas; nil while it is measured.
  ///   - width: The collection's width.
  func margins(at frame: Rect?, width: Double, in pass: LayoutPass) -> ContainerMargins {
    var margins = ContainerMargins(screenWidth: pass.given.canvas.width)
    guard let safeArea = pass.sight.safeArea else { return margins }
    guard frame != nil || width >= pass.given.canvas.width else { return margins }
    let outer =
      frame ?? Rect(x: 0, y: safeArea.minY, width: pass.given.canvas.width, height: safeArea.height)
    let inner = outer.inset(by: collection.contentInset, direction: pass.direction)
    let left = max(0, safeArea.minX - inner.minX)
    let right = max(0, inner.maxX - safeArea.maxX)
    let isMirrored = pass.direction == .rightToLeft
    margins.safeArea = EdgeInsets(
      top: max(0, safeArea.minY - inner.minY), leading: isMirrored ? right : left,
      bottom: max(0, inner.maxY - safeArea.maxY), trailing: isMirrored ? left : right)
    return margins
  }
}
