import CellViews
import DisplayList
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

@Suite struct SymbolArtworkTests {
  private let back: Picture
  private let front: Picture

  init() throws {
    func picture(_ side: Int) throws -> Picture {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="\(side)" height="9"/></svg>
        """
      return try Picture(decoding: Array(svg.utf8))
    }
    back = try picture(4)
    front = try picture(5)
  }

  /// A symbol whose looks besides the plain one have a part behind another, at levels 1 and 0.
  private var symbol: ViewNode {
    var image = ImageNode(front, isSymbol: true)
    let layers = [SymbolLayer(picture: back, level: 1), SymbolLayer(picture: front, level: 0)]
    image.artwork = SymbolArtwork { _ in layers }
    return .image(image)
  }

  private func tints(_ changes: EnvironmentChange...) throws -> [RGBA] {
    let view = changes.reduce(symbol) { $0.with(.environment($1)) }
    return try arranged(view, on: .fixed(100, 40)).displayList.commands.compactMap {
      command -> RGBA? in
      guard case .image(let image) = command else { return nil }
      return image.tint
    }
  }

  private let red = Color(RGBA(red: 1, green: 0, blue: 0))
  private let blue = Color(RGBA(red: 0, green: 0, blue: 1))
  private let shownRed = RGBA(red: 1, green: 0, blue: 0)
  private let paleRed = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
  private let shownBlue = RGBA(red: 0, green: 0, blue: 1)

  @Test func `a symbol is one picture in one colour`() throws {
    let plain = try tints(.foregroundColor(red))
    expect(plain, equals: [shownRed])
    // Several colours are those of parts only where these are drawn.
    let monochrome = try tints(.symbolColoring(.monochrome), .foregroundColors([red, blue]))
    expect(monochrome, equals: [shownRed])
  }

  @Test func `the part at the back has half of the opacity, or a colour of its own`() throws {
    let hierarchical = try tints(.symbolColoring(.hierarchical), .foregroundColors([red, blue]))
    expect(hierarchical, equals: [paleRed, shownRed])
    let palette = try tints(.foregroundColors([red, blue]))
    expect(palette, equals: [shownBlue, shownRed])
    let single = try tints(.symbolColoring(.palette), .foregroundColor(red))
    expect(single, equals: [paleRed, shownRed])
  }

  @Test func `an inner colour replaces outer ones of several parts`() throws {
    let inner = try tints(.foregroundColor(blue), .foregroundColors([red, red]))
    expect(inner, equals: [shownBlue])
  }

  @Test func `a weight asks for its own pictures`() throws {
    let bold = try tints(.foregroundColor(red), .bold(true))
    expect(bold, equals: [shownRed, shownRed])
  }

  @Test(arguments: [
    // The font size is 17: the height, and how much of it is below the baseline, so that the middle is
    // 0.375 × 17 above it.
    (SymbolScale.small, 13.26, 0.255), (.medium, 17, 2.125), (.large, 21.76, 4.505),
  ])
  func `a scale keeps the middle above the baseline`(
    scale: SymbolScale, height: Double, descent: Double
  ) throws {
    let view = hstack(
      alignment: .firstTextBaseline, spacing: 0,
      symbol.with(.environment(.symbolScale(scale))).id("a"), box(10, 30, id: "b"))
    let places = try arranged(view, on: .fixed(100, 60)).computed.views
    let symbol = try #require(places["a"])
    let box = try #require(places["b"])
    #expect(abs(symbol.frame.height - height) < 1e-9)
    #expect(abs(symbol.frame.maxY - box.frame.maxY - descent) < 1e-9)
  }
}
