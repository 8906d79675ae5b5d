import ImageDecoding
import LayoutGeometry
import PictureVerification
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// Whole screens that are compared with another picture.
@Suite struct ScreenVerificationTests {
  /// A list of three rows, the second under a gap.
  private static func list(gap: Double = 0, rowHeight: Double = 50) -> String {
    """
    collection:
      layout: { list: { appearance: plain } }
      items: [Apples, Pears, Plums]
      cell:
        hstack: [{ text: "${item}" }, spacer, { text: "12 boxes", foregroundColor: secondaryLabel }]
        frame: { height: "${item == 'Pears' ? \(rowHeight + gap) : \(rowHeight)}", alignment: bottom }
    """
  }

  @Test(arguments: [1.0, 2, 3])
  func `nothing differs in a screen's own picture`(scale: Double) throws {
    // The label is as near to the house as parts of one symbol may be to each other.
    let tab = try screen("vstack: [{ symbol: house }, { text: Home, font: caption2 }]")
    let itself = try verified(tab, against: tab, scale: scale)
    expect(itself.sentences, equals: [])
    expect(itself.agrees, equals: true)
    // The background and the text, at least.
    #expect(itself.results.count { $0.outcome.measures != nil } >= 2)
  }

  @Test func `a row that has moved with all in it is one sentence`() throws {
    // Row 1 is 6 points higher: its texts, at its bottom, and row 2 are so much lower.
    let verification = try verified(screen(Self.list()), against: screen(Self.list(gap: 6)))
    let words = verification.sentences
    expect(words.count { $0.contains("6 pt lower") }, equals: 1)
    #expect(
      words.contains("item 1 'Pears' to item 2 'Plums' and all in them are 6 pt lower"), "\(words)")
  }

  @Test func `a footer of several lines is named by the beginning of its text`() throws {
    func list(_ top: Double) -> String {
      """
      collection:
        layout: { list: { appearance: insetGrouped } }
        sections:
          - items: [Apples]
            cell: { text: "${item}" }
            footer:
              text: We ask for it once and keep it on the phone until it is used again.
              font: { size: 9 }
              padding: { top: \(top) }
      """
    }
    let verification = try verified(screen(list(0)), against: screen(list(6)), scale: 2)
    expect(
      verification.sentences,
      equals: ["the footer 'We ask for it once and keep it on the p…' and all in it is 6 pt lower"])
  }

  @Test func `of a picture without its status bar, all is found so much higher`() throws {
    // Rows of 30: 60 points higher there are others, which are not taken for these.
    let list = Self.list(rowHeight: 30)
    let verification = try verified(
      screen(list, canvas: "background: white, safeArea: { top: 60 }"), against: screen(list))
    expect(verification.sentences, equals: ["everything is 60 pt higher"])
  }

  @Test func `a picture without anything has one difference besides its background`() throws {
    let empty = try verified(
      screen(Self.list()), against: screen("{ color: orange }", canvas: "background: orange"))
    expect(
      empty.sentences.filter { !$0.contains("its colour is") },
      equals: ["all parts: not found near their places"])
    expect(empty.agrees, equals: false)
  }

  @Test func `a taller picture is a difference`() throws {
    let drawn = try screen(Self.list(), canvas: "background: white")
    let config = try ConfigFile.load(
      bytes: Array(
        "canvas: { width: 300, height: 252, background: white }\nview: { color: white }".utf8),
      file: "taller.yaml", directory: ".")
    let taller = try PreviewDrawing(#require(config.previews.first), shapers: TextShapers())
    let verification = try verified(drawn, against: taller)
    expect(verification.sentences.first, equals: "the picture is 12 pt taller")
  }

  @Test(arguments: ["contacts", "color-cards", "settings-list"])
  func `a sample agrees with its own picture, and all of it moves with the picture`(name: String)
    throws
  {
    let config = try ConfigFile.load(path: "\(repository)/Samples/\(name).yaml")
    let drawing = try PreviewDrawing(#require(config.previews.first), shapers: TextShapers())
    let same = try verified(drawing, against: drawing, scale: 2)
    expect(same.sentences, equals: [])
    // Of a screen, most can be measured.
    expect(
      same.results.count { $0.outcome == .unmeasured } * 5 < same.results.count, equals: true)

    // 9 pixels are 4.5 points.
    let moved = Verification(
      drawing.verifiedScreen, drawing: try pixels(drawing, scale: 2),
      picture: try lowered(pixels(drawing, scale: 2), by: 9), scale: 2)
    let wrong = moved.results.compactMap { result -> String? in
      guard case .found(let measures) = result.outcome else { return nil }
      let isRight =
        abs((measures.dy ?? 4.5) - 4.5) <= 0.5 && measures.differing.isSubset(of: [.dy])
      return isRight ? nil : "\(result.part.name): \(measures)"
    }
    expect(wrong, equals: [])
  }

  /// A picture with its rows lower; the lowest ones come to the top.
  private func lowered(_ picture: StraightPixels, by rows: Int) throws -> StraightPixels {
    let bytes = picture.bytes
    let stride = picture.width * 4
    let cut = bytes.count - rows * stride
    return try StraightPixels(
      decodingPNG: straightPNG(
        width: picture.width, height: picture.height, samples: Array(bytes[cut...] + bytes[..<cut])),
      limits: .golden)
  }
}
