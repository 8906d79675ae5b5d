import DisplayList

extension Bitmap {
  /// Returns the bitmap out of focus, in its part inside an area; nil if there is none.
  ///
  /// The components are blurred premultiplied, so that clear pixels lend no colour. Each is at most
  /// the alpha before and after it: boxes and their rounding keep the order.
  ///
  /// - Parameter isOpaque: True if all pixels that show in the area are opaque.
  func blurred(_ blur: Blur, in clip: DeviceRect, isOpaque: Bool = false) -> Bitmap? {
    let area = bounds.inset(by: -blur.reach).intersection(clip)
    if area.isEmpty { return nil }
    let source = area.inset(by: -blur.reach)
    let blurred = Bitmap(area)
    guard !source.intersection(bounds).isEmpty else { return blurred }
    if isOpaque {
      blurred.pixels.update(repeating: 255 << 24, count: blurred.width * blurred.height)
    }
    for shift in (isOpaque ? [0, 8, 16] : [0, 8, 16, 24]) as [UInt32] {
      var plane = plane(at: shift, in: source)
      blur.apply(to: &plane, width: source.width, height: source.height)
      for y in area.minY..<area.maxY {
        let row = blurred.address(x: area.minX, y: y)
        let start = (y - source.minY) * source.width + area.minX - source.minX
        for x in 0..<area.width { row[x] |= UInt32(plane[start + x]) << shift }
      }
    }
    return blurred
  }

  /// Returns a byte of each pixel in an area, row by row; 0 beyond the bitmap.
  ///
  /// - Parameter shift: The number of bits of the pixel below the byte: 24 for alpha.
  func plane(at shift: UInt32, in area: DeviceRect) -> [UInt8] {
    var plane = [UInt8](repeating: 0, count: area.width * area.height)
    let inked = area.intersection(bounds)
    if inked.isEmpty { return plane }
    for y in inked.minY..<inked.maxY {
      let row = address(x: inked.minX, y: y)
      let start = (y - area.minY) * area.width + inked.minX - area.minX
      for x in 0..<inked.width {
        plane[start + x] = UInt8(truncatingIfNeeded: row[x] >> shift)
      }
    }
    return plane
  }

  /// Replaces all pixels by those of bitmaps over each other, the first at the back; beyond an
  /// area, and beyond the first bitmap, the pixels at its edge repeat.
  func copy(_ layers: [Bitmap], upTo area: DeviceRect) {
    guard let first = layers.first else { return }
    let known = first.bounds.intersection(area)
    guard !known.isEmpty else { return }
    // What is nearest to the bitmap.
    let left = min(max(bounds.minX, known.minX), known.maxX - 1)
    let top = min(max(bounds.minY, known.minY), known.maxY - 1)
    let nearest = DeviceRect(
      minX: left, minY: top, maxX: max(min(bounds.maxX, known.maxX), left + 1),
      maxY: max(min(bounds.maxY, known.maxY), top + 1))
    let part = layers.count == 1 ? first : Bitmap(nearest, isCleared: false)
    if layers.count > 1 {
      for y in nearest.minY..<nearest.maxY {
        part.address(x: left, y: y).update(from: first.address(x: left, y: y), count: part.width)
      }
      for layer in layers.dropFirst() { part.lay(layer, clip: nearest, opacity: 255) }
    }
    let before = min(max(left - bounds.minX, 0), width)
    let after = min(max(bounds.maxX - nearest.maxX, 0), width)
    for y in bounds.minY..<bounds.maxY {
      let row = address(x: bounds.minX, y: y)
      let from = part.address(x: left, y: min(max(y, top), nearest.maxY - 1))
      row.update(repeating: from[0], count: before)
      if before + after < width {
        (row + before).update(from: from, count: width - before - after)
      }
      (row + width - after).update(repeating: from[nearest.width - 1], count: after)
    }
  }

  func rows(_ rows: Range<Int>) -> Bitmap {
    let part = Bitmap(
      DeviceRect(
        minX: bounds.minX, minY: rows.lowerBound, maxX: bounds.maxX, maxY: rows.upperBound))
    part.pixels.update(
      from: address(x: bounds.minX, y: rows.lowerBound), count: part.width * part.height)
    return part
  }

  func apply(_ matrix: ColorMatrix) {
    // Neighbours mostly have one colour.
    var (last, result): (UInt32, UInt32) = (0, 0)
    for index in 0..<(width * height) where pixels[index] != 0 {
      if pixels[index] != last {
        last = pixels[index]
        result = PremultipliedColor(matrix(RGBA(premultiplied: last))).pixel
      }
      pixels[index] = result
    }
  }

  /// Multiplies each pixel by the alpha of another bitmap's at its place.
  func keep(alphaOf mask: Bitmap?) {
    for y in bounds.minY..<bounds.maxY {
      let row = address(x: bounds.minX, y: y)
      for x in 0..<width where row[x] != 0 {
        let column = bounds.minX + x
        guard let mask, mask.bounds.holds(x: column, y: y) else {
          row[x] = 0
          continue
        }
        row[x] = scaled(row[x], by: mask.address(x: column, y: y).pointee >> 24)
      }
    }
  }

