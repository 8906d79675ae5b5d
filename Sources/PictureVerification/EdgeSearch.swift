import LayoutGeometry

/// A side of a shape.
enum Side: CaseIterable {
  case top, bottom, left, right

  /// Indicates whether the shape is at larger coordinates than its side.
  var isLow: Bool { self == .top || self == .left }
  /// Indicates whether scans across the side are columns.
  var isHorizontal: Bool { self == .top || self == .bottom }
  /// The side at the shape's other end.
  var opposite: Side {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    }
  }
}

extension Rect {
  /// Returns where a side is.
  func place(of side: Side) -> Double {
    switch side {
    case .top: minY
    case .bottom: maxY
    case .left: minX
    case .right: maxX
    }
  }
}

/// The search for the sides, the corners and the colour of a shape, a line or a picture of a drawing in
/// another picture; all places in pixels.
struct EdgeSearch {
  /// The drawing's own picture.
  let own: PictureField
  /// The other picture.
  let other: PictureField
  /// Device pixels a point.
  let scale: Double
  /// The noise of the other picture, in levels.
  let noise: Double

  init(own: PictureField, other: PictureField, scale: Double) {
    self.own = own
    self.other = other
    self.scale = scale
    noise = other.noise()
  }

  /// The farthest a side is looked for from where the texts in it are, in points: farther away other shapes are
  /// as likely.
  private static let reach = 24.0
  /// The scans across each side.
  private static let scanCount = 9
  /// The least difference of two colours that an edge has, in levels: a card on a grouped background has 7.
  private static let leastContrast = 5.0
  /// The fewest scans that show a side: a single one may meet a letter.
  private static let leastScans = 2
  /// The largest difference of two places of one colour, in levels, by rounding: less than an edge's contrast.
  private static let evenness = 3.0
  /// The largest difference of what is around a shape in the two pictures, in levels, where it is the same ground.
  private static let groundTolerance = 8.0
  /// The most that the shadow of a knob darkens the track beside it, in levels: 15 % of black in its middle (iOS 18).
  private static let knobShadow = 38.0
  /// The pixels to both sides of an edge over which it may be spread, beyond which its two colours are.
  private static let edgeReach = 2

  /// The places of a shape's sides in a picture, in pixels.
  typealias Sides = [Side: Double]

  /// The canvas, in points.
  var canvas: Rect {
    Rect(x: 0, y: 0, width: Double(own.width) / scale, height: Double(own.height) / scale)
  }

  /// A shape in both pictures.
  struct Found {
    /// The sides in its own picture that are seen.
    var own: Sides = [:]
    /// The same sides in the other picture, as far as they are found.
    var other: Sides = [:]
    /// The colours inside, where they are even.
    var ownColor: Levels?
    var otherColor: Levels?
    /// The colour beside it in its own picture, if the other one has another colour inside; nil where it is not seen.
    var ownGround: Levels?
    /// Indicates whether a side was found by following the shape's colour from the other one.
    var isFollowed = false
    /// The corners' radius in both pictures, in pixels.
    var ownRadius: Double?
    var otherRadius: Double?
    /// The share of the radius by which the noise of the other picture can change it.
    var radiusDoubt = 0.0

    /// Indicates whether its colour is another one in the other picture: each is rounded to a level, and JPEG changes
    /// even ones by up to 3.
    var isRecolored: Bool {
      guard let ownColor, let otherColor else { return false }
      return ownColor.distance(to: otherColor) > 3.5
    }
  }

  /// The parts that share a shape's sides in the drawing.
  struct Neighbours {
    /// The shape under this one, of its height or its width, as the track under the filled part of a bar.
    var track: Rect?
    /// The sides at which a shape of another colour covers this one to its end.
    var covered: Set<Side> = []
    /// Indicates whether the shape is the track under a knob.
    var hasKnob = false
    /// Indicates whether the shape has round ends, as a bar has.
    var hasRoundEnds = false
    /// Indicates whether the shape is a knob that is looked for away from its place, beside another part of its track.
    var isMovedKnob = false
  }

