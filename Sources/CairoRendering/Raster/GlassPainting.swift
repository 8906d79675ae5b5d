import DisplayList
import Glibc
import LayoutGeometry

extension CommandPainter {
  /// Paints a group's background through glass in the form of the group's commands, over the glass's
  /// shadow, which the glass itself does not show.
  func paint(_ glass: Glass, of group: Group, _ index: BandIndex?, _ state: State) throws {
    let opacity = min(max(state.opacity * group.opacity, 0), 1)
    let shadow = group.shadow.map { DeviceShadow($0, scale: grid.scale, isCoarse: true) }
    // The form of the glass must be known as far as it affects the pixels of the clip.
    var seen = state.clip.inset(by: -grid.edge(glass.reach) - 1)
    if let shadow { seen = seen.union(shadow.casters(of: state.clip)) }
    guard
      var form = try content(of: group, index, seenIn: seen, partings: state.partings)
    else { return }
    if glass.spacing > 0 { form = form.closed(by: glass.spacing / 2 * grid.scale) }
    let area = form.bounds.intersection(state.clip)
    var surface: Bitmap?
    if !area.isEmpty {
      let pull = grid.edge(max(glass.refraction, 0)) + 1
      let around = area.inset(by: -pull)
      let (blur, coarse) = (
        Blur(deviation: glass.blur * grid.scale), CoarseBlur(deviation: glass.blur * grid.scale)
      )
      let behind = Bitmap(
        coarse?.source(of: around) ?? around.inset(by: -blur.reach), isCleared: false)
      behind.copy(state.behind + [state.target], upTo: canvas)
      let ground =
        coarse?.blurred(behind, in: around)
        ?? (blur.isIdentity ? behind : behind.blurred(blur, in: around))
      if let ground {
        surface = GlassSurface(glass, scale: grid.scale).pixels(of: form, over: ground, in: area)
      }
    }
    shadow?.cast(by: form, opacity: opacity, on: state.target, clip: state.clip)
    guard let surface else { return }
    surface.keep(alphaOf: form)
    state.target.lay(surface, clip: state.clip, opacity: UInt32(opacity * 255 + 0.5))
  }
}

/// The pixels that glass makes of those behind it.
private struct GlassSurface {
  /// The shares of a component and of the luma, and the light that is added, in 65,536ths.
  private let own: Int
  private let luma: Int
  private let lift: Int
  /// The tint's components and its share, in 65,536ths.
  private let tint: (red: Int, green: Int, blue: Int)
  private let rest: Int
  /// The light of the rim, the width of the rim and of the bent glass, and the distance from which
  /// its edge shows the background, in pixels.
  private let rim: Double
  private let rimWidth: Double
  private let bend: Double
  private let pull: Double

  /// The share of the rim's light that its inner edge is darker by.
  private static let rimFall = 0.55
  /// The level of an opaque tint's component that doubles the rim's light in it.
  private static let tintShare = 159

  init(_ glass: Glass, scale: Double) {
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
    rim = glass.rim * 255
    rimWidth = Glass.rimWidth * scale
    bend = Glass.bend * scale
    pull = max(glass.refraction, 0) * scale
  }

