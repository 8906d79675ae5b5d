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
      #expect(dropped.drawing.displayList == kept, "\(preview.fullName)")
      #expect(!kept.commands.isEmpty)
    }
  }
}
