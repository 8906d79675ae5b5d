package import DisplayList
package import ImageDecoding
package import LayoutGeometry

/// A drawing compared with another picture of the same screen, part by part.
///
/// Letters and symbols of two fonts differ, so texts are compared by their baselines and their ends, by their size and
/// by the forms of their letters; shapes by their sides, corners and colours. Each part is measured in the drawing's own
/// picture first: a measure that is not true there is not used. What the parts do not explain is looked for in cells of
/// a point.
package struct Verification: Sendable {
  /// A part with what was measured.
  package struct Result: Hashable, Sendable {
    /// The part.
    package var part: VerifiedScreen.Part
    /// The outcome.
    package var outcome: Outcome
  }

  /// The outcome of looking for a part.
  package enum Outcome: Hashable, Sendable {
    /// The part was found, with what was measured.
    case found(Measures)
    /// Nothing like it is near its place.
    case missing
    /// The drawing's own picture does not show it well enough to measure it.
    case unmeasured
  }

  /// The differences of a part in the other picture, as far as they are certain; in points.
  package struct Measures: Hashable, Sendable {
    /// The place in the drawing: of texts and symbols that of their ink.
    package var drawn: Rect
    /// The place in the other picture.
    package var frame: Rect
    /// The distance to the right; nil if it is not known.
    package var dx: Double?
    /// The distance downwards: of a text its baseline's; nil if it is not known.
    package var dy: Double?
    /// The only side whose move `dx` is, as in `left`; nil if both are known, and for texts.
    package var sideAcross: String?
    /// The only side whose move `dy` is, as in `top`.
    package var sideDown: String?
    /// The change of the width, and of the height of what is not a text.
    package var width: Double?
    package var height: Double?
    /// The height of a text's letters, as a share of those in the drawing; sentences have the share of the width.
    package var letterHeight: Double?
    /// The thickness of a text's strokes, as a share of that in the drawing.
    package var stroke: Double?
    /// The corners' radius.
    package var radius: Double?
    /// The colours in both pictures, where they differ.
    package var colors: Colors?
    /// The difference of the forms of letters or of a symbol; nil if they are not known.
    var form: InkForm.Difference?
    /// The place of the other picture where the part shows something else; nil if it shows the same.
    package var shown: Rect?
    /// The area of the places where it shows something else, in square points.
    var shownArea = 0.0
    /// The differences that are larger than the tolerance.
    package var differing: Set<Property> = []
  }

  /// The colours of a part in both pictures.
  package struct Colors: Hashable, Sendable {
    /// The colour in the drawing.
    package var drawn: RGBA
    /// The colour in the other picture.
    package var found: RGBA
  }

  /// A property of a part that can differ.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    case dx, dy, width, height, letters, stroke, radius, color, shown
  }

  /// Something that one of the pictures has, and the other does not, besides the parts.
  package struct Extra: Hashable, Sendable {
    /// The look of something besides the parts.
    package enum Kind: String, Hashable, Sendable {
      case line, shape
      /// Letters, symbols, or an uneven picture.
      case ink
    }

    /// The look.
    package var kind: Kind
    /// The place, in points of the canvas.
    package var frame: Rect
    /// Indicates whether the drawing has it, and not the other picture.
    package var isDrawn: Bool
    /// The position of the innermost container around it.
    package var container: Int
  }

  /// The screen.
  package let screen: VerifiedScreen
  /// The results, in the order of the screen's parts.
  package let results: [Result]
  /// The things that only one picture has, besides the parts; those of the other picture first.
  package let extras: [Extra]
  /// The largest difference that is none, in points.
  package let tolerance: Double
  /// Device pixels a point of both pictures.
  package let scale: Double
  /// The height of the other picture over that of the drawing, in points.
  package let height: Double

  /// Looks for all parts of a screen in a picture.
  ///
  /// - Parameters:
  ///   - drawing: The screen as it is drawn, at `scale` device pixels a point.
  ///   - picture: The other picture, as wide as the drawing.
  ///   - tolerance: In points; nil for a device pixel.
  /// - Complexity: O(*pixels* + *parts*²) for the parts that are measured, of which there are at most 5,000; in two
  ///   bytes a pixel, and some 50 a square point, besides the pictures.
  package init(
    _ screen: VerifiedScreen, drawing: StraightPixels, picture: StraightPixels,
    scale: Double, tolerance: Double? = nil
  ) {
    precondition(drawing.width == picture.width, "pictures of two widths")
    let tolerance = tolerance ?? 1 / scale
    self.screen = screen
    self.scale = scale
    self.tolerance = tolerance
    let rows = picture.height - drawing.height
    // The height of what fits its content may be rounded the other way.
    height = abs(rows) > 1 ? Double(rows) / scale : 0
    let own = PictureField(drawing)
    let other = PictureField(picture)
    func comparison(with picture: PictureField) -> Comparison {
      Comparison(
        ink: InkSearch(own: own, other: picture, scale: scale),
        edges: EdgeSearch(own: own, other: picture, scale: scale), scale: scale,
        tolerance: tolerance)
    }
    var itself = comparison(with: own)
    let known = itself.results(of: screen).map(\.outcome.measures?.differing)
    var compared = comparison(with: other)
    let results = compared.results(of: screen, differingFromThemselves: known)
    let residue = Residue(
      screen, results, own: own, other: other, hasSameLetters: compared.hasSameLetters,
      scale: scale)
    (self.results, extras) = residue.explained()
  }

  /// Indicates whether nothing differs, nothing is missing, and neither picture has anything besides the parts.
  package var agrees: Bool {
    height == 0 && extras.isEmpty
      && !results.contains { result in
        switch result.outcome {
        case .found(let measures): !measures.differing.isEmpty
        case .missing: true
        case .unmeasured: false
        }
      }
  }
}

