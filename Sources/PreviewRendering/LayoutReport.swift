public import CellViews
package import CollectionLayouts
package import LayoutGeometry
package import PlainText
import TextShaping

/// The computed frames of previews, as JSON or as text.
package struct LayoutReport {
  /// The format of the frames.
  package enum Format: String, CaseIterable {
    case json, text
  }

  /// The rectangle of the reported elements, which intersect it; in points of the collections'
  /// contents.
  private let rect: Rect?
  private let output: (String) throws -> Void

  /// Creates a report of all elements, or of those in a rectangle, that is passed to `output` piece
  /// by piece.
  package init(rect: Rect? = nil, output: @escaping (String) throws -> Void) {
    self.rect = rect
    self.output = output
  }

  /// Writes the frames of arranged previews.
  package func write(_ previews: [(Preview, PreviewArrangement)], as format: Format) throws {
    switch format {
    case .json: try writeJSON(previews)
    case .text: try writeText(previews)
    }
  }

  /// Writes an element a line, so that two reports differ where their layouts do.
  private func writeJSON(_ previews: [(Preview, PreviewArrangement)]) throws {
    try writePreviews(
      previews, to: output, members: { #""size":\#(JSONText.size($0.size)),"# },
      collection: writeJSON)
  }

  private func writeJSON(_ collection: PlacedCollection) throws {
    let arrangement = collection.arrangement
    let summary = arrangement.summary
    try output(
      #"{"id":\#(JSONText.string(collection.id)),"frame":\#(JSONText.rect(collection.frame)),"#
        + #""contentSize":\#(JSONText.size(arrangement.contentSize)),"#
        + #""contentOffset":\#(JSONText.point(collection.contentOffset)),"#
        + (collection.loadsMore.map { #""loadsMore":\#($0),"# } ?? "")
        + #""layout":{\#(Self.members(of: summary))"#
        + (summary.sections.isEmpty
          ? ""
          : #","sections":["#
            + summary.sections.map { "{\(Self.members(of: $0))}" }.joined(separator: ",") + "]")
        + #"},"elements":["#)
    for (index, element) in elements(of: arrangement).enumerated() {
      try output(
        (index == 0 ? "\n  " : ",\n  ")
          + #"{"kind":\#(JSONText.string(element.kind.rawValue)),"section":\#(element.index.section),"#
          + #""item":\#(element.index.item),"frame":\#(JSONText.rect(element.frame))}"#)
    }
    try output("]}")
  }

  private static func members(of summary: LayoutSummary) -> String {
    #""kind":\#(JSONText.string(summary.kind)),"columns":\#(JSONText.number(summary.columns)),"#
      + #""rows":\#(JSONText.number(summary.rows)),"cellSize":\#(JSONText.size(summary.cellSize))"#
  }

  private static func words(for summary: LayoutSummary) -> String {
    var words = summary.kind
    if let columns = summary.columns { words += ", columns \(columns)" }
    if let rows = summary.rows { words += ", rows \(rows)" }
    if let size = summary.cellSize { words += ", cells \(text(size))" }
    return words
  }

  private func writeText(_ previews: [(Preview, PreviewArrangement)]) throws {
    for (preview, arrangement) in previews {
      try output("\(preview.fullName): \(Self.text(arrangement.size))\n")
      for collection in arrangement.collections {
        let summary = collection.arrangement.summary
        var line = "  \(collection.id ?? "collection"): \(Self.words(for: summary))"
        line += ", frame \(Self.text(collection.frame))"
        line += ", content \(Self.text(collection.arrangement.contentSize))"
        line += ", offset \(Self.text(collection.contentOffset))"
        if collection.loadsMore == true { line += ", loads more" }
        try output(line + "\n")
        for (section, layout) in summary.sections.enumerated() {
          try output("    section \(section): \(Self.words(for: layout))\n")
        }
        for element in elements(of: collection.arrangement) {
          let index = element.index
          try output(
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

  /// Returns a rectangle, as in `(16, 0) 169 × 120`.
  private static func text(_ rect: Rect) -> String {
    "\(text(rect.origin)) \(text(rect.size))"
  }
}

/// The derivation of an item's frame in each collection that has it, as JSON or as text.
package struct ExplanationReport {
  private let item: ItemIndex
  private let output: (String) throws -> Void

  /// Creates a report about the frame of an item, that is passed to `output` piece by piece.
  package init(item: ItemIndex, output: @escaping (String) throws -> Void) {
    self.item = item
    self.output = output
  }

  /// Returns whether a collection of the previews has the item.
  package func isAbout(_ previews: [(Preview, PreviewArrangement)]) -> Bool {
    previews.lazy.flatMap(\.1.collections)
      .contains { $0.arrangement.layoutAttributesForItem(at: item) != nil }
  }

  /// Writes a sentence for each step; a collection without the item is reported as such beside others that have it.
  package func write(
    _ previews: [(Preview, PreviewArrangement)], as format: LayoutReport.Format
  ) throws {
    switch format {
    case .json: try writeJSON(previews)
    case .text: try writeText(previews)
    }
  }

  private func writeJSON(_ previews: [(Preview, PreviewArrangement)]) throws {
    try writePreviews(previews, to: output) { collection in
      let frame = collection.arrangement.layoutAttributesForItem(at: item)?.frame
      let sentences = collection.explanation(ofItemAt: item).map { JSONText.string($0) }
      try output(
        #"{"id":\#(JSONText.string(collection.id)),"section":\#(item.section),"#
          + #""item":\#(item.item),"frame":\#(frame.map { JSONText.rect($0) } ?? "null"),"#
          + #""explanation":[\#(sentences.joined(separator: ","))]}"#)
    }
  }

  private func writeText(_ previews: [(Preview, PreviewArrangement)]) throws {
    for (preview, arrangement) in previews {
      for collection in arrangement.collections {
        let name = collection.id ?? "collection"
        let cell = "cell \(item.section).\(item.item)"
        guard let frame = collection.arrangement.layoutAttributesForItem(at: item)?.frame else {
          try output("\(preview.fullName): \(name) has no \(cell)\n")
          continue
        }
        try output("\(preview.fullName): \(name), \(cell): \(Self.text(frame))\n")
        for sentence in collection.explanation(ofItemAt: item) {
          try output("  \(sentence)\n")
        }
      }
    }
  }

  /// Returns a frame with its numbers rounded, like those of the sentences.
  private static func text(_ frame: Rect) -> String {
    "(\(lengthText(frame.minX)), \(lengthText(frame.minY))) \(sizeText(frame.size))"
  }
}

extension PlacedCollection {
  /// Returns the derivation of an item's frame, in sentences; empty if there is no such item, or if
  /// its layout has no explanation.
  ///
  /// - Complexity: O(*items*) of the section.
  func explanation(ofItemAt index: ItemIndex) -> [String] {
    let steps = arrangement.explanation(ofItemAt: index)
    return (steps.isEmpty ? [] : steps + offsetExplanation).map(\.description)
  }
}

/// Writes previews as JSON, a preview and a collection a line.
///
/// - Parameters:
///   - members: Returns a preview's members besides its name, with a comma after them.
///   - collection: Writes a collection.
private func writePreviews(
  _ previews: [(Preview, PreviewArrangement)], to output: (String) throws -> Void,
  members: (PreviewArrangement) -> String = { _ in "" },
  collection: (PlacedCollection) throws -> Void
) throws {
  try output(#"{"previews":["#)
  for (index, (preview, arrangement)) in previews.enumerated() {
    try output(index == 0 ? "\n" : ",\n")
    try output(
      #"{"name":\#(JSONText.string(preview.name)),"variant":\#(JSONText.string(preview.variant)),"#
        + members(arrangement) + #""collections":["#)
    for (index, placed) in arrangement.collections.enumerated() {
      try output(index == 0 ? "\n " : ",\n ")
      try collection(placed)
    }
    try output("]}")
  }
  try output("]}\n")
}

extension JSONText {
  /// Returns a size as an object, or `null`.
  package static func size(_ size: Size?) -> String {
    guard let size else { return "null" }
    return #"{"width":\#(number(size.width)),"height":\#(number(size.height))}"#
  }

  /// Returns a point as an object.
  package static func point(_ point: Point) -> String {
    #"{"x":\#(number(point.x)),"y":\#(number(point.y))}"#
  }

  /// Returns a rectangle as an object.
  package static func rect(_ rect: Rect) -> String {
    #"{"x":\#(number(rect.minX)),"y":\#(number(rect.minY)),"#
      + #""width":\#(number(rect.width)),"height":\#(number(rect.height))}"#
  }
}

extension Preview {
  /// Returns the preview with every view in its place, without drawing it.
  ///
  /// A collection's arrangement has its layout's results under UIKit's names:
  ///
  /// ```swift
  /// let collection = try preview.arranged().collections[0].arrangement
  /// let size = collection.collectionViewContentSize
  /// let frame = collection.layoutAttributesForItem(at: ItemIndex(section: 0, item: 3))?.frame
  /// ```
  ///
  /// The arrangement's `notices` report problems for a designer: truncated texts, and views with
  /// too little room, also in cells that the canvas does not show (in 200 of them).
  ///
  /// - Throws: The errors of the preview's content and of the shaper.
  public func arranged() throws -> PreviewArrangement {
    try arranged(shaper: TextShaper(catalog: fonts), unseenCells: Self.unseenCellLimit)
  }

  /// Returns the computed frames of the preview's collections, as `maquette layout` prints them:
  /// JSON with an element a line.
  ///
  /// - Throws: The errors of the preview's content and of the shaper.
  public func layoutJSON() throws -> String {
    var text = ""
    try LayoutReport { text += $0 }.write([(self, try arranged())], as: .json)
    return text
  }
}
