import CairoRendering
import CellViews
import DisplayList
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// Drawings that keep what elements draw instead of the views in them.
@Suite struct KeptViewsTests {
  @Test(arguments: [
    // Rows of lists: hidden lines, tints, insets, guides, swiped and chosen rows, outlines.
    "mailbox", "settings", "settings-list", "contacts", "journal", "agenda", "preferences",
    "reminders", "packing-list", "file-outline", "music-library", "github-users-list",
    // Effects that layouts have on cells, and collections in cells.
    "everywhere", "carousel-transforms", "cover-flow", "store-front", "infinite-banners-scroll",
  ])
  func `draw the same`(file: String) throws {
    let config = try ConfigFile.load(path: "\(repository)/Samples/\(file).yaml")
    try #require(!config.previews.isEmpty)
    let shapers = TextShapers()
    for preview in config.previews {
      let kept = try PreviewDrawing(preview, shapers: shapers).drawing.displayList
      let dropped = try PreviewDrawing(preview, keepsViews: false, shapers: shapers)
      #expect(
        dropped.drawing.withoutCopies.displayList == kept, "\(preview.fullName)")
      #expect(!kept.commands.isEmpty)
    }
  }

  @Test(arguments: [
    ("{ color: red, border: black }", areCopied: true),
    // Sums of thirds are rounded; what is cut off at round corners is a group in the cell.
    ("{ text: same, padding: 0.3333, background: orange, cornerRadius: 3 }", areCopied: false),
    // No two neighbours are alike.
    (
      "{ text: \"${item}\", background: \"${item % 2 == 0 ? 'red' : 'blue'}\" }",
      areCopied: false
    ),
    // What has an opacity or a shadow is a group in the cell.
    ("{ circle: , fill: red, opacity: 0.5, shadow: { radius: 2 } }", areCopied: false),
  ])
  func `paint the same pixels of equal cells`(cell: String, areCopied: Bool) throws {
    for layout in [
      "aspectGrid: { cellAspectRatio: 1.7 }", "grid: { columns: 7, spacing: 1.1 }",
      "waterfall: { columns: 5 }", "flow: { itemSize: [31, 17.3] }",
    ] {
      let config = try ConfigFile.load(
        bytes: Array(
          """
          name: cells
          canvas: { width: 317, height: 900, scale: 2, padding: 3.3, background: yellow }
          view:
            collection:
              layout: { \(layout) }
              items: 1...400
              cell: \(cell)
          """.utf8), file: "cells.yaml", directory: ".")
      let preview = try #require(config.previews.first)
      let shapers = TextShapers()
      let dropped = try PreviewDrawing(preview, keepsViews: false, shapers: shapers)
      let kept = try PreviewDrawing(preview, shapers: shapers)
      #expect(dropped.drawing.withoutCopies.displayList == kept.drawing.displayList, "\(layout)")
      #expect(
        holdCopies(dropped.drawing.displayList.commands) == areCopied, "\(cell) in \(layout)")
      // The plain path: each cell is a group of its own.
      let (picture, plain) = (try dropped.png(), try kept.png())
      #expect(picture == plain, "\(layout)")
    }
  }

  /// True if copies are among the commands, or in a group among them.
  private func holdCopies(_ commands: [Command]) -> Bool {
    commands.contains { command in
      guard case .group(let group) = command else { return false }
      return group.copies != nil || holdCopies(group.commands)
    }
  }
}