/// The comparison of a screen's parts in two pictures.
private struct Comparison {
  var ink: InkSearch
  let edges: EdgeSearch
  let scale: Double
  let tolerance: Double
  /// Indicates whether most texts have the same letters in both pictures.
  private(set) var hasSameLetters = false

  /// The largest difference of two places of a shape that is none, in points: a quarter of a pixel is that of measuring.
  private var slack: Double { tolerance + 0.25 / scale }

  typealias Measures = Verification.Measures
  typealias Outcome = Verification.Outcome

  /// Returns the results of all parts.
  ///
  /// - Parameter known: What differs of each part in the drawing's own picture, and has no meaning in another; nil for a
  ///   part that is not found there. A part that is elsewhere there, as a symbol that is joined with its label, is not
  ///   looked for.
  mutating func results(
    of screen: VerifiedScreen, differingFromThemselves known: [Set<Verification.Property>?]? = nil
  ) -> [Verification.Result] {
    let parts = screen.parts.prefix(VerifiedScreen.partLimit)
    let isKnown = screen.parts.indices.map { index in
      known.map { $0[index]?.isSubset(of: [.radius, .stroke, .color]) ?? false } ?? true
    }
    let inks = withoutOtherForms(inkOutcomes(of: parts, isKnown), of: parts)
    let moves = FoundMoves(inks.compactMapValues(\.measures))
    let results = screen.parts.enumerated().map { index, part in
      var outcome: Outcome
      if index >= parts.count || !isKnown[index] {
        outcome = .unmeasured
      } else {
        switch part.kind {
        case .text, .symbol: outcome = inks[index] ?? .unmeasured
        case .fill(let radius):
          outcome = shape(
            part, radius: radius, isPicture: false, over: parts[..<index],
            under: parts[(index + 1)...], movedBy: moves.move(in: part.frame))
        case .picture:
          outcome = shape(
            part, radius: 0, isPicture: true, over: [], under: [],
            movedBy: moves.move(in: part.frame))
        case .line: outcome = line(part, movedBy: moves.move(in: part.frame))
        case .drawing: outcome = drawing(part)
        }
      }
      if case .found(var measures) = outcome, let known = known?[index] {
        measures.differing.subtract(known)
        outcome = .found(measures)
      }
      return Verification.Result(part: part, outcome: outcome)
    }
    return withoutNeighbours(results, moves)
  }

  /// Returns the results with those as missing that were measured at another part's place: two shapes or
  /// lines apart from each other are not one in the other picture.
  ///
  /// The one is found that moved as the texts in it, or else as those nearest to it; one in a row of which no text
  /// is found is the other.
  private func withoutNeighbours(
    _ results: [Verification.Result], _ moves: FoundMoves
  ) -> [Verification.Result] {
    struct Claim {
      let index: Int
      let place: Rect
      /// 1 if a text in it was found, and -1 if none of its container's was.
      let evidence: Int
      /// The distance between its move and the expected one.
      let excess: Double
    }
    var results = results
    var texts: [Int: (found: Int, missing: Int)] = [:]
    for result in results where result.part.kind.isText && result.part.container != 0 {
      switch result.outcome {
      case .found: texts[result.part.container, default: (0, 0)].found += 1
      case .missing: texts[result.part.container, default: (0, 0)].missing += 1
      case .unmeasured: break
      }
    }
    let claims = results.enumerated().compactMap { index, result -> Claim? in
      guard !result.part.kind.isInk, let measures = result.outcome.measures else { return nil }
      let expected = moves.move(in: result.part.frame)
      let excess = Point(
        x: (measures.dx ?? expected.x) - expected.x, y: (measures.dy ?? expected.y) - expected.y)
      let isWithout =
        texts[result.part.container].map { $0.found == 0 && $0.missing > 0 }
        ?? isBesideMissing(result.part, in: results)
      return Claim(
        index: index, place: measures.frame,
        evidence: moves.hasAny(in: result.part.frame) ? 1 : isWithout ? -1 : 0,
        excess: (excess.x * excess.x + excess.y * excess.y).squareRoot())
    }.sorted { $0.place.minY < $1.place.minY }
    let slack = 1.5 / scale
    for (number, claim) in claims.enumerated() {
      for other in claims[(number + 1)...] {
        guard other.place.minY - claim.place.minY <= slack else { break }
        let (first, second) = (results[claim.index].part, results[other.index].part)
        guard (first.kind == .line) == (second.kind == .line),
          claim.place.isNear(other.place, within: slack),
          first.frame.intersection(second.frame) == nil
        else { continue }
        let isFirst =
          claim.evidence == other.evidence
          ? claim.excess <= other.excess : claim.evidence > other.evidence
        results[isFirst ? other.index : claim.index].outcome = .missing
      }
    }
    return results
  }

