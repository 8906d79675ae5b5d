import DisplayList
import LayoutGeometry

/// The places of two pictures that the parts found in them do not explain.
///
/// The pictures are compared in cells of a point: each cell of one with the nine around the place where the other has
/// the same part. What is drawn by another rasterizer, or half a point beside its place, has the colours of these
/// nine or those between them. A colour that differs without its luma is compared with up to 81 cells, less a fifth of
/// their contrast, as JPEG spreads colours. Letters and symbols are left out, as those of two fonts differ.
struct Residue {
  /// A place that only one of the pictures has.
  struct Region {
    /// The place in its own picture, in points.
    var frame: Rect
    /// The part that is drawn there; nil for none.
    var owner: Int?
    /// Indicates whether it is one even area, not ink.
    var isArea: Bool
    /// Indicates whether the drawing has it, and not the other picture.
    var isDrawn: Bool
  }

  /// The difference of a cell from which on it is ink that the other picture lacks, in levels.
  private static let inkExcess: Int16 = 20
  /// The difference of a cell from which on an even area is another: a card on a grouped background has 13, and the
  /// mean of a cell is known to 2.
  private static let areaExcess: Int16 = 5
  /// The cells around each that an area has, so that it is 9 points wide: JPEG spreads colours over fewer.
  private static let areaReach = 4
  /// The least sum of differences of a piece of ink, in levels times cells: a full stop of 2 points in a half gray has 4
  /// cells of 64.
  private static let leastInk = 240
  /// The widest gap between cells of one piece of ink, along a line and across it.
  private static let gap = (across: 6, down: 3)
  /// The cells around letters in which the letters of another font may be.
  private static let letterMargin = 2.0

  private let screen: VerifiedScreen
  private let results: [Verification.Result]
  private let own: CellGrid
  private let other: CellGrid
  private let scale: Double
  /// Indicates whether letters that are not measured can be compared by their pixels.
  private let hasSameLetters: Bool
  /// The moves of all parts, in pixels.
  private var moves: [Move] = []

  private struct Move: Equatable {
    var x: Int
    var y: Int
  }

  /// The parts at the cells of a picture, and which cells are not compared.
  private struct Map {
    var owners: [Int32]
    var isMasked: [Bool]
  }

  /// The regions, first those of the other picture, from the top to the bottom.
  private var regions: [Region] = []
  /// The drawings of which less than half is compared.
  private var hiddenDrawings: [Int] = []

  init(
    _ screen: VerifiedScreen, _ results: [Verification.Result], own: PictureField,
    other: PictureField, hasSameLetters: Bool, scale: Double
  ) {
    self.screen = screen
    self.hasSameLetters = hasSameLetters
    self.results = results
    self.scale = scale
    let side = max(1, Int(scale.rounded()))
    self.own = CellGrid(own, side: side)
    self.other = CellGrid(other, side: side)
    moves = partMoves()
    let seen = map(of: self.other, isDrawn: false)
    regions = regions(of: self.other, seen, against: self.own, isDrawn: false)
    let drawn = map(of: self.own, isDrawn: true)
    regions += regions(of: self.own, drawn, against: self.other, isDrawn: true)
    hiddenDrawings = results.indices.filter { isHidden($0, in: drawn) }
  }

  // MARK: Moves

  /// Returns how far each part has moved: as it was found, or else as most of what is in its container; what is on the
  /// canvas itself has not moved, as its background.
  private func partMoves() -> [Move] {
    var found: [Int: [Point]] = [:]
    for result in results {
      guard let measures = result.outcome.measures, measures.dx != nil || measures.dy != nil else {
        continue
      }
      let move = Point(x: measures.dx ?? 0, y: measures.dy ?? 0)
      var container: Int? = result.part.container
      while let holder = container {
        found[holder, default: []].append(move)
        container = screen.containers[holder].holder
      }
    }
    let common = found.mapValues {
      Point(x: $0.map(\.x).median ?? 0, y: $0.map(\.y).median ?? 0)
    }
    func pixels(_ move: Point) -> Move {
      Move(x: Int((move.x * scale).rounded()), y: Int((move.y * scale).rounded()))
    }
    let neighbours = results.compactMap { result -> (drawn: Rect, move: Point)? in
      guard !result.part.kind.isDrawing, let measures = result.outcome.measures,
        let dy = measures.dy
      else { return nil }
      return (measures.drawn, Point(x: measures.dx ?? 0, y: dy))
    }
    return results.map { result in
      if let measures = result.outcome.measures, !result.part.kind.isInk {
        return pixels(
          result.part.kind.isDrawing
            ? drawingMove(of: result.part.frame, beside: neighbours)
            : Point(x: measures.dx ?? 0, y: measures.dy ?? 0))
      }
      var container: Int? = result.part.container
      while let holder = container {
        if let move = common[holder] { return holder == 0 ? Move(x: 0, y: 0) : pixels(move) }
        container = screen.containers[holder].holder
      }
      return Move(x: 0, y: 0)
    }
  }

