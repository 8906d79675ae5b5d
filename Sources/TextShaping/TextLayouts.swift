import LayoutGeometry

/// One text in one style, with the ways in which it has been broken into lines so far.
///
/// Every paragraph is shaped as a single line first; if that fits, no width needs another shaping.
final class TextLayouts {
  let notices: [TextNotice]
  private let stack: FontStack
  private let paragraphs: [StyledText]
  private let styles: [ShapingStyle]
  private let isCut: Bool
  private let direction: LayoutDirection
  private let patterns: Patterns?
  private let avoidsLoneWords: Bool
  /// The first paragraph as one line, which suffices for most labels.
  private var first: ParagraphLines?
  /// For each paragraph, and for each with the text that represents those after it, first as one
  /// line.
  private var known: [Slot: [ParagraphLines]] = [:]
  /// The results of `FontStack.clusters` for long paragraphs.
  private var clusters: [Slot: FontStack.Clusters] = [:]

  /// Opens the patterns of a text's language.
  typealias Patterns = () -> HyphenationPatterns

  private struct Slot: Hashable {
    var paragraph: Int
    var cut = Cut.none
  }

  /// The text that a paragraph shows for those after it, if there is not room for all.
  private enum Cut {
    /// Nothing: they follow on lines of their own.
    case none
    /// An ellipsis after it.
    case ellipsis
    /// An ellipsis and the last one, which take its own place.
    case end
    /// An ellipsis and the last one after it.
    case ellipsisAndEnd
    /// The last one after it; the text between them is left out together with a part of them.
    case spaceAndEnd
  }

  /// Creates the layouts of a label's `paragraphs` in the faces of `stack`.
  ///
  /// - Parameter patterns: Asked for when a line breaks; nil for words that stay whole.
  init(
    paragraphs: [StyledText], styles: [ShapingStyle], isCut: Bool, notices: [TextNotice],
    stack: FontStack, direction: LayoutDirection, patterns: Patterns?, avoidsLoneWords: Bool
  ) {
    self.paragraphs = paragraphs
    self.styles = styles
    self.isCut = isCut
    self.notices = notices
    self.stack = stack
    self.direction = direction
    self.patterns = patterns
    self.avoidsLoneWords = avoidsLoneWords
  }

  /// The positions of the lines under and through the letters of each style, at the size at which
  /// texts are shaped.
  var fontLines: [ShapedText.FontLines] { stack.fontLines(of: styles) }

  /// Returns the text's lines, at the size at which texts are shaped.
  ///
  /// - Parameters:
  ///   - wrapWidth: In Pango's units; nil for lines of any length.
  ///   - lineLimit: At least 1.
  ///   - mode: The part of the text that is left out if it does not fit.
  func lines(
    wrapWidth: Int?, lineLimit: Int, mode: TruncationMode
  ) -> (lines: [ParagraphLines.Line], isTruncated: Bool, splitsWord: Bool) {
    var lines: [ParagraphLines.Line] = []
    var splitsWord = false
    for index in paragraphs.indices {
      let room = lineLimit - lines.count
      func shaped(_ cut: Cut) -> ParagraphLines {
        part(
          Slot(paragraph: index, cut: cut), wrapWidth: wrapWidth, lineLimit: room, mode: mode)
      }
      var shown = shaped(.none)
      let isLast = index == paragraphs.count - 1
      let isFull = shown.lines.count >= room && !isLast
      if isFull, mode != .tail {
        shown = shaped(mode == .head && room == 1 ? .end : .ellipsisAndEnd)
        // One ellipsis is enough: the one that represents more.
        if shown.isTruncated, mode == .middle || room > 1 {
          let joined = shaped(.spaceAndEnd)
          if joined.isTruncated { shown = joined }
        }
        shown.isTruncated = true
      } else if !shown.isTruncated, isFull || (isLast && isCut) {
        shown = shaped(.ellipsis)
        shown.isTruncated = true
      }
      // The lines of a label are those of its only paragraph.
      if lines.isEmpty { lines = shown.lines } else { lines += shown.lines }
      splitsWord = splitsWord || shown.splitsWord
      if shown.isTruncated { return (lines, true, splitsWord) }
    }
    return (lines, false, splitsWord)
  }

  private func text(of slot: Slot) -> StyledText {
    let own = paragraphs[slot.paragraph]
    let end = paragraphs[paragraphs.count - 1]
    return switch slot.cut {
    case .none: own
    case .ellipsis: own.withoutTrailingSpaces.appending(stack.ellipsis)
    case .end: end.prefixed(by: stack.ellipsis)
    case .ellipsisAndEnd: own.appending(stack.ellipsis) + end
    case .spaceAndEnd: own.appending(" ") + end
    }
  }

