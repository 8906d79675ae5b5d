import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// Ones beside a full stop or a comma, which the system's own letters do not move nearer to it.
@Suite struct OpenOnesTests {
  private let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  @Test(arguments: [
    ("$1.99", [1]), ("0.1", [2]), ("1,299.10", [0, 6]), ("8.1.1", [2, 4]), ("v2.0", []),
    ("10. 1", []), ("", []), ("1", []), ("é1.5", [2]), ("1.1.1.1.1", [0, 2, 4, 6]),
  ])
  func `a one and the point beside it are apart`(text: String, places: [Int]) {
    expect(OpenOnes.places(of: text.utf8), equals: places)
  }

  private func width(_ text: String, family: String? = nil) throws -> Double {
    try shaper.shape(TextRequest(string: text, font: FontRequest(family: family, size: 17))).size
      .width
  }

  // Inter 4.0 moves ".1" by 0.087 em and ".2" not at all, and "1." by 0.043.
  @Test(arguments: ["0.1", "1.5", "1,5", "é 0.1"])
  func `they are as far apart as their widths are`(text: String) throws {
    let parts = try text.reduce(0) { try $0 + width(String($1)) }
    // "0." is moved by 0.026 em, ".5" by 0.014.
    let moved = ["0.1": 0.026, "1.5": 0.014, "1,5": 0.014, "é 0.1": 0.026][text, default: 0]
    #expect((try width(text) - parts + 17 * moved).magnitude < 0.1)
  }

  @Test func `a family of one's own moves them by its tables`() throws {
    let parts = try width("0.", family: "Inter") + width("1", family: "Inter")
    // 17 × 0.087 = 1.479.
    #expect((try parts - width("0.1", family: "Inter") - 1.479).magnitude < 0.05)
  }
}
