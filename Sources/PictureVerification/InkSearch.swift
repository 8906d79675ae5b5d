import LayoutGeometry

/// The search for a line of text, or a symbol, of a drawing in another picture.
struct InkSearch {
  /// The drawing's own picture.
  let own: PictureField
  /// The other picture.
  let other: PictureField
  /// Device pixels a point.
  let scale: Double

  /// The farthest a part is looked for, in points: farther away other parts are as likely.
  static let reach = (x: 40.0, y: 24.0)

  /// A part in its own picture.
  struct Subject {
    var measure: InkMeasure
    /// The size of a font, or the longer side of a symbol, in pixels.
    var size: Double
    var isText: Bool
    var rule: InkRule
  }

  /// A piece of ink in the other picture that may be the part.
  struct Candidate {
    var ink: Ink
    /// The likeness, less what the distance costs.
    var score: Double
  }

  /// Finds a part in its own picture.
  ///
  /// - Returns: Nil for one that is covered, faint, joined with its neighbours or on an uneven ground:
  ///   what cannot be measured here is not looked for elsewhere.
  func subject(of part: VerifiedScreen.Part) -> Subject? {
    let box = part.frame
    let isText: Bool
    let size: Double
    var gap: Double
    switch part.kind {
    case .text(_, let fontSize, let tracking):
      (isText, size) = (true, fontSize * scale)
      // A space is 0.28 of Inter's size wide, and the letters beside it leave more.
      gap = 0.42 * size + max(0, 2 * tracking * scale)
    case .symbol:
      (isText, size) = (false, max(box.width, box.height) * scale)
      gap = 0.3 * size
    case .picture, .fill, .line: return nil
    }
    let slack = isText ? 0.6 * size : 0.3 * size
    let (columns, rows) = own.clamped(
      box.minX * scale - slack...box.maxX * scale + slack,
      box.minY * scale - 0.1 * size...box.maxY * scale + 0.1 * size)
    let inner = own.clamped(
      box.minX * scale...box.maxX * scale, box.minY * scale...box.maxY * scale)
    let contrast = own.largestStep(columns: inner.columns, rows: inner.rows)
    guard contrast >= 24 else { return nil }
    let rule = InkRule(
      threshold: max(8, UInt8(Double(contrast) * 0.25)), columnGap: max(2, Int(gap.rounded())),
      rowGap: max(1, Int((isText ? 0.12 * size : 0.25 * size).rounded())))
    let pieces = own.ink(columns: columns, rows: rows, by: rule)
      .filter { $0.columns.overlaps(inner.columns) && $0.rows.overlaps(inner.rows) }
    let margin = Int((0.15 * size).rounded(.up)) + 1
    guard pieces.count == 1, let ink = pieces.first,
      ink.columns.lowerBound >= inner.columns.lowerBound - margin,
      ink.columns.upperBound <= inner.columns.upperBound + margin,
      ink.columns.count >= 2, ink.rows.count >= 2
    else { return nil }
    var measure = InkMeasure(ink: ink)
    if case .text(let baseline, _, _) = part.kind {
      let bottom = own.letterBottom(
        of: ink, near: baseline * scale, fontSize: size, threshold: rule.threshold)
      if let bottom, abs(bottom - baseline * scale) < max(1, 0.06 * size) {
        measure.baseline = bottom
      }
    }
    own.addPaint(to: &measure)
    return Subject(measure: measure, size: size, isText: isText, rule: rule)
  }

  /// Returns the pieces of ink in the other picture that may be the part, the likeliest first.
  func candidates(for subject: Subject) -> [Candidate] {
    let own = subject.measure.ink
    let reach = (x: Self.reach.x * scale, y: Self.reach.y * scale)
    let (columns, rows) = other.clamped(
      Double(own.columns.lowerBound) - reach.x - subject.size
        ... Double(own.columns.upperBound) + reach.x + subject.size,
      Double(own.rows.lowerBound) - reach.y - subject.size
        ... Double(own.rows.upperBound) + reach.y + subject.size)
    var rule = subject.rule
    // Ink in another colour may be fainter.
    for threshold in [rule.threshold, max(8, rule.threshold / 3)] {
      rule.threshold = threshold
      let found = other.ink(columns: columns, rows: rows, by: rule)
        .compactMap { candidate($0, for: subject) }
        .sorted { $0.score > $1.score }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func candidate(_ ink: Ink, for subject: Subject) -> Candidate? {
    let own = subject.measure.ink
    let across = Double(ink.columns.count) / Double(own.columns.count)
    let down = Double(ink.rows.count) / Double(own.rows.count)
    let move = (
      x: min(
        abs(Double(ink.columns.lowerBound - own.columns.lowerBound)),
        abs(Double(ink.columns.upperBound - own.columns.upperBound))) / scale,
      y: abs(Double(ink.rows.lowerBound - own.rows.lowerBound)) / scale
    )
    guard move.x <= Self.reach.x, move.y <= Self.reach.y else { return nil }
    let cost = 0.02 * (move.x * move.x + move.y * move.y).squareRoot()
    guard subject.isText else {
      // Two drawings of a symbol are alike in their size alone.
      guard (0.6...1.65).contains(across), (0.6...1.65).contains(down) else { return nil }
      return Candidate(ink: ink, score: 1 - abs(across - 1) - abs(down - 1) - cost)
    }
    let isAsWide = (0.85...1.18).contains(across) || abs(across - 1) * Double(own.columns.count) < 4
    let isAsHigh = (0.8...1.25).contains(down) || abs(down - 1) * Double(own.rows.count) < 3
    let isScaled = (0.6...1.65).contains(across) && (0.87...1.15).contains(across / down)
    guard isAsWide && isAsHigh || isScaled else { return nil }
    // The letters and the spaces of a text are in the same places in another font.
    let parts = max(3, Int((Double(own.columns.count) / subject.size * 4).rounded()))
    let alike = likeness(
      self.own.columnProfile(of: own, parts: parts), other.columnProfile(of: ink, parts: parts))
    // Few letters have few places.
    guard parts < 12 || alike > 0.4 else { return nil }
    return Candidate(ink: ink, score: (parts < 12 ? max(0.4, alike) : alike) - cost)
  }

  /// Measures a piece of ink in the other picture as the part was measured in its own.
  func measure(_ ink: Ink, as subject: Subject) -> InkMeasure {
    var measure = InkMeasure(ink: ink)
    if let baseline = subject.measure.baseline {
      let height = Double(ink.rows.count) / Double(subject.measure.ink.rows.count)
      // The letters' own heights lead near the baseline, and their edges to it.
      let above = (baseline - Double(subject.measure.ink.rows.lowerBound)) * height
      var place = Double(ink.rows.lowerBound) + above
      for _ in 0..<2 {
        guard
          let bottom = other.letterBottom(
            of: ink, near: place, fontSize: subject.size * height,
            threshold: min(subject.rule.threshold, 40))
        else { break }
        place = bottom
        measure.baseline = bottom
      }
    }
    other.addPaint(to: &measure)
    return measure
  }
}