  /// Looks for a shape or a picture.
  ///
  /// - Parameters:
  ///   - corner: The corners' radius, in pixels; nil for corners that differ.
  ///   - color: The paint of a shape; nil for a picture.
  ///   - neighbours: The parts that share its sides.
  ///   - expected: How far what is in the shape has moved.
  func find(
    _ frame: Rect, radius corner: Double?, isPicture: Bool, color: Levels?,
    beside neighbours: Neighbours, movedBy expected: Point
  ) -> Found {
    var found = Found()
    // The middle of a side is straight.
    let radius = corner ?? 0.2 * min(frame.width, frame.height)
    let colors = isPicture ? nil : colors(in: frame, of: color, movedBy: expected)
    if let colors, let theirs = colors.other {
      (found.ownColor, found.otherColor) = (colors.own, theirs)
    }
    // Where all that is seen is what is around the shape, the shape is gone, or it moved with its own colour.
    if let mine = found.ownColor, let theirs = found.otherColor, found.isRecolored {
      let grounds = Side.allCases.compactMap {
        ground(beside: $0, of: frame, radius: radius, movedBy: expected, in: other)
      }
      if !grounds.isEmpty,
        grounds.allSatisfy({ $0.distance(to: theirs) <= Self.evenness })
          || Side.allCases.contains(where: {
            keeps(mine, beside: $0, of: frame, radius: radius, movedBy: expected)
          })
      {
        found.otherColor = mine
      }
    }
    // Round ends are compared where they are in both pictures, so that each pair of sides needs the move of the
    // other one.
    var move = expected
    for pair in [[Side.top, .bottom], [.left, .right], [.top, .bottom]] {
      for side in pair {
        find(
          side, of: frame, radius: radius, movedBy: move, besideAny: neighbours.isMovedKnob, &found)
      }
      let moves = pair.compactMap { side in
        found.own[side].flatMap { own in found.other[side].map { $0 - own } }
      }
      guard !moves.isEmpty else { continue }
      let mean = moves.reduce(0, +) / Double(moves.count)
      if pair[0].isHorizontal { move.y = mean } else { move.x = mean }
    }
    dropCovers(neighbours.covered, of: frame, radius: radius, &found)
    dropInner(of: frame, radius: radius, movedBy: expected, &found)
    if !isPicture {
      for side in Side.allCases where !neighbours.covered.contains(side) {
        findEnd(
          side, of: frame, radius: radius, on: neighbours.track,
          hasRoundEnds: neighbours.hasRoundEnds, movedBy: move, &found)
      }
      let isBar = neighbours.covered.isEmpty && !found.other.isEmpty && !found.isFollowed
      // A knob covers most of its track, whose own colour is at its edges.
      let mine =
        neighbours.hasKnob
        ? color ?? ownInside(of: frame, radius: radius) : isBar ? colors?.own : nil
      if let mine {
        var sides = Side.allCases
        if let theirs = colors?.other, theirs.distance(to: mine) <= Self.evenness,
          !neighbours.hasKnob
        {
          // Most of the shape has its own colour: another one at a side is that of something else, as of a line. Of a bar, a
          // filled part of less than a quarter is at one end.
          sides = frame.width >= frame.height ? [.left, .right] : [.top, .bottom]
          if !neighbours.hasRoundEnds { sides = [] }
        }
        findRecolored(
          mine, at: sides, of: frame, radius: radius, movedBy: expected,
          hasKnob: neighbours.hasKnob, &found)
      }
      // Elsewhere the ends of a knob are beside another part of its track, and so are those of a track that its knob left.
      if let corner, !neighbours.isMovedKnob, !(neighbours.hasKnob && found.isRecolored) {
        findCorners(frame, radius: corner, &found)
      }
    }
    if found.isRecolored {
      let grounds = Side.allCases.compactMap {
        ground(beside: $0, of: frame, radius: radius, movedBy: .zero, in: own)
      }
      found.ownGround = grounds.isEmpty ? nil : .median(of: grounds)
    }
    return found
  }

  /// Notes another colour of a shape at those of some sides that are not found by its own: where the other picture has
  /// edges at their places to the same ground, as of a track whose knob moved, or that a bar of progress fills in part.
  private func findRecolored(
    _ mine: Levels, at sides: [Side], of frame: Rect, radius: Double, movedBy expected: Point,
    hasKnob: Bool, _ found: inout Found
  ) {
    var insides: [Side: Levels] = [:]
    for side in sides where found.own[side] != nil && found.other[side] == nil {
      let inside = insideColor(at: side, of: frame, radius: radius, movedBy: expected)
      if let inside, inside.distance(to: mine) > Self.groundTolerance { insides[side] = inside }
    }
    let color = Levels.median(of: Array(insides.values))
    // At the round end of a bar, its colour is mixed with up to a tenth of the ground.
    let unevenness = hasKnob ? Self.knobShadow : max(Self.evenness, 0.1 * color.distance(to: mine))
    guard !insides.isEmpty, !hasKnob || insides.count >= 3,
      insides.values.allSatisfy({ $0.distance(to: color) <= unevenness })
    else { return }
    (found.ownColor, found.otherColor) = (mine, color)
    for side in insides.keys {
      found.other[side] = found.own[side].map {
        $0 + (side.isHorizontal ? expected.y : expected.x)
      }
    }
  }

