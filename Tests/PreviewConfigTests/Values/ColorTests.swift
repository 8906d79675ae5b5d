import CellViews
import ConfigLanguage
import DisplayList
import PreviewConfig
import TestSupport
import Testing

struct ColorTests {
  @Test(
    arguments: [
      ("pink", Color.pink), ("black.opacity(0.2)", .black.opacity(0.2)),
      ("red.opacity( 0.5 ).opacity(0.5)", .red.opacity(0.25)),
      ("#f00", Color(RGBA(red: 1, green: 0, blue: 0))),
      ("#FF2D55", Color(RGBA(red: 1, green: 45.0 / 255, blue: 85.0 / 255))),
      ("#00000080", Color(RGBA(red: 0, green: 0, blue: 0, alpha: 128.0 / 255))),
      ("#fff.opacity(0.5)", Color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))),
    ])
  func `a colour is read`(text: String, color: Color) throws {
    try #require(Color(parsing: text) == color)
  }

  @Test(
    arguments: [
      ("purpel", "expected a colour, found 'purpel'"), ("", "expected a colour, found ''"),
      ("#12345", "expected #RGB, #RRGGBB or #RRGGBBAA, found '#12345'"),
      ("#ggg", "expected #RGB, #RRGGBB or #RRGGBBAA, found '#ggg'"),
      ("#１２３", "expected #RGB, #RRGGBB or #RRGGBBAA, found '#１２３'"),
      ("red.opacity(2)", "expected an opacity from 0 to 1, found '.opacity(2)'"),
      ("red.opacity(1", "expected an opacity from 0 to 1, found '.opacity(1'"),
      ("red.opacity(.nan)", "expected an opacity from 0 to 1, found '.opacity(.nan)'"),
    ])
  func `what is not a colour is a mismatch`(text: String, message: String) {
    let mismatch = #expect(throws: Mismatch.self) { try Color(parsing: text) }
    expect(mismatch?.message, equals: message)
  }
}