  /// The farthest that parts are from a drawing whose move may be its own, and the most of them, in points.
  private static let neighbours = (distance: 60.0, count: 6)
  /// The most cells of a drawing by which its move is chosen: those of a ring of 30 points.
  private static let sampleCount = 1000

  /// Returns how far a drawing has moved: of the moves of the parts around it, that at whose place the other picture is
  /// most like it.
  private func drawingMove(
    of frame: Rect, beside parts: [(drawn: Rect, move: Point)]
  ) -> Point {
    var near: [(distance: Double, move: Point)] = [(0, .zero)]
    for (drawn, move) in parts {
      let distance = max(
        0, drawn.minY - frame.maxY, frame.minY - drawn.maxY, drawn.minX - frame.maxX,
        frame.minX - drawn.maxX)
      if distance < Self.neighbours.distance { near.append((distance, move)) }
    }
    var moves: [Point] = []
    for (_, move) in near.sorted(by: { $0.distance < $1.distance }) {
      let isKnown = moves.contains { abs($0.x - move.x) < 0.5 && abs($0.y - move.y) < 0.5 }
      if !isKnown, moves.count < Self.neighbours.count { moves.append(move) }
    }
    guard moves.count > 1 else { return .zero }
    var cells: [Int] = []
    own.forEach(in: frame) { cells.append($0) }
    let stride = max(1, (cells.count + Self.sampleCount - 1) / Self.sampleCount)
    let samples = cells.indices.filter { $0 % stride == 0 }.map { cells[$0] }
    func difference(_ move: Point) -> Int {
      let (dx, dy) = (
        own.nearest(Int((move.x * scale).rounded())), own.nearest(Int((move.y * scale).rounded()))
      )
      return samples.reduce(0) { sum, cell in
        sum
          + Int(
            other.excess(
              of: own.colors[cell], x: cell % own.width + dx, y: cell / own.width + dy))
      }
    }
    return moves.map { ($0, difference($0)) }.min { $0.1 < $1.1 }?.0 ?? .zero
  }

  // MARK: Maps

