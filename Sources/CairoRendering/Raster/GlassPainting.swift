import CPixels
import DisplayList
import Glibc

extension CommandPainter {
  /// Paints a group's background through glass in the form of the group's commands, over the glass's
  /// shadow, which the glass itself does not show.
  func paint(_ glass: Glass, of group: Group, _ index: BandIndex?, _ state: State) throws {
    let glass = glass.bounded(on: grid, canvas: canvas)
    let opacity = min(max(state.opacity * group.opacity, 0), 1)
    let shadow = group.shadow.map { DeviceShadow($0, scale: grid.scale, isCoarse: true) }
    // The form of the glass must be known as far as it affects the pixels of the clip.
    let seen = state.clip.inset(by: -grid.edge(glass.reach) - 1)
    let casters = shadow?.casters(of: state.clip) ?? seen
    let isParted = state.parts(seen, from: casters)
    let partings = state.partings + (isParted ? 1 : 0)
    func piece(seenIn area: DeviceRect) throws -> Bitmap? {
      guard let piece = try content(of: group, index, seenIn: area, partings: partings) else {
        return nil
      }
      return glass.spacing > 0 ? piece.closed(by: glass.spacing / 2 * grid.scale) : piece
    }
    let form = try piece(seenIn: isParted ? seen : seen.union(casters))
    let caster =
      try isParted ? piece(seenIn: casters.inset(by: -grid.edge(glass.spacing) - 1)) : form
    let area = form?.bounds.intersection(state.clip) ?? .zero
    let color = GlassColor(glass)
    var surface: GlassSurface?
    if let form, !area.isEmpty {
      let pull = grid.edge(glass.refraction) + 1
      let ground = CoarseBlur(deviation: glass.blur * grid.scale)
        .blurred(in: area.inset(by: -pull), reach: pull) {
          $0.copy(state.behind + [state.target], upTo: canvas)
        } changing: {
          color.color(of: $0)
        }
      surface = GlassSurface(glass, color, of: form, over: ground, scale: grid.scale)
    }
    if let caster {
      shadow?.cast(
        by: caster, opacity: opacity, on: state.target, clip: state.clip,
        isHidden: opacity == 1 && !isParted)
    }
    surface?.lay(on: state.target, in: area, opacity: UInt32(opacity * 255 + 0.5))
  }
}

extension Glass {
  /// The farthest that an edge shows the background from, and the largest spacing, in pixels, to
  /// which larger ones are cut: the bitmaps around a band stay bounded.
  private static let largestPull = 512.0
  private static let largestSpacing = 2048.0

  /// Returns the distance from which the edge shows the background, in points, as far as it is
  /// drawn.
  func pull(on grid: PixelGrid) -> Double {
    min(max(refraction, 0), Self.largestPull / grid.scale)
  }

  /// Returns the glass with its distances as far as they are drawn.
  ///
  /// No two pieces on a canvas are farther apart than its diagonal: a larger spacing joins no more.
  fileprivate func bounded(on grid: PixelGrid, canvas: DeviceRect) -> Glass {
    var glass = self
    glass.refraction = pull(on: grid)
    let diagonal = hypot(Double(canvas.width), Double(canvas.height))
    glass.spacing = min(spacing, min(diagonal, Self.largestSpacing) / grid.scale)
    return glass
  }
}

/// The colours of glass.
private struct GlassColor {
  /// The shares of a component and of the luma, and the light that is added, in 65,536ths.
  private let own: Int
  private let luma: Int
  private let lift: Int
  /// The tint's components and its share, in 65,536ths.
  private let tint: (red: Int, green: Int, blue: Int)
  private let rest: Int

  /// The level of an opaque tint's component that doubles the rim's light in it.
  private static let tintShare = 159

  init(_ glass: Glass) {
    func fixed(_ value: Double) -> Int { Int((value * 65536).rounded()) }
    own = fixed(glass.saturation * glass.gain)
    luma = fixed((1 - glass.saturation) * glass.gain)
    lift = fixed(glass.lift * 255) + 32768
    let alpha = min(max(glass.tint.alpha, 0), 1)
    rest = fixed(1 - alpha)
    tint = (
      fixed(glass.tint.red * 255 * alpha), fixed(glass.tint.green * 255 * alpha),
      fixed(glass.tint.blue * 255 * alpha)
    )
  }

