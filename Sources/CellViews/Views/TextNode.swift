import DisplayList
package import LayoutGeometry
import TextShaping

/// A text in the font and colour of its surroundings, or in pieces with styles of their own.
package struct TextNode: Sendable {
  /// The pieces, in order.
  package var pieces: [Piece]

  /// Creates a text; line breaks in it break lines.
  package init(_ string: String) {
    pieces = [Piece(string)]
  }

  /// Creates a text in pieces.
  package init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// The characters of all pieces.
  package var string: String {
    pieces.map { piece in
      if case .string(let string) = piece.content { string } else { "" }
    }.joined()
  }

  /// A part of a text in one style.
  package struct Piece: Sendable {
    /// The content of the piece.
    package var content: Content
    /// The piece's changes of the text's surroundings; of two of a kind the last takes precedence.
    package var changes: [EnvironmentChange]
    /// The column of a symbol; nil for its own room.
    var column: Column?

    /// Creates characters, by default in the surroundings' style.
    package init(_ string: String, changes: [EnvironmentChange] = []) {
      content = .string(string)
      self.changes = changes
    }

    /// Creates a picture in the line; a symbol has the size of the letters.
    package init(_ image: ImageNode, changes: [EnvironmentChange] = []) {
      content = .image(image)
      self.changes = changes
    }
  }

  /// A part of a line, in points: a symbol is in the middle of the width, before the space.
  struct Column: Sendable {
    let width: Double
    let space: Double
  }

  /// The content of a piece of a text.
  package enum Content: Sendable {
    case string(String)
    case image(ImageNode)
  }
}

extension TextNode: LeafView {
  package var description: ViewDescription {
    // Of `pieces` the characters are the name.
    ViewDescription("text", name: ScreenPart.elementName(string), [.text("styles", styles)])
  }

  /// The pieces with styles of their own, as `blue card bold, fresh italic`; nil for none.
  private var styles: String? {
    let words = pieces.compactMap { piece -> String? in
      guard case .string(let string) = piece.content, !piece.changes.isEmpty else { return nil }
      let changes = piece.changes.flatMap { $0.description.settings }.map { setting in
        setting.value == .flag(true) ? setting.name : "\(setting.name) \(setting.value.words)"
      }
      let words = ScreenPart.elementName(string).split(separator: " ").map(String.init)
      return (words + changes).joined(separator: " ")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    var runs: [TextRun] = []
    var looks: [PieceLook] = []
    // A paragraph's, so that of the first letters.
    var lineHeight = environment.lineHeight
    for piece in pieces {
      let inner = piece.changes.isEmpty ? environment : environment.changed(by: piece.changes)
      var picture: LinePicture?
      switch piece.content {
      case .string(let string):
        if string.isEmpty { continue }
        runs.append(inner.textRun(string))
      case .image(let image):
        let shown = LinePicture(image, in: piece.column, inner)
        var run = TextRun(shown.room, font: inner.fontRequest)
        run.baselineOffset = inner.textRun("").baselineOffset
        runs.append(run)
        picture = shown
      }
      if looks.isEmpty { lineHeight = inner.lineHeight }
      looks.append(PieceLook(in: inner, picture: picture))
    }
    if looks.isEmpty { looks = [PieceLook(in: environment, picture: nil)] }
    var request = environment.textRequest(for: runs)
    request.lineHeight = lineHeight
    return LayoutNode(
      TextLayout(
        request: request, style: environment.textStyle, looks: looks,
        isCutMeant: environment.truncationMode != nil, isRedacted: environment.isRedacted,
        mark: environment.mark))
  }
}

/// A text that wraps at its proposed width, and leaves out the lines that do not fit.
private struct TextLayout: NodeLayout {
  /// The text and its style, without a width.
  let request: TextRequest
  /// The font's text style; nil for one of a fixed size.
  let style: TextStyle?
  /// The looks of the pieces, at least one.
  let looks: [PieceLook]
  /// Indicates whether any text that does not fit is meant to be left out.
  let isCutMeant: Bool
  /// Indicates whether bars replace the lines.
  let isRedacted: Bool
  /// The mark of the text's view.
  let mark: ViewMark?
  private let whole = Whole()

  init(
    request: TextRequest, style: TextStyle?, looks: [PieceLook], isCutMeant: Bool,
    isRedacted: Bool, mark: ViewMark?
  ) {
    self.request = request
    self.style = style
    self.looks = looks
    self.isCutMeant = isCutMeant || isRedacted
    self.isRedacted = isRedacted
    self.mark = mark
  }

  /// Indicates whether anything of the text is visible.
  private var isSeen: Bool {
    looks.contains { $0.color.color.alpha > 0 || $0.picture?.isSymbol == false }
  }

  /// The length by which a proposal may be shorter than the text without breaking it, in points.
  ///
  /// A frame made from a text's own size comes back through sums and differences that round; it
  /// must hold the text all the same. This length is invisible.
  private static let tolerance = 0.01

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    guard !request.string.isEmpty else { return Measurement(size: .zero) }
    let text = try shaped(for: proposal, by: pass.shaper)
    let width = min(text.size.width, max(proposal.width ?? .infinity, 0))
    return Measurement(
      size: Size(width: width, height: text.size.height),
      firstBaseline: text.lines.first?.baseline, lastBaseline: text.lines.last?.baseline)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    guard !request.string.isEmpty else { return PlacedView(frame: frame, drawing: nil) }
    let text = try shaped(for: proposal, by: pass.shaper)
    for notice in text.notices { pass.notice(.text(notice, in: beginning), mark: mark) }
    if isSeen, let cut = try cut(of: text, in: frame, proposal: proposal, pass: pass) {
      pass.noticeCut(cut, of: beginning, at: frame, mark: mark)
    }
    if isSeen { pass.cover(frame) }
    // The first piece of letters.
    let first = looks.firstIndex { $0.picture == nil } ?? 0
    if isRedacted {
      return PlacedView(
        frame: frame, drawing: RedactedDrawing(text: text, color: looks[first].color))
    }
    return PlacedView(
      frame: frame,
      drawing: TextDrawing(
        string: string,
        font: request.runs.isEmpty ? request.font : request.runs[first].font, style: style,
        text: text,
        pieces: looks.map { look in
          ShownPiece(
            look: look,
            pictures: look.picture?.parts.map {
              (tint: $0.tint, picture: pass.found.use($0.picture, mark: mark))
            } ?? [])
        }))
  }