  /// Drops covered sides that are found elsewhere beside another colour than in the own picture: the cover ends there,
  /// on the shape.
  private func dropCovers(
    _ covered: Set<Side>, of frame: Rect, radius: Double, _ found: inout Found
  ) {
    for side in covered {
      guard let mine = found.own[side], let theirs = found.other[side] else { continue }
      let across = theirs - mine
      let move = side.isHorizontal ? Point(x: 0, y: across) : Point(x: across, y: 0)
      guard abs(across) > 1,
        let before = ground(beside: side, of: frame, radius: radius, movedBy: .zero, in: own),
        let after = ground(beside: side, of: frame, radius: radius, movedBy: move, in: other),
        after.distance(to: before) > Self.groundTolerance
      else { continue }
      // A shape that moves to another ground has both sides moved alike.
      let like = found.own[side.opposite].flatMap { own in
        found.other[side.opposite].map { abs($0 - own - across) <= 1 }
      }
      if like != true { found.other[side] = nil }
    }
  }

  /// Puts the sides of a shape of another colour where they are expected, if edges to the same ground are there.
  ///
  /// Those that are found elsewhere are of something in it, as of the knob of a switch. Without one colour along all of
  /// the edges, none of the shape is found.
  private func dropInner(
    of frame: Rect, radius: Double, movedBy expected: Point, _ found: inout Found
  ) {
    guard found.isRecolored else { return }
    func across(_ side: Side) -> Double { side.isHorizontal ? expected.y : expected.x }
    var insides: [Side: Levels] = [:]
    for side in Side.allCases {
      insides[side] = insideColor(at: side, of: frame, radius: radius, movedBy: expected)
    }
    guard
      insides.keys.contains(where: { side in
        guard let own = found.own[side], let other = found.other[side] else { return false }
        return abs(other - own - across(side)) > 1.5
      })
    else { return }
    let color = Levels.median(of: Array(insides.values))
    let isEven = insides.values.allSatisfy { $0.distance(to: color) <= Self.evenness }
    found.otherColor = insides.count >= 3 && isEven ? color : nil
    found.other = [:]
    guard found.otherColor != nil else { return }
    for side in insides.keys { found.other[side] = found.own[side].map { $0 + across(side) } }
  }

  /// Returns the colour inside a shape's edges in its own picture; nil if they are not seen.
  private func ownInside(of frame: Rect, radius: Double) -> Levels? {
    let insides = Side.allCases.flatMap { side in
      scans(of: side, frame: frame, radius: radius).compactMap { ownEdge($0)?.inside }
    }
    return insides.isEmpty ? nil : .median(of: insides)
  }

  /// Returns the colour inside an edge of the other picture that is where a side is expected, beside the same ground as
  /// in the own one; nil without such an edge.
  private func insideColor(
    at side: Side, of frame: Rect, radius: Double, movedBy move: Point
  ) -> Levels? {
    let (along, across) = side.isHorizontal ? (move.x, move.y) : (move.y, move.x)
    let edges = scans(of: side, frame: frame, radius: radius).compactMap { scan -> Levels?? in
      guard let edge = ownEdge(scan) else { return nil }
      var moved = scan
      moved.line += Int(along.rounded())
      let place = edge.place + across
      let found = (-1...1).compactMap { self.edge(moved, in: other, at: Int(place.rounded()) + $0) }
      return .some(
        found.first {
          abs($0.place - place) <= 1 && $0.contrast >= Self.leastContrast
            && $0.outside.distance(to: edge.outside) <= Self.groundTolerance
        }?.inside)
    }
    let insides = edges.compactMap(\.self)
    guard edges.count >= Self.leastScans, insides.count * 2 > edges.count else { return nil }
    return Levels.median(of: insides)
  }

  /// Returns whether a shape that its own picture shows at a side has its colour there in the other one, too: what is
  /// farther away is another's, as where a bar that shows a value is shorter.
  private func keeps(
    _ mine: Levels, beside side: Side, of frame: Rect, radius: Double, movedBy move: Point
  ) -> Bool {
    let (along, across) = side.isHorizontal ? (move.x, move.y) : (move.y, move.x)
    let kept = scans(of: side, frame: frame, radius: radius).compactMap { scan -> Bool? in
      guard let edge = ownEdge(scan), edge.inside.distance(to: mine) <= Self.evenness else {
        return nil
      }
      var moved = scan
      moved.line += Int(along.rounded())
      let place = Int((edge.place + across).rounded())
      // The move is rounded to a pixel.
      let found = (-1...1).compactMap { self.edge(moved, in: other, at: place + $0) }
      return found.contains { $0.inside.distance(to: mine) <= Self.evenness }
    }
    return kept.count >= Self.leastScans && kept.allSatisfy(\.self)
  }