  /// Returns whether the text that is nearest to a part in height is not found.
  private func isBesideMissing(
    _ part: VerifiedScreen.Part, in results: [Verification.Result]
  ) -> Bool {
    func distance(_ other: VerifiedScreen.Part) -> Double {
      abs(other.frame.midY - part.frame.midY)
    }
    let near = results.filter { $0.part.kind.isText && distance($0.part) < 40 }
    return near.min { distance($0.part) < distance($1.part) }?.outcome == .missing
  }

  // MARK: Texts and symbols

  /// Finds each text and symbol; where more are found at one distance far from their places, as without the status
  /// bar, all are looked for there.
  private mutating func inkOutcomes(
    of parts: ArraySlice<VerifiedScreen.Part>, _ isKnown: [Bool]
  ) -> [Int: Outcome] {
    var subjects: [Int: InkSearch.Subject] = [:]
    for (index, part) in parts.enumerated() where part.kind.isInk && isKnown[index] {
      subjects[index] = ink.subject(of: part)
    }
    let anchors = anchors(of: parts, subjects)
    let near = inkOutcomes(of: parts, subjects, anchors, movedBy: .zero)
    func count(_ outcomes: [Int: Outcome], at move: Double) -> Int {
      outcomes.values.count { $0.measures?.dy.map { abs($0 - move) <= 1 } ?? false }
    }
    let moves = near.sorted { $0.key < $1.key }.compactMap { $0.value.measures?.dy }
    var best = (outcomes: near, count: moves.map { count(near, at: $0) }.max() ?? 0)
    // The texts of a row are farther apart than these.
    var tried: [Double] = []
    for move in moves where abs(move) > 16 && tried.count < 3 {
      guard !tried.contains(where: { abs($0 - move) <= 1 }) else { continue }
      tried.append(move)
      let moved = inkOutcomes(of: parts, subjects, anchors, movedBy: Point(x: 0, y: move))
      let likes = count(moved, at: move)
      if likes > best.count { best = (moved, likes) }
    }
    return best.outcomes
  }

  /// The parts that are looked for at once.
  private enum Search: CaseIterable {
    /// Parts at their places, but for those that are like others.
    case unmoved
    /// Parts that are like others, beside the text by which they are known.
    case repeated
    /// Texts near their places.
    case texts
    /// Long texts anywhere above or below.
    case far
    /// Short texts that moved as others did.
    case alike
    /// Again those beside what was found since.
    case repeatedElsewhere
    /// All other texts.
    case others
    /// All other symbols.
    case symbols
  }

