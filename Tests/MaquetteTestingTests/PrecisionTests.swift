import Maquette
import MaquetteTesting
import PictureComparison
import TestSupport
import Testing

/// A hundred pixels, of which the first rows may be of another colour; white ones are meant to show nothing.
private func pixels(_ color: Color, firstRows: Color? = nil, count: Int = 1) -> Preview {
  let canvas = PreviewCanvas(width: 10, height: .points(10), scale: 1)
  var preview = Preview("pixels", canvas: canvas) {
    VStack(spacing: 0) {
      if let firstRows { firstRows.frame(height: Double(count)) }
      color
    }
  }
  preview.isEmpty = true
  return preview
}

@Suite struct PrecisionTests {
  private let cards: CardsPackage

  init() throws {
    cards = try CardsPackage()
  }

  private func passes(
    _ preview: Preview, precision: Double, perceptualPrecision: Double = 1
  ) -> Bool {
    let tolerance = Tolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    return cards.assertion(.never, tolerance: tolerance).outcome { preview }.failure == nil
  }

  @Test(arguments: [
    // 10, 20, 30 of 100 pixels differ: 0.9, 0.8 and 0.7 of them match.
    (1, 0.9, 0.91), (2, 0.8, 0.81), (3, 0.7, 0.71),
  ])
  func `precision is the part of the pixels that must match`(
    rows: Int, passing: Double, failing: Double
  ) throws {
    try cards.record(pixels(.white))
    let changed = pixels(.white, firstRows: .black, count: rows)
    #expect(passes(changed, precision: passing))
    #expect(!passes(changed, precision: failing))
  }

  @Test func `without precision a pixel matches only an equal one`() throws {
    try cards.record(pixels(.white))
    // 254 / 255 of white.
    let faint = pixels(.white, firstRows: Color(white: 254.0 / 255))
    #expect(!passes(faint, precision: 1))
    #expect(!passes(faint, precision: 0.91))
    #expect(passes(faint, precision: 0.9))
  }

  @Test func `perceptual precision is how closely two pixels must match`() throws {
    try cards.record(pixels(.white))
    // White has a lightness of 100, and 250 / 255 of it 98.27: ΔE is 1.73.
    let faint = pixels(Color(white: 250.0 / 255))
    #expect(passes(faint, precision: 1, perceptualPrecision: 0.98))
    #expect(passes(faint, precision: 1, perceptualPrecision: 0.9827))
    #expect(!passes(faint, precision: 1, perceptualPrecision: 0.983))
    #expect(!passes(faint, precision: 1))
  }

  @Test func `the golden is what perceptual precision is measured from`() throws {
    try cards.record(pixels(Color(red: 1, green: 0, blue: 0)))
    // From red to white ΔE is 50.2, since red is colourful; from white to red it is above 100.
    #expect(passes(pixels(.white), precision: 1, perceptualPrecision: 0.49))
    #expect(!passes(pixels(.white), precision: 1, perceptualPrecision: 0.5))
  }

  @Test func `both precisions hold together`() throws {
    try cards.record(pixels(.white))
    // Ten pixels are black, and ninety differ by a ΔE of 1.73.
    let changed = pixels(Color(white: 250.0 / 255), firstRows: .black)
    #expect(passes(changed, precision: 0.9, perceptualPrecision: 0.98))
    #expect(!passes(changed, precision: 0.91, perceptualPrecision: 0.98))
    #expect(!passes(changed, precision: 0.9, perceptualPrecision: 0.99))
  }

  @Test(arguments: [0.9, 0.99, 0.995, 0.98, 0.1, 0.7])
  func `a precision leaves the nearest decimal`(precision: Double) {
    let tolerance = Tolerance(precision: precision, perceptualPrecision: precision)
    let rest = [0.9: 0.1, 0.99: 0.01, 0.995: 0.005, 0.98: 0.02, 0.1: 0.9, 0.7: 0.3][precision]
    expect(tolerance.maxDifferingRatio, equals: rest)
    expect(tolerance.threshold, equals: rest)
  }

  @Test func `full precision is exact`() {
    expect(Tolerance(precision: 1, perceptualPrecision: 1), equals: .none)
  }

  @Test func `pictures of two sizes never match`() throws {
    try cards.record(pixels(.white))
    let wider = Preview("pixels", canvas: PreviewCanvas(width: 11, height: .points(10), scale: 1)) {
      Color.white
    }
    #expect(!passes(wider, precision: 0, perceptualPrecision: 0))
  }
}
