import DisplayList
import LayoutGeometry
import PlainText

/// Glyph runs that people edit as one text: the parts of a line, and the lines of a paragraph.
struct EditableText {
  /// A run and its origin, in points of the canvas.
  struct Piece {
    var run: GlyphRun
    var origin: Point
    /// Indicates whether the piece begins a line under the one before it.
    var startsLine: Bool
  }

  /// The runs, in reading order.
  private(set) var pieces: [Piece]
  let paint: Paint

  /// The largest gap, in points, between runs that are parts of one line.
  static let gap = 0.01

  /// Creates a text of a run and of the following commands that continue it.
  init(
    _ run: GlyphRun, at origin: Point, _ paint: Paint, followedBy commands: ArraySlice<Command>
  ) {
    pieces = [Piece(run: run, origin: origin, startsLine: false)]
    self.paint = paint
    for command in commands {
      guard case .glyphRun(let run, let origin, paint) = command,
        let piece = continuation(run, origin)
      else { return }
      pieces.append(piece)
    }
  }

  /// Returns the run as a piece of the text; nil if it is not known to be one.
  ///
  /// Viewers differ where directions mix, so each run to the left is a text of its own.
  private func continuation(_ run: GlyphRun, _ origin: Point) -> Piece? {
    guard let last = pieces.last, last.run.level == 0, run.level == 0, last.run.stretch == 1,
      run.stretch == 1, last.run.turn == nil, run.turn == nil
    else { return nil }
    if origin.y == last.origin.y {
      let isBehind = abs(origin.x - last.origin.x - last.run.advance) < Self.gap
      return isBehind ? Piece(run: run, origin: origin, startsLine: false) : nil
    }
    // A line that breaks between words ends with the space at the break.
    let distance = origin.y - last.origin.y
    guard last.run.text.last?.isWhitespace == true, run.size == last.run.size,
      distance > run.size / 2, distance < run.size * 3
    else { return nil }
    return Piece(run: run, origin: origin, startsLine: true)
  }
}

extension SVGDocument {
  /// Writes a text, as pictures if its font has no outlines.
  func write(_ text: EditableText) throws {
    var pieces = text.pieces[...]
    while let first = pieces.first {
      guard try isPicture(first.run) else {
        var end = pieces.startIndex
        while end < pieces.endIndex, try !isPicture(pieces[end].run) { end += 1 }
        try write(pieces[..<end], text.paint)
        pieces = pieces[end...]
        continue
      }
      try writePictures(first.run, at: first.origin)
      pieces.removeFirst()
    }
  }

  func isPicture(_ run: GlyphRun) throws -> Bool {
    try !run.glyphs.isEmpty && !parts.glyphs.face(run.font).isScalable
  }

  private func write(_ pieces: ArraySlice<EditableText.Piece>, _ paint: Paint) throws {
    guard let first = pieces.first, first.run.size > 0 else { return }
    let style = EditableTextStyle(of: first.run)
    var attributes = place(of: first, after: nil)
    style.difference(from: EditableTextStyle(ofMostIn: summary), in: &attributes)
    setDirection(of: first.run, in: &attributes)
    let bounds = pieces.reduce(Rect.zero) { $0.union($1.run.inkBounds(at: $1.origin)) }
    guard try set("fill", paint, for: nil, over: bounds, in: &attributes) else { return }
    if pieces.contains(where: { $0.run.text.losesSpaces }) {
      attributes.set("xml:space", "preserve")
    }
    // A viewer shows the title of a text that is cut off when the pointer is over it.
    var content = ""
    if let whole = first.run.wholeText {
      content = "<title>\(XMLText.svg(whole.withoutDirectionMarks))</title>"
    }
    content += self.content(of: first)
    var last = first
    for piece in pieces.dropFirst() {
      var attributes = place(of: piece, after: last)
      EditableTextStyle(of: piece.run).difference(from: style, in: &attributes)
      content += "<tspan\(attributes.text)>\(self.content(of: piece))</tspan>"
      last = piece
    }
    body.element("text", attributes, content: content)
  }

  /// Returns a piece's text as markup, an ellipsis at its end and letters that a viewer would draw
  /// in other forms placed by themselves.
  ///
  /// An ellipsis was shaped separately from the letters before it, with which a viewer would kern
  /// it.
  private func content(of piece: EditableText.Piece) -> String {
    let run = piece.run
    let text = run.text.withoutDirectionMarks
    guard !run.isRightToLeft, run.stretch == 1, run.turn == nil else { return XMLText.svg(text) }
    var breaks = text == run.text ? contextualForms.breaks(in: run) : []
    if text.hasSuffix("…"), text != "…", !run.glyphs.isEmpty {
      let end = ContextualForms.Break(
        offset: text.utf8.count - "…".utf8.count, glyph: run.glyphs.count - 1)
      if breaks.last != end { breaks.append(end) }
    }
    let utf8 = Array(text.utf8)
    let ends = breaks.dropFirst().map(\.offset) + [utf8.count]
    var content = part(of: utf8, 0, breaks.first?.offset ?? utf8.count)
    var rise = 0.0
    for (place, end) in zip(breaks, ends) {
      let point = localPoint(
        Point(x: piece.origin.x + run.glyphs[place.glyph].x, y: piece.origin.y))
      var attributes = SVGAttributes()
      attributes.set("x", SVGNumber.length(point.x))
      // Viewers without OpenType's features take the colon of any text, which is raised separately.
      if place.rise != rise {
        attributes.set("dy", SVGNumber.length((rise - place.rise) * run.size))
      }
      rise = place.rise
      content += "<tspan\(attributes.text)>\(part(of: utf8, place.offset, end))</tspan>"
    }
    return content
  }