  /// Finds each text and symbol near a distance from its place, none at the place of another: by one
  /// `Search` after the other, in each the likeliest pairs first.
  private mutating func inkOutcomes(
    of parts: ArraySlice<VerifiedScreen.Part>, _ subjects: [Int: InkSearch.Subject],
    _ anchors: [Int: Int], movedBy common: Point
  ) -> [Int: Outcome] {
    var outcomes = subjects.mapValues { _ in Outcome.missing }
    var taken = TakenInk()
    /// The parts that are known for what they are, wherever they are.
    var certain: Set<Int> = []
    // A part at its expected place is found first, so that a moved part of few similar letters does not
    // take its ink.
    for search in Search.allCases {
      let moves = FoundMoves(outcomes.compactMapValues(\.measures))
      let textMoves = search == .alike ? moves.distinct : []
      var pairs: [(index: Int, candidate: InkSearch.Candidate)] = []
      for (index, part) in parts.enumerated() where outcomes[index] == .missing {
        guard let subject = subjects[index] else { continue }
        func add(at move: Point, within slack: Double) {
          // A likeness of 0.8 is well above the 0.5 that finds a text at all, as what is taken here is not
          // compared with the ink elsewhere.
          pairs += ink.candidates(for: subject, movedBy: move).prefix(1)
            .filter { $0.move.x <= slack && $0.move.y <= slack && $0.likeness >= 0.8 }
            .map { (index, $0) }
        }
        switch search {
        case .unmoved:
          guard anchors[index] == nil else { continue }
          // Rounding moves a part by no more than a point.
          add(at: common, within: 1)
        case .repeated, .repeatedElsewhere:
          guard let anchor = anchors[index].flatMap({ outcomes[$0]?.measures }) else { continue }
          add(at: Point(x: anchor.dx ?? common.x, y: anchor.dy ?? common.y), within: 2)
        case .texts, .others:
          guard subject.isText, search == .others || anchors[index] == nil else { continue }
          pairs += ink.candidates(for: subject, movedBy: common).prefix(8).map { (index, $0) }
        case .far:
          guard subject.isText, !part.isRepeated else { continue }
          pairs += ink.farCandidates(for: subject).map { (index, $0) }
        case .alike:
          guard subject.isText, !part.isRepeated else { continue }
          for move in textMoves { add(at: move, within: 2) }
        case .symbols:
          guard !subject.isText else { continue }
          pairs += ink.candidates(for: subject, movedBy: moves.move(in: part.frame)).prefix(8)
            .map { (index, $0) }
        }
      }
      pairs.sort { ($1.candidate.score, $0.index) < ($0.candidate.score, $1.index) }
      for (index, candidate) in pairs where outcomes[index] == .missing {
        guard let subject = subjects[index], !taken.contains(candidate.ink) else { continue }
        let measures = compare(parts[index], subject, with: candidate.ink)
        // Letters of another size in another colour, away from their place, are another text's.
        let isAnother =
          measures.differing.isSuperset(of: [.letters, .color])
          && abs((measures.dy ?? 0) - common.y) * scale > subject.size
        guard !isAnother, !isUnlike(measures, parts[index]) else { continue }
        taken.insert(candidate.ink)
        outcomes[index] = .found(measures)
        let isBesideCertain = anchors[index].map(certain.contains) ?? false
        if candidate.isCertain && !parts[index].isRepeated || isBesideCertain {
          certain.insert(index)
        }
      }
    }
    return outcomes.filter {
      certain.contains($0.key) || !isOutOfOrder($0.key, $0.value, outcomes)
    }
  }

  /// Returns whether the letters of a text that was measured are certainly others.
  private func isUnlike(_ measures: Measures, _ part: VerifiedScreen.Part) -> Bool {
    part.kind.isText && measures.form.map { $0.mean > InkForm.certainlyOther } ?? false
  }

  /// Returns the outcomes with texts of other letters as missing, and with the symbols that are drawn differently.
  ///
  /// Letters of one typeface differ less than those of two: which of these the pictures have, most of their texts show.
  private mutating func withoutOtherForms(
    _ outcomes: [Int: Outcome], of parts: ArraySlice<VerifiedScreen.Part>
  ) -> [Int: Outcome] {
    let texts = outcomes.filter { parts[$0.key].kind.isText }
    let typical = texts.compactMap { $0.value.measures?.form?.mean }.median
    let isSame = typical.map { $0 <= InkForm.sameTypeface } ?? false
    hasSameLetters = isSame
    var outcomes = outcomes
    for (index, outcome) in outcomes {
      guard var measures = outcome.measures, let form = measures.form else { continue }
      if parts[index].kind.isText {
        // Bold letters and those of another size are others in their typeface, too.
        let isOfOtherKind = !measures.differing.isDisjoint(with: [.stroke, .letters])
        let limits = isSame && !isOfOtherKind ? InkForm.sameLimits : InkForm.otherLimits
        if form.mean > limits.mean || form.largest > limits.largest { outcomes[index] = .missing }
      } else if form.mean > (isSame ? InkForm.sameSymbol : InkForm.otherSymbol) {
        measures.shown = measures.frame
        measures.shownArea = parts[index].frame.size.area
        measures.note(.shown, true)
        outcomes[index] = .found(measures)
      }
    }
    return outcomes
  }

  /// Returns the text beside each part that is like others on the screen, by which it is known: that of its
  /// container, or else the nearest in height.
  private func anchors(
    of parts: ArraySlice<VerifiedScreen.Part>, _ subjects: [Int: InkSearch.Subject]
  ) -> [Int: Int] {
    let known = parts.enumerated().filter { index, part in
      part.kind.isText && !part.isRepeated && subjects[index] != nil
    }
    var anchors: [Int: Int] = [:]
    for (index, part) in parts.enumerated() where part.isRepeated && subjects[index] != nil {
      func distance(_ other: VerifiedScreen.Part) -> Double {
        abs(other.frame.midY - part.frame.midY)
      }
      let inContainer = part.container == 0 ? [] : known.filter { $1.container == part.container }
      let near = inContainer.isEmpty ? known.filter { distance($1) < 40 } : inContainer
      anchors[index] = near.min { distance($0.element) < distance($1.element) }?.offset
    }
    return anchors
  }

