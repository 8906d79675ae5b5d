import Glibc
import PNGEncoding

/// Paints the frames of an animation, each as its changes from the one before it.
///
/// Two frames are kept at a time.
struct AnimationFrames {
  private let frameCount: Int
  private let scale: Double
  private let cache: PaintCache
  private var shown: Bitmap?

  /// The most pixels that one frame may have: two are in memory at a time.
  private static let framePixelLimit = 64e6
  /// The most pixels that all frames may have together.
  private static let pixelLimit = 4e9

  /// Creates a painter of frames.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point, from 0.25 to 8.
  ///   - cache: The cache of earlier drawings on this thread; nil to begin with an empty one.
  init(count: Int, scale: Double, cache: PaintCache?) {
    frameCount = count
    self.cache = cache ?? PaintCache()
    self.scale = scale
  }

  /// Paints the next frame, whose canvas has the size of the first one's.
  ///
  /// - Throws: `RenderingError`.
  mutating func next(_ drawing: Drawing) throws -> AnimationFrame {
    let plan = try RasterPlan(drawing, scale: scale)
    if shown == nil { try checkSize(of: plan) }
    let frame = try BandPainter(plan, cache: cache).paint(rows: 0..<plan.height)
    // What is erased of an opaque canvas is black, as in a PNG without alpha.
    if plan.isOpaque {
      for index in 0..<(frame.width * frame.height) { frame.pixels[index] |= 0xFF00_0000 }
    }
    defer { shown = frame }
    guard let shown else { return AnimationFrame(whole: frame) }
    precondition(
      frame.width == shown.width && frame.height == shown.height,
      "a frame of \(frame.width) × \(frame.height) after one of \(shown.width) × \(shown.height)")
    return AnimationFrame(frame, after: shown)
  }

  private func checkSize(of plan: RasterPlan) throws {
    let pixels = Double(plan.width) * Double(plan.height)
    let limit = min(Self.framePixelLimit, Self.pixelLimit / Double(frameCount))
    guard pixels <= limit else {
      throw RenderingError.canvasTooLarge(pixels: pixels, limit: limit.rounded(.down))
    }
  }
}

/// The changes of an animation's frame from the one before it.
struct AnimationFrame {
  private let frame: Bitmap
  /// The smallest rectangle that holds all changes, with even left and top edges, as WebP requires;
  /// the top left pixel if nothing changes, as a frame cannot be empty.
  let region: DeviceRect
  /// The pixels of the region, with long runs of unchanged pixels transparent; nil for a frame with
  /// other pixels in the region that are not opaque, or without such runs.
  private let changes: Bitmap?
  /// Indicates whether the frame can be laid over the one before it, with transparent pixels where
  /// nothing changes.
  var hasHoles: Bool { changes != nil }

  /// The length of the shortest run of unchanged pixels that costs less as a hole than as pixels.
  private static let shortestRun = 16

  fileprivate init(whole frame: Bitmap) {
    self.frame = frame
    region = frame.bounds
    changes = nil
  }

  fileprivate init(_ frame: Bitmap, after shown: Bitmap) {
    self.frame = frame
    var region =
      frame.changes(since: shown) ?? DeviceRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    region.minX -= region.minX % 2
    region.minY -= region.minY % 2
    self.region = region
    let changes = Bitmap(region)
    var (hasHoles, isOpaque) = (false, true)
    for y in region.minY..<region.maxY {
      let new = frame.address(x: region.minX, y: y)
      let old = shown.address(x: region.minX, y: y)
      let row = changes.address(x: region.minX, y: y)
      var x = 0
      while x < region.width {
        var end = x
        while end < region.width, new[end] == old[end] { end += 1 }
        if end - x >= Self.shortestRun {
          hasHoles = true
          x = end
        }
        // The pixels that change, and a short run before them.
        end = max(end, x)
        while end < region.width, new[end] != old[end] { end += 1 }
        for place in x..<end {
          row[place] = new[place]
          isOpaque = isOpaque && new[place] >> 24 == 255
        }
        x = end
      }
    }
    self.changes = isOpaque && hasHoles ? changes : nil
  }

  /// Calls `body` with the rows of the region.
  ///
  /// - Parameters:
  ///   - canBeLaidOver: Whether the format has pixels that keep those of the frame before.
  ///   - body: Takes the rows, and whether their transparent pixels keep the previous ones.
  func withRows<Result>(
    canBeLaidOver: Bool, _ body: (PixelRows, _ isLaidOver: Bool) throws -> Result
  ) rethrows -> Result {
    let laidOver = canBeLaidOver ? changes : nil
    let bitmap = laidOver ?? frame
    return try withExtendedLifetime(bitmap) {
      let rows = PixelRows(
        start: bitmap.address(x: region.minX, y: region.minY), stride: bitmap.stride,
        count: region.height)
      return try body(rows, laidOver != nil)
    }
  }
}

extension Bitmap {
  /// Returns the smallest rectangle that holds all pixels in which the bitmap differs from another
  /// of its bounds; nil if there are none.
  ///
  /// - Complexity: O(*pixels*); rows that are equal cost a comparison of memory.
  fileprivate func changes(since other: Bitmap) -> DeviceRect? {
    let rows = (0..<height).filter { y in
      memcmp(pixels + y * width, other.pixels + y * width, stride) != 0
    }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    var (left, right) = (width - 1, 0)
    for y in rows {
      let (mine, its) = (pixels + y * width, other.pixels + y * width)
      var x = 0
      while x < left, mine[x] == its[x] { x += 1 }
      left = min(left, x)
      x = width - 1
      while x > right, mine[x] == its[x] { x -= 1 }
      right = max(right, x)
    }
    return DeviceRect(
      minX: bounds.minX + left, minY: bounds.minY + top, maxX: bounds.minX + right + 1,
      maxY: bounds.minY + bottom + 1)
  }
}
