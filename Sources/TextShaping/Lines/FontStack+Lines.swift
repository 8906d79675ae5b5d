import CPango
import DisplayList
import LayoutGeometry

extension FontStack {
  /// Breaks one paragraph into lines of glyph runs.
  ///
  /// - Parameters:
  ///   - text: Without line feeds; empty text makes one line without runs.
  ///   - wrapWidth: Where lines break, in Pango's units; nil for one line however long.
  ///   - lineLimit: How many lines there may be, at least 1; the last one has an ellipsis where text
  ///     is left.
  ///   - mode: What of the last line the ellipsis stands for.
  ///   - direction: For a paragraph whose own characters have none.
  func lines(
    of text: String, wrapWidth: Int?, lineLimit: Int, mode: TruncationMode,
    direction: LayoutDirection
  ) -> ParagraphLines {
    var text = text
    return text.withUTF8 { bytes in
      set(bytes, wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode, direction: direction)
      return collectLines(of: bytes, wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
    }
  }

  private func set(
    _ text: UnsafeBufferPointer<UInt8>, wrapWidth: Int?, lineLimit: Int, mode: TruncationMode,
    direction: LayoutDirection
  ) {
    shapingCount += 1
    pango_context_set_base_dir(
      context, direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    // "Sets the text of the layout" to a copy of these bytes.
    text.withMemoryRebound(to: CChar.self) { characters in
      pango_layout_set_text(layout, characters.baseAddress, Int32(characters.count))
    }
    // Pango puts hyphens everywhere or nowhere; a soft hyphen asks for them.
    let hasSoftHyphen = zip(text, text.dropFirst()).contains { $0 == (0xC2, 0xAD) }
    // The layout takes a reference of its own.
    pango_layout_set_attributes(layout, hasSoftHyphen ? nil : withoutHyphens.pointer)
    if let wrapWidth {
      pango_layout_set_width(layout, Int32(clamping: max(wrapWidth, 0)))
      pango_layout_set_ellipsize(layout, mode.ellipsizeMode)
      // "If height is negative, it will be the (negative of) maximum number of lines per
      // paragraph."
      pango_layout_set_height(layout, -Int32(clamping: lineLimit))
    } else {
      pango_layout_set_width(layout, -1)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    }
  }

  /// The clusters of a paragraph on one long line.
  func clusters(of text: String, direction: LayoutDirection) -> Clusters {
    var text = text
    return text.withUTF8 { bytes in
      set(bytes, wrapWidth: nil, lineLimit: 1, mode: .tail, direction: direction)
      var clusters = Clusters(advances: [Int32](repeating: 0, count: bytes.count), longest: 0)
      var starts: Set<Int> = [bytes.count]
      // "(transfer none)": the line is the layout's.
      var next = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
      while let node = next {
        next = node.pointee.next
        guard let data = node.pointee.data else { continue }
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        guard let string = item.glyphs?.pointee, let start = item.item?.pointee.offset else {
          continue
        }
        for index in 0..<Int(string.num_glyphs) {
          let byte = Int(start) + Int(string.log_clusters[index])
          if clusters.advances.indices.contains(byte) {
            clusters.advances[byte] &+= string.glyphs[index].geometry.width
            starts.insert(byte)
          }
        }
      }
      let ordered = starts.sorted()
      clusters.longest = zip(ordered.dropFirst(), ordered).reduce(0) { max($0, $1.0 - $1.1) }
      return clusters
    }
  }

  /// The clusters of a paragraph: what a font draws as one.
  struct Clusters {
    /// How far each cluster reaches, in Pango's units, at its first byte; 0 at all other bytes.
    var advances: [Int32]
    /// How many bytes the longest cluster has.
    var longest: Int
  }

  private func collectLines(
    of text: UnsafeBufferPointer<UInt8>, wrapWidth: Int?, lineLimit: Int, mode: TruncationMode
  ) -> ParagraphLines {
    let base = baseMetrics()
    var result = ParagraphLines(
      lines: [], width: 0, wrapWidth: wrapWidth, lineLimit: lineLimit, truncationMode: mode,
      isTruncated: false)
    // "(transfer none)": the list and its lines are the layout's.
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      if let data = node.pointee.data {
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        let (collected, width) = collectRuns(of: line.pointee, in: text, base: base)
        result.lines.append(collected)
        result.width = max(result.width, width)
      }
      next = node.pointee.next
    }
    result.isTruncated = wrapWidth != nil && pango_layout_is_ellipsized(layout) != 0
    return result
  }
}

extension TruncationMode {
  /// Pango's name of the mode.
  fileprivate var ellipsizeMode: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
