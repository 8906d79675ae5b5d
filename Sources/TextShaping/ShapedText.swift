package import DisplayList
package import LayoutGeometry

/// A text as lines of glyph runs, in points from the text's top left corner.
package struct ShapedText: Hashable, Sendable {
  /// The smallest size that holds all lines: their widest width, the sum of their heights.
  package var size: Size
  /// From top to bottom; empty for an empty text.
  package var lines: [Line]
  /// True if text was left out for want of room.
  package var isTruncated: Bool
  /// What shaping noticed, each thing once.
  package var notices: [TextNotice]

  /// A text of `lines` that are in place.
  package init(size: Size, lines: [Line], isTruncated: Bool, notices: [TextNotice]) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.notices = notices
  }

  /// The text's glyphs in one colour, with its top left corner at `origin`.
  package func commands(at origin: Point, color: RGBA) -> [Command] {
    lines.flatMap(\.runs).map { .glyphRun($0.run, origin + $0.origin, .color(color)) }
  }

  /// One line of a text.
  package struct Line: Hashable, Sendable {
    /// The line's place: as high as its fonts' line height, as wide as its advance.
    ///
    /// Every line has room for the text's own font; one that needs another grows where that is
    /// higher or deeper.
    package var frame: Rect
    /// The baseline's distance from the text's top, in points.
    package var baseline: Double
    /// From left to right, whatever the direction of reading.
    package var runs: [PlacedRun]

    /// A line of `runs` that are in place.
    package init(frame: Rect, baseline: Double, runs: [PlacedRun]) {
      self.frame = frame
      self.baseline = baseline
      self.runs = runs
    }
  }

  /// A glyph run and the place of its origin.
  package struct PlacedRun: Hashable, Sendable {
    /// The glyphs, relative to `origin`.
    package var run: GlyphRun
    /// The left end of the run's baseline, in points from the text's top left corner.
    package var origin: Point

    /// A run at `origin`.
    package init(run: GlyphRun, origin: Point) {
      self.run = run
      self.origin = origin
    }
  }
}

/// What shaping noticed about a text.
public enum TextNotice: Hashable, Sendable {
  /// A character that no font of the catalog has; a replacement character is shown for it.
  case missingCharacter(Unicode.Scalar)
  /// The text had more than `limit` Unicode scalars and was cut there.
  case tooManyCharacters(limit: Int)
  /// The text had more than `limit` lines and was cut there.
  case tooManyLines(limit: Int)
  /// A run of more than `limit` combining marks was cut there.
  case tooManyCombiningMarks(limit: Int)
}

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
