import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import Testing

@Suite struct `SVG documents` {
  private func drawing(_ commands: [Command]) -> Drawing {
    Drawing(DisplayList(size: Size(width: 61, height: 160), commands: commands))
  }

  private func text(_ commands: [Command]) throws -> String {
    String(decoding: try drawing(commands).svg(), as: UTF8.self)
  }

  @Test func `are as large as the canvas, a user unit a point`() throws {
    let svg = try text([])
    #expect(svg.contains(#"width="61px" height="160px" viewBox="0 0 61 160""#))
  }

  @Test func `are the same bytes whatever was drawn before`() throws {
    let first = try drawing(BandTests.everything()).svg()
    _ = try drawing([.group(Group(opacity: 0.5, commands: BandTests.everything()))]).svg()
    _ = try drawing(BandTests.everything()).pdf()
    #expect(try drawing(BandTests.everything()).svg() == first)
  }

  @Test func `are the same bytes on several threads at once`() async throws {
    let drawing = drawing(BandTests.everything())
    let expected = try drawing.svg()
    let documents = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<2 {
        group.addTask { try drawing.svg() }
        group.addTask {
          _ = try drawing.pdf()
          return try drawing.svg()
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(documents.map { $0 == expected } == [Bool](repeating: true, count: 4))
  }

  @Test func `name each thing once and refer to none that is missing`() throws {
    let svg = try text(BandTests.everything())
    let ids = svg.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    let references =
      svg.matches(of: #/href="\#([^"]+)"/#).map { String($0.1) }
      + svg.matches(of: #/url\(\#([^)]+)\)/#).map { String($0.1) }
    #expect(ids.count > 10)
    #expect(Set(ids).count == ids.count)
    #expect(Set(references).subtracting(ids) == [])
  }

  @Test func `show the picture that the PNG shows`() throws {
    let white = Command.fill(Rect(x: 0, y: 0, width: 61, height: 160), .white)
    let commands = [white] + BandTests.everything()
    let png = try InstalledTool.rsvgConvert.run(
      ["--zoom", "2", "--output", "OUTPUT", "INPUT"],
      on: try drawing(commands).svg())
    let expected = try Pixels(drawing(commands), scale: 2)
    let shown = try Pixels(decoding: png)
    #expect([shown.width, shown.height] == [expected.width, expected.height])
    // Two rasterisers differ along edges, by a few levels; a command that is missing, misplaced or
    // wrong in colour moves the mean by tens.
    #expect(shown.meanDifference(from: expected) < 1)
  }

  @Test func `keep neighbours together on half points`() throws {
    // 10.3 and 20.4 round to 10.5 and 20.5.
    let svg = try text([
      .fill(Rect(x: 10.3, y: 0, width: 10.1, height: 5), .black),
      .fill(Rect(x: 20.4, y: 0, width: 10, height: 5), .white),
    ])
    let starts = svg.matches(of: #/d="M ([0-9.]+) 0 /#).map { String($0.1) }
    #expect(starts == ["10.5", "20.5"])
  }

  @Test func `longer than paths can be are refused`() {
    let list = DisplayList(size: Size(width: 1, height: 9_000_000), commands: [])
    #expect(throws: RenderingError.canvasTooLarge(pixels: 9_000_000, limit: 8_000_000)) {
      try Drawing(list).svg()
    }
  }
}

extension Pixels {
  /// The pixels of a PNG file.
  init(decoding png: [UInt8]) throws {
    guard case .pixels(let buffer) = try Picture(decoding: png).content else {
      throw PictureError.notAPicture
    }
    width = buffer.width
    height = buffer.height
    values = buffer.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  /// How much a component of a pixel differs on average, from 0 to 255.
  func meanDifference(from other: Pixels) -> Double {
    var sum = 0
    for (a, b) in zip(values, other.values) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255))
      }
    }
    return Double(sum) / Double(values.count * 4)
  }
}