  /// Looks for a side that is farther away than sides are looked for, as the end of a bar that shows a value: from the
  /// other side, all is the shape's colour up to there.
  ///
  /// Another ground than in the own picture is beyond it where the shape ends with its track in one of the two.
  private func findEnd(
    _ side: Side, of frame: Rect, radius: Double, on track: Rect?, hasRoundEnds: Bool,
    movedBy move: Point, _ found: inout Found
  ) {
    guard let mine = found.own[side], found.other[side] == nil,
      let beginning = found.own[side.opposite], let begin = found.other[side.opposite]
    else { return }
    let along = side.isHorizontal ? move.x : move.y
    var moves: [Double] = []
    var count = 0
    for scan in scans(of: side, frame: frame, radius: radius) {
      guard let edge = ownEdge(scan) else { continue }
      count += 1
      var moved = scan
      moved.line += Int(along.rounded())
      /// Returns whether a pixel has the shape's colour; none beyond the picture has.
      func isInside(_ place: Int) -> Bool {
        color(moved, place, in: other).map { $0.distance(to: edge.inside) <= Self.evenness }
          ?? false
      }
      /// Returns whether the shape ends with its track, which begins as far from its place as the shape: at a place of the
      /// other picture, or in the own one, where the other has the track's one colour from the place on to the same ground.
      func endsWithTrack(_ end: Double) -> Bool {
        guard let track else { return false }
        let last = track.place(of: side) + begin - beginning
        if abs(end - last) <= 1 { return true }
        guard abs(edge.place + begin - beginning - last) <= 1 else { return false }
        let boundary = Int(last.rounded())
        let ends = (-1...1).compactMap { self.edge(moved, in: other, at: boundary + $0) }
        let range = [end, last].sorted { $0 < $1 }.map { Int($0.rounded()) }
        guard range[1] - range[0] > 2 * Self.edgeReach + 1 else { return false }
        let colors = (range[0] + Self.edgeReach..<range[1] - Self.edgeReach).compactMap {
          color(moved, $0, in: other)
        }
        guard let rest = colors.first else { return false }
        return colors.allSatisfy { $0.distance(to: rest) <= Self.evenness }
          && ends.contains {
            $0.inside.distance(to: rest) <= Self.evenness
              && $0.outside.distance(to: edge.outside) <= Self.groundTolerance
          }
      }
      let step = side.isLow ? -1 : 1
      // Beyond the other side's edge and a pixel of rounding; a low side is reached from the pixels before a boundary.
      let first = Self.edgeReach + 1
      var place = Int(begin.rounded()) + (side.isLow ? -first - 1 : first)
      if track == nil, !hasRoundEnds {
        // What is on a card ends before it does: the first edge to the same ground is the card's.
        let end = firstEnd(from: place, by: step, on: moved, like: edge)
        if let end { moves.append(end - edge.place) }
        continue
      }
      guard isInside(place) else { continue }
      while isInside(place + step) { place += step }
      let boundary = side.isLow ? place : place + 1
      let ends = (-Self.edgeReach...Self.edgeReach).compactMap {
        self.edge(moved, in: other, at: boundary + $0)
      }
      let like = ends.filter {
        $0.contrast >= Self.leastContrast && $0.inside.distance(to: edge.inside) <= Self.evenness
          && ($0.outside.distance(to: edge.outside) <= Self.groundTolerance
            || endsWithTrack($0.place))
      }
      // One that is mixed of both colours is beside the end.
      let end = like.max { $0.contrast < $1.contrast }
      if let end { moves.append(end.place - edge.place) }
    }
    guard count >= Self.leastScans, let move = common(moves, of: count) else { return }
    found.other[side] = mine + move
    found.isFollowed = true
  }

  /// Returns the place of the first edge of the other picture, from a place on, that has the same colours as one of the
  /// own picture; nil without one.
  private func firstEnd(from start: Int, by step: Int, on scan: Scan, like edge: Edge) -> Double? {
    var place = start
    while color(scan, place, in: other) != nil {
      if let found = self.edge(scan, in: other, at: place), abs(found.place - Double(place)) <= 1,
        found.contrast >= Self.leastContrast,
        found.inside.distance(to: edge.inside) <= Self.evenness,
        found.outside.distance(to: edge.outside) <= Self.evenness
      {
        return found.place
      }
      place += step
    }
    return nil
  }

