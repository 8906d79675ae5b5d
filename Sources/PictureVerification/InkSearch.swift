import LayoutGeometry

/// The search for a line of text, or a symbol, of a drawing in another picture.
struct InkSearch {
  /// The drawing's own picture.
  let own: PictureField
  /// The other picture.
  let other: PictureField
  /// Device pixels a point.
  let scale: Double

  /// The farthest a text is looked for from its place, in points.
  private static let textReach = Point(x: 40, y: 80)
  /// The farthest a symbol is looked for from where the texts beside it are: many are alike.
  private static let symbolReach = Point(x: 16, y: 16)
  /// The likeness from which a text of letters enough is itself, where another text of its length has 0.5.
  private static let certainLikeness = 0.8
  /// The difference in likeness within which one piece of ink is the part as well as another.
  private static let rivalry = 0.08
  /// The most pieces of ink that a part is compared with.
  private static let candidateLimit = 60
  /// The ink of the other picture by the rules that were asked for: one for each size of letters.
  private var known: [InkRule: [Ink]] = [:]
  /// The profiles of the other picture's ink: many parts are compared with each.
  private var profiles: [ProfileKey: [Double]] = [:]

  private struct ProfileKey: Hashable {
    let ink: Ink
    let parts: Int
  }

  init(own: PictureField, other: PictureField, scale: Double) {
    self.own = own
    self.other = other
    self.scale = scale
  }

  /// A part in its own picture.
  struct Subject {
    var measure: InkMeasure
    /// The line on which letters that end at it are drawn, in pixels; nil for a symbol.
    var line: Double?
    /// The size of a font, or the longer side of a symbol, in pixels.
    var size: Double
    var isText: Bool
    var rule: InkRule
    /// The ink in each part of its width.
    var profile: [Double]
    /// The number of columns in forms of its ink.
    var columns: Int
    /// The forms of its ink; empty on an uneven ground.
    var forms: [InkForm]
  }

