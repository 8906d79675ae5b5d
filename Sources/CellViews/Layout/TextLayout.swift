import DisplayList
import LayoutGeometry
import TextShaping

/// A text: it wraps at the width that it is offered, and leaves out the lines that do not fit.
struct TextLayout: NodeLayout {
  /// The text and its style, without a width.
  let request: TextRequest
  let color: RGBA
  private let whole = Whole()

  init(request: TextRequest, color: RGBA) {
    self.request = request
    self.color = color
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
    guard !request.string.isEmpty else { return PlacedView(frame: frame) }
    let text = try shaped(for: proposal, by: pass.shaper)
    for notice in text.notices {
      pass.notice(.text(notice, in: String(request.string.prefix(40))))
    }
    return PlacedView(frame: frame, drawing: TextDrawing(text: text, color: color))
  }

  private func shaped(
    for proposal: ProposedSize, by shaper: TextShaper
  ) throws -> ShapedText {
    let whole = try whole.text(of: request, by: shaper)
    var text = whole
    var request = request
    if let width = proposal.width, width + Self.tolerance < whole.size.width {
      // No width at all asks for the minimum: the height of a line, whose text is not to be seen.
      request.width = width
      if width <= 0 { request.lineLimit = 1 }
      text = try shaper.shape(request)
    }
    guard let height = proposal.height, height + Self.tolerance < text.size.height else {
      return text
    }
    // At least one line, even where there is no room for it.
    let fitting = text.lines.prefix { $0.frame.maxY <= height + Self.tolerance }.count
    let lineLimit = max(fitting, 1)
    guard lineLimit < text.lines.count else { return text }
    request.lineLimit = lineLimit
    return try shaper.shape(request)
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
