import DisplayList
import LayoutGeometry

/// A mesh gradient on the pixel grid: the colours of the pixels of a rectangle.
///
/// Each has the colour at its middle, which depends on its place on the canvas alone, so that bands
/// meet. Cairo's mesh patterns place the pixels along curves instead, off by up to a pixel,
/// depending on the start of the surface.
struct MeshPixels: Sendable {
  private let area: DeviceRect
  private let pixels: [UInt32]
  private let background: UInt32

  /// Creates the pixels of the rectangle; nil if it is empty.
  init?(_ mesh: Paint.MeshGradient, opacity: Double, grid: PixelGrid, in area: DeviceRect) {
    guard !area.isEmpty else { return nil }
    let mesh = mesh.onPixels(opacity: opacity, scale: grid.scale)
    background = PremultipliedColor(mesh.background).pixel
    var pixels = [UInt32](repeating: background, count: area.width * area.height)
    if mesh.points.allSatisfy({ max($0.x.magnitude, $0.y.magnitude) < Self.largest }) {
      pixels.withUnsafeMutableBufferPointer { pixels in
        MeshSurface(mesh, divisions: Self.divisions(of: mesh)).forEachTriangle { a, b, c in
          Self.paint(a, b, c, on: pixels, area)
        }
      }
    }
    self.area = area
    self.pixels = pixels
  }

  /// The bound of places, far inside of the range that `Double` can multiply.
  private static let largest = 1e100

  /// Returns the number of divisions of each piece.
  ///
  /// The distance of a flat cell from its curved surface grows with the square of its size: cells
  /// of a root of the pixels keep to half a pixel. 16 keep the colours to half a level, and 64 are
  /// enough for 4,096 pixels.
  private static func divisions(of mesh: Paint.MeshGradient) -> Int {
    var longest = 0.0
    for index in mesh.points.indices {
      let point = mesh.points[index]
      for next in [index % mesh.width > 0 ? index - 1 : index, index - mesh.width] where next >= 0 {
        let side = mesh.points[next] - point
        longest = max(longest, side.x.magnitude, side.y.magnitude)
      }
    }
    return Int(min(max(longest.squareRoot().rounded(.up), 16), 64))
  }

  /// Gives the pixels whose middles are in a triangle their colours, replacing those under it.
  @inline(__always)
  private static func paint(
    _ a: MeshSurface.Vertex, _ b: MeshSurface.Vertex, _ c: MeshSurface.Vertex,
    on pixels: UnsafeMutableBufferPointer<UInt32>, _ area: DeviceRect
  ) {
    let columns = range(a.point.x, b.point.x, c.point.x, in: area.minX..<area.maxX)
    let rows = range(a.point.y, b.point.y, c.point.y, in: area.minY..<area.maxY)
    if columns.isEmpty { return }
    let isSlow = isSlow(a, b, c)
    for y in rows {
      let row = (y - area.minY) * area.width - area.minX
      let thresholds = DitherRow(y: y)
      for x in columns {
        guard
          let (ofA, ofB, ofC) = MeshSurface.shares(
            ofX: Double(x) + 0.5, y: Double(y) + 0.5, in: a.point, b.point, c.point)
        else { continue }
        let threshold = isSlow ? Double(thresholds[x]) / 256 : 0.5
        let color = (a.color * ofA + b.color * ofB + c.color * ofC) * 255 + threshold
        let bytes = SIMD4<UInt32>(
          color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
        pixels[row + x] = bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
      }
    }
  }

  /// Returns whether no component of the colour changes faster than in visible bands.
  private static func isSlow(
    _ a: MeshSurface.Vertex, _ b: MeshSurface.Vertex, _ c: MeshSurface.Vertex
  ) -> Bool {
    let (ab, ac) = (b.point - a.point, c.point - a.point)
    let area = ab.x * ac.y - ac.x * ab.y
    let (toB, toC) = (b.color - a.color, c.color - a.color)
    let (byX, byY) = (toB * ac.y - toC * ab.y, toC * ab.x - toB * ac.x)
    let steepest = (byX * byX + byY * byY).max().squareRoot() * 255
    return steepest * FineColor.leastBand <= area.magnitude
  }

  /// Returns the pixels whose middles are between three coordinates.
  @inline(__always)
  private static func range(
    _ a: Double, _ b: Double, _ c: Double, in range: Range<Int>
  ) -> Range<Int> {
    func whole(_ value: Double) -> Int {
      Int(min(max(value, Double(range.lowerBound)), Double(range.upperBound)))
    }
    return whole(min(a, b, c).rounded(.down))..<whole(max(a, b, c).rounded(.up))
  }

  /// Returns the pixel at a place of the device grid; outside of the rectangle, the background.
  @inline(__always)
  func pixel(x: Int, y: Int) -> UInt32 {
    guard x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY else { return background }
    return pixels[(y - area.minY) * area.width + x - area.minX]
  }
}

extension Paint.MeshGradient {
  /// Returns the mesh in pixels, with the colours of fills at `opacity`, to the level, so that a
  /// part of one colour is flat.
  fileprivate func onPixels(opacity: Double, scale: Double) -> Self {
    func whole(_ color: RGBA) -> RGBA {
      RGBA(premultiplied: PremultipliedColor(color, opacity: opacity).pixel)
    }
    return Self(
      width: width, height: height,
      points: points.map { Point(x: $0.x * scale, y: $0.y * scale) }, colors: colors.map(whole),
      background: whole(background), smoothsColors: smoothsColors)
  }
}
