import CollectionLayouts
package import LayoutGeometry

extension SectionNode {
  /// The section's layout with the known lengths of all cells.
  ///
  /// A million cells in one frame need no building to be measured: the frame around each has a
  /// length, whatever its contents.
  var layoutWithCellLengths: LayoutSection {
    var layout = layout
    // The rows of a list with an appearance have more around them.
    guard list == nil, itemHeight == nil, let cellOutline else { return layout }
    // Cells without a length are measured: a waterfall of them has ties that nothing of one known
    // length has.
    func length(along axis: Axis) -> Double? {
      cellOutline.fixedLength(along: axis, for: nil).flatMap { $0 > 0 ? $0 : nil }
    }
    layout.measuredHeight = length(along: .vertical)
    layout.measuredWidth = length(along: .horizontal)
    return layout
  }
}

extension ViewNode {
  /// Returns the view's length along an axis, regardless of the content inside its modifiers and of
  /// the proposal across; nil for one that must be measured.
  ///
  /// - Parameter proposal: The proposed length along the axis.
  package func fixedLength(along axis: Axis, for proposal: Double?) -> Double? {
    guard case .modified(let view, let modifier) = self else { return nil }
    return modifier.primitive.fixedLength(of: view, along: axis, for: proposal)
  }
}
