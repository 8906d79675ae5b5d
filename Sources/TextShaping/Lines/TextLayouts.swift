import LayoutGeometry

/// One text in one style, with the ways in which it has been broken into lines so far.
///
/// Every paragraph is shaped as a single line first; where that fits, no width needs another
/// shaping.
final class TextLayouts {
  let notices: [TextNotice]
  private let stack: FontStack
  private let paragraphs: [String]
  private let isCut: Bool
  private let ellipsis: String
  private let direction: LayoutDirection
  /// For each paragraph, and for each paragraph with an ellipsis behind it.
  private var known: [Slot: [ParagraphLines]] = [:]

  private struct Slot: Hashable {
    var paragraph: Int
    var hasEllipsis: Bool
  }

  /// The layouts of a label's `paragraphs` in the faces of `stack`.
  init(
    paragraphs: [String], isCut: Bool, notices: [TextNotice], stack: FontStack, ellipsis: String,
    direction: LayoutDirection
  ) {
    self.paragraphs = paragraphs
    self.isCut = isCut
    self.notices = notices
    self.stack = stack
    self.ellipsis = ellipsis
    self.direction = direction
  }

  /// The text's lines, at the size at which texts are shaped.
  ///
  /// - Parameters:
  ///   - wrapWidth: In Pango's units; nil for lines as long as they are.
  ///   - lineLimit: At least 1.
  func lines(
    wrapWidth: Int?, lineLimit: Int
  ) -> (lines: [ParagraphLines.Line], isTruncated: Bool) {
    var lines: [ParagraphLines.Line] = []
    for index in paragraphs.indices {
      let room = lineLimit - lines.count
      var part = self.part(
        Slot(paragraph: index, hasEllipsis: false), wrapWidth: wrapWidth, lineLimit: room)
      let isLast = index == paragraphs.count - 1
      let isFull = part.lines.count >= room && !isLast
      if !part.isTruncated, isFull || (isLast && isCut) {
        part = self.part(
          Slot(paragraph: index, hasEllipsis: true), wrapWidth: wrapWidth, lineLimit: room)
        part.isTruncated = true
      }
      lines += part.lines
      if part.isTruncated { return (lines, true) }
    }
    return (lines, false)
  }

  private func part(_ slot: Slot, wrapWidth: Int?, lineLimit: Int) -> ParagraphLines {
    if let found = known[slot]?.first(where: {
      $0.serves(wrapWidth: wrapWidth, lineLimit: lineLimit)
    }) {
      return found
    }
    let text = paragraphs[slot.paragraph] + (slot.hasEllipsis ? ellipsis : "")
    if known[slot] == nil {
      let whole = stack.lines(of: text, wrapWidth: nil, lineLimit: 1, direction: direction)
      known[slot] = [whole]
      if whole.serves(wrapWidth: wrapWidth, lineLimit: lineLimit) { return whole }
    }
    let broken = stack.lines(
      of: text, wrapWidth: wrapWidth, lineLimit: lineLimit, direction: direction)
    // A view is asked for a handful of widths; a text at many of them keeps the latest.
    if known[slot, default: []].count > 8 { known[slot]?.remove(at: 1) }
    known[slot]?.append(broken)
    return broken
  }
}
