import DisplayList
import LayoutGeometry

extension ParagraphLines {
  /// One line; positions are in points from the left end of its baseline.
  struct Line {
    var width: Double
    var ascent: Double
    var descent: Double
    var runs: [ShapedText.PlacedRun]
    /// The start of the line in the paragraph, in bytes.
    var start = 0
    /// Indicates whether the line ends with the hyphen of a broken word.
    var isHyphenated = false
    /// The width of the space at which the line was broken, which `width` does not include.
    var endSpace = 0.0
    /// The part of the paragraph that the last run shows.
    var lastBytes = 0..<0
    /// The characters before the first run that show nothing, such as the beginning of an isolate.
    var lead: (text: String, bytes: Range<Int>) = ("", 0..<0)
    /// The room for pictures, from left to right.
    var pictures: [ShapedText.PlacedPicture] = []
  }
}

extension ParagraphLines.Line {
  /// Makes the line as high as a style's own font needs.
  mutating func makeRoom(for metrics: FontMetrics, in style: ShapingStyle) {
    var metrics = metrics
    metrics.scale(by: style.font.size / FontStack.size)
    ascent = max(ascent, metrics.line.ascent + max(style.rise, 0))
    descent = max(descent, metrics.line.descent - min(style.rise, 0))
  }

  /// Adds the room for a picture on the right of the line.
  mutating func append(
    _ picture: TextRun.Picture, style: Int, raisedBy rise: Double, at x: Double
  ) {
    ascent = max(ascent, picture.ascent + rise)
    descent = max(descent, picture.descent - rise)
    pictures.append(
      ShapedText.PlacedPicture(
        style: style,
        frame: Rect(
          x: x, y: -picture.ascent - rise, width: picture.width,
          height: picture.ascent + picture.descent)))
  }

  /// Removes the spaces at the right end of the line, as iOS does before an ellipsis.
  ///
  /// - Returns: The new end of the line, in points; nil if there were no spaces.
  mutating func removeTrailingSpaces() -> Double? {
    guard let last = runs.last?.run, last.level == 0 else { return nil }
    let letters = last.text.utf8.reversed().drop { $0 == UInt8(ascii: " ") }
    let count = last.text.utf8.count - letters.count
    // A space is a glyph, unless a font joins it with the character before it.
    guard count > 0, !letters.isEmpty, count < last.glyphs.count else { return nil }
    let place = runs.count - 1
    let end = last.glyphs[last.glyphs.count - count].x
    runs[place].run.glyphs.removeLast(count)
    runs[place].run.text = String(last.text.dropLast(count))
    runs[place].run.advance = end
    return runs[place].origin.x + end
  }

  /// Adds `run` on the right of the runs so far; one with the font and the level of the last run
  /// becomes part of it, and so does one that continues it in the same direction, as an isolate's
  /// text does.
  mutating func append(_ run: FontStack.Run, at x: Double) {
    guard let last = runs.indices.last, runs[last].run.font == run.glyphs.font,
      runs[last].run.level == run.glyphs.level || continuesLast(run), runs[last].style == run.style,
      runs[last].run.tracking == run.glyphs.tracking || run.isEllipsis
    else {
      // A run that shows nothing is not a run of its own.
      if run.glyphs.glyphs.isEmpty {
        if runs.isEmpty {
          if lead.bytes.isEmpty { lead = (run.glyphs.text, run.bytes) }
        } else if run.glyphs.isRightToLeft, continuesLast(run) {
          // The characters before a text that is read from the right are on its right.
          runs[runs.count - 1].run.text = run.glyphs.text + runs[runs.count - 1].run.text
        }
        return
      }
      var run = run
      if runs.isEmpty, !run.glyphs.isRightToLeft, lead.bytes.upperBound == run.bytes.lowerBound {
        run.glyphs.text = lead.text + run.glyphs.text
      }
      lastBytes = run.bytes
      ascent = max(ascent, run.metrics.line.ascent + run.rise)
      descent = max(descent, run.metrics.line.descent - run.rise)
      runs.append(
        ShapedText.PlacedRun(
          run: run.glyphs, origin: Point(x: x, y: -run.rise), style: run.style))
      return
    }
    lastBytes =
      min(
        lastBytes.lowerBound, run.bytes.lowerBound)..<max(
        lastBytes.upperBound, run.bytes.upperBound)
    let shift = x - runs[last].origin.x
    runs[last].run.glyphs += run.glyphs.glyphs.map {
      Glyph(id: $0.id, x: $0.x + shift, y: $0.y)
    }
    runs[last].run.advance = shift + run.glyphs.advance
    runs[last].run.ascent = max(runs[last].run.ascent, run.glyphs.ascent)
    runs[last].run.descent = max(runs[last].run.descent, run.glyphs.descent)
    // Read from the right, runs further right come first.
    runs[last].run.text =
      run.glyphs.isRightToLeft
      ? run.glyphs.text + runs[last].run.text : runs[last].run.text + run.glyphs.text
  }

  /// Returns whether a run on the right of the last one is the text after it, or in text that is
  /// read from the right, before it.
  private func continuesLast(_ run: FontStack.Run) -> Bool {
    guard let last = runs.last?.run, last.isRightToLeft == run.glyphs.isRightToLeft else {
      return false
    }
    return run.glyphs.isRightToLeft
      ? run.bytes.upperBound == lastBytes.lowerBound : lastBytes.upperBound == run.bytes.lowerBound
  }
}