  /// Returns whether a part that has moved is on the other side of one that has moved less: then one of them is
  /// another text, and nothing is certain.
  private func isOutOfOrder(_ index: Int, _ outcome: Outcome, _ all: [Int: Outcome]) -> Bool {
    guard let measures = outcome.measures else { return false }
    return all.contains { other, outcome in
      guard other != index, let near = outcome.measures,
        abs(near.dy ?? 0) < abs(measures.dy ?? 0),
        near.drawn.minX < measures.drawn.maxX, measures.drawn.minX < near.drawn.maxX
      else { return false }
      let (before, after) = (
        measures.drawn.midY - near.drawn.midY, measures.frame.midY - near.frame.midY
      )
      return before * after < 0 && abs(before) > 2 && abs(after) > 2
    }
  }

  private func compare(
    _ part: VerifiedScreen.Part, _ subject: InkSearch.Subject, with found: Ink
  ) -> Measures {
    let mine = subject.measure
    let theirs = ink.measure(found, as: subject)
    func points(_ pixels: Int) -> Double { Double(pixels) / scale }
    let left = points(found.columns.lowerBound - mine.ink.columns.lowerBound)
    let right = points(found.columns.upperBound - mine.ink.columns.upperBound)
    let top = points(found.rows.lowerBound - mine.ink.rows.lowerBound)
    let bottom = points(found.rows.upperBound - mine.ink.rows.upperBound)
    func frame(_ ink: Ink) -> Rect {
      Rect(
        x: points(ink.columns.lowerBound), y: points(ink.rows.lowerBound),
        width: points(ink.columns.count), height: points(ink.rows.count))
    }
    var measures = Measures(drawn: frame(mine.ink), frame: frame(found))
    measures.form = ink.difference(of: theirs, from: subject)
    let across = Double(found.columns.count) / Double(mine.ink.columns.count)
    let down = Double(found.rows.count) / Double(mine.ink.rows.count)
    let size = subject.size / scale
    // Letters of two fonts begin at places of their own in their boxes, and so do symbols.
    let letterSlack = max(tolerance, 0.045 * size)
    measures.dx = [left, right, (left + right) / 2].min { abs($0) < abs($1) }
    measures.width = right - left
    if subject.isText {
      if let mine = mine.baseline, let theirs = theirs.baseline {
        measures.dy = (theirs - mine) / scale
      } else if abs(top - bottom) <= 1 / scale {
        measures.dy = (top + bottom) / 2
      }
      measures.letterHeight = down
      // Widths of letters vary by 3 % between fonts of one size, heights by 4 %.
      let isOfOtherSize =
        abs(down - 1) > 0.07 && abs(across - 1) > 0.06
        && (down > 1) == (across > 1)
      measures.note(.letters, isOfOtherSize)
      measures.note(
        .width,
        !isOfOtherSize
          && abs(right - left) > max(2 * letterSlack, 0.04 * size, 0.035 * part.frame.width))
      if let mine = mine.stroke, let theirs = theirs.stroke, !isOfOtherSize, mine >= 2 {
        measures.stroke = theirs / mine
        measures.note(.stroke, !(0.78...1.28).contains(theirs / mine))
      }
    } else {
      measures.dx = (left + right) / 2
      measures.dy = (top + bottom) / 2
      measures.height = bottom - top
      let slack = max(2 * tolerance, 0.12 * size)
      measures.note(.width, abs(right - left) > slack)
      measures.note(.height, abs(bottom - top) > slack)
    }
    measures.note(.dx, abs(measures.dx ?? 0) > letterSlack)
    measures.note(
      .dy, abs(measures.dy ?? 0) > (subject.isText ? tolerance : letterSlack) + 0.25 / scale)
    if let colors = inkColors(part, mine, theirs) {
      measures.colors = colors
      measures.note(.color, true)
    }
    return measures
  }

  /// Returns the colours of ink where they are certain and differ.
  private func inkColors(
    _ part: VerifiedScreen.Part, _ mine: InkMeasure, _ theirs: InkMeasure
  ) -> Verification.Colors? {
    guard let color = part.color, let ground = mine.ground, let drawn = mine.color,
      let found = theirs.color,
      // Thin strokes may nowhere have their whole colour.
      drawn.distance(to: Levels(color, over: ground)) <= 8, found.distance(to: drawn) > 24
    else { return nil }
    return Verification.Colors(drawn: drawn.rgba, found: found.rgba)
  }

  // MARK: Shapes