  /// Returns the pixel of the glass over one of the background, both opaque.
  func color(of pixel: UInt32) -> UInt32 {
    let red = Int(pixel >> 16 & 255)
    let green = Int(pixel >> 8 & 255)
    let blue = Int(pixel & 255)
    let gray = (luma * (54 * red + 183 * green + 19 * blue)) >> 8 + lift
    func component(_ value: Int, _ tint: Int) -> UInt32 {
      let lit = min(max(own &* value &+ gray, 0), 255 << 16)
      return UInt32(truncatingIfNeeded: ((lit >> 8) &* (rest >> 8) &+ tint) >> 16)
    }
    return 255 << 24 | component(red, tint.red) << 16 | component(green, tint.green) << 8
      | component(blue, tint.blue)
  }

  /// Returns what light of a level, from 0 to 255, adds to a pixel.
  func light(_ level: Double) -> UInt32 {
    func component(_ tint: Int) -> UInt32 {
      // The light on an opaque tint is that of a lamp in its colour as well: on #007AFF #36D9FF (iOS 26).
      let lamp = rest == 0 ? Double(tint >> 16) / Double(Self.tintShare) : 0
      return UInt32(min(level * (1 + lamp), 255) + 0.5)
    }
    return component(tint.red) << 16 | component(tint.green) << 8 | component(tint.blue)
  }
}

/// The pixels that glass makes of those behind it: flat, and near the edge bent and lit.
private struct GlassSurface {
  private let form: Bitmap
  /// The pixels behind the form in the colours of the glass, also those that its edge shows.
  private let ground: CoarsePixels
  private let field: DistanceField
  /// The distance from which a pixel shows the background, in pixels, and the light on it, by its distance from the
  /// edge, in thirds of a pixel.
  private let rim: [(pull: Float, light: UInt32)]

  /// The unit vectors of differences of distances, by rows: two steps of at most 4 thirds are up to 8.
  private static let directions: [SIMD2<Float>] = (-8...8).flatMap { down in
    (-8...8).map { across in
      let (across, down) = (Float(across), Float(down))
      let length = (across * across + down * down).squareRoot()
      return length > 0 ? SIMD2(across / length, down / length) : .zero
    }
  }

  /// The share of the rim's light that its inner edge is darker by.
  private static let rimFall = 0.55

  init(
    _ glass: Glass, _ color: GlassColor, of form: Bitmap, over ground: CoarsePixels,
    scale: Double
  ) {
    (self.form, self.ground) = (form, ground)
    let (bend, rimWidth) = (Glass.bend * scale, Glass.rimWidth * scale)
    let bent = (0..<min(Int(bend * 3), DistanceField.limit)).map { distance in
      // The middle of a pixel at the edge is half a pixel inside.
      let depth = max(Double(distance) / 3 - 0.5, 0)
      let slope = 1 - min(depth / bend, 1)
      let level = depth < rimWidth ? 1 - Self.rimFall * max(depth - 0.5, 0) / rimWidth : 0
      return (
        Float(max(glass.refraction, 0) * scale * slope * slope),
        color.light(glass.rim * 255 * level)
      )
    }
    // Glass is flat from where it shows what is less than half a pixel away.
    rim = Array(bent.prefix((bent.lastIndex { $0.0 >= 0.5 || $0.1 != 0 } ?? -1) + 1))
    field = DistanceField(of: form, upTo: rim.count)
  }

  /// Returns the nearest whole number to one that is greater than −1,024, without a call of the C library.
  private func nearest(_ value: Float) -> Int { Int(value + 1024.5) - 1024 }