  /// Returns the move that most of a number of scans found, to a pixel: those that meet a letter or another shape find
  /// other edges.
  private func common(_ moves: [Double], of count: Int) -> Double? {
    guard let move = moves.median, moves.count * 2 > count,
      moves.count(where: { abs($0 - move) <= 1 }) * 2 > count
    else { return nil }
    return move
  }

  /// Returns the colour beside a side in a picture, if the own one shows the side.
  private func ground(
    beside side: Side, of frame: Rect, radius: Double, movedBy move: Point, in field: PictureField
  ) -> Levels? {
    let (along, across) = side.isHorizontal ? (move.x, move.y) : (move.y, move.x)
    let seen = scans(of: side, frame: frame, radius: radius).compactMap { scan -> Levels? in
      guard let edge = ownEdge(scan) else { return nil }
      var moved = scan
      moved.line += Int(along.rounded())
      // The first pixel beyond the edge.
      let outside = edge.place + across + Double(side.isLow ? -Self.edgeReach - 1 : Self.edgeReach)
      return color(moved, Int(outside.rounded()), in: field)
    }
    return seen.count >= Self.leastScans ? Levels.median(of: seen) : nil
  }

  /// Returns the edge of a shape in its own picture; nil where a border hides it: what is seen there is not the
  /// shape's.
  private func ownEdge(_ scan: Scan) -> Edge? {
    guard let edge = edge(scan, in: own, at: Int(scan.place.rounded())),
      abs(edge.place - scan.place) <= 0.6, edge.contrast >= Self.leastContrast
    else { return nil }
    return edge
  }

  /// Looks for a side, if the own picture shows it: where it is expected, or else where it was.
  private func find(
    _ side: Side, of frame: Rect, radius: Double, movedBy move: Point, besideAny: Bool,
    _ found: inout Found
  ) {
    for move in move == .zero ? [.zero] : [move, .zero] {
      findSide(side, of: frame, radius: radius, movedBy: move, besideAny: besideAny, &found)
      if found.other[side] != nil { return }
    }
  }

  /// - Parameter besideAny: Indicates whether the ground beside it may be of any other colour.
  private func findSide(
    _ side: Side, of frame: Rect, radius: Double, movedBy move: Point, besideAny: Bool,
    _ found: inout Found
  ) {
    let reach = reach(across: side, frame)
    let (along, across) = side.isHorizontal ? (move.x, move.y) : (move.y, move.x)
    var moves: [Double] = []
    var places: [Double] = []
    for scan in scans(of: side, frame: frame, radius: radius) {
      guard let edge = ownEdge(scan) else { continue }
      places.append(edge.place)
      var moved = scan
      moved.line += Int(along.rounded())
      // What covers the shape's middle has another colour than its sides.
      let isOwn = found.ownColor.map { $0.distance(to: edge.inside) <= Self.evenness } ?? false
      let place = nearest(
        to: edge, on: moved, within: reach, movedBy: across,
        inside: isOwn ? found.otherColor : nil, besideAny: besideAny)
      if let place { moves.append(place - edge.place) }
    }
    guard places.count >= Self.leastScans, let place = places.median else { return }
    found.own[side] = place
    found.other[side] = common(moves, of: places.count).map { place + $0 }
  }

  private func reach(across side: Side, _ frame: Rect) -> Int {
    let length = side.isHorizontal ? frame.height : frame.width
    // Farther away, a side of the next shape of a list is as near.
    return Int(min(Self.reach * scale, max(4 * scale, 0.6 * length)))
  }

  // MARK: Scans across a side

  /// A row or a column of pixels across a side.
  struct Scan {
    var isColumn: Bool
    /// The row, or the column.
    var line: Int
    /// The side's place.
    var place: Double
    var isLow: Bool
  }

  struct Edge {
    var place: Double
    var inside: Levels
    var outside: Levels
    var contrast: Double { inside.distance(to: outside) }
  }

  private func scans(of side: Side, frame: Rect, radius: Double) -> [Scan] {
    let (start, end, place) =
      switch side {
      case .top: (frame.minX, frame.maxX, frame.minY)
      case .bottom: (frame.minX, frame.maxX, frame.maxY)
      case .left: (frame.minY, frame.maxY, frame.minX)
      case .right: (frame.minY, frame.maxY, frame.maxX)
      }
    // A continuous corner leaves its sides 1.53 radii away from the corner.
    let inset = min(1.53 * radius + 2, (end - start) * 0.45)
    return (0..<Self.scanCount).map { index in
      let share = (Double(index) + 0.5) / Double(Self.scanCount)
      return Scan(
        isColumn: side.isHorizontal, line: Int(start + inset + (end - start - 2 * inset) * share),
        place: place, isLow: side.isLow)
    }
  }

