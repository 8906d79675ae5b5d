import DisplayList
import LayoutGeometry
import TextShaping

/// A text in the font and colour of its surroundings.
package struct TextNode: Hashable, Sendable {
  /// The text's characters; line breaks in it break lines.
  package var string: String

  /// A text.
  package init(_ string: String) {
    self.string = string
  }
}

extension TextNode: LeafView {
  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      TextLayout(
        request: environment.textRequest(for: string), style: environment.textStyle,
        color: environment.foreground, isCutMeant: environment.truncationMode != nil,
        isRedacted: environment.isRedacted, mark: environment.mark))
  }
}

/// A text wraps at the width that it is offered, and leaves out the lines that do not fit.
private struct TextLayout: NodeLayout {
  /// The text and its style, without a width.
  let request: TextRequest
  /// The style that the font is of; nil for one of a fixed size.
  let style: TextStyle?
  let color: ShownColor
  /// True if any text that does not fit is meant to be left out.
  let isCutMeant: Bool
  /// True for bars in the place of the lines.
  let isRedacted: Bool
  /// The mark of the text's view.
  let mark: ViewMark?
  private let whole = Whole()

  init(
    request: TextRequest, style: TextStyle?, color: ShownColor, isCutMeant: Bool,
    isRedacted: Bool, mark: ViewMark?
  ) {
    self.request = request
    self.style = style
    self.color = color
    self.isCutMeant = isCutMeant || isRedacted
    self.isRedacted = isRedacted
    self.mark = mark
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
    if color.color.alpha > 0, let cut = try cut(of: text, in: frame, proposal: proposal, pass: pass)
    {
      pass.noticeCut(cut, of: beginning, at: frame, mark: mark)
    }
    if color.color.alpha > 0 { pass.cover(frame) }
    if isRedacted {
      return PlacedView(frame: frame, drawing: RedactedDrawing(text: text, color: color))
    }
    return PlacedView(
      frame: frame,
      drawing: TextDrawing(
        string: request.string, font: request.font, style: style, text: text, color: color))
  }

  /// The text's first characters, by which it is named.
  private var beginning: String { String(request.string.prefix(60)) }

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

/// Lines of glyph runs in one colour.
private struct TextDrawing: ViewDrawing {
  /// All of the text, in the font that was asked for.
  let string: String
  let font: FontRequest
  let style: TextStyle?
  let text: ShapedText
  let color: ShownColor

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard color.color.alpha > 0, view.frame.width > 0 else { return }
    commands += text.commands(at: view.frame.origin, color: color.color)
  }

  func group(in frame: Rect) -> Group? { nil }

  func part(of view: PlacedView) -> ViewPart {
    .own(.text(ScreenPart.Text(text, at: view.frame.origin)))
  }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.view(.text))
    look.text = string
    look.font = ViewLook.Font(
      request: font, family: text.lines.first?.runs.first?.run.font.family, style: style,
      lineHeight: text.lines.first?.frame.height)
    look.color = color
    return look
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
