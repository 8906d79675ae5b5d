import DisplayList
import LayoutGeometry

extension ShapedText {
  /// Stacks `lines`, aligns them within the widest one, and scales all to the request's size.
  init(
    lines: [ParagraphLines.Line], scale: Double, request: TextRequest, isTruncated: Bool,
    notices: [TextNotice]
  ) {
    let width = lines.reduce(0) { max($0, $1.width) }
    let slack = request.alignment.leftShare(in: request.layoutDirection)
    var top = 0.0
    var placed: [Line] = []
    placed.reserveCapacity(lines.count)
    for line in lines {
      let left = (width - line.width) * slack
      let height = line.ascent + line.descent
      placed.append(
        Line(
          frame: Rect(
            x: left * scale, y: top * scale, width: line.width * scale, height: height * scale),
          baseline: (top + line.ascent) * scale,
          runs: line.runs.map { placedRun in
            PlacedRun(
              run: placedRun.run.scaled(by: scale, size: request.font.size),
              origin: Point(
                x: (left + placedRun.origin.x) * scale, y: (top + line.ascent) * scale))
          }))
      top += height
    }
    self.init(
      size: Size(width: width * scale, height: top * scale), lines: placed,
      isTruncated: isTruncated, notices: notices)
  }
}

extension GlyphRun {
  fileprivate func scaled(by scale: Double, size: Double) -> GlyphRun {
    var run = GlyphRun(
      font: font, size: size,
      glyphs: glyphs.map { Glyph(id: $0.id, x: $0.x * scale, y: $0.y * scale) },
      advance: advance * scale, ascent: ascent * scale, descent: descent * scale, text: text)
    run.level = level
    return run
  }
}

extension TextAlignment {
  /// The share of a line's free width that is on its left.
  fileprivate func leftShare(in direction: LayoutDirection) -> Double {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.center, _): 0.5
    case (.leading, .rightToLeft), (.trailing, .leftToRight): 1
    }
  }
}