  private func pixels(_ frame: Rect) -> Rect {
    Rect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  private func pixels(_ move: Point) -> Point { Point(x: move.x * scale, y: move.y * scale) }

  private func shape(
    _ part: VerifiedScreen.Part, radius: Double?, isPicture: Bool,
    over below: ArraySlice<VerifiedScreen.Part>, under above: ArraySlice<VerifiedScreen.Part>,
    movedBy move: Point
  ) -> Outcome {
    var neighbours = EdgeSearch.Neighbours(track: part.ground(among: below).map(pixels))
    neighbours.covered = part.covered(by: above)
    neighbours.hasKnob = above.contains { $0.isKnob && $0.isOn(track: part) }
    neighbours.hasRoundEnds = part.hasRoundEnds
    let paint = part.color.flatMap { $0.alpha >= 1 ? Levels($0, over: .zero) : nil }
    func outcome(movedBy move: Point, _ neighbours: EdgeSearch.Neighbours) -> Outcome {
      self.outcome(
        of: part,
        edges.find(
          pixels(part.frame), radius: radius.map { $0 * scale }, isPicture: isPicture,
          color: paint, beside: neighbours, movedBy: pixels(move)))
    }
    let near = outcome(movedBy: move, neighbours)
    guard part.isKnob, let track = part.track(among: below) else { return near }
    // Sides of another colour that are not as far apart are those of the track.
    let isTrack =
      near.measures.map {
        $0.differing.contains(.color) && !$0.differing.isDisjoint(with: [.width, .height])
      } ?? false
    guard isTrack || !near.hasBothEnds else { return near }
    // A knob is moved along its track, to where it is as it was: beside the track's other part, or its shadow there.
    neighbours.isMovedKnob = true
    var places: [(move: Double, outcome: Outcome)] = []
    let (first, last) = (track.minX - part.frame.minX, track.maxX - part.frame.maxX)
    // One of the places is within a sixth of its length: four fifths of a circle are in one that is as far, of which three
    // quarters show its colour, and its sides are within their reach, 0.6 of its length.
    for dx in Array(stride(from: first, to: last, by: part.frame.width / 3)) + [last] {
      let far = outcome(movedBy: Point(x: move.x + dx, y: move.y), neighbours)
      guard far.hasBothEnds, let measures = far.measures?.withoutShadow(within: slack),
        let dx = measures.dx, measures.differing.isSubset(of: [.dx]),
        !places.contains(where: { abs($0.move - dx) <= 1 })
      else { continue }
      // A knob that has not moved is as wide as it is measured.
      places.append((dx, measures.differing.isEmpty ? far : .found(measures)))
    }
    // Of several, none is known to be this one.
    return places.count == 1 ? places[0].outcome : isTrack ? .missing : near
  }

  /// Returns a drawing as it is found at its place, if it is seen; what differs of it, and how much of it can be
  /// compared, is known when the pictures are compared.
  private func drawing(_ part: VerifiedScreen.Part) -> Outcome {
    let frame = pixels(part.frame)
    let (columns, rows) = edges.own.clamped(frame.minX...frame.maxX, frame.minY...frame.maxY)
    let isSeen = edges.own.largestStep(columns: columns, rows: rows) >= 8
    return isSeen ? .found(Measures(drawn: part.frame, frame: part.frame)) : .unmeasured
  }

  private func line(_ part: VerifiedScreen.Part, movedBy move: Point) -> Outcome {
    outcome(of: part, edges.findLine(pixels(part.frame), movedBy: pixels(move)))
  }

  private func outcome(of part: VerifiedScreen.Part, _ found: EdgeSearch.Found) -> Outcome {
    guard !found.own.isEmpty || found.ownColor != nil else { return .unmeasured }
    guard !found.other.isEmpty || found.own.isEmpty else { return .missing }
    if found.own.isEmpty {
      // A shape whose sides are hidden may be anywhere; that of the whole canvas has none.
      guard part.frame.contains(edges.canvas.inset(by: 1)) else { return .unmeasured }
    }
    func move(_ side: Side) -> Double? {
      guard let mine = found.own[side], let theirs = found.other[side] else { return nil }
      return (theirs - mine) / scale
    }
    var measures = Measures(drawn: part.frame, frame: part.frame)
    (measures.dx, measures.width) = compare(move(.left), move(.right), slack)
    (measures.dy, measures.height) = compare(move(.top), move(.bottom), slack)
    if measures.width == nil {
      measures.sideAcross = move(.left) != nil ? "left" : move(.right) != nil ? "right" : nil
    }
    if measures.height == nil {
      measures.sideDown = move(.top) != nil ? "top" : move(.bottom) != nil ? "bottom" : nil
    }
    func moved(_ start: Double, _ length: Double, _ first: Side, _ last: Side) -> ClosedRange<
      Double
    > {
      // A side that is not known is taken for where it is drawn.
      let low = start + (move(first) ?? 0)
      return low...max(low, start + length + (move(last) ?? 0))
    }
    func isLost(_ sides: [Side]) -> Bool {
      sides.allSatisfy { found.own[$0] != nil && found.other[$0] == nil }
    }
    // Two sides at another distance, without the other two, are those of something else.
    let isOther =
      isLost([.left, .right]) && abs(measures.height ?? 0) > slack
      || isLost([.top, .bottom]) && abs(measures.width ?? 0) > slack
    if isOther, !found.isFollowed { return .missing }
    let across = moved(part.frame.minX, part.frame.width, .left, .right)
    let down = moved(part.frame.minY, part.frame.height, .top, .bottom)
    measures.frame = Rect(
      x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound,
      height: down.upperBound - down.lowerBound)
    measures.note(.dx, abs(measures.dx ?? 0) > slack)
    measures.note(.dy, abs(measures.dy ?? 0) > slack)
    measures.note(.width, abs(measures.width ?? 0) > slack)
    measures.note(.height, abs(measures.height ?? 0) > slack)
    if let mine = found.ownRadius, let theirs = found.otherRadius {
      measures.radius = theirs / scale
      // The area of a corner of 10 points gives its radius to a third of a pixel, a smaller one to less.
      measures.note(
        .radius,
        abs(theirs - mine) / scale > max(slack, (0.08 + found.radiusDoubt) * mine / scale, 0.6))
    }
    if let mine = found.ownColor, let theirs = found.otherColor, found.isRecolored,
      let color = part.color
    {
      let isClear = color.alpha < 1
      // An opaque colour is the same over any ground.
      if let ground = isClear ? found.ownGround : mine {
        // What covers a shape has a colour of its own.
        // Through a clear colour, the shadow of a knob on it is seen at its edges.
        if mine.distance(to: Levels(color, over: ground)) <= (isClear ? 8 : 2) {
          measures.colors = Verification.Colors(drawn: mine.rgba, found: theirs.rgba)
          measures.note(.color, true)
        }
      } else if found.own.isEmpty {
        // A clear shape whose ground is not seen may be the same over another ground.
        return .unmeasured
      }
    }
    return .found(measures)
  }

  /// Returns where a length begins, and how much it is longer, by the moves of its two ends.
  private func compare(_ start: Double?, _ end: Double?, _ slack: Double)
    -> (move: Double?, growth: Double?)
  {
    guard let start, let end else { return (start ?? end, nil) }
    if abs(end - start) <= slack { return ((start + end) / 2, end - start) }
    return (start, end - start)
  }
}

extension VerifiedScreen.Part {
  /// The widths and heights of knobs, in points.
  ///
  /// iOS's have 24 to 37.3 (iOS 18 and 26). What is smaller than half of these is a dot, and what is larger than a row of
  /// 44 is not a part of a row's control.
  private static let knobLengths = 12.0...44

