import DisplayList
import LayoutGeometry
public import TextShaping

extension Preview {
  /// How often a view is built and placed until its computed values must have settled.
  private static let passLimit = 4

  /// Measures and places the preview's views.
  ///
  /// A preview that reads computed values is built again until a pass computes what it was built
  /// with, at most four times.
  ///
  /// - Throws: `ViewError`, and what the content, the cells and the shaper throw, unchanged.
  public func arranged(shaper: TextShaper) throws -> PreviewArrangement {
    var arrangement = try canvas.arrangement(
      of: try content(ComputedValues()), shaper: shaper)
    guard readsComputedValues else { return arrangement }
    for _ in 1..<Self.passLimit {
      let known = arrangement.computed
      arrangement = try canvas.arrangement(of: try content(known), shaper: shaper)
      if arrangement.computed == known { return arrangement }
    }
    return arrangement.adding(.computedValuesDoNotSettle)
  }
}

extension PreviewArrangement {
  /// The arrangement with one more notice.
  fileprivate func adding(_ notice: Notice) -> PreviewArrangement {
    PreviewArrangement(
      size: size, collections: collections, computed: computed, notices: notices + [notice],
      pictures: pictures, backgrounds: backgrounds, root: root)
  }
}
