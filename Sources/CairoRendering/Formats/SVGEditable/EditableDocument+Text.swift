import DisplayList
import LayoutGeometry
import PlainText

extension EditableDocument {
  /// Writes a text, as pictures where its font has no outlines.
  func write(_ text: EditableText) throws {
    var pieces = text.pieces[...]
    while let first = pieces.first {
      guard try isPicture(first.run) else {
        var end = pieces.startIndex
        while end < pieces.endIndex, try !isPicture(pieces[end].run) { end += 1 }
        write(pieces[..<end], text.paint)
        pieces = pieces[end...]
        continue
      }
      try writePictures(first.run, at: first.origin)
      pieces.removeFirst()
    }
  }

  private func isPicture(_ run: GlyphRun) throws -> Bool {
    try !run.glyphs.isEmpty && !glyphs.face(run.font).isScalable
  }

  private func write(_ pieces: ArraySlice<EditableText.Piece>, _ paint: Paint) {
    guard let first = pieces.first, first.run.size > 0 else { return }
    let style = TextStyle(of: first.run)
    var attributes = place(of: first, after: nil)
    style.difference(
      from: TextStyle(family: summary.family ?? "", fontSize: summary.fontSize ?? ""),
      in: &attributes)
    setDirection(of: first.run, in: &attributes)
    guard set("fill", paint, for: nil, in: &attributes) else { return }
    if pieces.contains(where: { $0.run.text.losesSpaces }) {
      attributes.set("xml:space", "preserve")
    }
    var content = content(of: first)
    var last = first
    for piece in pieces.dropFirst() {
      var attributes = place(of: piece, after: last)
      TextStyle(of: piece.run).difference(from: style, in: &attributes)
      content += "<tspan\(attributes.text)>\(self.content(of: piece))</tspan>"
      last = piece
    }
    body.element("text", attributes, content: content)
  }

  /// A piece's text as markup, an ellipsis at its end placed by itself.
  ///
  /// It was shaped apart from the letters before it, with which a viewer would kern it.
  private func content(of piece: EditableText.Piece) -> String {
    let run = piece.run
    let text = run.text.withoutDirectionMarks
    guard text.hasSuffix("…"), text != "…", !run.isRightToLeft, run.stretch == 1,
      let ellipsis = run.glyphs.last
    else { return XMLText.svg(text) }
    let place = localPoint(Point(x: piece.origin.x + ellipsis.x, y: piece.origin.y))
    return XMLText.svg(String(text.dropLast()))
      + "<tspan x=\"\(SVGNumber.length(place.x))\">…</tspan>"
  }

  /// Where a piece begins: its left end, or its right one if it runs to the left.
  private func place(
    of piece: EditableText.Piece, after last: EditableText.Piece?
  ) -> SVGAttributes {
    let run = piece.run
    let baseline = Double(Self.grid.edge(piece.origin.y))
    let start = piece.origin.x + (run.isRightToLeft ? run.advance : 0)
    let place = local(Point(x: start * Self.grid.scale, y: baseline))
    var attributes = SVGAttributes()
    if run.stretch != 1 {
      let matrix = [
        SVGNumber.text(run.stretch, digits: 4), "0", "0", "1", SVGNumber.length(place.x),
        SVGNumber.length(place.y),
      ]
      attributes.set("transform", "matrix(\(matrix.joined(separator: " ")))")
      return attributes
    }
    attributes.set("x", length: place.x, unless: last == nil ? "0" : nil)
    if last == nil || piece.startsLine {
      attributes.set("y", length: place.y, unless: last == nil ? "0" : nil)
    }
    return attributes
  }

  private func setDirection(of run: GlyphRun, in attributes: inout SVGAttributes) {
    let letters = run.text.unicodeScalars.filter { $0.properties.isAlphabetic }
    let runsAgainst = letters.contains { $0.runsToTheLeft != run.isRightToLeft }
    guard run.isRightToLeft || runsAgainst else { return }
    attributes.set("direction", run.isRightToLeft ? "rtl" : "ltr")
    // Letters that run against their own direction do so by an override in the label.
    attributes.set("unicode-bidi", runsAgainst ? "bidi-override" : "embed")
  }
}

/// How a text is set, as SVG's attributes say it.
private struct TextStyle: Hashable {
  var family: String
  var fontSize: String
  var weight = "400"
  var isItalic = false

  init(family: String, fontSize: String) {
    self.family = family
    self.fontSize = fontSize
  }

  init(of run: GlyphRun) {
    family = run.font.family
    fontSize = SVGNumber.length(run.size)
    // A viewer makes bold what the family has no bold face for, too.
    weight = "\(run.font.isEmboldened ? max(run.font.weight, 700) : run.font.weight)"
    isItalic = run.font.isItalic || run.font.isSlanted
  }

  /// Adds what is not as in `inherited`.
  func difference(from inherited: TextStyle, in attributes: inout SVGAttributes) {
    if family != inherited.family { attributes.set("font-family", FontFamilyList.text(family)) }
    if fontSize != inherited.fontSize { attributes.set("font-size", fontSize) }
    if weight != inherited.weight { attributes.set("font-weight", weight) }
    if isItalic != inherited.isItalic {
      attributes.set("font-style", isItalic ? "italic" : "normal")
    }
  }
}

extension String {
  /// True if SVG would leave out spaces that take up room: those at the start and all but one
  /// between words.
  fileprivate var losesSpaces: Bool {
    var before: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == " ", before == " " { return true }
      before = scalar
    }
    return false
  }
}