  /// Lays the glass over pixels in an area, as opaque as the form.
  func lay(on target: Bitmap, in area: DeviceRect, opacity: UInt32) {
    let left = form.bounds.minX
    let area = area.intersection(target.bounds)
    if area.isEmpty { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { row in
      guard let row = row.baseAddress else { return }
      for y in area.minY..<area.maxY {
        let line = y - form.bounds.minY
        ground.prepare(forRow: y)
        field.forEachRun(in: area.minX - left..<area.maxX - left, ofRow: line) { columns, isDeep in
          let place = DeviceRect(
            minX: left + columns.lowerBound, minY: y, maxX: left + columns.upperBound, maxY: y + 1)
          let flat = ground.address(x: place.minX, y: y)
          if isDeep, opacity == 255 {
            target.address(x: place.minX, y: y).update(from: flat, count: columns.count)
            return
          }
          if !isDeep { paintEdge(columns, ofRow: line, into: row) }
          target.lay(
            UnsafePointer(isDeep ? flat : row), stride: columns.count, in: place, clip: place,
            opacity: opacity)
        }
      }
    }
  }

  /// Replaces pixels by those of the form's columns in a row, which are near its edge.
  private func paintEdge(
    _ columns: Range<Int>, ofRow line: Int, into row: UnsafeMutablePointer<UInt32>
  ) {
    let y = form.bounds.minY + line
    let (alpha, flat) = (form.pixels + line * form.width, form.bounds.minX)
    let directions = Self.directions
    field.forEach(in: columns, ofRow: line) { column, distance, direction in
      let coverage = alpha[column] >> 24
      guard coverage > 0 else {
        row[column - columns.lowerBound] = 0
        return
      }
      var (sourceX, sourceY, light) = (flat + column, y, UInt32(0))
      if distance < rim.count {
        let (pull, rimLight) = rim[distance]
        light = rimLight
        if pull >= 0.5 {
          let direction = directions[direction]
          sourceX += nearest(direction.x * pull)
          sourceY += nearest(direction.y * pull)
        }
      }
      let pixel = ground.address(x: sourceX, y: sourceY).pointee.lit(by: light)
      row[column - columns.lowerBound] = coverage == 255 ? pixel : scaled(pixel, by: coverage)
    }
  }
}

extension UInt32 {
  /// Returns an opaque pixel with light added to each byte, at most 255.
  fileprivate func lit(by light: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    let sum = (self & ~high &+ light & ~high) ^ ((self ^ light) & high)
    let isOver = (self & light | (self | light) & ~sum) & high
    return sum | (isOver >> 7) &* 255
  }
}

/// The distances of a bitmap's covered pixels from the nearest one that is not, in thirds of a pixel, as far as they are
/// small; there is nothing beyond the bitmap.
///
/// Steps to the side count 3 thirds and diagonal ones 4 (G. Borgefors, "Distance transformations in
/// digital images", 1986): within 8 % of the true distance.
private struct DistanceField {
  /// The greatest distance that can be asked for: sums of it and of two steps stay in a byte.
  static let limit = 240

  /// The rows from the top, with an empty pixel at each end, between two empty rows.
  private var distances: [UInt8]
  private let width: Int
  /// The value of pixels that are farther from the edge than the limit and a step.
  private let deep: UInt8

  init(of form: Bitmap, upTo limit: Int) {
    let (width, height, stride) = (form.width, form.height, form.width + 2)
    let deep = UInt8(limit + 4)
    (self.width, self.deep) = (width, deep)
    distances = [UInt8](repeating: 0, count: stride * (height + 2))
    distances.withUnsafeMutableBytes { field in
      guard let bytes = field.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      for y in 0..<height {
        let (row, line) = (form.pixels + y * width, (y + 1) * stride + 1)
        // Covered by a half or more.
        for x in maquette_mask(row, bytes + line, width, deep)..<width {
          field[line + x] = UInt8(truncatingIfNeeded: row[x] >> 31) &* deep
        }
      }
      func spread(_ index: Int, _ beside: Int, _ before: Int) {
        let sides = min(field[beside], field[before]) &+ 3
        let corners = min(field[before - 1], field[before + 1]) &+ 4
        field[index] = min(field[index], min(sides, corners))
      }
      for y in 1...height {
        let start = y * stride + 1
        let taken = maquette_spread(bytes + start, bytes + start - stride, width, deep)
        for index in start + taken..<start + width { spread(index, index - 1, index - stride) }
      }
      for y in (1...height).reversed() {
        let start = y * stride + 1
        let taken = maquette_spread_back(bytes + start, bytes + start + stride, width, deep)
        for index in (start..<start + width - taken).reversed() {
          spread(index, index + 1, index + stride)
        }
      }
    }
  }