  /// A piece of ink in the other picture that may be the part.
  struct Candidate {
    var ink: Ink
    /// The distance from the part, in points.
    var move: Point
    var likeness: Double
    /// The likeness, less what the distance costs.
    var score: Double
    /// Indicates whether it is a text of letters enough that it is this one, wherever it is.
    var isCertain: Bool
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
      gap = VerifiedScreen.Part.wordGap * size + max(0, 2 * tracking * scale)
    case .symbol:
      (isText, size) = (false, max(box.width, box.height) * scale)
      gap = 0.2 * size
    case .picture, .fill, .line, .drawing: return nil
    }
    let slack = isText ? 0.6 * size : 0.3 * size
    let (columns, rows) = own.clamped(
      box.minX * scale - slack...box.maxX * scale + slack,
      box.minY * scale - 0.1 * size...box.maxY * scale + 0.1 * size)
    var core = box.minY * scale...box.maxY * scale
    // Letters of the lines above and below reach into the box, but not to its middle.
    if case .text(let baseline, _, _) = part.kind {
      core = baseline * scale - 0.5 * size...baseline * scale - 0.1 * size
    }
    let inner = own.clamped(box.minX * scale...box.maxX * scale, core)
    let contrast = own.largestStep(columns: inner.columns, rows: inner.rows)
    guard contrast >= 24 else { return nil }
    let rule = InkRule(
      // Few thresholds, so that texts have their rule in common.
      threshold: [48, 24, 12].first { Double(contrast) * 0.25 >= Double($0) } ?? 8,
      columnGap: max(2, Int(gap.rounded())),
      rowGap: max(1, Int((isText ? 0.12 * size : 0.25 * size).rounded())))
    let pieces = own.ink(columns: columns, rows: rows, by: rule)
      .filter { $0.columns.overlaps(inner.columns) && $0.rows.overlaps(inner.rows) }
    let margin = Int((0.15 * size).rounded(.up)) + 1
    guard pieces.count == 1, let ink = pieces.first,
      ink.columns.lowerBound >= inner.columns.lowerBound - margin,
      ink.columns.upperBound <= inner.columns.upperBound + margin,
      ink.columns.count >= 2, ink.rows.count >= 2,
      // What goes on above or below is not of the letters.
      ink.rows.lowerBound > rows.lowerBound || rows.lowerBound == 0,
      ink.rows.upperBound < rows.upperBound || rows.upperBound == own.height
    else { return nil }
    var measure = InkMeasure(ink: ink)
    var line: Double?
    if case .text(let baseline, _, _) = part.kind {
      let drawn = baseline * scale
      let bottom = own.settledBottom(
        of: ink, from: drawn, fontSize: size, threshold: rule.threshold)
      if let bottom, abs(bottom - drawn) < max(1, 0.06 * size) {
        (measure.baseline, line) = (bottom, drawn)
      }
    }
    own.addPaint(to: &measure)
    // The letters and the spaces of a text are in the same places in another font.
    let parts = max(4, Int((Double(ink.columns.count) / size * (isText ? 4 : 8)).rounded()))
    let formColumns = InkForm.columns(width: ink.columns.count, size: size)
    return Subject(
      measure: measure, line: line, size: size, isText: isText, rule: rule,
      profile: own.columnProfile(of: ink, parts: parts),
      columns: formColumns, forms: own.forms(of: measure, columns: formColumns))
  }

  /// Returns how the form of measured ink differs from a part's; nil where one of them is not known.
  func difference(of measure: InkMeasure, from subject: Subject) -> InkForm.Difference? {
    // A third of the font's size, and more in a long line; parts of a symbol are where they are.
    let reach = subject.isText ? max(4, subject.columns / 40) : 1
    let found = other.forms(of: measure, columns: subject.columns)
    return subject.forms.flatMap { form in
      found.map { form.difference(from: $0, reach: reach) }
    }.min { ($0.mean, $0.largest) < ($1.mean, $1.largest) }
  }

  /// Returns the pieces of ink in the other picture that may be the part, the likeliest first.
  ///
  /// Of texts, those that are less like the part than one that is too far away are left out: what is there is
  /// another text.
  ///
  /// - Parameter expected: How far what is beside the part has moved, in points.
  mutating func candidates(for subject: Subject, movedBy expected: Point) -> [Candidate] {
    let reach = subject.isText ? Self.textReach : Self.symbolReach
    // Ink in another colour may be fainter, and larger letters have larger spaces between them.
    for (share, widening) in [(1, 1.0), (3, 1), (1, 1.4)] {
      var rule = subject.rule
      rule.threshold = max(8, rule.threshold / UInt8(share))
      rule.columnGap = Int((Double(rule.columnGap) * widening).rounded())
      let near = ink(by: rule).filter { isAsLarge($0, as: subject) }
        .map { (ink: $0, move: move(to: $0, of: subject, expected)) }
        .sorted { $0.move.length < $1.move.length }
        .prefix(Self.candidateLimit)
      let found = near.compactMap { candidate($0.ink, movedBy: $0.move, for: subject) }
      let best = found.map(\.likeness).max() ?? 0
      let candidates = Self.withoutRivals(found).filter {
        $0.move.x <= reach.x && $0.move.y <= reach.y && $0.likeness >= best - Self.rivalry
      }
      if !candidates.isEmpty { return candidates.sorted { $0.score > $1.score } }
    }
    return []
  }

  /// Returns the pieces of ink anywhere above or below that are this text for certain.
  mutating func farCandidates(for subject: Subject) -> [Candidate] {
    let own = subject.measure.ink
    let found = ink(by: subject.rule)
      .filter {
        isAsLarge($0, as: subject)
          && abs($0.columns.count - own.columns.count) <= max(3, own.columns.count / 25)
      }
      .map { (ink: $0, move: move(to: $0, of: subject, .zero)) }
      .filter { $0.move.x <= Self.textReach.x }
      .sorted { $0.move.length < $1.move.length }
      .prefix(Self.candidateLimit)
      .compactMap { candidate($0.ink, movedBy: $0.move, for: subject) }
    return Self.withoutRivals(found).filter(\.isCertain)
  }

  /// Returns candidates, of which at most the likeliest is certain, and that only if no other one is nearly as like the
  /// part: `Card 1` and `Card 2` differ as two drawings of one text do.
  private static func withoutRivals(_ candidates: [Candidate]) -> [Candidate] {
    let best = candidates.map(\.likeness).max() ?? 0
    let isAlone = candidates.count { $0.likeness >= best - rivalry } == 1
    return candidates.map { candidate in
      var candidate = candidate
      candidate.isCertain = candidate.isCertain && isAlone && candidate.likeness == best
      return candidate
    }
  }

  private mutating func profile(of ink: Ink, parts: Int) -> [Double] {
    let key = ProfileKey(ink: ink, parts: parts)
    if let profile = profiles[key] { return profile }
    let profile = other.columnProfile(of: ink, parts: parts)
    profiles[key] = profile
    return profile
  }

  private mutating func ink(by rule: InkRule) -> [Ink] {
    if let ink = known[rule] { return ink }
    let ink = other.ink(columns: 0..<other.width, rows: 0..<other.height, by: rule)
    known[rule] = ink
    return ink
  }

  /// Returns the distance of a piece of ink from where the part is expected, in points.
  private func move(to ink: Ink, of subject: Subject, _ expected: Point) -> Point {
    let own = subject.measure.ink
    func distance(_ a: Int, _ b: Int, _ expected: Double) -> Double {
      abs(Double(a - b) / scale - expected)
    }
    return Point(
      x: min(
        distance(ink.columns.lowerBound, own.columns.lowerBound, expected.x),
        distance(ink.columns.upperBound, own.columns.upperBound, expected.x)),
      y: distance(ink.rows.lowerBound, own.rows.lowerBound, expected.y))
  }

  private func isAsLarge(_ ink: Ink, as subject: Subject) -> Bool {
    let own = subject.measure.ink
    let across = Double(ink.columns.count) / Double(own.columns.count)
    let down = Double(ink.rows.count) / Double(own.rows.count)
    // Two drawings of a symbol are alike in their size alone.
    guard subject.isText else {
      return (0.6...1.65).contains(across) && (0.6...1.65).contains(down)
    }
    let isAsWide = (0.85...1.18).contains(across) || abs(across - 1) * Double(own.columns.count) < 4
    let isAsHigh = (0.8...1.25).contains(down) || abs(down - 1) * Double(own.rows.count) < 3
    let isScaled = (0.6...1.65).contains(across) && (0.87...1.15).contains(across / down)
    return isAsWide && isAsHigh || isScaled
  }

  private mutating func candidate(
    _ ink: Ink, movedBy move: Point, for subject: Subject
  ) -> Candidate? {
    let own = subject.measure.ink
    let isDistinct = !subject.isText || subject.profile.count >= 12
    let likeness: Double
    if isDistinct {
      likeness = PictureVerification.likeness(
        subject.profile, profile(of: ink, parts: subject.profile.count))
      // Two drawings of a symbol are alike in part.
      if likeness < (subject.isText ? 0.5 : 0.2) { return nil }
    } else {
      // Few letters have few places: the size is as certain.
      likeness =
        1 - abs(Double(ink.columns.count) / Double(own.columns.count) - 1)
        - abs(Double(ink.rows.count) / Double(own.rows.count) - 1)
    }
    return Candidate(
      ink: ink, move: move, likeness: likeness, score: likeness - 0.01 * move.length,
      isCertain: subject.isText && isDistinct && likeness >= Self.certainLikeness)
  }

  /// Measures a piece of ink in the other picture as the part was measured in its own.
  func measure(_ ink: Ink, as subject: Subject) -> InkMeasure {
    var measure = InkMeasure(ink: ink)
    if let line = subject.line {
      let height = Double(ink.rows.count) / Double(subject.measure.ink.rows.count)
      // The letters' own heights lead near the baseline, and their edges to it.
      let above = (line - Double(subject.measure.ink.rows.lowerBound)) * height
      measure.baseline = other.settledBottom(
        of: ink, from: Double(ink.rows.lowerBound) + above, fontSize: subject.size * height,
        threshold: subject.rule.threshold)
    }
    other.addPaint(to: &measure)
    return measure
  }
}

extension Point {
  /// The distance from zero.
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
