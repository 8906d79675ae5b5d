import Foundation
import PreviewConfig
import TestSupport
import Testing

@Suite(.waiting) struct DocumentLinkTests {
  @Test(arguments: DocumentPage.all)
  func `a link leads to a file, and to one heading of a page`(page: DocumentPage) throws {
    for link in page.links where !link.hasPrefix("https://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = parts[0].isEmpty ? page.path : page.resolved(parts[0])
      #expect(
        FileManager.default.fileExists(atPath: "\(repository)/\(file)"), "\(link): no such file")
      guard parts.count == 2 else { continue }
      let target = try DocumentPage.named(file)
      #expect(target.anchors.filter { $0 == parts[1] } == [String(parts[1])], "\(link)")
    }
  }

  @Test func `links are found`() throws {
    let links = try DocumentPage.named("README.md").links
    #expect(Set(links).isSuperset(of: ["docs/config.md", "LICENSE", "Output/color-cards.png"]))
    try #require(DocumentPage.named("docs/reviews.md").links.contains("config/themes.md#tokens"))
  }

  @Test func `every page is reached from the readme or the guide to configs`() throws {
    let links = try ["README.md", "docs/config.md"].flatMap { path in
      let page = try DocumentPage.named(path)
      return page.links.map { page.resolved($0[...]) }
    }
    expect(DocumentPage.all.map(\.path).filter { !links.contains($0) }, equals: ["README.md"])
  }

  /// `make samples` draws those of all samples, and `Output/digests.txt` has their digests.
  @Test func `git keeps the pictures that pages show`() throws {
    let shown = DocumentPage.all.flatMap { page in page.links.map { page.resolved($0[...]) } }
      .filter { $0.hasPrefix("Output/") }
    let listed = try runProgram("git", ["ls-files", "Output"], in: repository)
    let kept = Set(listed.text.split(separator: "\n").map(String.init))
    let others = ["Output/.gitignore", "Output/digests.txt"]
    expect(kept.symmetricDifference(shown + others), equals: [])
  }

  /// The first column of the tables names words that a config cannot have.
  @Test(arguments: ["Views", "Modifiers", "Layouts"])
  func `what is not drawn is not a word in the reference`(section: String) throws {
    let known = try words(
      in: DocumentPage.named("docs/config/reference.md"), below: "## \(section)",
      column: /\| \[?`(\w+)`/)
    let missing = try words(
      in: DocumentPage.named("docs/unsupported.md"), below: "## \(section)", column: /`(\w+)`/)
    try #require(!known.isEmpty && !missing.isEmpty)
    expect(missing.filter { known.contains($0) }, equals: [])
  }

  @Test func `what is not drawn is answered with what to write`() throws {
    let page = try DocumentPage.named("docs/unsupported.md")
    let views = words(in: page, below: "## Views", column: /`(\w+)`/)
    let modifiers = words(in: page, below: "## Modifiers", column: /`(\w+)`/)
    expect(Set(views).subtracting(FamiliarWords.viewNames), equals: [])
    expect(Set(modifiers).subtracting(FamiliarWords.modifierNames), equals: [])
  }

  /// The words in the first column of the table that follows a heading.
  private func words(
    in page: DocumentPage, below heading: String,
    column word: some RegexComponent<(Substring, Substring)>
  ) -> [String] {
    let lines = page.prose.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("#") }
    return lines.filter { $0.hasPrefix("|") }.flatMap { line in
      let column = line.split(separator: " | ", maxSplits: 1).first ?? ""
      return column.matches(of: word).map { String($0.output.1) }
    }
  }
}

extension DocumentPage {
  /// The targets of links and of pictures, in the page's order.
  fileprivate var links: [String] {
    let text = prose.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "code")
    return text.matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
  }

  /// The anchors of the headings, as GitHub makes them, without the numbers that repeated ones get.
  fileprivate var anchors: [String] {
    prose.filter { $0.hasPrefix("#") }.map { line in
      let heading = line.drop { $0 == "#" }.dropFirst().lowercased()
      let kept = heading.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      return kept.replacing(" ", with: "-")
    }
  }

  /// A link's path from the repository's folder.
  fileprivate func resolved(_ link: Substring) -> String {
    var components = path.split(separator: "/").dropLast()
    for component in link.split(separator: "/") {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return components.joined(separator: "/")
  }
}
