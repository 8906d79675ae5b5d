import Reports
import TestSupport
import Testing

/// The scripts of the pages, which are modules in files of their own.
struct PageCodeTests {
  @Test func `the report holds every module that its scripts import`() throws {
    let modules = try modulesImported(
      from: ["report.js", "keyboard.js", "kin.js", "paper.js", "thumbnails.js"])
    expect(
      modules.keys.sorted(),
      equals: [
        "articles.js", "case-list.js", "elements.js", "keyboard.js", "kin.js", "marks.js",
        "measuring.js", "packed-pictures.js", "packed.js", "page.js", "paper.js", "part-details.js",
        "part-tree.js",
        "patches.js", "placement.js", "report.js", "sentences.js", "theme.js", "thumbnails.js",
        "viewer-align.js", "viewer-divider.js", "viewer-gestures.js", "viewer-inspect.js",
        "viewer-readout.js", "viewer.js",
      ])
    let page = try ReportFolder.example().html()
    expect(modules.filter { !page.contains($0.value) }, equals: [:])
  }

  @Test func `the review has the report's code`() throws {
    let report = try ReportFolder.example().html()
    var bytes: [UInt8] = []
    try ReviewPage(title: "empty", entries: [], folder: ".").write { bytes += $0 }
    let review = String(decoding: bytes, as: UTF8.self)
    func code(_ page: String) -> [Substring] {
      page.matches(of: /(?s)<(?:style|script)>.*?<\/(?:style|script)>/).map(\.output)
    }
    expect(code(report).count, equals: 3)
    expect(code(review), equals: code(report))
  }

  /// The first lines of some modules and of those that they import, by file name.
  private func modulesImported(from names: [String]) throws -> [String: String] {
    var headings: [String: String] = [:]
    var waiting = names
    while let name = waiting.popLast() {
      let path = "\(repository)/Sources/Reports/Pages/\(name)"
      let text = try #require(readText(path), "\(path)")
      let heading = text.prefix { $0 != "\n" }
      guard headings.updateValue(String(heading), forKey: name) == nil else { continue }
      waiting += text.matches(of: /from "\.\/([^"]+)";/).map { String($0.1) }
    }
    return headings
  }
}
