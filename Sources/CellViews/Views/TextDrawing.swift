import DisplayList
import ImageDecoding
import LayoutGeometry
import TextShaping

/// A picture in a line of a text.
struct LinePicture: Sendable {
  /// Indicates whether the picture is a symbol.
  let isSymbol: Bool
  /// One picture, or the parts of a symbol, the rearmost first.
  let parts: [PaintedPicture]
  let room: TextRun.Picture
  private let box: SymbolBox?
  private let fontSize: Double
  private let scale: Double
  private let isMirrored: Bool
  private let column: TextNode.Column?
  private let direction: LayoutDirection

  init(_ image: ImageNode, in column: TextNode.Column?, _ environment: ViewEnvironment) {
    var shown = image
    if environment.direction == .rightToLeft, let rightToLeft = image.rightToLeft {
      shown.picture = rightToLeft
    }
    if let variant = try? image.asset?.variant(environment.traits) {
      shown.picture = variant.picture
    }
    shown.box = image.box?.weighted(environment.symbolLook.weight)
    isSymbol = image.isSymbol
    parts =
      image.isSymbol
      ? shown.parts(in: environment) : [PaintedPicture(picture: shown.picture, tint: nil)]
    box = shown.box
    isMirrored = image.rightToLeft != nil && environment.direction == .rightToLeft
    fontSize = environment.fontRequest.size
    scale = environment.symbolScale.factor
    var room = shown.roomInLine(fontSize: fontSize, scale: scale)
    if let column { room.width = column.width + column.space }
    self.room = room
    self.column = column
    direction = environment.direction
  }

  /// Returns the frame of the picture in its room.
  func frame(in room: Rect) -> Rect {
    guard let box else { return room }
    let toMiddle = (column?.width ?? room.width) / 2
    let middle = Point(
      x: direction == .leftToRight ? room.minX + toMiddle : room.maxX - toMiddle,
      y: room.minY + SymbolBox.ascent * fontSize - box.middle(fontSize: fontSize, scale: scale))
    return box.pictureFrame(
      around: middle, fontSize: fontSize, scale: scale, isMirrored: isMirrored)
  }
}

/// The look of a piece of a text, apart from its shaping.
struct PieceLook: Sendable {
  let color: ShownColor
  let underline: (line: TextLine, color: ShownColor)?
  let strikethrough: (line: TextLine, color: ShownColor)?
  let picture: LinePicture?

  init(in environment: ViewEnvironment, picture: LinePicture?) {
    color = environment.foreground
    func shown(_ line: TextLine?) -> (TextLine, ShownColor)? {
      line.map { ($0, $0.color.map(environment.shown) ?? environment.foreground) }
    }
    underline = shown(environment.underline)
    strikethrough = shown(environment.strikethrough)
    self.picture = picture
  }
}

/// A piece of a text with the pictures that it shows, the rearmost first.
struct ShownPiece: Sendable {
  let look: PieceLook
  let pictures: [(tint: ShownColor?, picture: PictureID)]
}

