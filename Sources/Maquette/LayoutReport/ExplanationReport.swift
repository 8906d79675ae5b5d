package import CellViews
package import CollectionLayouts
import LayoutGeometry
import PlainText

/// How the frame of one item came about in each collection that has it, as JSON or as text.
package struct ExplanationReport {
  private let item: ItemIndex
  private let write: (String) throws -> Void

  /// A report about the frame of an item, that `write` takes piece by piece.
  package init(item: ItemIndex, write: @escaping (String) throws -> Void) {
    self.item = item
    self.write = write
  }

  /// Writes a sentence for each step; a collection without the item says so.
  package func tell(
    _ previews: [(Preview, PreviewArrangement)], as format: LayoutReport.Format
  ) throws {
    switch format {
    case .json: try tellJSON(previews)
    case .text: try tellText(previews)
    }
  }

  private func tellJSON(_ previews: [(Preview, PreviewArrangement)]) throws {
    try write(#"{"previews":["#)
    for (index, (preview, arrangement)) in previews.enumerated() {
      try write(index == 0 ? "\n" : ",\n")
      try write(
        #"{"name":\#(JSONText.string(preview.name)),"variant":\#(JSONText.string(preview.variant)),"#
          + #""collections":["#)
      for (index, collection) in arrangement.collections.enumerated() {
        try write(index == 0 ? "\n " : ",\n ")
        let frame = collection.arrangement.layoutAttributesForItem(at: item)?.frame
        let sentences = sentences(for: collection).map { JSONText.string($0) }
        try write(
          #"{"id":\#(JSONText.string(collection.id)),"section":\#(item.section),"#
            + #""item":\#(item.item),"frame":\#(frame.map { JSONText.rect($0) } ?? "null"),"#
            + #""explanation":[\#(sentences.joined(separator: ","))]}"#)
      }
      try write("]}")
    }
    try write("]}\n")
  }

  private func tellText(_ previews: [(Preview, PreviewArrangement)]) throws {
    for (preview, arrangement) in previews {
      for collection in arrangement.collections {
        let name = collection.id ?? "collection"
        let cell = "cell \(item.section).\(item.item)"
        guard let frame = collection.arrangement.layoutAttributesForItem(at: item)?.frame else {
          try write("\(preview.fullName): \(name) has no \(cell)\n")
          continue
        }
        try write("\(preview.fullName): \(name), \(cell): \(Self.text(frame))\n")
        for sentence in sentences(for: collection) {
          try write("  \(sentence)\n")
        }
      }
    }
  }

  private func sentences(for collection: PlacedCollection) -> [String] {
    let steps = collection.arrangement.explanation(ofItemAt: item)
    return (steps.isEmpty ? [] : steps + collection.offsetExplanation).map(\.description)
  }

  /// A frame with its numbers rounded, as those of the sentences are.
  private static func text(_ frame: Rect) -> String {
    "(\(lengthText(frame.minX)), \(lengthText(frame.minY))) \(sizeText(frame.size))"
  }
}
