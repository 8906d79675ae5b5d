public import CellViews
import TextShaping

extension Preview {
  /// The preview with every view in its place; nothing is drawn.
  ///
  /// The answers of a collection's layout are under UIKit's names in its arrangement:
  ///
  /// ```swift
  /// let collection = try preview.arranged().collections[0].arrangement
  /// let size = collection.collectionViewContentSize
  /// let frame = collection.layoutAttributesForItem(at: ItemIndex(section: 0, item: 3))?.frame
  /// ```
  ///
  /// What a designer would want to know is in the arrangement's `notices`: texts that are cut, and
  /// what has too little room, in cells that the canvas does not show, too (in 200 of them).
  ///
  /// - Throws: What the preview's content throws, and what the shaper throws.
  public func arranged() throws -> PreviewArrangement {
    try arranged(shaper: TextShaper(catalog: fonts), unseenCells: Self.unseenCellLimit)
  }

  /// The computed frames of the preview's collections, as `maquette layout` prints them: JSON with
  /// an element a line.
  ///
  /// - Throws: What the preview's content throws, and what the shaper throws.
  public func layoutJSON() throws -> String {
    var text = ""
    try LayoutReport { text += $0 }.tell([(self, try arranged())], as: .json)
    return text
  }
}
