import CellViews
import CollectionLayouts
import Diagnostics
import PreviewConfig
import Testing

/// The sections of the collection that a config's first preview is.
func sections(_ config: LoadedConfig) throws -> [SectionNode] {
  let preview = try #require(config.previews.first)
  return try #require(try preview.content(ComputedValues()).collection?.sections)
}

/// The cells of each section as their texts, after its header's.
func sectionTexts(_ config: LoadedConfig) throws -> [[String]] {
  try sections(config).enumerated().map { number, section in
    let cells = try (0..<section.layout.itemCount).map { item in
      try section.cell(CellContext(index: ItemIndex(section: number, item: item))).string
    }
    return [section.header?.string ?? ""] + cells
  }
}

/// The mistake in building the collection.
func buildingMistake(_ config: LoadedConfig) throws -> String? {
  let preview = try #require(config.previews.first)
  return #expect(throws: Diagnostic.self) { try preview.content(ComputedValues()) }?.line
}

extension ViewNode {
  /// The text that a view is, under its marks.
  var string: String {
    if case .text(let text) = unmarked { text.string } else { "\(self)" }
  }
}