  /// Calls `body` with runs of a row's columns, from the left, and whether all pixels of the run are far from the edge.
  func forEachRun(
    in columns: Range<Int>, ofRow y: Int, _ body: (_ columns: Range<Int>, _ isDeep: Bool) -> Void
  ) {
    let start = (y + 1) * (width + 2) + 1
    let allDeep = UInt64(deep) &* 0x0101_0101_0101_0101
    distances.withUnsafeBytes { field in
      func isDeep(_ column: Int) -> Bool {
        column + 8 <= columns.upperBound
          && field.loadUnaligned(fromByteOffset: start + column, as: UInt64.self) == allDeep
      }
      var column = columns.lowerBound
      while column < columns.upperBound {
        let (first, isRunDeep) = (column, isDeep(column))
        while column < columns.upperBound, isDeep(column) == isRunDeep {
          column += isRunDeep ? 8 : 1
        }
        body(first..<column, isRunDeep)
      }
    }
  }

  /// Calls `body` with each of a row's columns, its distance, and the direction of the edge: how much nearer to it the
  /// pixels at its right and below it are than those at its left and above it, each from −8 to 8, as one number from 0.
  func forEach(
    in columns: Range<Int>, ofRow y: Int,
    _ body: (_ column: Int, _ distance: Int, _ direction: Int) -> Void
  ) {
    let stride = width + 2
    let start = (y + 1) * stride + 1
    distances.withUnsafeBytes { field in
      for column in columns {
        let index = start + column
        let across = Int(field[index - 1]) - Int(field[index + 1])
        let down = Int(field[index - stride]) - Int(field[index + stride])
        body(column, Int(field[index]), (down + 8) * 17 + across + 8)
      }
    }
  }
}

extension Bitmap {
  /// Returns the bitmap's coverage with the gaps in it filled that a circle of a radius, in pixels,
  /// does not fit into: what is nearer than the diameter flows into one, with round corners.
  fileprivate func closed(by radius: Double) -> Bitmap {
    let form = Bitmap(bounds.inset(by: -Int(radius.rounded(.up)) - 2))
    form.lay(self, clip: bounds, opacity: 255)
    let (count, width) = (form.width * form.height, form.width)
    var field = [Double](repeating: 0, count: count)
    for index in 0..<count where form.pixels[index] >> 24 < 128 { field[index] = .infinity }
    SquaredDistance.spread(&field, width: width)
    // What a circle about each covered pixel reaches, and then what no circle outside of that does.
    for index in 0..<count {
      field[index] = field[index] <= radius * radius ? .infinity : 0
    }
    SquaredDistance.spread(&field, width: width)
    for index in 0..<count where field[index] > 0 {
      let depth = field[index].squareRoot() - radius
      let coverage = UInt32(min(max(depth, 0), 1) * 255 + 0.5)
      if coverage > form.pixels[index] >> 24 { form.pixels[index] = coverage &* 0x0101_0101 }
    }
    return form
  }
}

/// Squared distances of all pixels from the nearest one of a set.
///
/// Source: P. Felzenszwalb and D. Huttenlocher, "Distance Transforms of Sampled Functions" (2012).
private enum SquaredDistance {
  /// Replaces a field that is 0 in the set and infinite elsewhere by the squared distances.
  ///
  /// - Complexity: O(*pixels*).
  static func spread(_ field: inout [Double], width: Int) {
    let height = field.count / max(width, 1)
    for column in 0..<width { spread(&field, from: column, by: width, count: height) }
    for row in 0..<height { spread(&field, from: row * width, by: 1, count: width) }
  }

  /// Replaces a line by the lower envelope of the parabolas on its values.
  private static func spread(_ field: inout [Double], from start: Int, by step: Int, count: Int) {
    let values = (0..<count).map { field[start + $0 * step] }
    var tips: [Int] = []
    var bounds: [Double] = []
    for place in values.indices where values[place].isFinite {
      let height = values[place] + Double(place * place)
      var bound = -Double.infinity
      while let tip = tips.last {
        bound =
          (height - values[tip] - Double(tip * tip)) / Double(2 * (place - tip))
        guard bound <= bounds[bounds.count - 1] else { break }
        tips.removeLast()
        bounds.removeLast()
        bound = -.infinity
      }
      tips.append(place)
      bounds.append(bound)
    }
    guard !tips.isEmpty else { return }
    var current = 0
    for place in 0..<count {
      while current + 1 < tips.count, bounds[current + 1] <= Double(place) { current += 1 }
      let distance = Double(place - tips[current])
      field[start + place * step] = distance * distance + values[tips[current]]
    }
  }
}
