import DisplayList
import LayoutGeometry
import TextShaping

/// A text in the font and colour of its surroundings, or in pieces with styles of their own.
package struct TextNode: Sendable {
  /// The pieces, in order.
  package var pieces: [Piece]

  /// A text; line breaks in it break lines.
  package init(_ string: String) {
    pieces = [Piece(string)]
  }

  /// A text in pieces.
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
    /// What the piece shows.
    package var content: Content
    /// What the piece does not take from the text's surroundings; of two of a kind the last wins.
    package var changes: [EnvironmentChange]

    /// Characters, by default in the surroundings' style.
    package init(_ string: String, changes: [EnvironmentChange] = []) {
      content = .string(string)
      self.changes = changes
    }

    /// A picture in the line; a symbol has the size of the letters.
    package init(_ image: ImageNode, changes: [EnvironmentChange] = []) {
      content = .image(image)
      self.changes = changes
    }
  }

  /// What a piece of a text shows.
  package enum Content: Sendable {
    case string(String)
    case image(ImageNode)
  }
}

extension TextNode: LeafView {
  package var description: ViewDescription {
    // The looks of `pieces` are in what is drawn.
    ViewDescription("text", name: ScreenPart.elementName(string))
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    var runs: [TextRun] = []
    var looks: [PieceLook] = []
    for piece in pieces {
      let inner = piece.changes.isEmpty ? environment : environment.changed(by: piece.changes)
      var picture: LinePicture?
      switch piece.content {
      case .string(let string):
        if string.isEmpty { continue }
        runs.append(inner.textRun(string))
      case .image(let image):
        let shown = LinePicture(image, in: inner)
        var run = TextRun(shown.room, font: inner.fontRequest)
        run.baselineOffset = inner.textRun("").baselineOffset
        runs.append(run)
        picture = shown
      }
      looks.append(PieceLook(in: inner, picture: picture))
    }
    if looks.isEmpty { looks = [PieceLook(in: environment, picture: nil)] }
    return LayoutNode(
      TextLayout(
        request: environment.textRequest(for: runs), style: environment.textStyle, looks: looks,
        isCutMeant: environment.truncationMode != nil, isRedacted: environment.isRedacted,
        mark: environment.mark))
  }
}

/// A text wraps at the width that it is offered, and leaves out the lines that do not fit.
private struct TextLayout: NodeLayout {
  /// The text and its style, without a width.
  let request: TextRequest
  /// The style that the font is of; nil for one of a fixed size.
  let style: TextStyle?
  /// What the pieces look like, of which there is at least one.
  let looks: [PieceLook]
  /// True if any text that does not fit is meant to be left out.
  let isCutMeant: Bool
  /// True for bars in the place of the lines.
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

  /// True if anything of the text is to be seen.
  private var isSeen: Bool {
    looks.contains { $0.color.color.alpha > 0 || $0.picture?.image.isSymbol == false }
  }

  /// How much shorter than the text an offer may be without breaking it, in points.
  ///
  /// A frame made from a text's own size comes back through sums and differences that round; it
  /// must hold the text all the same. No one sees this length.
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
    if isRedacted {
      return PlacedView(frame: frame, drawing: RedactedDrawing(text: text, color: looks[0].color))
    }
    return PlacedView(
      frame: frame,
      drawing: TextDrawing(
        string: string, font: request.runs.first?.font ?? request.font, style: style, text: text,
        pieces: looks.map { look in
          ShownPiece(
            look: look, picture: look.picture.map { pass.use($0.image.picture, mark: mark) })
        }))
  }

  /// The text's characters, without those in the place of pictures.
  private var string: String {
    looks.contains { $0.picture != nil }
      ? request.string.replacing("\u{FFFC}", with: "") : request.string
  }

  /// The text's first characters, by which it is named.
  private var beginning: String { String(string.prefix(60)) }

  private func shaped(
    for proposal: ProposedSize, by shaper: TextShaper
  ) throws -> ShapedText {
    let whole = try whole.text(of: request, by: shaper)
    var request = request
    if let width = proposal.width, width + Self.tolerance < whole.size.width {
      // No width at all asks for the minimum: the height of a line, whose text is not to be seen.
      request.width = width
      if width <= 0 { request.lineLimit = 1 }
    } else if (proposal.height ?? .infinity) + Self.tolerance >= whole.size.height {
      return whole
    }
    request.height = proposal.height.map { $0 + Self.tolerance }
    return try shaper.shape(request)
  }

  /// What of the text is not shown for want of room; nil for a text that is shown as it is meant.
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
      // Else it is longer than any text may be, which shaping noticed.
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

  /// The text without a bound, which most proposals lead to; asked of the shaper once.
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
  /// How many characters a truncated text shows besides its ellipsis.
  fileprivate var shownCharacters: Int {
    lines.flatMap(\.runs).map(\.run.text).joined().count { $0 != "…" }
  }

  /// How far the letters of a text at `origin` extend beyond a clip, in points; nil if none does.
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