  private func map(of grid: CellGrid, isDrawn: Bool) -> Map {
    var map = Map(
      owners: [Int32](repeating: -1, count: grid.colors.count),
      isMasked: [Bool](repeating: false, count: grid.colors.count))
    for (index, result) in results.enumerated() {
      let move = Point(x: Double(moves[index].x) / scale, y: Double(moves[index].y) / scale)
      let found = result.part.kind.isDrawing ? nil : result.foundFrame
      let place = isDrawn ? result.drawnFrame : found ?? result.part.frame.offset(by: move)
      switch result.part.kind {
      case .drawing(let hasLetters)
      where !hasSameLetters && (hasLetters || result.part.frame.size.isIcon):
        mask(place.inset(by: -Self.letterMargin), in: grid, &map)
      case .text, .symbol:
        if hasSameLetters, result.outcome == .unmeasured, !isOnRecolored(place, in: grid, map) {
          grid.forEach(in: place) { map.owners[$0] = Int32(index) }
          continue
        }
        mask(place.inset(by: -letterMargin(of: result.part)), in: grid, &map)
      case .line: mask(place.inset(by: -1.5), in: grid, &map)
      case .fill, .picture, .drawing:
        if result.outcome == .missing { continue }
        // A drawing leaves what is under most of its box in sight, and a picture may be clear.
        var isOpaque = false
        if case .fill = result.part.kind { isOpaque = (result.part.color?.alpha ?? 0) >= 1 }
        grid.forEach(in: place) { cell in
          map.owners[cell] = Int32(index)
          if isOpaque { map.isMasked[cell] = false }
        }
      }
    }
    // What is reported of a part explains its place in both pictures.
    for (index, result) in results.enumerated() {
      switch result.outcome {
      case .missing:
        let isGround = result.part.frame.size.area > 0.5 * grid.area(scale: scale)
        if !isGround { mask(result.part.frame.inset(by: -2), in: grid, &map) }
      case .found(let measures):
        if result.part.kind.isInk || result.part.kind == .line {
          let margin = result.part.kind.isInk ? letterMargin(of: result.part) : 1.5
          for place in [measures.drawn, measures.frame] where !measures.differing.isEmpty {
            mask(place.inset(by: -margin), in: grid, &map)
          }
          continue
        }
        guard !measures.differing.isEmpty else { continue }
        // Between its two places, a knob covered its track, and left it.
        if result.part.isKnob, measures.differing == [.dx] {
          mask(measures.drawn.union(measures.frame).inset(by: -3), in: grid, &map)
        }
        let isRecolored = measures.differing.contains(.color)
        let (drawn, found) = (measures.drawn, measures.frame)
        for place in [drawn, found] {
          grid.forEach(in: place.inset(by: -3)) { cell in
            let point = grid.center(of: cell)
            let isBoth =
              drawn.inset(by: 2).contains(point) && found.inset(by: 2).contains(point)
            if !isBoth || isRecolored && isColor(of: index, at: map.owners[cell]) {
              map.isMasked[cell] = true
            }
          }
        }
        // Where it ended in one picture, its round corners left the ground.
        if case .fill(let radius?) = result.part.kind {
          let length = 1.6 * max(radius, measures.radius ?? 0) + 2
          for place in [drawn, found] {
            for x in [place.minX - 1, place.maxX + 1 - length] {
              for y in [place.minY - 1, place.maxY + 1 - length] {
                mask(Rect(x: x, y: y, width: length, height: length), in: grid, &map)
              }
            }
          }
        }
      case .unmeasured: continue
      }
    }
    for area in screen.systemAreas { mask(area, in: grid, &map) }
    return map
  }

  /// Returns whether the colour of a part is seen where another one, or itself, is the uppermost: within a ring or an
  /// outline on it.
  private func isColor(of index: Int, at owner: Int32) -> Bool {
    owner == Int32(index) || owner > Int32(index) && results[Int(owner)].part.kind.isDrawing
  }

  /// Returns whether less than half of a drawing's cells that are in sight is compared.
  private func isHidden(_ index: Int, in map: Map) -> Bool {
    guard results[index].part.kind.isDrawing else { return false }
    let dy = own.nearest(moves[index].y)
    var (count, compared) = (0, 0)
    own.forEach(in: results[index].drawnFrame) { cell in
      guard map.owners[cell] == Int32(index) else { return }
      count += 1
      // The other picture may be shorter.
      let row = cell / own.width + dy
      if !map.isMasked[cell], row >= 0, row < other.height { compared += 1 }
    }
    return compared == 0 || compared * 2 < count
  }

  /// Returns whether a place is on a part that has another colour in the other picture.
  private func isOnRecolored(_ place: Rect, in grid: CellGrid, _ map: Map) -> Bool {
    var isRecolored = false
    grid.forEach(in: place) { cell in
      let owner = map.owners[cell]
      guard owner >= 0, let measures = results[Int(owner)].outcome.measures else { return }
      if measures.differing.contains(.color) { isRecolored = true }
    }
    return isRecolored
  }

  private func letterMargin(of part: VerifiedScreen.Part) -> Double {
    guard case .text(_, let size, _) = part.kind else { return Self.letterMargin }
    return max(Self.letterMargin, 0.12 * size)
  }

  private func mask(_ place: Rect, in grid: CellGrid, _ map: inout Map) {
    grid.forEach(in: place) { map.isMasked[$0] = true }
  }

  // MARK: Regions

