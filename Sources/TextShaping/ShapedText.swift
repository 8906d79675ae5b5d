package import DisplayList
package import LayoutGeometry

/// A text as lines of glyph runs, in points from the text's top left corner.
package struct ShapedText: Hashable, Sendable {
  /// The smallest size that holds all lines: their widest width, the sum of their heights.
  ///
  /// A line's width includes the space at which it was broken, as far as there is room for it.
  package var size: Size
  /// From top to bottom; empty for an empty text.
  package var lines: [Line]
  /// Indicates whether text was left out because there is not enough room.
  package var isTruncated: Bool
  /// The notices from shaping, each once.
  package var notices: [TextNotice]

  /// Creates a text of `lines` that are in place.
  package init(size: Size, lines: [Line], isTruncated: Bool, notices: [TextNotice]) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.notices = notices
  }

  /// The factor by which the text was scaled down to fit, at most 1.
  package var scaleFactor = 1.0
  /// The positions of the lines under and through the letters of each style.
  package var fontLines: [FontLines] = []

  /// Returns the text's glyphs in one colour, with its top left corner at `origin`.
  package func commands(at origin: Point, color: RGBA) -> [Command] {
    lines.flatMap(\.runs).map { .glyphRun($0.run, origin + $0.origin, .color(color)) }
  }

  /// One line of a text.
  package struct Line: Hashable, Sendable {
    /// The line's place: as high as its fonts' line height, as wide as its advance.
    ///
    /// Every line has room for the text's own font; one that needs another grows if that is higher
    /// or deeper.
    package var frame: Rect
    /// The baseline's distance from the text's top, in points.
    package var baseline: Double
    /// From left to right, whatever the direction of reading.
    package var runs: [PlacedRun]
    /// The room for pictures, from left to right.
    package var pictures: [PlacedPicture] = []
    /// Indicates whether the line ends with the hyphen of a broken word.
    package var isHyphenated = false

    /// Creates a line of `runs` that are in place.
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
    /// The number of the run's style.
    package var style: Int = 0
  }

  /// The room for a picture.
  package struct PlacedPicture: Hashable, Sendable {
    /// The number of the picture's style.
    package var style: Int
    /// The room, in points from the text's top left corner.
    package var frame: Rect
  }

  /// The positions of the lines under and through the letters of a font, in points.
  package struct FontLines: Hashable, Sendable {
    /// The distance of the upper edge of the line under the letters below the baseline.
    package var underline: Double
    /// The width of the line under the letters.
    package var underlineWidth: Double
    /// The distance of the upper edge of the line through the letters above the baseline.
    package var strikethrough: Double
    /// The width of the line through the letters.
    package var strikethroughWidth: Double
  }
}

/// A notice from shaping a text.
public enum TextNotice: Hashable, Sendable {
  /// A character that no font of the catalog has; a replacement character is shown for it.
  case missingCharacter(Unicode.Scalar)
  /// The text had more than `limit` Unicode scalars and was cut there.
  case tooManyCharacters(limit: Int)
  /// The text had more than `limit` lines and was cut there.
  case tooManyLines(limit: Int)
  /// A run of more than `limit` combining marks was cut there.
  case tooManyCombiningMarks(limit: Int)
  /// A line ends within a word, which is too long for it.
  case brokenWord
  /// The family of the design is not installed, or that which the font names is not in the catalog; the
  /// default one replaces it.
  case missingFamily(String, package: String?)
  /// The text is not hyphenated: the package with the patterns of its language, given by the
  /// language's tag, or that of the library is not installed.
  case missingHyphenation(String, package: String)
}

extension ShapedText {
  /// Stacks `lines`, aligns them within the widest one, and scales all to the request's size.
  init(
    lines: [ParagraphLines.Line], scale: Double, factor: Double = 1, request: TextRequest,
    isTruncated: Bool, notices: [TextNotice]
  ) {
    func size(ofStyle style: Int) -> Double {
      (request.runs.isEmpty ? request.font : request.runs[style].font).size * factor
    }
    let stacking = LineStacking(request, scale: scale, factor: factor)
    // As TextKit has it: a text in a stack is as wide, though its letters are aligned without it.
    let width = lines.reduce(0) {
      max($0, $1.width, min($1.width + $1.endSpace, (request.width ?? 0) / scale))
    }
    let slack = request.alignment.leftShare(in: request.layoutDirection)
    var top = 0.0
    var placed: [Line] = []
    placed.reserveCapacity(lines.count)
    for line in lines {
      let left = (width - line.width) * slack
      let height = stacking.height(of: line)
      if !placed.isEmpty { top += stacking.pitch(to: line) - height }
      let baseline = top + stacking.ascent(of: line)
      var shaped = Line(
        frame: Rect(x: left * scale, y: top, width: line.width * scale, height: height),
        baseline: baseline,
        runs: line.runs.map { placedRun in
          PlacedRun(
            run: placedRun.run.scaled(by: scale, size: size(ofStyle: placedRun.style)),
            origin: Point(
              x: (left + placedRun.origin.x) * scale, y: baseline + placedRun.origin.y * scale),
            style: placedRun.style)
        })
      shaped.pictures = line.pictures.map { picture in
        PlacedPicture(
          style: picture.style,
          frame: Rect(
            x: (left + picture.frame.minX) * scale, y: baseline + picture.frame.minY * scale,
            width: picture.frame.width * scale, height: picture.frame.height * scale))
      }
      shaped.isHyphenated = line.isHyphenated
      placed.append(shaped)
      top += height
    }
    self.init(
      size: Size(width: width * scale, height: top), lines: placed,
      isTruncated: isTruncated, notices: notices)
  }
}

extension ShapedText.FontLines {
  func scaled(by factor: Double) -> Self {
    Self(
      underline: underline * factor, underlineWidth: underlineWidth * factor,
      strikethrough: strikethrough * factor, strikethroughWidth: strikethroughWidth * factor)
  }
}

extension GlyphRun {
  /// - Parameter size: That of the run's style, without the error of the scale. Emoji have another one.
  fileprivate func scaled(by scale: Double, size: Double) -> GlyphRun {
    let ownSize = self.size * scale
    var run = GlyphRun(
      font: font, size: (ownSize - size).magnitude < size * 1e-9 ? size : ownSize,
      glyphs: glyphs.map { Glyph(id: $0.id, x: $0.x * scale, y: $0.y * scale) },
      advance: advance * scale, ascent: ascent * scale, descent: descent * scale, text: text)
    run.level = level
    run.tracking = tracking * scale
    run.fontTracking = fontTracking * scale
    run.hasMonospacedDigits = hasMonospacedDigits
    run.hasContextualAlternates = hasContextualAlternates
    return run
  }
}

extension TextAlignment {
  /// Returns the share of a line's free width that is on its left.
  fileprivate func leftShare(in direction: LayoutDirection) -> Double {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.center, _): 0.5
    case (.leading, .rightToLeft), (.trailing, .leftToRight): 1
    }
  }
}
