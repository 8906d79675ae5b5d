import DisplayList
import LayoutGeometry

/// Glyph runs that people edit as one text: the parts of a line, and the lines of a paragraph.
struct EditableText {
  /// A run and its origin, in points of the canvas.
  struct Piece {
    var run: GlyphRun
    var origin: Point
    /// True if the piece begins a line under the one before it.
    var startsLine: Bool
  }

  /// The runs, in reading order.
  private(set) var pieces: [Piece]
  /// The paint of all.
  let paint: Paint

  /// Runs that are nearer to each other, in points, are parts of one line.
  static let gap = 0.01

  /// A run and those of the commands behind it that go on with it.
  init(
    _ run: GlyphRun, at origin: Point, _ paint: Paint, followedBy commands: ArraySlice<Command>
  ) {
    pieces = [Piece(run: run, origin: origin, startsLine: false)]
    self.paint = paint
    for command in commands {
      guard case .glyphRun(let run, let origin, paint) = command,
        let piece = continuation(run, origin)
      else { return }
      pieces.append(piece)
    }
  }

  /// The run as a piece of the text; nil if it is not known to be one.
  ///
  /// Viewers differ where directions mix, so that each run to the left is a text of its own.
  private func continuation(_ run: GlyphRun, _ origin: Point) -> Piece? {
    guard let last = pieces.last, last.run.level == 0, run.level == 0, last.run.stretch == 1,
      run.stretch == 1
    else { return nil }
    if origin.y == last.origin.y {
      let isBehind = abs(origin.x - last.origin.x - last.run.advance) < Self.gap
      return isBehind ? Piece(run: run, origin: origin, startsLine: false) : nil
    }
    // A line that breaks between words ends with the space that it breaks at.
    let distance = origin.y - last.origin.y
    guard last.run.text.last?.isWhitespace == true, run.size == last.run.size,
      distance > run.size / 2, distance < run.size * 3
    else { return nil }
    return Piece(run: run, origin: origin, startsLine: true)
  }
}