  private func regions(
    of grid: CellGrid, _ map: Map, against second: CellGrid, isDrawn: Bool
  ) -> [Region] {
    let sign = isDrawn ? 1 : -1
    let steps = moves.map {
      Move(x: sign * grid.nearest($0.x), y: sign * grid.nearest($0.y))
    }
    var excess = [Int16](repeating: 0, count: grid.colors.count)
    var hasAny = false
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let cell = y &* grid.width &+ x
        guard !map.isMasked[cell] else { continue }
        let owner = map.owners[cell]
        let step = owner < 0 ? Move(x: 0, y: 0) : steps[Int(owner)]
        let found = second.excess(of: grid.colors[cell], x: x + step.x, y: y + step.y)
        if found >= Self.areaExcess {
          excess[cell] = found
          hasAny = true
        }
      }
    }
    guard hasAny else { return [] }
    let areas = areas(of: grid, excess, map, isDrawn: isDrawn)
    if !areas.isEmpty {
      // Its edges, and what is on it, are parts of an area; two cells at an edge may have both colours.
      var isArea = [Bool](repeating: false, count: excess.count)
      for area in areas {
        for cell in area.cells { isArea[cell] = true }
      }
      isArea = grown(isArea, in: grid, by: Self.areaReach + 2)
      for cell in isArea.indices where isArea[cell] { excess[cell] = 0 }
    }
    return (areas.map(\.region) + ink(of: grid, excess, map, isDrawn: isDrawn))
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Returns the cells at most some columns and rows beside given ones, and these.
  private func grown(_ isIn: [Bool], in grid: CellGrid, by reach: Int) -> [Bool] {
    var isIn = isIn
    // First along the rows, then along the columns.
    for step in [1, grid.width] {
      let line = isIn
      for cell in line.indices where line[cell] {
        let place = step == 1 ? cell % grid.width : cell / grid.width
        let count = step == 1 ? grid.width : grid.height
        for near in max(0, place - reach)...min(count - 1, place + reach) {
          isIn[cell + (near - place) * step] = true
        }
      }
    }
    return isIn
  }

  /// Returns the even areas: what is left of the differing cells without those near others, and the place that they have
  /// with the cells around them.
  private func areas(
    of grid: CellGrid, _ excess: [Int16], _ map: Map, isDrawn: Bool
  ) -> [(region: Region, cells: [Int])] {
    let reach = Self.areaReach
    var isInner = excess.map { $0 >= Self.areaExcess }
    // First along the rows, then along the columns.
    for step in [1, grid.width] {
      let line = isInner
      for cell in line.indices where line[cell] {
        let place = step == 1 ? cell % grid.width : cell / grid.width
        let count = step == 1 ? grid.width : grid.height
        isInner[cell] =
          place >= reach && place + reach < count
          && (-reach...reach).allSatisfy { line[cell + $0 * step] }
      }
    }
    return components(of: grid, isInner, gap: (reach, reach)).compactMap {
      cells -> (region: Region, cells: [Int])? in
      let region = region(
        of: grid, cells, map, isArea: true, isDrawn: isDrawn, growth: Double(reach))
      // A shadow of another strength is not even; a part of several colours is not, either.
      let colors = cells.map { grid.colors[$0].mean }
      let middle = colors[colors.count / 2]
      let like = colors.count { CellGrid.distance($0, middle) <= 4 }
      let isMixed = region.owner.map { results[$0].part.isMixed } ?? false
      return like * 5 >= cells.count * 3 || isMixed ? (region, cells) : nil
    }
  }

  private func ink(of grid: CellGrid, _ excess: [Int16], _ map: Map, isDrawn: Bool) -> [Region] {
    components(of: grid, excess.map { $0 >= Self.inkExcess }, gap: Self.gap).compactMap { cells in
      let sum = cells.reduce(0) { $0 + Int(excess[$1]) }
      guard sum >= Self.leastInk else { return nil }
      return region(of: grid, cells, map, isArea: false, isDrawn: isDrawn, growth: 0)
    }
  }

  private func region(
    of grid: CellGrid, _ cells: [Int], _ map: Map, isArea: Bool, isDrawn: Bool, growth: Double
  ) -> Region {
    var frame = grid.frame(of: cells[0])
    var owners: [Int32: Int] = [:]
    for cell in cells {
      frame = frame.union(grid.frame(of: cell))
      owners[map.owners[cell], default: 0] += 1
    }
    let owner = owners.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? -1
    return Region(
      frame: frame.inset(by: -growth), owner: owner < 0 ? nil : Int(owner), isArea: isArea,
      isDrawn: isDrawn)
  }

  /// Returns the cells of each connected set, over gaps.
  private func components(
    of grid: CellGrid, _ isIn: [Bool], gap: (across: Int, down: Int)
  ) -> [[Int]] {
    var isFree = isIn
    var sets: [[Int]] = []
    for start in isFree.indices where isFree[start] {
      isFree[start] = false
      var cells = [start]
      var next = 0
      while next < cells.count {
        let (x, y) = (cells[next] % grid.width, cells[next] / grid.width)
        next += 1
        for row in max(0, y - gap.down)...min(grid.height - 1, y + gap.down) {
          for column in max(0, x - gap.across)...min(grid.width - 1, x + gap.across) {
            let cell = row * grid.width + column
            guard isFree[cell] else { continue }
            isFree[cell] = false
            cells.append(cell)
          }
        }
      }
      sets.append(cells)
    }
    return sets
  }
}