  /// Indicates whether the part may be the knob of a switch or a slider: small, with round ends.
  var isKnob: Bool {
    hasRoundEnds && [frame.width, frame.height].allSatisfy { Self.knobLengths.contains($0) }
  }

  /// Indicates whether the part is a circle or a capsule, but for a tenth of the radius: what covers a part may cut its
  /// frame.
  fileprivate var hasRoundEnds: Bool {
    guard case .fill(let radius?) = kind else { return false }
    return radius >= 0.9 * min(frame.width, frame.height) / 2
  }

  /// The largest distance of two sides that parts share, in points: a part may be drawn at whole pixels.
  private static let sideSlack = 0.5

  /// Returns the place of the uppermost shape under this one that it has two opposite sides in common with, as the track
  /// of a bar; nil for none.
  fileprivate func ground(among below: ArraySlice<VerifiedScreen.Part>) -> Rect? {
    below.last { part in
      guard case .fill = part.kind else { return false }
      func shares(_ side: Side) -> Bool {
        abs(part.frame.place(of: side) - frame.place(of: side)) <= Self.sideSlack
      }
      return shares(.top) && shares(.bottom) && (shares(.left) || shares(.right))
        || shares(.left) && shares(.right) && (shares(.top) || shares(.bottom))
    }?.frame
  }

  /// Returns the sides along which shapes of other colours cover this one to its end.
  fileprivate func covered(by above: ArraySlice<VerifiedScreen.Part>) -> Set<Side> {
    var sides: Set<Side> = []
    for part in above {
      guard case .fill = part.kind, part.color != color,
        frame.intersection(part.frame) != nil
      else { continue }
      for side in Side.allCases {
        let (start, end, other): (Side, Side, Rect) =
          side.isHorizontal ? (.left, .right, part.frame) : (.top, .bottom, part.frame)
        if abs(other.place(of: side) - frame.place(of: side)) <= Self.sideSlack,
          other.place(of: start) <= frame.place(of: start) + Self.sideSlack,
          other.place(of: end) >= frame.place(of: end) - Self.sideSlack
        {
          sides.insert(side)
        }
      }
    }
    return sides
  }

  /// Returns the track of a knob: the longest capsule under it with its middle at the same height, as the whole bar under
  /// the filled part of a slider's; nil for none.
  fileprivate func track(among below: ArraySlice<VerifiedScreen.Part>) -> Rect? {
    below.filter(isOn(track:)).map(\.frame).max { $0.width < $1.width }
  }

