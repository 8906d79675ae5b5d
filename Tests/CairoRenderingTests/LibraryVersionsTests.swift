import CairoRendering
import Testing

@Suite struct `The versions of the libraries` {
  @Test func `are numbers, named in a fixed order`() throws {
    let text = try LibraryVersions.current().text
    let number = #"[0-9]+\.[0-9]+\.[0-9]+"#
    let pattern = ["cairo", "pixman", "FreeType", "HarfBuzz", "Pango"]
      .map { "\($0) \(number)" }.joined(separator: ", ")
    try #require(Regex(pattern).wholeMatch(in: text)?.output.isEmpty == false, "\(text)")
  }
}
