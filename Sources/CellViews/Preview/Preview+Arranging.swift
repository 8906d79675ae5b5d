import DisplayList
import LayoutGeometry
public import TextShaping

extension Preview {
  /// How often a view is built and placed until its computed values must have settled.
  private static let passLimit = 4

  /// How many cells that nobody sees are checked for what would be noticed about them if they were.
  ///
  /// Each costs what a cell costs that is seen, but for its drawing: as many as this take about as
  /// long as a screen or two.
  package static let unseenCellLimit = 200

  /// Measures and places the preview's views.
  ///
  /// A preview that reads computed values is built again until a pass computes what it was built
  /// with, at most four times.
  ///
  /// - Parameter unseenCells: How many cells that the canvas does not show are checked as well, for
  ///   the notices of the arrangement.
  /// - Throws: `ViewError`, and what the content, the cells and the shaper throw, unchanged.
  public func arranged(shaper: TextShaper, unseenCells: Int = 0) throws -> PreviewArrangement {
    var (arrangement, pass) = try canvas.arrangement(
      of: try content(ComputedValues()), shaper: shaper)
    var isSettled = !readsComputedValues
    for _ in 1..<Self.passLimit where !isSettled {
      let known = arrangement.computed
      (arrangement, pass) = try canvas.arrangement(of: try content(known), shaper: shaper)
      isSettled = arrangement.computed == known
    }
    pass.checkUnseen(limit: unseenCells)
    let last = isSettled ? [] : [Notice(.computedValuesDoNotSettle)]
    return arrangement.noticing(pass.notices + last)
  }
}

extension PreviewArrangement {
  /// The arrangement with other notices.
  fileprivate func noticing(_ notices: [Notice]) -> PreviewArrangement {
    PreviewArrangement(
      size: size, collections: collections, computed: computed, notices: notices,
      pictures: pictures, pictureMarks: pictureMarks, backgrounds: backgrounds, root: root)
  }
}