  private func color(_ scan: Scan, _ place: Int, in field: PictureField) -> Levels? {
    scan.isColumn ? field[scan.line, place] : field[place, scan.line]
  }

  /// Returns the edge at the boundary before a pixel: the colours two pixels to both sides, and the exact
  /// place by the share of the inside in the pixels between.
  private func edge(_ scan: Scan, in field: PictureField, at boundary: Int) -> Edge? {
    guard let low = color(scan, boundary - 2, in: field),
      let high = color(scan, boundary + 1, in: field)
    else { return nil }
    let (inside, outside) = scan.isLow ? (high, low) : (low, high)
    guard inside.distance(to: outside) >= 2 else { return nil }
    var covered = 0.0
    for place in boundary - 2...boundary + 1 {
      guard let color = color(scan, place, in: field) else { return nil }
      covered += color.share(of: inside, on: outside)
    }
    let place = scan.isLow ? Double(boundary + 2) - covered : Double(boundary - 2) + covered
    return Edge(place: place, inside: inside, outside: outside)
  }

  /// Returns the place of the nearest edge in the other picture that is like one in the own picture.
  private func nearest(
    to edge: Edge, on scan: Scan, within reach: Int, movedBy move: Double, inside: Levels?,
    besideAny: Bool = false
  ) -> Double? {
    let boundary = Int((edge.place + move).rounded())
    let expected = inside ?? edge.inside
    var best: (cost: Double, place: Double)?
    for candidate in boundary - reach...boundary + reach {
      guard let found = self.edge(scan, in: other, at: candidate),
        found.contrast >= Self.leastContrast - 1, abs(found.place - Double(candidate)) <= 1
      else { continue }
      let unlike = found.inside.distance(to: expected)
      // A shape or a ground of another colour has another contrast.
      let isRecolored =
        expected.distance(to: edge.inside) > 8
        || unlike <= Self.evenness
          && (besideAny || isGround(found.outside, besides: edge.outside, on: scan, at: candidate))
      guard unlike <= 8,
        isRecolored || (0.4 * edge.contrast...2.5 * edge.contrast + 5).contains(found.contrast)
      else { continue }
      let cost =
        unlike + min(30, found.outside.distance(to: edge.outside))
        + 3 * abs(found.place - edge.place - move) / scale
      if cost < best?.cost ?? .infinity { best = (cost, found.place) }
    }
    return best?.place
  }

  /// Returns whether the colour outside an edge is another one than in the own picture, and goes on: a line has an
  /// end.
  private func isGround(
    _ outside: Levels, besides own: Levels, on scan: Scan, at boundary: Int
  ) -> Bool {
    let farther = color(scan, scan.isLow ? boundary - 6 : boundary + 5, in: other)
    return outside.distance(to: own) > Self.groundTolerance
      && (farther?.distance(to: outside) ?? 0) <= Self.evenness
  }

  // MARK: Colours

  /// Returns the colour of a shape in its own picture and the one that most of its places have in the other; nil for
  /// several there.
  ///
  /// - Parameters:
  ///   - paint: The shape's paint, where it is opaque; nil for what most of its places have.
  ///   - move: The distance of the shape in the other picture.
  private func colors(
    in frame: Rect, of paint: Levels?, movedBy move: Point
  ) -> (own: Levels, other: Levels?)? {
    var pairs: [(own: Levels, other: Levels)] = []
    let count = 12
    for row in 0..<count {
      for column in 0..<count {
        let x = Int(frame.minX + frame.width * (Double(column) + 0.5) / Double(count))
        let y = Int(frame.minY + frame.height * (Double(row) + 0.5) / Double(count))
        guard let mine = evenColor(of: own, x, y),
          let theirs = evenColor(of: other, x + Int(move.x.rounded()), y + Int(move.y.rounded()))
        else { continue }
        pairs.append((mine, theirs))
      }
    }
    // What is drawn over the shape has other colours.
    let mine = paint ?? Levels.median(of: pairs.map(\.own))
    let seen = pairs.filter { $0.own.distance(to: mine) <= 2 }
    let theirs = Levels.median(of: seen.map(\.other))
    let like = seen.count { $0.other.distance(to: theirs) <= Self.evenness }
    guard seen.count >= 6, paint != nil || seen.count * 2 > pairs.count else { return nil }
    return (mine, like * 4 > seen.count * 3 ? theirs : nil)
  }

  /// Returns a pixel's colour if its neighbours have the same.
  private func evenColor(of field: PictureField, _ x: Int, _ y: Int) -> Levels? {
    guard let color = field[x, y] else { return nil }
    for (dx, dy) in [(-2, 0), (2, 0), (0, -2), (0, 2)] {
      guard let near = field[x + dx, y + dy], near.distance(to: color) <= 2 else { return nil }
    }
    return color
  }