  /// Returns whether a part is a longer capsule with its middle at the same height.
  fileprivate func isOn(track part: VerifiedScreen.Part) -> Bool {
    part.hasRoundEnds && part.frame.width > frame.width
      && abs(part.frame.midY - frame.midY) <= 1
      && (part.frame.minX...part.frame.maxX).contains(frame.midX)
  }
}

extension Verification.Outcome {
  /// Indicates whether a shape was found with its left and its right side.
  fileprivate var hasBothEnds: Bool { measures?.width != nil }

  /// The measures of a part that was found; nil for others.
  package var measures: Verification.Measures? {
    if case .found(let measures) = self { measures } else { nil }
  }
}

/// The ink of the other picture that is a part's, which no other part's is.
private struct TakenInk {
  /// The pieces by the bands of rows around their middles.
  private var pieces: [Int: [Ink]] = [:]
  /// The height of a band, in pixels: about that of a text, so that a band has the pieces of few lines.
  private static let band = 32

  private func band(of ink: Ink) -> Int {
    (ink.rows.lowerBound + ink.rows.upperBound) / 2 / Self.band
  }

  mutating func insert(_ ink: Ink) { pieces[band(of: ink), default: []].append(ink) }

  /// Returns whether most of a piece is taken: rules for letters of other sizes find it with other edges.
  func contains(_ ink: Ink) -> Bool {
    let band = band(of: ink)
    // Pieces of which each has most of the other have their middles less than half a height apart.
    let reach = ink.rows.count / 2 / Self.band + 1
    return (band - reach...band + reach).contains { band in
      pieces[band]?.contains { other in
        let columns = ink.columns.clamped(to: other.columns).count
        let rows = ink.rows.clamped(to: other.rows).count
        return 2 * columns * rows > max(ink.area, other.area)
      } ?? false
    }
  }
}

extension Ink {
  fileprivate var area: Int { columns.count * rows.count }
}

/// The distances that texts and symbols have moved, by their places.
private struct FoundMoves {
  private let all: [Verification.Measures]

  init(_ found: [Int: Verification.Measures]) {
    all = found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The three moves that most of them have, in points.
  var distinct: [Point] {
    var counts: [(move: Point, count: Int)] = []
    for measures in all {
      guard let dy = measures.dy, abs(dy) > 1 else { continue }
      let dx = measures.dx ?? 0
      if let index = counts.firstIndex(where: {
        abs($0.move.y - dy) <= 1 && abs($0.move.x - dx) <= 2
      }) {
        counts[index].count += 1
      } else {
        counts.append((Point(x: dx, y: dy), 1))
      }
    }
    return counts.sorted { $0.count > $1.count }.prefix(3).map(\.move)
  }

  /// Returns whether any of them is in a rectangle.
  func hasAny(in frame: Rect) -> Bool {
    all.contains { frame.contains(Point(x: $0.drawn.midX, y: $0.drawn.midY)) }
  }

  /// Returns how far what is in a rectangle has moved, or else what is nearest to it above or below.
  func move(in frame: Rect) -> Point {
    let inside = all.filter { frame.contains(Point(x: $0.drawn.midX, y: $0.drawn.midY)) }
    if !inside.isEmpty {
      return Point(
        x: inside.compactMap(\.dx).median ?? 0, y: inside.compactMap(\.dy).median ?? 0)
    }
    let nearest = all.min { distance($0, frame) < distance($1, frame) }
    guard let nearest, distance(nearest, frame) < 60 else { return .zero }
    return Point(x: 0, y: nearest.dy ?? 0)
  }

  private func distance(_ measures: Verification.Measures, _ frame: Rect) -> Double {
    abs(measures.drawn.midY - frame.midY)
  }
}

extension Verification.Measures {
  /// The most by which the shadow of a knob moves its two sides, in points: beside a track of little contrast, its edges
  /// are where the shadow is as dark.
  private static let shadow = 0.75

  /// Returns the measures of a knob whose sides are as far apart but for its shadow: its middle moved, where that is by
  /// more than `slack` points.
  fileprivate func withoutShadow(within slack: Double) -> Verification.Measures {
    var measures = self
    if let width, let dx, abs(width) <= Self.shadow {
      let move = dx + (differing.contains(.width) ? width / 2 : 0)
      (measures.width, measures.dx) = (0, move)
      measures.differing.subtract([.dx, .width])
      measures.note(.dx, abs(move) > slack)
    }
    if let height, let dy, abs(height) <= Self.shadow {
      let move = dy + (differing.contains(.height) ? height / 2 : 0)
      (measures.height, measures.dy) = (0, move)
      measures.differing.subtract([.dy, .height])
      measures.note(.dy, abs(move) > slack)
    }
    return measures
  }

  /// Adds a property to those that differ.
  fileprivate mutating func note(_ property: Verification.Property, _ differs: Bool) {
    if differs { differing.insert(property) }
  }
}
