/// The fonts that a list gives to texts in its rows and in its headers.
///
/// The same as `ListRows` and `TextStyle` of CellViews have them, which this module does not import: the tests of
/// header rows hold both to each other.
struct ListFonts {
  /// Whether headers have the font of headlines, and else that of footnotes.
  let isHeadline: Bool
  private let rowSize: Double
  private let headerSize: Double

  /// The sizes of body and footnote by those of dynamic type; a headline is as large as the body.
  private static let sizes: [String: (body: Double, footnote: Double)] = [
    "xSmall": (14, 12), "small": (15, 12), "medium": (16, 12), "large": (17, 13),
    "xLarge": (19, 15), "xxLarge": (21, 17), "xxxLarge": (23, 19), "accessibility1": (28, 23),
    "accessibility2": (33, 27), "accessibility3": (40, 33), "accessibility4": (47, 38),
    "accessibility5": (53, 44),
  ]

  /// The fonts on a screen with rows, and on the one with headers, by their sizes of dynamic type.
  init(rowType: String?, headerType: String?, isHeadline: Bool) {
    self.isHeadline = isHeadline
    rowSize = Self.sizes[rowType ?? "large"]?.body ?? 17
    let sizes = Self.sizes[headerType ?? "large"] ?? (17, 13)
    headerSize = isHeadline ? sizes.body : sizes.footnote
  }

  /// How much larger headers are than rows.
  var scale: Double { headerSize / rowSize }

  /// True for the font of a text in a row, and the one that it has in a header.
  ///
  /// - Parameter fonts: Those of other rows, one of which a row may have from around the list.
  func areOfList(row: DrawingValue, header: DrawingValue, elsewhere fonts: Set<DrawingValue>)
    -> Bool
  {
    guard case .font(let name?, let size?) = row, case .font(let other?, headerSize) = header,
      size == rowSize || fonts.contains(row)
    else { return false }
    return isHeadline ? name.isRegular(of: other) : name == other
  }
}

extension String {
  /// True for a font in its regular weight and the same one as heavy as headlines are; each of a text in several
  /// fonts.
  fileprivate func isRegular(of headline: String) -> Bool {
    let (own, others) = (split(fonts: self), split(fonts: headline))
    return own.count == others.count
      && zip(own, others).allSatisfy { $0 == $1 || $0.headlines.contains($1) }
  }

  private func split(fonts: String) -> [String] {
    fonts.replacing(" and ", with: "\n").split(separator: "\n").map(String.init)
  }

  /// What a font is called in the weight of headlines, which is bold in a family without it.
  private var headlines: [String] {
    if hasSuffix(" Regular") { return [dropLast(7) + "Semi Bold"] }
    if hasSuffix(" Italic") { return [dropLast(6) + "Semi Bold Italic"] }
    return [self + " Bold", self + " emboldened"]
  }
}