  /// Returns the pixels in an area, without the form's coverage.
  func pixels(of form: Bitmap, over ground: Bitmap, in area: DeviceRect) -> Bitmap {
    let surface = Bitmap(area, isCleared: false)
    let field = form.distances()
    let reach = UInt16(min(bend * 3, 60000))
    let stride = form.width + 2
    field.withUnsafeBufferPointer { field in
      var (last, result): (UInt32, UInt32) = (0, 0)
      for y in area.minY..<area.maxY {
        let row = surface.address(x: area.minX, y: y)
        let flat = ground.address(x: area.minX, y: y)
        let start = (y - form.bounds.minY + 1) * stride + 1 - form.bounds.minX
        for x in area.minX..<area.maxX {
          let distance = field[start + x]
          if distance >= reach {
            let pixel = flat[x - area.minX]
            if pixel != last { (last, result) = (pixel, color(of: pixel)) }
            row[x - area.minX] = result
            continue
          }
          // The middle of a pixel at the edge is half a pixel inside.
          let depth = max(Double(distance) / 3 - 0.5, 0)
          var source = (x: x, y: y)
          let flatness = min(depth / bend, 1)
          let strength = pull * (1 - flatness) * (1 - flatness)
          if strength >= 0.5 {
            let index = start + x
            let across = Double(field[index - 1]) - Double(field[index + 1])
            let down = Double(field[index - stride]) - Double(field[index + stride])
            let length = (across * across + down * down).squareRoot()
            if length > 0 {
              source.x += Int((across / length * strength).rounded())
              source.y += Int((down / length * strength).rounded())
            }
          }
          let pixel = ground.address(x: source.x, y: source.y).pointee
          let light =
            depth < rimWidth ? rim * (1 - Self.rimFall * max(depth - 0.5, 0) / rimWidth) : 0
          row[x - area.minX] = color(of: pixel, plus: Int((light * 65536).rounded()))
        }
      }
    }
    return surface
  }

  /// Returns an opaque pixel of the glass over one of the background; a clear one counts as white.
  private func color(of pixel: UInt32, plus light: Int = 0) -> UInt32 {
    let missing = 255 - Int(pixel >> 24)
    let red = Int(pixel >> 16 & 255) + missing
    let green = Int(pixel >> 8 & 255) + missing
    let blue = Int(pixel & 255) + missing
    let gray = (luma * (54 * red + 183 * green + 19 * blue)) >> 8
    func component(_ value: Int, _ tint: Int) -> UInt32 {
      let lit = min(max(own * value + gray + lift, 0), 255 << 16)
      // The light on an opaque tint is that of a lamp in its colour as well: on #007AFF #36D9FF (iOS 26).
      let lamp = rest == 0 ? light * (tint >> 16) / Self.tintShare : 0
      let tinted = (lit >> 8) * rest >> 8 + tint + light + lamp
      return UInt32(min(tinted, 255 << 16) >> 16)
    }
    return 255 << 24 | component(red, tint.red) << 16 | component(green, tint.green) << 8
      | component(blue, tint.blue)
  }
}

extension Bitmap {
  /// Returns each covered pixel's distance from the nearest one that is not, in thirds of a pixel; 0
  /// for others.
  ///
  /// There is nothing beyond the bitmap.
  ///
  /// Steps to the side count 3 thirds and diagonal ones 4 (G. Borgefors, "Distance transformations in
  /// digital images", 1986): within 8 % of the true distance.
  ///
  /// - Returns: The rows from the top, with an empty pixel at each end, between two empty rows.
  fileprivate func distances() -> [UInt16] {
    let stride = width + 2
    var field = [UInt16](repeating: 0, count: stride * (height + 2))
    field.withUnsafeMutableBufferPointer { field in
      for y in 0..<height {
        let (row, line) = (pixels + y * width, (y + 1) * stride + 1)
        for x in 0..<width where row[x] >> 24 >= 128 { field[line + x] = 60000 }
      }
      func spread(_ index: Int, _ beside: Int, _ before: Int) {
        guard field[index] > 0 else { return }
        let sides = min(field[beside], field[before]) &+ 3
        let corners = min(field[before - 1], field[before + 1]) &+ 4
        field[index] = min(field[index], min(sides, corners))
      }
      for y in 1...height {
        for index in (y * stride + 1)...(y * stride + width) {
          spread(index, index - 1, index - stride)
        }
      }
      for y in (1...height).reversed() {
        for index in ((y * stride + 1)...(y * stride + width)).reversed() {
          spread(index, index + 1, index + stride)
        }
      }
    }
    return field
  }

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