extension Residue {
  /// Returns the results with what differs of pictures, gradients and other drawings, and what no part explains.
  func explained() -> (results: [Verification.Result], extras: [Verification.Extra]) {
    var results = self.results
    for index in hiddenDrawings { results[index].outcome = .unmeasured }
    var rest: [Region] = []
    // The areas of the regions in the drawing and in the other picture: both have what differs.
    var areas: [Int: (drawn: Double, seen: Double)] = [:]
    for region in regions {
      guard let owner = region.owner, isShown(region, by: owner) else {
        rest.append(region)
        continue
      }
      var area = areas[owner] ?? (drawn: 0, seen: 0)
      if region.isDrawn {
        area.drawn += region.frame.size.area
      } else {
        area.seen += region.frame.size.area
      }
      areas[owner] = area
      results[owner].noteShown(region.frame, area: max(area.drawn, area.seen))
    }
    var extras: [Verification.Extra] = []
    // Areas first: what is on one, and its round corners, are parts of it.
    for region in rest.filter(\.isArea) + rest.filter({ !$0.isArea }) {
      // A drawing that is larger in the other picture is there around its place, too.
      if results.contains(where: {
        $0.part.kind.isDrawing && $0.outcome.measures?.shown != nil
          && $0.part.frame.inset(by: -Self.outline).contains(region.frame)
      }) {
        continue
      }
      // What both pictures have at a place in two forms is one difference; letters of a text that is not this one are
      // reported as that text.
      if extras.contains(where: {
        $0.kind == .shape && (!region.isArea || $0.frame.contains(region.frame))
          && $0.frame.inset(by: -Self.corner).intersects(region.frame)
          || $0.isDrawn != region.isDrawn && $0.frame.inset(by: -3).intersects(region.frame)
      }) || isOfMissing(region, results) {
        continue
      }
      let extra = Verification.Extra(
        kind: kind(of: region), frame: region.frame, isDrawn: region.isDrawn,
        container: container(of: region.frame))
      let beside = extras.firstIndex {
        $0.isDrawn == extra.isDrawn && $0.container == extra.container && $0.kind == extra.kind
          && $0.frame.inset(by: -Self.paragraph).intersects(extra.frame)
      }
      if let beside, extra.kind == .ink {
        extras[beside].frame = extras[beside].frame.union(extra.frame)
      } else {
        extras.append(extra)
      }
    }
    extras.sort {
      ($0.isDrawn ? 1 : 0, $0.frame.minY, $0.frame.minX)
        < ($1.isDrawn ? 1 : 0, $1.frame.minY, $1.frame.minX)
    }
    return (results, extras)
  }

  /// The distance from a drawing within which it is larger in the other picture, in points.
  private static let outline = 8.0
  /// The distance from an even area within which its round corners are, in points.
  private static let corner = 12.0
  /// The distance within which pieces of ink are one in words, in points: about that of two lines of a paragraph.
  private static let paragraph = 10.0

  private func kind(of region: Region) -> Verification.Extra.Kind {
    if min(region.frame.width, region.frame.height) <= 2,
      max(region.frame.width, region.frame.height) >= 10
    {
      return .line
    }
    return region.isArea ? .shape : .ink
  }

