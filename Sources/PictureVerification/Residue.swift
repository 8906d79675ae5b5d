import DisplayList
import LayoutGeometry

/// The places of two pictures that the parts found in them do not explain.
///
/// The pictures are compared in cells of a point: each cell of one with the nine around the place where the other has
/// the same part. What is drawn by another rasterizer, or half a point beside its place, has the colours of these
/// nine or those between them. Letters and symbols are left out, as those of two fonts differ.
struct Residue {
  /// A place that only one of the pictures has.
  struct Region {
    /// The place in its own picture, in points.
    var frame: Rect
    /// The part that is drawn there; nil for none.
    var owner: Int?
    /// The number of cells that differ.
    var count: Int
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
  private(set) var regions: [Region] = []

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
    regions =
      regions(of: self.other, against: self.own, isDrawn: false)
      + regions(of: self.own, against: self.other, isDrawn: true)
  }

  // MARK: Moves

  /// Returns how far each part has moved: as it was found, or else as most of what is in its container.
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
    return results.map { result in
      var container: Int? = result.part.container
      if result.part.kind == .drawing { return pixels(drawingMove(of: result.part.frame)) }
      if let measures = result.outcome.measures, !result.part.kind.isInk {
        let (drawn, found) = (measures.drawn, measures.frame)
        return pixels(Point(x: found.minX - drawn.minX, y: found.minY - drawn.minY))
      }
      while let holder = container {
        if let move = common[holder] { return holder == 0 ? Move(x: 0, y: 0) : pixels(move) }
        container = screen.containers[holder].holder
      }
      return Move(x: 0, y: 0)
    }
  }

  /// The farthest that parts are from a drawing whose move may be its own, and the most of them, in points.
  private static let neighbours = (distance: 60.0, count: 6)

  /// Returns how far a drawing has moved: of the moves of the parts around it, that at whose place the other picture is
  /// most like it.
  private func drawingMove(of frame: Rect) -> Point {
    var near: [(distance: Double, move: Point)] = [(0, .zero)]
    for result in results {
      guard result.part.kind != .drawing, let measures = result.outcome.measures,
        let dy = measures.dy
      else { continue }
      let distance = max(
        0, measures.drawn.minY - frame.maxY, frame.minY - measures.drawn.maxY,
        measures.drawn.minX - frame.maxX, frame.minX - measures.drawn.maxX)
      if distance < Self.neighbours.distance {
        near.append((distance, Point(x: measures.dx ?? 0, y: dy)))
      }
    }
    var moves: [Point] = []
    for (_, move) in near.sorted(by: { $0.distance < $1.distance }) {
      let isKnown = moves.contains { abs($0.x - move.x) < 0.5 && abs($0.y - move.y) < 0.5 }
      if !isKnown, moves.count < Self.neighbours.count { moves.append(move) }
    }
    func difference(_ move: Point) -> Int {
      var sum = 0
      own.forEach(in: frame) { cell in
        sum += Int(
          other.excess(
            of: own.colors[cell], x: cell % own.width, y: cell / own.width,
            movedBy: Int((move.x * scale).rounded()), Int((move.y * scale).rounded())))
      }
      return sum
    }
    guard moves.count > 1 else { return .zero }
    return moves.map { ($0, difference($0)) }.min { $0.1 < $1.1 }?.0 ?? .zero
  }

  // MARK: Maps

  private func map(of grid: CellGrid, isDrawn: Bool) -> Map {
    var map = Map(
      owners: [Int32](repeating: -1, count: grid.colors.count),
      isMasked: [Bool](repeating: false, count: grid.colors.count))
    for (index, result) in results.enumerated() {
      let move = Point(x: Double(moves[index].x) / scale, y: Double(moves[index].y) / scale)
      let found = result.part.kind == .drawing ? nil : result.foundFrame
      let place = isDrawn ? result.drawnFrame : found ?? result.part.frame.offset(by: move)
      switch result.part.kind {
      case .drawing where !hasSameLetters && result.part.frame.size.isSign:
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
        let isOpaque = result.part.kind == .picture || (result.part.color?.alpha ?? 0) >= 1
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
            if !isBoth || isRecolored && map.owners[cell] == Int32(index) {
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
    of grid: CellGrid, against second: CellGrid, isDrawn: Bool
  ) -> [Region] {
    let map = map(of: grid, isDrawn: isDrawn)
    let sign = isDrawn ? 1 : -1
    var excess = [Int16](repeating: 0, count: grid.colors.count)
    var hasAny = false
    for cell in grid.colors.indices where !map.isMasked[cell] {
      let owner = map.owners[cell]
      let move = owner < 0 ? Move(x: 0, y: 0) : moves[Int(owner)]
      let found = second.excess(
        of: grid.colors[cell], x: cell % grid.width, y: cell / grid.width, movedBy: sign * move.x,
        sign * move.y)
      if found >= Self.areaExcess {
        excess[cell] = found
        hasAny = true
      }
    }
    guard hasAny else { return [] }
    let areas = areas(of: grid, excess, map, isDrawn: isDrawn)
    for area in areas {
      grid.forEach(in: area.frame.inset(by: -2)) { excess[$0] = 0 }
    }
    return (areas + ink(of: grid, excess, map, isDrawn: isDrawn))
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Returns the even areas: what is left of the differing cells without those near others, with the cells around it.
  private func areas(
    of grid: CellGrid, _ excess: [Int16], _ map: Map, isDrawn: Bool
  ) -> [Region] {
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
    return components(of: grid, isInner, gap: (reach, reach)).compactMap { cells in
      let region = region(
        of: grid, cells, map, isArea: true, isDrawn: isDrawn, growth: Double(reach))
      // A shadow of another strength is not even; a part of several colours is not, either.
      let colors = cells.map { grid.colors[$0].mean }
      let middle = colors[colors.count / 2]
      let like = colors.count { CellGrid.distance($0, middle) <= 4 }
      let isMixed = region.owner.map { results[$0].part.isMixed } ?? false
      return like * 5 >= cells.count * 3 || isMixed ? region : nil
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
      frame: frame.inset(by: -growth), owner: owner < 0 ? nil : Int(owner), count: cells.count,
      isArea: isArea, isDrawn: isDrawn)
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
  /// Adds what differs of pictures, gradients and other drawings to their results, and returns the rest.
  func extras(_ results: inout [Verification.Result]) -> [Verification.Extra] {
    var extras: [Verification.Extra] = []
    // Areas first: what is on one, and its round corners, are parts of it.
    let shown = regions.filter { region in region.owner.map { isShown(region, by: $0) } ?? false }
    for region in shown {
      guard let owner = region.owner else { continue }
      results[owner].noteShown(region.frame)
    }
    let rest = regions.filter { region in !(region.owner.map { isShown(region, by: $0) } ?? false) }
    for region in rest.filter(\.isArea) + rest.filter({ !$0.isArea }) {
      // A drawing that is larger in the other picture is there around its place, too.
      if results.contains(where: {
        $0.part.kind == .drawing && $0.outcome.measures?.shown != nil
          && $0.part.frame.inset(by: -Self.outline).contains(region.frame)
      }) {
        continue
      }
      // What both pictures have at a place in two forms is one difference; letters of a text that is not this one are
      // reported as that text.
      if extras.contains(where: {
        $0.kind == .shape && $0.frame.inset(by: -Self.corner).intersects(region.frame)
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
    return extras.sorted {
      ($0.isDrawn ? 1 : 0, $0.frame.minY, $0.frame.minX)
        < ($1.isDrawn ? 1 : 0, $1.frame.minY, $1.frame.minX)
    }
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
    if part.kind == .drawing, !region.isDrawn, isEven(region.frame, movedBy: moves[owner]) {
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

  private func isOfMissing(_ region: Region, _ results: [Verification.Result]) -> Bool {
    results.contains { result in
      guard result.part.kind.isInk else { return false }
      let differs = result.outcome == .missing || result.outcome.measures?.width != nil
      return differs
        && [result.drawnFrame, result.foundFrame ?? result.drawnFrame].contains {
          $0.inset(by: -8).intersects(region.frame)
            && !(result.outcome.measures?.differing.isEmpty ?? false)
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
  /// Notes that a part shows something else in a place.
  fileprivate mutating func noteShown(_ place: Rect) {
    var measures = outcome.measures ?? Verification.Measures(drawn: part.frame, frame: part.frame)
    measures.shown = measures.shown?.union(place) ?? place
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
    let first = min(count, max(0, Int((start - 0.5).rounded(.up))))
    return first..<max(first, min(count, Int((end - 0.5).rounded(.up))))
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

  /// Returns by how much the mean colour of a cell is beyond those of all pixels in the nine cells around a place of this
  /// picture, in levels; 0 outside the picture.
  ///
  /// - Parameters:
  ///   - dx: The distance of the place from the cell at `x` and `y`, in pixels.
  func excess(of cell: Cell, x: Int, y: Int, movedBy dx: Int, _ dy: Int) -> Int16 {
    let (x, y) = (x + nearest(dx), y + nearest(dy))
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    guard Self.distance(colors[y * width + x].mean, cell.mean) > 3 else { return 0 }
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
  private func nearest(_ pixels: Int) -> Int {
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
  /// Indicates whether it is that of a sign in a line of text, as of the way back in a bar, which systems draw as they draw
  /// letters, in points.
  fileprivate var isSign: Bool { max(width, height) <= 24 }

  /// The area, in square points.
  var area: Double { width * height }
}
