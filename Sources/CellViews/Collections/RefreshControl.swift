import CollectionLayouts
import LayoutGeometry

extension CollectionNode {
  /// The length by which a spinner over the content pushes it down, in points, as UIRefreshControl.
  static let refreshHeight = 60.0

  /// The space around the content, including that of the spinner.
  var shownInset: EdgeInsets {
    guard isRefreshing, layout.scrollAxis == .vertical else { return contentInset }
    var inset = contentInset
    inset.top += Self.refreshHeight
    return inset
  }
}

extension CollectionNodeLayout {
  /// Returns the spinner over the content's inset; nil for a collection that does not refresh.
  ///
  /// - Parameter content: The content, at its origin on the canvas.
  func refreshControl(over content: Rect, in pass: LayoutPass) throws -> PlacedView? {
    guard collection.isRefreshing, collection.layout.scrollAxis == .vertical else { return nil }
    let node = try cells.refreshControl()
    let size = try node.measure(.unspecified, in: pass).size
    let middle = content.minY - collection.contentInset.top - CollectionNode.refreshHeight / 2
    let frame = Rect(
      x: content.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
      height: size.height)
    return try node.place(in: frame, proposal: .unspecified, pass: pass)
  }
}

extension ViewNode {
  /// The content of a scroll view that is being refreshed, under a spinner.
  package var refreshing: ViewNode {
    let spinner = ViewNode.modified(
      ProgressNode().view, .frame(FixedFrame(height: CollectionNode.refreshHeight)))
    return .stack(StackNode(axis: .vertical, spacing: 0, children: [spinner, self]))
  }
}