  /// Returns whether a region is a part's own picture, and not something on it.
  private func isShown(_ region: Region, by owner: Int) -> Bool {
    let part = screen.parts[owner]
    if case .fill = part.kind {
      // A fill whose colour could not be measured shows another one in most of its place.
      let isWhole = region.frame.size.area > 0.6 * part.frame.size.area
      if region.isArea {
        return part.isMixed || results[owner].outcome == .unmeasured && isWhole
      }
      // A gradient's corners are not measured.
      let frame = part.frame.inset(by: 3)
      let corners = [frame.minX, frame.maxX].flatMap { x in
        [frame.minY, frame.maxY].map { Point(x: x, y: $0) }
      }
      return part.isMixed && corners.contains { region.frame.contains($0) }
    }
    // What is in a ring that was empty is not the ring.
    if part.kind.isDrawing, !region.isDrawn, isEven(region.frame, movedBy: moves[owner]) {
      return false
    }
    return part.isMixed || part.kind.isInk
  }

  /// Returns whether the drawing has one colour at a place of the other picture.
  private func isEven(_ frame: Rect, movedBy move: Move) -> Bool {
    var (low, high) = (SIMD4<UInt8>(repeating: 255), SIMD4<UInt8>.zero)
    let place = frame.offset(by: Point(x: -Double(move.x) / scale, y: -Double(move.y) / scale))
    own.forEach(in: place) { cell in
      low = pointwiseMin(low, own.colors[cell].mean)
      high = pointwiseMax(high, own.colors[cell].mean)
    }
    return low.x <= high.x && CellGrid.distance(low, high) <= 12
  }

  /// The distance from a text within which a longer one in its place goes on, in points: a word of 19 points begins 8
  /// after the one before, `VerifiedScreen.Part.wordGap` times its size.
  private static let nextWord = 8.0

  /// Returns whether a region is beside a text that is not found, or is of another width: it is what is there instead.
  private func isOfMissing(_ region: Region, _ results: [Verification.Result]) -> Bool {
    results.contains { result in
      guard result.part.kind.isInk else { return false }
      let differs =
        result.outcome == .missing
        || result.outcome.measures?.differing.contains(.width) ?? false
      return differs
        && [result.drawnFrame, result.foundFrame ?? result.drawnFrame].contains {
          $0.inset(by: -Self.nextWord).intersects(region.frame)
        }
    }
  }

  /// Returns the smallest container around the middle of a place.
  private func container(of frame: Rect) -> Int {
    let middle = Point(x: frame.midX, y: frame.midY)
    let around = screen.containers.indices.filter { screen.containers[$0].frame.contains(middle) }
    return around.min {
      screen.containers[$0].frame.size.area < screen.containers[$1].frame.size.area
    } ?? 0
  }
}

extension Verification.Result {
  /// Notes that a part shows something else in a place, and in how much of it so far, in square points.
  fileprivate mutating func noteShown(_ place: Rect, area: Double) {
    var measures = outcome.measures ?? Verification.Measures(drawn: part.frame, frame: part.frame)
    measures.shown = measures.shown?.union(place) ?? place
    measures.shownArea = area
    measures.differing.insert(.shown)
    outcome = .found(measures)
  }
}

/// The colours of a picture in square cells.
struct CellGrid {
  /// The number of cells in a row.
  let width: Int
  let height: Int
  /// The cells, row by row.
  let colors: [Cell]
  /// The colours of a cell, in levels; the fourth channel is the luma.
  struct Cell {
    var mean: SIMD4<UInt8>
    /// The darkest and the brightest level of each channel among its pixels.
    var low: SIMD4<UInt8>
    var high: SIMD4<UInt8>
  }

  /// The side of a cell, in pixels.
  private let side: Int
  private let pixelCount: Int

  init(_ field: PictureField, side: Int) {
    pixelCount = field.width * field.height
    self.side = side
    width = field.width / side
    height = field.height / side
    colors = field.cells(side: side, width: width, height: height)
  }

  /// Returns the area of the picture, in points.
  func area(scale: Double) -> Double { Double(pixelCount) / (scale * scale) }

  /// Calls a function with each cell whose middle is in a rectangle; a cell is a point.
  func forEach(in frame: Rect, _ body: (Int) -> Void) {
    let columns = Self.range(frame.minX, frame.maxX, width)
    for row in Self.range(frame.minY, frame.maxY, height) {
      for column in columns { body(row * width + column) }
    }
  }

