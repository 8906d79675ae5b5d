import Maquette
import TestSupport
import Testing

/// Fonts of a screen's own, from Swift.
struct OwnFontTests {
  @Test func `a text is drawn in a font of the screen's own folder`() throws {
    let folder = try TemporaryFolder()
    try folder.copy(displayFont, to: "display.otf")
    let preview = Preview("own", fonts: [folder.path]) {
      Text("A").font(.custom("Inter Display", size: 20))
    }
    let list = String(decoding: try preview.list(), as: UTF8.self)
    #expect(list.contains("Inter Display Bold"))
  }

  @Test func `a folder without fonts is an error that names it`() throws {
    let folder = try TemporaryFolder()
    let preview = Preview("own", fonts: [folder.path]) { Text("A") }
    #expect(throws: FontError.noFonts(folder: folder.path)) { try preview.list() }
  }
}