  func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    let fonts = request.runs.isEmpty ? [request.font] : request.runs.map(\.font)
    var line = FontLineMetrics(ascent: 0, descent: 0, capHeight: 0)
    var leading = 0.0
    for font in fonts {
      let metrics = try pass.shaper.lineMetrics(of: font)
      line.ascent = max(line.ascent, metrics.ascent)
      line.descent = max(line.descent, metrics.descent)
      line.capHeight = max(line.capHeight, metrics.capHeight)
      let height = metrics.ascent + metrics.descent
      leading = max(leading, (font.leading ?? height) - height)
    }
    if request.lineHeight != nil { leading = 0 }
    return .text(line, leading: leading, pixel: request.pixel)
  }

  /// The text's characters, without the placeholders of pictures.
  private var string: String {
    looks.contains { $0.picture != nil }
      ? request.string.replacing("\u{FFFC}", with: "") : request.string
  }

  /// The text's first characters, which name it in notices.
  private var beginning: String { String(string.prefix(60)) }

  private func shaped(
    for proposal: ProposedSize, by shaper: TextShaper
  ) throws -> ShapedText {
    let whole = try whole.text(of: request, by: shaper)
    var request = request
    if let width = proposal.width, width + Self.tolerance < whole.size.width {
      // A width of zero requests the minimum: the height of a line, with its text invisible.
      request.width = width
      if width <= 0 { request.lineLimit = 1 }
    } else if (proposal.height ?? .infinity) + Self.tolerance >= whole.size.height {
      return whole
    }
    request.height = proposal.height.map { $0 + Self.tolerance }
    return try shaper.shape(request)
  }

  /// Returns the part of the text left out for lack of room; nil if it is shown as intended.
  private func cut(
    of text: ShapedText, in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> Notice.TextCut? {
    guard !pass.sight.isHidden else { return nil }
    if text.isTruncated, !isCutMeant {
      var request = request
      request.lineLimit = nil
      request.minimumScaleFactor = 1
      request.allowsTightening = false
      request.width = proposal.width.map { max($0, 0) }
      let needed = try pass.shaper.shape(request).lines.count
      let shown = text.lines.count
      // Otherwise it exceeds the length limit of texts, which shaping noticed.
      if needed > shown {
        return shown > 1
          ? .lines(shown: shown, of: needed)
          : .characters(
            shown: frame.width > 0 ? text.shownCharacters : 0, of: self.request.string.count)
      }
    }
    return pass.sight.clip.flatMap { text.excess(at: frame.origin, over: $0) }
      .map { .clipped($0) }
  }

  /// The text without a bound, which most proposals lead to; shaped once.
  private final class Whole {
    private var known: ShapedText?

    func text(of request: TextRequest, by shaper: TextShaper) throws -> ShapedText {
      if let known { return known }
      let text = try shaper.shape(request)
      known = text
      return text
    }
  }
}

extension ShapedText {
  /// The number of characters that a truncated text shows besides its ellipsis.
  fileprivate var shownCharacters: Int {
    lines.flatMap(\.runs).map(\.run.text).joined().count { $0 != "…" }
  }

  /// Returns the excess of a text's letters, from `origin`, beyond a clip, in points; nil for none.
  ///
  /// A letter reaches from the baseline to the height of a capital, 0.7 em: a clip may cut off the
  /// rest of a line without cutting a word.
  fileprivate func excess(at origin: Point, over clip: Rect) -> Size? {
    var excess = Size.zero
    for line in lines {
      let size = line.runs.map(\.run.size).max() ?? 0
      let left = origin.x + line.frame.minX
      let baseline = origin.y + line.baseline
      let across = max(clip.minX - left, 0) + max(left + line.frame.width - clip.maxX, 0)
      let along = max(clip.minY - (baseline - 0.7 * size), 0) + max(baseline - clip.maxY, 0)
      excess.width = max(excess.width, min(across, line.frame.width))
      excess.height = max(excess.height, along)
    }
    return excess.width > 0.01 || excess.height > 0.01 ? excess : nil
  }
}

extension TextNode: Settable {
  package static let fields: [SettingField<TextNode>] = [.name(\.characters)]

  /// The characters of all pieces; others differ in one piece, or are not set.
  private var characters: String? {
    get { string }
    set {
      if pieces.isEmpty { pieces = [Piece("")] }
      let (now, before) = (Array(string), Array(newValue ?? ""))
      let start = zip(now, before).prefix { $0 == $1 }.count
      let tails = (now.dropFirst(start).reversed(), before.dropFirst(start).reversed())
      let end = now.count - zip(tails.0, tails.1).prefix { $0 == $1 }.count
      var place = 0
      for index in pieces.indices {
        guard case .string(let own) = pieces[index].content else { continue }
        let range = place...(place + own.count)
        if range.contains(start), range.contains(end) {
          let last = before.count - (now.count - range.upperBound)
          pieces[index].content = .string(String(before[place..<last]))
          return
        }
        place = range.upperBound
      }
    }
  }
}