  private static func range(_ start: Double, _ end: Double, _ count: Int) -> Range<Int> {
    // A part may be farther away than an Int can count.
    func cell(_ place: Double) -> Int {
      Int(min(Double(count), max(0, (place - 0.5).rounded(.up))))
    }
    let first = cell(start)
    return first..<max(first, cell(end))
  }

  func center(of cell: Int) -> Point {
    Point(x: Double(cell % width) + 0.5, y: Double(cell / width) + 0.5)
  }

  func frame(of cell: Int) -> Rect {
    Rect(x: Double(cell % width), y: Double(cell / width), width: 1, height: 1)
  }

  /// Returns the largest difference of a channel.
  static func distance(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> UInt8 {
    let difference = pointwiseMax(a, b) &- pointwiseMin(a, b)
    return max(difference.x, difference.y, difference.z)
  }

  /// Returns by how much the mean colour of a cell is beyond those of all pixels in the cells around a place of this
  /// picture, in levels; 0 outside the picture.
  ///
  /// These are the nine around it. Where the luma is that of one of them, the colour is compared with those of more cells,
  /// up to 81, and a fifth of their contrast is taken off.
  ///
  /// - Parameters:
  ///   - x: The column of the place, in cells.
  ///   - y: The row of the place.
  func excess(of cell: Cell, x: Int, y: Int) -> Int16 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    let mean = colors[y &* width &+ x].mean
    // Most are alike.
    guard mean != cell.mean, Self.distance(mean, cell.mean) > 3 else { return 0 }
    let near = beyond(cell, x, y, reach: 1)
    guard near.excess.w <= Self.lumaTolerance else {
      return max(near.excess.x, near.excess.y, near.excess.z, near.excess.w)
    }
    // JPEG keeps one colour for four pixels, and the luma of each; thin things lose a part of their colour.
    let far = beyond(cell, x, y, reach: (Self.colorReach + side - 1) / side)
    return max(0, max(far.excess.x, far.excess.y, far.excess.z) - far.contrast / 5)
  }

  /// The pixels over which JPEG spreads a colour, and the change of luma by which it does not, in levels.
  private static let colorReach = 4
  private static let lumaTolerance: Int16 = 12

  /// Returns by how much the channels of a cell are beyond those of the cells around a place, and the largest contrast of
  /// these.
  private func beyond(
    _ cell: Cell, _ x: Int, _ y: Int, reach: Int
  ) -> (excess: SIMD4<Int16>, contrast: Int16) {
    var (low, high) = (SIMD4<UInt8>(repeating: 255), SIMD4<UInt8>.zero)
    for row in max(0, y - reach)...min(height - 1, y + reach) {
      for column in max(0, x - reach)...min(width - 1, x + reach) {
        let near = colors[row * width + column]
        low = pointwiseMin(low, near.low)
        high = pointwiseMax(high, near.high)
      }
    }
    let color = SIMD4<Int16>(truncatingIfNeeded: cell.mean)
    let excess = pointwiseMax(
      color &- SIMD4<Int16>(truncatingIfNeeded: high),
      SIMD4<Int16>(truncatingIfNeeded: low) &- color)
    return (excess, Int16(Self.distance(low, high)))
  }

  /// Returns the cells in a number of pixels, to the nearest.
  func nearest(_ pixels: Int) -> Int {
    Int((Double(pixels) / Double(side)).rounded())
  }
}

extension VerifiedScreen.Part {
  /// Indicates whether the part has several colours of its own.
  var isMixed: Bool {
    switch kind {
    case .picture, .drawing: true
    case .fill: color == nil
    case .text, .symbol, .line: false
    }
  }
}

extension Verification.Result {
  /// The place in the drawing, in points.
  var drawnFrame: Rect { outcome.measures?.drawn ?? part.frame }
  /// The place in the other picture; nil if it is not known.
  var foundFrame: Rect? { outcome.measures?.frame }
}

extension Size {
  /// Indicates whether it is that of an icon in a line of text, as of the back button in a bar, which each font has in
  /// another form: in a bar of 44 points, these are at most 24 high.
  fileprivate var isIcon: Bool { max(width, height) <= 24 }
}
