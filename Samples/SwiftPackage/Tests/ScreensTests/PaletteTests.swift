import MaquetteTesting
import Screens
import XCTest

/// The same assertion in XCTest.
final class PaletteTests: XCTestCase {
  func testPalette() {
    assertSnapshot(of: palette())
  }

  func testPaletteInTheDark() {
    var preview = palette()
    preview.canvas.appearance = .dark
    assertSnapshot(of: preview)
  }
}