  // MARK: Corners

  private func findCorners(_ frame: Rect, radius: Double, _ found: inout Found) {
    guard found.other.count == 4, let mine = cutArea(of: own, found.own, radius: radius),
      let theirs = cutArea(of: other, found.other, radius: radius)
    else { return }
    // A quarter of a circle leaves (1 - π / 4) r² of its square; a continuous corner has its own share,
    // which the own picture shows.
    let share = radius > scale ? mine.area / (radius * radius) : 1 - Double.pi / 4
    guard (0.18...0.27).contains(share) else { return }
    found.ownRadius = radius
    found.otherRadius = (max(0, theirs.area) / share).squareRoot()
    // The colours on both sides are known to half of it.
    found.radiusDoubt = 2 * noise / theirs.contrast
  }

  /// Returns how much of its rectangle a corner leaves out, on average, in square pixels; nil where the corners
  /// are not even.
  private func cutArea(
    of field: PictureField, _ sides: Sides, radius: Double
  ) -> (area: Double, contrast: Double)? {
    guard let top = sides[.top], let bottom = sides[.bottom], let left = sides[.left],
      let right = sides[.right]
    else { return nil }
    let length = min(min(right - left, bottom - top) / 2, max(1.6 * radius, radius + 6 * scale))
    guard length >= 3 else { return nil }
    let corners = [false, true].flatMap { isBottom in
      [false, true].map { isRight in
        Corner(
          x: isRight ? right : left, y: isBottom ? bottom : top, toRight: isRight ? -1 : 1,
          down: isBottom ? -1 : 1)
      }
    }
    func colors(_ from: Double) -> [Levels?] {
      corners.map { mean(of: field, at: $0, from: from) }
    }
    let (insides, outsides) = (colors(length - 3), colors(-3))
    let inside = Levels.median(of: insides.compactMap(\.self))
    var areas: [(area: Double, contrast: Double)] = []
    for (index, corner) in corners.enumerated() {
      // Something else may be in a corner, as a switch at the end of a row.
      guard let own = insides[index], own.distance(to: inside) <= Self.groundTolerance,
        let outside = outsides[index], inside.distance(to: outside) >= Self.leastContrast,
        let area = cutArea(of: field, corner, length: length, inside: inside, outside: outside)
      else { continue }
      areas.append((area, inside.distance(to: outside)))
    }
    guard areas.count >= 2, let area = areas.map(\.area).median,
      let contrast = areas.map(\.contrast).median
    else { return nil }
    return (area, contrast)
  }

  /// A corner of a shape, and the directions in which it is.
  private struct Corner {
    let x, y, toRight, down: Double
  }

  /// Returns the mean of three by three pixels on the diagonal of a corner.
  private func mean(of field: PictureField, at corner: Corner, from distance: Double) -> Levels? {
    var sum = Levels.zero
    for row in 0..<3 {
      for column in 0..<3 {
        let x = corner.x + corner.toRight * (distance + 0.5 + Double(column))
        let y = corner.y + corner.down * (distance + 0.5 + Double(row))
        guard let color = field[Int(x.rounded(.down)), Int(y.rounded(.down))] else { return nil }
        sum += color / 9
      }
    }
    return sum
  }

  private func cutArea(
    of field: PictureField, _ corner: Corner, length: Double, inside: Levels, outside: Levels
  ) -> Double? {
    var area = 0.0
    let startX = corner.x.rounded(corner.toRight > 0 ? .down : .up)
    let startY = corner.y.rounded(corner.down > 0 ? .down : .up)
    let count = Int(length)
    let tolerance = 8 + 0.05 * inside.distance(to: outside)
    let line = inside - outside
    for row in 0..<count {
      for column in 0..<count {
        let px = Int(startX) + Int(corner.toRight) * column - (corner.toRight < 0 ? 1 : 0)
        let py = Int(startY) + Int(corner.down) * row - (corner.down < 0 ? 1 : 0)
        guard let color = field[px, py] else { return nil }
        let share = color.share(of: inside, on: outside)
        let mixed = inside * share + outside * (1 - share)
        guard color.distance(to: mixed) <= tolerance else { return nil }
        // Noise is to both sides of each colour, and so adds up to nothing.
        area += 1 - ((color - outside) * line).sum() / (line * line).sum()
      }
    }
    // The parts of the first row and column that are outside of the sides, and not of the corner.
    let (overX, overY) = (abs(corner.x - startX), abs(corner.y - startY))
    return area - (overX + overY) * Double(count) + overX * overY
  }
}

// MARK: Lines

