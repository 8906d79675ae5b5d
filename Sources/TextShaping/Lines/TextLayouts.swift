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
  private let direction: LayoutDirection
  /// For each paragraph, and for each paragraph with an ellipsis behind it.
  private var known: [Slot: [ParagraphLines]] = [:]
  /// What `FontStack.clusters` says about a long paragraph.
  private var clusters: [Slot: FontStack.Clusters] = [:]

  private struct Slot: Hashable {
    var paragraph: Int
    var hasEllipsis: Bool
  }

  /// The layouts of a label's `paragraphs` in the faces of `stack`.
  init(
    paragraphs: [String], isCut: Bool, notices: [TextNotice], stack: FontStack,
    direction: LayoutDirection
  ) {
    self.paragraphs = paragraphs
    self.isCut = isCut
    self.notices = notices
    self.stack = stack
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
    let text = paragraphs[slot.paragraph] + (slot.hasEllipsis ? stack.ellipsis : "")
    if known[slot] == nil {
      let whole = stack.lines(of: text, wrapWidth: nil, lineLimit: 1, direction: direction)
      known[slot] = [whole]
      if whole.serves(wrapWidth: wrapWidth, lineLimit: lineLimit) { return whole }
    }
    if lineLimit == 1, let wrapWidth, let mark = ellipsisAlone(wrapWidth: wrapWidth) {
      return mark
    }
    guard
      let visible = visiblePart(of: text, slot: slot, wrapWidth: wrapWidth, lineLimit: lineLimit)
    else { return known[slot, default: []][0] }
    var broken = stack.lines(
      of: visible, wrapWidth: wrapWidth, lineLimit: lineLimit, direction: direction)
    if !broken.isTruncated, visible.utf8.count < text.utf8.count {
      // What cannot be broken, such as tabs, is longer than any limit says.
      broken = stack.lines(
        of: text, wrapWidth: wrapWidth, lineLimit: lineLimit, direction: direction)
    }
    // A view is asked for a handful of widths; a text at many of them keeps the latest.
    if known[slot, default: []].count > 8 { known[slot]?.remove(at: 1) }
    known[slot]?.append(broken)
    return broken
  }

  /// The ellipsis, where it is all that a single line of `wrapWidth` can show; it may be wider.
  private func ellipsisAlone(wrapWidth: Int) -> ParagraphLines? {
    let mark = stack.ellipsisLine(direction: direction)
    guard wrapWidth <= mark.width else { return nil }
    var result = mark
    result.isTruncated = true
    return result
  }

  /// As much of `text` as `lineLimit` lines can hold, and then some more, so that it is still cut;
  /// nil for a text that cannot be broken.
  ///
  /// Pango shapes what is left of a text anew for every line, so that its time grows with their
  /// product.
  private func visiblePart(
    of text: String, slot: Slot, wrapWidth: Int?, lineLimit: Int
  ) -> String? {
    // A text this short costs less than finding where to cut it.
    guard text.utf8.count > 200, let wrapWidth else { return text }
    let clusters = clusters[slot] ?? stack.clusters(of: text, direction: direction)
    self.clusters[slot] = clusters
    // Longer than 33 scalars of four bytes ever are: a font has joined what Unicode does not, and
    // Pango would try to break it at each of its characters, for minutes.
    if clusters.longest > 512 { return nil }
    // A cluster wider than the line has one to itself. Spaces are not counted: those at the end of
    // a line take no room.
    var wideClusters = 0
    var narrowAdvance = 0
    for (index, byte) in zip(text.utf8.indices, text.utf8.enumerated()) where byte.element != 0x20 {
      let advance = Int(clusters.advances[byte.offset])
      if advance > wrapWidth {
        wideClusters += 1
      } else {
        narrowAdvance += advance
      }
      if wideClusters + narrowAdvance / max(wrapWidth, 1) > lineLimit + 1 {
        return String(text[..<index])
      }
    }
    return text
  }
}
