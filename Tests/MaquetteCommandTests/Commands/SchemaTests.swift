import Foundation
import TestSupport
import Testing

@Suite struct SchemaTests {
  @Test func `the samples' schema is the one that the tool prints`() throws {
    let run = try runTool(["schema"])
    #expect(run.status == 0)
    #expect(readText(repository + "/Samples/maquette.schema.json") == run.text)
  }

  @Test func `the page's reference is the one that the tool prints`() throws {
    let page = try #require(readText(repository + "/docs/config.md"))
    let parts = page.components(separatedBy: "<!-- reference: written by `make reference` -->\n")
    try #require(parts.count == 2)
    let written = parts[1].components(separatedBy: "<!-- end of reference -->\n")[0]
    let lines = try runTool(["schema", "--reference"]).text.components(separatedBy: "\n")
    // The page has a title of its own, so the reference's headings begin a level deeper.
    let expected = lines.map { $0.hasPrefix("#") ? "#" + $0 : $0 }.joined(separator: "\n")
    #expect(written == expected)
  }
}
