/// The heights of a text's lines and their distances, in points.
///
/// A text is as high as its first line and the distances of all others from the one before. The
/// distance is the leading of the text style, or the line's own height if that is larger. A line
/// height that was asked for replaces both; what it adds or takes away is below the letters, whose
/// baseline stays where it is.
///
/// Source: texts of SwiftUI on iOS 18.2 and 18.5, and labels of UIKit on iOS 13.3 (`docs/truth.md`).
/// Assumed: that a line height leaves the baseline in its place; no picture of it was found.
struct LineStacking {
  private let request: TextRequest
  private let scale: Double
  private let factor: Double
  private let lineHeight: LineHeight?
  /// The height of all lines, in points; nil for lines as high as their fonts.
  private let fixedHeight: Double?

  /// Creates the heights of lines that are shaped at a scale.
  ///
  /// - Parameter factor: The text's size as a share of the size that was asked for.
  init(_ request: TextRequest, scale: Double, factor: Double) {
    self.request = request
    self.scale = scale
    self.factor = factor
    lineHeight = request.lineHeight?.bounded
    fixedHeight = lineHeight?.points(size: request.largestSize * factor)
  }

  /// Returns the height of a line, rounded up to a pixel.
  func height(of line: ParagraphLines.Line) -> Double {
    (fixedHeight ?? (line.ascent + line.descent) * scale).roundedUp(toMultipleOf: request.pixel)
  }

  /// Returns the height of a line above its baseline, which is at a pixel.
  ///
  /// Source: OpenSwiftUI's `NSAttributedString.Metrics`, audited against SwiftUI 6.5.4.
  func ascent(of line: ParagraphLines.Line) -> Double {
    let ascent = line.ascent * scale
    return request.pixel > 0 ? (ascent / request.pixel).rounded() * request.pixel : ascent
  }

  /// Returns the distance of a line's lower edge from that of the line before it.
  func pitch(to line: ParagraphLines.Line) -> Double {
    let fonts =
      request.runs.isEmpty || line.runs.isEmpty
      ? [request.font] : line.runs.map { request.runs[$0.style].font }
    let (height, spacing) = (height(of: line), request.lineSpacing * factor)
    guard lineHeight == nil, let leading = fonts.compactMap(\.leading).max() else {
      return height + spacing
    }
    // In tight leading even lines without letters of other fonts are closer than they are high.
    let own = (fonts.map(\.size).max() ?? 0) * FontLineMetrics.systemLineHeight
    let isHigher = height > own.roundedUp(toMultipleOf: request.pixel) + 1e-6
    return (isHigher ? max(leading * factor, height) : leading * factor) + spacing
  }

  /// Returns the number of lines, from the first, whose total height is at most `height`.
  func lineCount(of lines: [ParagraphLines.Line], within height: Double) -> Int {
    // A height that was computed from these lines must hold them all: the error of sums of doubles
    // is far below a thousandth of a point.
    var room = height + 0.001
    for (index, line) in lines.enumerated() {
      room -= index == 0 ? self.height(of: line) : pitch(to: line)
      if room < 0 { return index }
    }
    return lines.count
  }
}