extension EdgeSearch {
  /// Looks for a line, which is too thin to have an inside.
  ///
  /// - Parameter expected: How far what is beside the line has moved.
  func findLine(_ frame: Rect, movedBy expected: Point) -> Found {
    var found = Found()
    let isHorizontal = frame.width >= frame.height
    let (start, end) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let middle = isHorizontal ? frame.midY : frame.midX
    let thickness = max(1, isHorizontal ? frame.height : frame.width)
    let (low, high): (Side, Side) = isHorizontal ? (.top, .bottom) : (.left, .right)
    let reach = Int(Self.reach * scale)
    let expectedMove = isHorizontal ? expected.y : expected.x
    var moves: [Double] = []
    var seen = 0
    for index in 0..<Self.scanCount {
      let line = start + (end - start) * (Double(index) + 0.5) / Double(Self.scanCount)
      let scan = Scan(isColumn: isHorizontal, line: Int(line), place: middle, isLow: true)
      // Renderers move a thin line to whole pixels.
      let ridges = (-1...1).compactMap {
        ridge(scan, in: own, at: Int(middle) + $0, thickness: thickness)
      }
      guard let mine = ridges.max(by: { $0.contrast < $1.contrast }),
        abs(mine.place - middle) <= 1, mine.contrast >= Self.leastContrast
      else { continue }
      seen += 1
      if let place = nearestRidge(
        to: mine, on: scan, within: reach, movedBy: expectedMove, thickness: thickness)
      {
        moves.append(place - mine.place)
      }
    }
    guard seen >= 3 else { return found }
    (found.own[low], found.own[high]) = (middle - thickness / 2, middle + thickness / 2)
    guard let move = common(moves, of: seen) else { return found }
    found.other[low] = middle - thickness / 2 + move
    found.other[high] = middle + thickness / 2 + move
    let (first, last): (Side, Side) = isHorizontal ? (.left, .right) : (.top, .bottom)
    for (side, place) in [(first, start), (last, end)] {
      var scan = Scan(
        isColumn: !isHorizontal, line: Int(middle), place: place, isLow: side.isLow)
      guard let edge = edge(scan, in: own, at: Int(place.rounded())),
        abs(edge.place - place) <= 0.6, edge.contrast >= Self.leastContrast
      else { continue }
      found.own[side] = edge.place
      scan.line = Int((middle + move).rounded(.down))
      if let place = nearest(to: edge, on: scan, within: reach, movedBy: 0, inside: nil) {
        found.other[side] = place
      }
    }
    return found
  }

  /// Returns a line across a scan: its middle by the weight of its pixels.
  private func ridge(_ scan: Scan, in field: PictureField, at place: Int, thickness: Double)
    -> Edge?
  {
    let half = Int((thickness / 2).rounded(.up)) + 1
    guard let line = color(scan, place, in: field),
      let before = color(scan, place - half - 1, in: field),
      let after = color(scan, place + half + 1, in: field)
    else { return nil }
    let (up, down) = (line - before, line - after)
    // A line differs from both sides in one direction; an edge does not.
    guard (up * down).sum() > 0 else { return nil }
    var (weight, sum) = (0.0, 0.0)
    for near in place - half...place + half {
      guard let color = color(scan, near, in: field) else { return nil }
      let share = color.share(of: line, on: near <= place ? before : after)
      weight += share
      sum += share * (Double(near) + 0.5)
    }
    guard weight > 0, weight <= thickness + 1.5 else { return nil }
    let ground = line.distance(to: before) < line.distance(to: after) ? before : after
    return Edge(place: sum / weight, inside: line, outside: ground)
  }

  private func nearestRidge(
    to ridge: Edge, on scan: Scan, within reach: Int, movedBy move: Double, thickness: Double
  ) -> Double? {
    let start = Int(ridge.place + move)
    var best: (cost: Double, place: Double)?
    for place in start - reach...start + reach {
      guard let found = self.ridge(scan, in: other, at: place, thickness: thickness),
        found.contrast >= max(Self.leastContrast - 1, 0.4 * ridge.contrast),
        abs(found.place - Double(place) - 0.5) <= 1
      else { continue }
      let cost =
        min(40, found.inside.distance(to: ridge.inside))
        + min(40, found.outside.distance(to: ridge.outside))
        + 3 * abs(found.place - ridge.place - move) / scale
      // Any other mark is no line of this kind, but for one at its place: dark screens have light lines.
      guard
        found.inside.distance(to: ridge.inside) <= 60
          || abs(found.place - ridge.place - move) <= 1
      else { continue }
      if cost < best?.cost ?? .infinity { best = (cost, found.place) }
    }
    return best?.place
  }
}