  /// Mixes another bitmap with this one inside of a clip.
  func blend(_ other: Bitmap, _ mode: BlendMode, clip: DeviceRect, opacity: UInt32) {
    let area = other.bounds.intersection(clip).intersection(bounds)
    if area.isEmpty { return }
    withExtendedLifetime(other) {
      for y in area.minY..<area.maxY {
        let from = other.address(x: area.minX, y: y)
        let row = address(x: area.minX, y: y)
        for x in 0..<area.width where from[x] != 0 {
          row[x] = mode.mix(opacity == 255 ? from[x] : scaled(from[x], by: opacity), with: row[x])
        }
      }
    }
  }
}

extension RGBA {
  init(premultiplied pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else {
      self = .clear
      return
    }
    func part(_ shift: UInt32) -> Double { min(Double(pixel >> shift & 255) / alpha, 1) }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
  }
}

/// Three components of a colour.
private typealias Color3 = SIMD3<Double>

extension BlendMode {
  /// Returns a pixel mixed with the one behind it, both premultiplied.
  fileprivate func mix(_ source: UInt32, with backdrop: UInt32) -> UInt32 {
    let (front, back) = (RGBA(premultiplied: source), RGBA(premultiplied: backdrop))
    let (a, b) = (front.alpha, back.alpha)
    let (cs, cb) = (
      Color3(front.red, front.green, front.blue), Color3(back.red, back.green, back.blue)
    )
    switch self {
    case .normal: return over(source, backdrop)
    case .destinationOver: return over(backdrop, source)
    case .sourceAtop: return pixel(cs * a * b + cb * b * (1 - a), alpha: b)
    case .destinationOut: return pixel(cb * b * (1 - a), alpha: b * (1 - a))
    case .plusLighter: return pixel(cs * a + cb * b, alpha: min(a + b, 1))
    case .plusDarker:
      let alpha = min(a + b, 1)
      let lack = (b - cb * b) + (a - cs * a)
      return pixel(alpha - lack, alpha: alpha)
    default:
      let mixed = blend(cs, cb)
      let sum = cs * (a * (1 - b)) + mixed * (a * b) + cb * ((1 - a) * b)
      return pixel(sum, alpha: a + b - a * b)
    }
  }

  private func pixel(_ premultiplied: Color3, alpha: Double) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), alpha) * 255 + 0.5) }
    return UInt32(alpha * 255 + 0.5) << 24 | byte(premultiplied.x) << 16
      | byte(premultiplied.y) << 8 | byte(premultiplied.z)
  }

  /// Returns the W3C's B(cb, cs).
  private func blend(_ cs: Color3, _ cb: Color3) -> Color3 {
    switch self {
    case .hue: cs.with(saturation: cb.saturation).with(luminosity: cb.luminosity)
    case .saturation: cb.with(saturation: cs.saturation).with(luminosity: cb.luminosity)
    case .color: cs.with(luminosity: cb.luminosity)
    case .luminosity: cb.with(luminosity: cs.luminosity)
    default: Color3(component(cs.x, cb.x), component(cs.y, cb.y), component(cs.z, cb.z))
    }
  }

  private func component(_ cs: Double, _ cb: Double) -> Double {
    switch self {
    case .multiply: cs * cb
    case .screen: cb + cs - cb * cs
    case .overlay: Self.hardLight(cb, cs)
    case .hardLight: Self.hardLight(cs, cb)
    case .darken: min(cs, cb)
    case .lighten: max(cs, cb)
    case .colorDodge: cb == 0 ? 0 : cs >= 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: cb >= 1 ? 1 : cs <= 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .softLight: Self.softLight(cs, cb)
    case .difference: abs(cs - cb)
    case .exclusion: cb + cs - 2 * cb * cs
    default: cs
    }
  }

  private static func hardLight(_ cs: Double, _ cb: Double) -> Double {
    guard cs > 0.5 else { return cb * 2 * cs }
    let screened = 2 * cs - 1
    return cb + screened - cb * screened
  }

  private static func softLight(_ cs: Double, _ cb: Double) -> Double {
    if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
    let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
    return cb + (2 * cs - 1) * (d - cb)
  }
}

extension Color3 {
  /// The W3C's Lum.
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }

  /// The W3C's Sat.
  fileprivate var saturation: Double { self.max() - self.min() }

  /// Returns the W3C's SetLum, with its ClipColor.
  fileprivate func with(luminosity: Double) -> Color3 {
    var color = self + (luminosity - self.luminosity)
    let light = color.luminosity
    let (least, most) = (color.min(), color.max())
    if least < 0, light > least { color = light + (color - light) * light / (light - least) }
    if most > 1, most > light { color = light + (color - light) * (1 - light) / (most - light) }
    return color
  }

  /// Returns the W3C's SetSat.
  fileprivate func with(saturation: Double) -> Color3 {
    let (least, most) = (self.min(), self.max())
    guard most > least else { return .zero }
    return (self - least) * saturation / (most - least)
  }
}

extension DeviceRect {
  fileprivate func holds(x: Int, y: Int) -> Bool {
    x >= minX && x < maxX && y >= minY && y < maxY
  }
}