/// Lines of glyph runs, of pictures, and of lines under and through them.
struct TextDrawing: ViewDrawing {
  /// All of the text, in the requested font.
  let string: String
  let font: FontRequest
  let style: TextStyle?
  let text: ShapedText
  let pieces: [ShownPiece]

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard view.frame.width > 0 else { return }
    let origin = view.frame.origin
    for line in text.lines { drawRules(of: line, at: origin, .under, into: &commands) }
    let isBroken = text.isTruncated || text.lines.contains(where: \.isHyphenated)
    var wholeText = isBroken ? string : nil
    for line in text.lines {
      for run in line.runs {
        let color = pieces[run.style].look.color.color
        guard color.alpha > 0 else { continue }
        var glyphs = run.run
        glyphs.wholeText = wholeText
        wholeText = nil
        commands.append(.glyphRun(glyphs, origin + run.origin, .color(color)))
      }
      for room in line.pictures {
        let piece = pieces[room.style]
        guard !room.frame.isEmpty else { continue }
        let place = room.frame.offset(by: origin)
        let frame = piece.look.picture?.frame(in: place) ?? place
        for (tint, picture) in piece.pictures where tint.map({ $0.color.alpha > 0 }) ?? true {
          commands.append(
            .image(ImageCommand(picture: picture, frame: frame, tint: tint?.color)))
        }
      }
    }
    for line in text.lines { drawRules(of: line, at: origin, .through, into: &commands) }
  }

  /// The place of a line that is drawn with the letters.
  private enum Rule {
    case under, through
  }

  /// Draws the lines under, or through, the pieces of a line of text; adjacent ones with the same
  /// look become one.
  private func drawRules(
    of line: ShapedText.Line, at origin: Point, _ rule: Rule, into commands: inout [Command]
  ) {
    func spec(_ style: Int) -> (line: TextLine, color: ShownColor)? {
      rule == .under ? pieces[style].look.underline : pieces[style].look.strikethrough
    }
    guard line.runs.contains(where: { spec($0.style) != nil }) else { return }
    var drawn: (style: Int, line: TextLine, color: RGBA, from: Double, to: Double, y: Double)?
    func finish() {
      guard let rule = drawn, rule.to > rule.from, rule.color.alpha > 0 else { return }
      add(
        rule.line, in: rule.color, style: rule.style,
        from: Point(x: origin.x + rule.from, y: origin.y + rule.y),
        to: origin.x + rule.to, rule: self.text.fontLines[rule.style], isUnder: isUnder,
        into: &commands)
    }
    let isUnder = rule == .under
    for run in line.runs {
      guard let (spec, color) = spec(run.style) else { continue }
      let start = run.origin.x
      // The space after the last letter does not belong to it.
      let end = start + run.run.advance
      if let last = drawn, last.line == spec, last.color == color.color,
        abs(last.to - start) < 0.01,
        last.style == run.style || text.fontLines[last.style] == text.fontLines[run.style]
      {
        drawn?.to = end
        continue
      }
      finish()
      drawn = (run.style, spec, color.color, start, end, run.origin.y)
    }
    finish()
  }

  /// Draws one line under or through letters whose baseline is at `start`.
  private func add(
    _ line: TextLine, in color: RGBA, style: Int, from start: Point, to end: Double,
    rule: ShapedText.FontLines, isUnder: Bool, into commands: inout [Command]
  ) {
    let width = isUnder ? rule.underlineWidth : rule.strikethroughWidth
    let top = start.y + (isUnder ? rule.underline : -rule.strikethrough)
    let frame = Rect(x: start.x, y: top, width: end - start.x, height: width)
    let dash = line.pattern.dash.map { $0 * width }
    guard !dash.isEmpty else {
      commands.append(.fill(.rect(frame), .color(color)))
      return
    }
    let middle = top + width / 2
    commands.append(
      .stroke(
        .path(Path([.move(Point(x: start.x, y: middle)), .line(Point(x: end, y: middle))])),
        .color(color), StrokeStyle(lineWidth: width, dash: dash)))
  }

  func part(of view: PlacedView) -> ViewPart {
    .own(.text(ScreenPart.Text(text, at: view.frame.origin)))
  }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.view(.text))
    look.seen.text = string
    look.seen.font = partFont
    // That of the letters: a symbol before them may have another one.
    let letters = pieces.first { $0.look.picture == nil } ?? pieces[0]
    look.seen.color = PartLook.Fill(letters.look.color)
    return look
  }

  /// The font of the first letters, with the lines under and through all of them.
  private var partFont: PartLook.Font {
    let line = text.lines.first
    let run = line?.runs.first?.run
    var look = PartLook.Font(
      family: run?.font.family ?? font.family, size: font.size, weight: font.weight.name,
      isItalic: font.isItalic, style: style?.rawValue, lineHeight: line?.frame.height)
    look.tracking = run.flatMap { $0.tracking == 0 ? nil : $0.tracking }
    look.underlines = colors(of: \.underline)
    look.strikethroughs = colors(of: \.strikethrough)
    return look
  }

  /// Returns the colours of the lines under the letters, or through them, each once.
  private func colors(
    of rule: (PieceLook) -> (line: TextLine, color: ShownColor)?
  ) -> [PartLook.Fill] {
    pieces.reduce(into: []) { colors, piece in
      guard let color = rule(piece.look)?.color else { return }
      let fill = PartLook.Fill(color)
      if !colors.contains(fill) { colors.append(fill) }
    }
  }
}
