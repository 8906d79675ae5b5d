import CellViews
import LayoutGeometry

extension SymbolBox {
  /// Creates the box of the symbol with a name; nil for one without a drawing.
  ///
  /// - Parameter bounds: The rectangle around its drawing, in units of a picture of 16 × 16.
  init?(of name: String, drawnIn bounds: OutlineBounds?) {
    guard let bounds else { return nil }
    // Outlines are as near to curves as their lines are: a thousandth of the picture.
    func part(_ units: Double) -> Double { (units / 16 * 1000).rounded() / 1000 }
    let ink = Rect(
      x: part(bounds.low.x), y: part(bounds.low.y), width: part(bounds.high.x - bounds.low.x),
      height: part(bounds.high.y - bounds.low.y))
    guard ink.width > 0, ink.height > 0 else { return nil }
    guard let measured = MeasuredSymbol.all.box(of: name) else {
      // A name without a known box is as large as its drawing, with the spaces of the others:
      // 0.087 beside a circle, 0.125 beside most.
      let side = ink.width < 0.97 ? 0.125 : 0.087
      self.init(
        ink: ink, size: ink.size, advance: ink.width + 2 * side, leading: side,
        middle: Self.middleOfCapitals + 0.5 - ink.midY, growth: 0.08)
      return
    }
    self.init(
      ink: ink, size: Size(width: measured.width, height: measured.height),
      advance: measured.advance, leading: measured.leading, middle: measured.middle,
      growth: measured.growth)
  }
}

/// The extents of a symbol in SF Symbols, as fractions of the font's size.
private struct MeasuredSymbol {
  let advance, leading, width, height, middle, growth: Double

  /// The symbols by their names, of which `Pages/symbol-boxes.txt` has one in each line, in
  /// thousandths.
  ///
  /// Source: guides and extents of the templates that SF Symbols exports at 100 points: of SF Symbols 5 (iOS 17) in
  /// marcprux/symbols ce36190, whose small scale is brought to the medium one by what 929 symbols have in both (0.3
  /// thousandths of the font's size in the mean); of SF Symbols 1, with all scales and weights, in
  /// farafalil/react-sf-symbols 817ce06; eight of SF Symbols 7. 29 of them were measured in pictures of iOS 16
  /// to 18, too, and agree within half a point (`docs/truth.md`). `square.and.pencil` and `person.fill.badge.plus` are
  /// those of iOS 18. `folder.fill.badge.plus` is that of iOS 17 in a picture of mulgir-govind/SwiftUI-Bootcamp ae57f36
  /// (`Tests/Truth/Cases/symbols-large.json`), which is smaller than the template's; folders with other badges keep those
  /// of their templates, as no picture has them.
  static let all = PageFiles.symbol_boxes_txt.split(separator: "\n")
    .reduce(into: [Substring: MeasuredSymbol]()) { symbols, line in
      let words = line.split(separator: " ")
      let lengths = words.dropFirst().compactMap { Double($0).map { $0 / 1000 } }
      guard lengths.count == 6 else { return }
      symbols[words[0]] = MeasuredSymbol(
        advance: lengths[0], leading: lengths[1], width: lengths[2], height: lengths[3],
        middle: lengths[4], growth: lengths[5])
    }
}

extension [Substring: MeasuredSymbol] {
  /// Returns the extents of a symbol, of which those that follow from another's are not listed; nil for an
  /// unknown name.
  fileprivate func box(of name: String) -> MeasuredSymbol? {
    let name = SymbolNames.leftToRight(name) ?? name
    if let known = self[name[...]] { return known }
    // SF Symbols 6 has other words for these.
    let earlier = name.replacing("document", with: "doc").replacing("microphone", with: "mic")
      .replacing("trianglehead.clockwise", with: "clockwise")
      .replacing("trianglehead.counterclockwise", with: "counterclockwise")
      .replacing("trianglehead.2.clockwise.rotate.90", with: "triangle.2.circlepath")
      .replacing("trianglehead.2.clockwise", with: "triangle.2.circlepath")
    if earlier != name { return box(of: earlier) }
    // A filled symbol has the silhouette of the outlined one.
    if name.hasSuffix(".fill") { return box(of: String(name.dropLast(5))) }
    return [".circle", ".square"].first { name.hasSuffix($0) }.flatMap { self[$0.dropFirst()] }
  }
}
