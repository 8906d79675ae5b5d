import TestSupport
import Testing

@Suite(.waiting) struct `Drawing symbols with parts left out` {
  // Glyphs left out of enclosures, a slash, pieces of drawn symbols, a badge.
  private static let names = [
    "heart.circle.fill", "star.square.fill", "trash.slash", "flame.fill", "gamecontroller.fill",
    "leaf.fill", "person.badge.key.fill", "drop.triangle.fill",
  ]

  private func config(_ name: String, offset: (x: Double, y: Double) = (0, 0)) -> String {
    """
    name: symbol
    canvas: { width: 96, height: 96, background: white }
    view: { symbol: \(name), font: 48, offset: [\(offset.x), \(offset.y)] }

    """
  }

  @Test(arguments: names) func `a document has their shapes and no pixels`(name: String) throws {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["render", "-", "--format", "svg,svg-editable,pdf"], input: config(name), in: folder.path)
    try #require(run.status == 0, "\(run.errors)")
    let svg = try #require(readText(folder.file("Output/symbol.svg")))
    #expect(svg.contains("<path"))
    #expect(!svg.contains("<image"))
    // What is editable has a colour instead of the mask that tints the exact document.
    let editable = try #require(readText(folder.file("Output/symbol.editable.svg")))
    expect(editable.matches(of: /<(image|mask|filter|clipPath)/).map { String($0.1) }, equals: [])
    let images = try runProgram("pdfimages", ["-list", folder.file("Output/symbol.pdf")])
    // Two lines of a heading, and no picture below.
    expect(images.text.split(separator: "\n").count, equals: 2)
  }

  @Test(arguments: names) func `a document shows what the PNG shows`(name: String) throws {
    let folder = try TemporaryFolder()
    // A PNG has pictures at whole pixels.
    let list = try runTool(["render", "-", "--format", "list", "-o", "-"], input: config(name)).text
    let place = try #require(list.firstMatch(of: /image \w+ ([0-9.]+),([0-9.]+)\s/))
    let (x, y) = (try #require(Double(place.1)), try #require(Double(place.2)))
    let run = try runTool(
      ["render", "-", "--format", "png,svg", "--scale", "1"],
      input: config(name, offset: (x.rounded() - x, y.rounded() - y)), in: folder.path)
    try #require(run.status == 0, "\(run.errors)")
    let shown = try runProgram(
      "rsvg-convert", ["Output/symbol.svg", "-o", "shown.png"], in: folder.path)
    try #require(shown.status == 0, "\(shown.errors)")
    let expected = try decodedPixels(#require(readBytes(folder.file("Output/symbol.png"))))
    let pixels = try independentlyDecodedPixels(#require(readBytes(folder.file("shown.png"))))
    expect(pixels.count, equals: 96 * 96)
    // A PNG's pictures end at whole pixels, too: edges are up to half a pixel apart, and corners are in
    // both directions, which is three quarters of the ink. A part that is missing differs by all of it.
    let differences = zip(pixels, expected).map { abs(Int($0 & 255) - Int($1 & 255)) }
    expect(differences.filter { $0 > 191 }, equals: [])
  }
}