  private func part(
    _ slot: Slot, wrapWidth: Int?, lineLimit: Int, mode: TruncationMode
  ) -> ParagraphLines {
    if slot == Self.start {
      let line = first ?? self.line(of: text(of: slot), mode: mode)
      first = line
      if line.serves(wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode) { return line }
    }
    if let found = known[slot]?.first(where: {
      $0.serves(wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
    }) {
      return found
    }
    let text = text(of: slot)
    if known[slot] == nil {
      let whole = (slot == Self.start ? first : nil) ?? line(of: text, mode: mode)
      known[slot] = [whole]
      if whole.serves(wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode) { return whole }
    }
    if lineLimit == 1, let wrapWidth, let mark = ellipsisAlone(wrapWidth: wrapWidth) {
      return mark
    }
    guard
      let visible = visiblePart(
        of: text, slot: slot, wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
    else { return known[slot, default: []][0] }
    var broken = broken(visible, wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
    if !broken.isTruncated, visible.string.utf8.count < text.string.utf8.count {
      // Text that cannot be broken, such as tabs, is longer than any limit allows.
      broken = self.broken(text, wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
    }
    // A view is asked for a handful of widths; a text at many of them keeps the latest.
    if known[slot, default: []].count > 8 { known[slot]?.remove(at: 1) }
    known[slot]?.append(broken)
    return broken
  }

  private static let start = Slot(paragraph: 0)

  private func line(of text: StyledText, mode: TruncationMode) -> ParagraphLines {
    stack.lines(
      of: text, styles: styles, wrapWidth: nil, lineLimit: 1, mode: mode, direction: direction)
  }

  /// Returns the text in lines that break between words, or within those that may be hyphenated.
  private func broken(
    _ text: StyledText, wrapWidth: Int?, lineLimit: Int, mode: TruncationMode
  ) -> ParagraphLines {
    func lines(_ text: StyledText, joining word: LoneWord?) -> ParagraphLines {
      var lines = stack.lines(
        of: text, styles: styles, wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode,
        direction: direction, joining: word)
      if !avoidsLoneWords { lines.loneWord = nil }
      return lines
    }
    let plain = lines(text, joining: nil)
    if plain.lines.count > 1, let wrapWidth, case .known(let dictionary) = patterns?() {
      return HyphenatedLines(dictionary: dictionary, wrapWidth: wrapWidth) {
        lines($0, joining: nil)
      }
      .hyphenated(text, plain)
    }
    guard let word = plain.loneWord else { return plain }
    let joined = lines(text, joining: word)
    return word.isJoined(in: joined, insteadOf: plain, of: text) ? joined : plain
  }

  /// Returns the ellipsis, if a single line of `wrapWidth` has no room for more; it may be wider.
  private func ellipsisAlone(wrapWidth: Int) -> ParagraphLines? {
    // In the first style, whose font may have another size than those that decide the scale.
    let mark = stack.ellipsisLine(of: styles, direction: direction)
    guard wrapWidth <= mark.width else { return nil }
    var result = mark
    result.isTruncated = true
    return result
  }

  /// Returns as much of `text` as `lineLimit` lines can hold, and then some more, so that it is
  /// still cut; nil for a text that cannot be broken.
  ///
  /// Pango shapes the rest of a text anew for every line, so that its time grows with their
  /// product.
  private func visiblePart(
    of text: StyledText, slot: Slot, wrapWidth: Int?, lineLimit: Int, mode: TruncationMode
  ) -> StyledText? {
    // A text this short costs less than finding where to cut it.
    guard text.string.utf8.count > 200, let wrapWidth else { return text }
    let clusters =
      clusters[slot] ?? stack.clusters(of: text, styles: styles, direction: direction)
    self.clusters[slot] = clusters
    // Longer than 33 scalars of four bytes ever are: a font has joined clusters that Unicode does
    // not, and Pango would try to break them at each of their characters, for minutes.
    if clusters.longest > 512 { return nil }
    // A cluster wider than the line has one to itself. Spaces are not counted: those at the end of
    // a line take no room.
    var wideClusters = 0
    var narrowAdvance = 0
    for byte in text.string.utf8.enumerated() where byte.element != 0x20 {
      let advance = Int(clusters.advances[byte.offset])
      if advance > wrapWidth {
        wideClusters += 1
      } else {
        narrowAdvance += advance
      }
      if wideClusters + narrowAdvance / max(wrapWidth, 1) > lineLimit + 1 {
        let start = text.part(to: byte.offset)
        guard mode != .tail else { return start }
        let end = end(of: clusters, wrapWidth: wrapWidth)
        return byte.offset < end ? start + text.part(from: end) : text
      }
    }
    return text
  }

  /// Returns the start of the last two lines' worth of a text, which is more than a last line can
  /// show.
  private func end(of clusters: FontStack.Clusters, wrapWidth: Int) -> Int {
    var advance = 0
    for (place, cluster) in clusters.advances.enumerated().reversed() where cluster > 0 {
      advance += Int(cluster)
      if advance > 2 * wrapWidth { return place }
    }
    return 0
  }
}
