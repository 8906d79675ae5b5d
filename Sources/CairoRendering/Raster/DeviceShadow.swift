package import DisplayList
import LayoutGeometry

/// A shadow on the pixel grid.
package struct DeviceShadow {
  private let color: RGBA
  private let blur: Blur
  private let x: Int
  private let y: Int

  /// A shadow where a point is `scale` device pixels.
  package init(_ shadow: Shadow, scale: Double) {
    let grid = PixelGrid(scale: scale)
    color = shadow.color
    blur = Blur(deviation: shadow.radius * scale)
    x = grid.edge(shadow.offset.x)
    y = grid.edge(shadow.offset.y)
  }

  /// The pixels whose shadow shows in `clip`: as many as it has, and the blur's reach around them.
  package func casters(of clip: DeviceRect) -> DeviceRect {
    clip.offset(x: -x, y: -y).inset(by: -blur.reach)
  }

  /// Lays the shadow of what is on `caster` over `target`.
  func cast(by caster: Bitmap, opacity: Double, on target: Bitmap, clip: DeviceRect) {
    let source = PremultipliedColor(color, opacity: opacity)
    if source.alpha == 0 { return }
    // Only what reaches into the clip is blurred, with all that has a share in it.
    let shadow = caster.bounds.inset(by: -blur.reach).offset(x: x, y: y).intersection(clip)
    if shadow.isEmpty { return }
    let area = shadow.offset(x: -x, y: -y).inset(by: -blur.reach)
    if area.intersection(caster.bounds).isEmpty { return }
    var coverage = caster.plane(at: 24, in: area)
    blur.apply(to: &coverage, width: area.width, height: area.height)
    target.paint(
      Coverage(width: area.width, height: area.height, bytes: coverage),
      x: area.minX + x, y: area.minY + y, clip: shadow, with: .color(source))
  }
}

/// A Gaussian blur of coverage, as three boxes one after the other.
///
/// Sums of whole numbers give the same result wherever the rows begin, so a shadow is the same in
/// every band. Source: the three boxes of SVG's feGaussianBlur, within 3 % of the true curve.
struct Blur: Sendable {
  /// How far left of the middle the three boxes reach together, and how far right, in pixels.
  let reach: Int
  private let boxes: [(width: Int, before: Int)]

  /// Wider deviations than this, in pixels, are cut to it: the bitmaps around a band stay bounded.
  static let largestDeviation = 200.0

  /// A blur with a standard deviation in pixels.
  init(deviation: Double) {
    let sigma = deviation > 0 ? min(deviation, Self.largestDeviation) : 0
    // The width d of three boxes that come nearest to a Gaussian: σ × 3 × √(2π) / 4, rounded.
    let width = Int(sigma * 1.8799712059732503 + 0.5)
    if width < 2 {
      boxes = []
    } else if width % 2 == 1 {
      boxes = [(width, width / 2), (width, width / 2), (width, width / 2)]
    } else {
      // Two even boxes that lean to either side, and an odd one that is centred.
      boxes = [(width, width / 2), (width, width / 2 - 1), (width + 1, width / 2)]
    }
    reach = boxes.reduce(0) { $0 + max($1.before, $1.width - 1 - $1.before) }
  }

  /// True if the blur leaves everything as it is.
  var isIdentity: Bool { boxes.isEmpty }

  /// Blurs coverage of `width` × `height` pixels in place; beyond its edges there is none.
  func apply(to coverage: inout [UInt8], width: Int, height: Int) {
    precondition(
      coverage.count == width * height, "\(coverage.count) bytes for \(width) × \(height)")
    if isIdentity { return }
    var line = [UInt32](repeating: 0, count: max(width, height))
    var blurred = line
    coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<height {
        blur(base + y * width, count: width, step: 1, &line, &blurred)
      }
      for x in 0..<width {
        blur(base + x, count: height, step: width, &line, &blurred)
      }
    }
  }

  /// Blurs `count` bytes, `step` apart; the three passes keep eight more bits than a byte.
  private func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ line: inout [UInt32],
    _ blurred: inout [UInt32]
  ) {
    line.withUnsafeMutableBufferPointer { line in
      blurred.withUnsafeMutableBufferPointer { blurred in
        for index in 0..<count { line[index] = UInt32(bytes[index * step]) << 8 }
        for box in boxes {
          pass(line, into: blurred, count: count, box)
          for index in 0..<count { line[index] = blurred[index] }
        }
        for index in 0..<count { bytes[index * step] = UInt8(min(255, (line[index] + 128) >> 8)) }
      }
    }
  }

  private func pass(
    _ line: UnsafeMutableBufferPointer<UInt32>, into blurred: UnsafeMutableBufferPointer<UInt32>,
    count: Int, _ box: (width: Int, before: Int)
  ) {
    let width = UInt32(box.width)
    let after = box.width - 1 - box.before
    var sum: UInt32 = 0
    for index in 0..<min(after, count) { sum &+= line[index] }
    for index in 0..<count {
      if index + after < count { sum &+= line[index + after] }
      if index - box.before > 0 { sum &-= line[index - box.before - 1] }
      blurred[index] = (sum &+ width / 2) / width
    }
  }
}
