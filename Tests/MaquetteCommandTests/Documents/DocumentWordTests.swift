import TestSupport
import Testing

/// Words that the documents avoid: code returns, prints and reports, a default is one, and a
/// negative belongs to the verb.
@Suite struct DocumentWordTests {
  @Test(arguments: DocumentPage.all)
  func `a page has none of the words`(page: DocumentPage) {
    expect(avoided(in: page.prose), equals: [])
  }

  @Test func `the changelog and the articles have none of the words`() throws {
    let folder = repository + "/Sources/Maquette/Maquette.docc"
    let articles = listFolder(folder).filter { $0.hasSuffix(".md") }.map { folder + "/" + $0 }
    try #require(articles.count >= 5)
    for path in articles + [repository + "/CHANGELOG.md"] {
      let text = try #require(readText(path))
      #expect(avoided(in: text.split(separator: "\n")) == [], "\(path)")
    }
  }

  @Test func `the help has none of the words`() throws {
    for (command, text) in try ToolHelp.all.get().pages {
      #expect(avoided(in: text.split(separator: "\n")) == [], "\(command)")
    }
  }

  @Test func `only lines with one of the words are found`() {
    let lines: [Substring] = [
      "8 unless told", "8 by default", "it is no PNG", "there is no PNG", "it is no longer one",
    ]
    expect(avoided(in: lines), equals: ["8 unless told", "it is no PNG"])
  }

  private func avoided(in lines: [Substring]) -> [Substring] {
    let words = /\b(told|tells|stands)\b|\b(?!there )[a-z']+ (is|are) no (?!longer)[a-z]/
      .ignoresCase()
    return lines.filter { $0.firstMatch(of: words) != nil }
  }
}
