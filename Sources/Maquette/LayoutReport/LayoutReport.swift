package import CellViews
import CollectionLayouts
package import LayoutGeometry
import PlainText

/// The computed frames of previews, as JSON or as text.
package struct LayoutReport {
  /// How frames are written.
  package enum Format: String, CaseIterable {
    case json, text
  }

  /// Only the elements that intersect it are told; in points of the collections' contents.
  private let rect: Rect?
  private let write: (String) throws -> Void

  /// A report of all elements, or of those in a rectangle, that `write` takes piece by piece.
  package init(rect: Rect? = nil, write: @escaping (String) throws -> Void) {
    self.rect = rect
    self.write = write
  }

  /// Writes the frames of arranged previews.
  package func tell(_ previews: [(Preview, PreviewArrangement)], as format: Format) throws {
    switch format {
    case .json: try tellJSON(previews)
    case .text: try tellText(previews)
    }
  }

  /// An element a line, so that two reports differ where their layouts do.
  private func tellJSON(_ previews: [(Preview, PreviewArrangement)]) throws {
    try write(#"{"previews":["#)
    for (index, (preview, arrangement)) in previews.enumerated() {
      try write(index == 0 ? "\n" : ",\n")
      try write(
        #"{"name":\#(JSONText.string(preview.name)),"variant":\#(JSONText.string(preview.variant)),"#
          + #""size":\#(JSONText.size(arrangement.size)),"collections":["#)
      for (index, collection) in arrangement.collections.enumerated() {
        try write(index == 0 ? "\n " : ",\n ")
        try tellJSON(collection)
      }
      try write("]}")
    }
    try write("]}\n")
  }

  private func tellJSON(_ collection: PlacedCollection) throws {
    let arrangement = collection.arrangement
    let summary = arrangement.summary
    try write(
      #"{"id":\#(JSONText.string(collection.id)),"frame":\#(JSONText.rect(collection.frame)),"#
        + #""contentSize":\#(JSONText.size(arrangement.contentSize)),"#
        + #""contentOffset":\#(JSONText.point(collection.contentOffset)),"#
        + (collection.loadsMore.map { #""loadsMore":\#($0),"# } ?? "")
        + #""layout":{"kind":\#(JSONText.string(summary.kind)),"#
        + #""columns":\#(JSONText.number(summary.columns)),"rows":\#(JSONText.number(summary.rows)),"#
        + #""cellSize":\#(JSONText.size(summary.cellSize))},"elements":["#)
    for (index, element) in elements(of: arrangement).enumerated() {
      try write(
        (index == 0 ? "\n  " : ",\n  ")
          + #"{"kind":"\#(element.kind.rawValue)","section":\#(element.index.section),"#
          + #""item":\#(element.index.item),"frame":\#(JSONText.rect(element.frame))}"#)
    }
    try write("]}")
  }

  private func tellText(_ previews: [(Preview, PreviewArrangement)]) throws {
    for (preview, arrangement) in previews {
      try write("\(preview.fullName): \(Self.text(arrangement.size))\n")
      for collection in arrangement.collections {
        let summary = collection.arrangement.summary
        var line = "  \(collection.id ?? "collection"): \(summary.kind)"
        if let columns = summary.columns { line += ", columns \(columns)" }
        if let rows = summary.rows { line += ", rows \(rows)" }
        if let size = summary.cellSize { line += ", cells \(Self.text(size))" }
        line += ", frame \(Self.text(collection.frame))"
        line += ", content \(Self.text(collection.arrangement.contentSize))"
        line += ", offset \(Self.text(collection.contentOffset))"
        if collection.loadsMore == true { line += ", loads more" }
        try write(line + "\n")
        for element in elements(of: collection.arrangement) {
          let index = element.index
          try write(
            "    \(element.kind.rawValue) \(index.section).\(index.item): \(Self.text(element.frame))\n"
          )
        }
      }
    }
  }

  private func elements(of arrangement: CollectionArrangement) -> [LayoutElement] {
    rect.map { arrangement.elements(in: $0) } ?? arrangement.elements
  }

  private static func text(_ size: Size) -> String {
    "\(JSONText.number(size.width)) × \(JSONText.number(size.height))"
  }

  private static func text(_ point: Point) -> String {
    "(\(JSONText.number(point.x)), \(JSONText.number(point.y)))"
  }

  /// A rectangle, as in `(16, 0) 169 × 120`.
  private static func text(_ rect: Rect) -> String {
    "\(text(rect.origin)) \(text(rect.size))"
  }
}