  private func part(of text: [UInt8], _ start: Int, _ end: Int) -> String {
    XMLText.svg(String(decoding: text[start..<end], as: UTF8.self))
  }

  /// Returns the start of a piece: its left end, or its right one if it runs to the left.
  private func place(
    of piece: EditableText.Piece, after last: EditableText.Piece?
  ) -> SVGAttributes {
    let run = piece.run
    let baseline = Double(Self.grid.edge(piece.origin.y))
    let start = piece.origin.x + (run.isRightToLeft ? run.advance : 0)
    let place = local(Point(x: start * Self.grid.scale, y: baseline))
    var attributes = SVGAttributes()
    if run.stretch != 1 || run.turn != nil {
      let turn = run.turn?.about(.zero) ?? .identity
      attributes.set(
        matrix: Transform(
          a: turn.a * run.stretch, b: turn.b * run.stretch, c: turn.c, d: turn.d, tx: place.x,
          ty: place.y))
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

/// The style of a text, as SVG's attributes express it.
struct EditableTextStyle: Hashable {
  var family: String
  var fontSize: String
  var weight = "400"
  var isItalic = false
  var letterSpacing = "0"
  var hasMonospacedDigits = false
  var hasContextualAlternates: Bool

  /// Creates the style that a document declares once.
  init(ofMostIn summary: DrawingSummary) {
    family = summary.family ?? ""
    fontSize = summary.fontSize ?? ""
    hasContextualAlternates = summary.hasContextualAlternates
  }

  init(of run: GlyphRun) {
    family = run.font.family
    fontSize = SVGNumber.length(run.size)
    // A viewer synthesises bold if the family has no bold face, too.
    weight = "\(run.font.isEmboldened ? max(run.font.weight, 700) : run.font.weight)"
    isItalic = run.font.isItalic || run.font.isSlanted
    // Each letter of a line adds what is rounded off.
    letterSpacing = SVGNumber.text(run.tracking + run.fontTracking, digits: 4)
    hasMonospacedDigits = run.hasMonospacedDigits
    hasContextualAlternates = run.hasContextualAlternates
  }

  /// Adds the properties that differ from `inherited`.
  func difference(from inherited: EditableTextStyle, in attributes: inout SVGAttributes) {
    if family != inherited.family { attributes.set("font-family", FontFamilyList.text(family)) }
    if fontSize != inherited.fontSize { attributes.set("font-size", fontSize) }
    if weight != inherited.weight { attributes.set("font-weight", weight) }
    if isItalic != inherited.isItalic {
      attributes.set("font-style", isItalic ? "italic" : "normal")
    }
    if letterSpacing != inherited.letterSpacing {
      attributes.set("letter-spacing", letterSpacing)
    }
    var properties: [String] = []
    if hasMonospacedDigits != inherited.hasMonospacedDigits {
      properties.append(
        "font-variant-numeric: \(hasMonospacedDigits ? "tabular-nums" : "normal")")
    }
    if hasContextualAlternates != inherited.hasContextualAlternates {
      properties.append(Self.ligatures(hasContextualAlternates))
    }
    if !properties.isEmpty { attributes.set("style", properties.joined(separator: "; ")) }
  }

  /// Returns the property that decides whether letters have other forms beside some letters.
  static func ligatures(_ hasContextualAlternates: Bool) -> String {
    "font-variant-ligatures: \(hasContextualAlternates ? "normal" : "no-contextual")"
  }
}

extension String {
  /// Indicates whether SVG would leave out spaces that take up room: those at the start and all but
  /// one between words.
  fileprivate var losesSpaces: Bool {
    var before: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == " ", before == " " { return true }
      before = scalar
    }
    return false
  }
}

/// The value of `font-family` for one of our families.
enum FontFamilyList {
  /// Returns the family, and a replacement for viewers without it.
  static func text(_ family: String) -> String {
    "\(name(family)), sans-serif"
  }

  /// Returns a family's name, in quotes if it is not words of ASCII letters and digits.
  private static func name(_ family: String) -> String {
    let words = family.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      word.first?.isLetter == true && word.utf8.allSatisfy { $0 < 0x80 }
        && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
    if isPlain { return family }
    var quoted = "'"
    for character in family {
      if character == "'" || character == "\\" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "'"
  }
}
