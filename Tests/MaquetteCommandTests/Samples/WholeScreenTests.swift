import TestSupport
import Testing

/// The samples that are whole screens of apps, as an app has them: under any text size, either way.
@Suite(.waiting) struct WholeScreenTests {
  private static let names = [
    "today", "pins", "portfolio", "preferences", "stays", "photo-albums", "listen", "month",
  ]

  @Test(arguments: names)
  func `a screen has no warning at the largest type`(name: String) throws {
    try expectNoWarning(name, "canvas.dynamicType=accessibility5")
  }

  @Test(arguments: names)
  func `a screen has no warning from right to left`(name: String) throws {
    try expectNoWarning(name, "canvas.layoutDirection=rightToLeft")
  }

  @Test(arguments: names)
  func `a screen has the device's bars and no picture of a bar`(name: String) throws {
    let text = try #require(readText("\(repository)/Samples/\(name).yaml"))
    #expect(text.contains("canvas: { device: iphone-15, scale: 2,"))
    #expect(!text.contains("safeArea:") && !text.contains("statusBar:"))
  }

  private func expectNoWarning(_ name: String, _ setting: String) throws {
    let run = try runTool(
      [
        "validate", "Samples/\(name).yaml", "--diagnostic-format", "short", "--set", setting,
      ], in: repository)
    // At the largest type a word may be longer than its line, on a phone too.
    let warnings = run.errors.split(separator: "\n").filter { !$0.contains(" a word is broken ") }
    expect(warnings, equals: [])
    expect(run.status, equals: 0)
  }
}
