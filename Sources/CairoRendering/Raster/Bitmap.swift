import CPixels
import Glibc

/// Premultiplied pixels of a rectangle of the device grid.
///
/// A pixel is 32 bits in the machine's order: blue, green, red, alpha in memory. The memory is the
/// bitmap's own and not a cairo surface's, since those end at 32,767 pixels a side, and compositing
/// solid paints here, a row at a time, takes half as long as through cairo.
package final class Bitmap {
  /// The rectangle of the pixels, in device pixels of the canvas.
  let bounds: DeviceRect
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int

  /// Creates a bitmap without ink.
  ///
  /// - Parameter isCleared: False if all pixels are painted over before they are read.
  init(_ bounds: DeviceRect, isCleared: Bool = true) {
    precondition(!bounds.isEmpty, "a bitmap of \(bounds)")
    self.bounds = bounds
    width = bounds.width
    height = bounds.height
    pixels = .allocate(capacity: bounds.width * bounds.height)
    guard isCleared else { return }
    // The C library's loop, which is fast where the compiler does not optimise, too.
    memset(pixels, 0, bounds.width * bounds.height * MemoryLayout<UInt32>.stride)
  }

  deinit {
    pixels.deallocate()
  }

  /// Bytes from one row to the next.
  package var stride: Int { width * 4 }

  /// Calls `body` with the rows' bytes, top row first, `stride` bytes apart.
  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(self) {
      try body(UnsafeRawBufferPointer(start: pixels, count: stride * height))
    }
  }

  /// Returns the pixel at a place of the device grid inside of the bounds.
  @inline(__always)
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - bounds.minY) * width + (x - bounds.minX))
  }
}

extension Bitmap {
  /// Paints all pixels of `rect` that are inside the bitmap.
  func fill(_ rect: DeviceRect, with source: PixelSource) {
    let area = rect.intersection(bounds)
    if area.isEmpty { return }
    if case .color(let color) = source, color.pixel >> 24 == 255 {
      return fill(area, withOpaque: color.pixel)
    }
    for y in area.minY..<area.maxY {
      let row = address(x: area.minX, y: y)
      switch source {
      case .color(let color):
        fill(row, count: area.width, with: color)
      case .gradient(let ramp):
        let thresholds = DitherRow(y: y)
        if ramp.isHorizontallyConstant {
          fill(
            row, from: area.minX, count: area.width, with: ramp.color(x: area.minX, y: y),
            thresholds)
        } else {
          for x in area.minX..<area.maxX {
            let pixel = ramp.color(x: x, y: y).pixel(thresholds[x])
            row[x - area.minX] = over(pixel, row[x - area.minX])
          }
        }
      case .mesh(let mesh):
        for x in 0..<area.width {
          row[x] = over(mesh.pixel(x: area.minX + x, y: y), row[x])
        }
      }
    }
  }

  /// Fills one row, and copies it over the others: the C library copies fast in tests, too, where
  /// the compiler does not optimise.
  private func fill(_ area: DeviceRect, withOpaque pixel: UInt32) {
    let first = address(x: area.minX, y: area.minY)
    first.update(repeating: pixel, count: area.width)
    for y in area.minY + 1..<area.maxY {
      memcpy(address(x: area.minX, y: y), first, area.width * MemoryLayout<UInt32>.stride)
    }
  }

  private func fill(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, with color: PremultipliedColor
  ) {
    fill(row, count: count, with: color.pixel)
  }

  private func fill(_ row: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
    if pixel >> 24 == 255 {
      row.update(repeating: pixel, count: count)
    } else {
      for x in 0..<count { row[x] = over(pixel, row[x]) }
    }
  }

  /// Fills a row that begins in the column `left`.
  private func fill(
    _ row: UnsafeMutablePointer<UInt32>, from left: Int, count: Int, with color: FineColor,
    _ thresholds: DitherRow
  ) {
    if color.isWhole { return fill(row, count: count, with: color.pixel(thresholds[left])) }
    // Thresholds repeat after 8 pixels, and so do the pixels where nothing shows through them.
    var done = color.isOpaque ? min(8, count) : count
    for x in 0..<done { row[x] = over(color.pixel(thresholds[left + x]), row[x]) }
    while done < count {
      let next = min(done, count - done)
      memcpy(row + done, row, next * MemoryLayout<UInt32>.stride)
      done += next
    }
  }

  /// Paints through `coverage`, whose first row starts at (`x`, `y`), inside of `clip`.
  func paint(
    _ coverage: Coverage, x: Int, y: Int, clip: DeviceRect, with source: PixelSource
  ) {
    coverage.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      paint(
        base, stride: coverage.width,
        in: DeviceRect(minX: x, minY: y, maxX: x + coverage.width, maxY: y + coverage.height),
        clip: clip, with: source)
    }
  }

  /// Paints through coverage bytes, `stride` bytes a row, that cover `rect`, inside `clip`.
  func paint(
    _ coverage: UnsafePointer<UInt8>, stride: Int, in rect: DeviceRect, clip: DeviceRect,
    with source: PixelSource
  ) {
    let area = rect.intersection(clip).intersection(bounds)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      let mask = coverage + ((y - rect.minY) * stride + (area.minX - rect.minX))
      let row = address(x: area.minX, y: y)
      switch source {
      case .color(let color):
        // No pixel is skipped: without a branch, several are made at once, in less than half of the
        // time where a shadow covers most of them a little. As many as the processor's vectors
        // take, and then the others.
        for x in maquette_paint_through(row, mask, area.width, color.pixel)..<area.width {
          row[x] = over(scaled(color.pixel, by: UInt32(mask[x])), row[x])
        }
      case .gradient(let ramp):
        let thresholds = DitherRow(y: y)
        for x in 0..<area.width where mask[x] != 0 {
          let pixel = ramp.color(x: area.minX + x, y: y).pixel(thresholds[area.minX + x])
          row[x] = over(scaled(pixel, by: UInt32(mask[x])), row[x])
        }
      case .mesh(let mesh):
        for x in 0..<area.width where mask[x] != 0 {
          let pixel = mesh.pixel(x: area.minX + x, y: y)
          row[x] = over(scaled(pixel, by: UInt32(mask[x])), row[x])
        }
      }
    }
  }

  /// Lays another bitmap over this one inside of `clip`.
  func lay(_ other: Bitmap, clip: DeviceRect, opacity: UInt32) {
    withExtendedLifetime(other) {
      lay(other.pixels, stride: other.width, in: other.bounds, clip: clip, opacity: opacity)
    }
  }

  /// Lays pixels, `stride` pixels a row, that cover `rect` over this bitmap inside `clip`.
  func lay(
    _ source: UnsafePointer<UInt32>, stride: Int, in rect: DeviceRect, clip: DeviceRect,
    opacity: UInt32
  ) {
    let area = rect.intersection(clip).intersection(bounds)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      let from = source + ((y - rect.minY) * stride + (area.minX - rect.minX))
      let row = address(x: area.minX, y: y)
      // A clear pixel does not change the one under it, so none has to be skipped.
      let done = opacity == 255 ? maquette_lay(row, from, area.width) : 0
      for x in done..<area.width where from[x] != 0 {
        row[x] = over(opacity == 255 ? from[x] : scaled(from[x], by: opacity), row[x])
      }
    }
  }

  /// Paints `color` through the alpha of pixels, `stride` pixels a row, that cover `rect`.
  func paintAlpha(
    of source: UnsafePointer<UInt32>, stride: Int, in rect: DeviceRect, clip: DeviceRect,
    with color: PremultipliedColor
  ) {
    let area = rect.intersection(clip).intersection(bounds)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      let from = source + ((y - rect.minY) * stride + (area.minX - rect.minX))
      let row = address(x: area.minX, y: y)
      for x in 0..<area.width where from[x] != 0 {
        row[x] = over(scaled(color.pixel, by: from[x] >> 24), row[x])
      }
    }
  }

  /// Scales each pixel in `rect` by its coverage byte, `stride` bytes a row.
  func keep(_ coverage: UnsafePointer<UInt8>, stride: Int, in rect: DeviceRect) {
    let area = rect.intersection(bounds)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      let mask = coverage + ((y - rect.minY) * stride + (area.minX - rect.minX))
      let row = address(x: area.minX, y: y)
      for x in 0..<area.width where mask[x] != 255 {
        row[x] = scaled(row[x], by: UInt32(mask[x]))
      }
    }
  }
}

/// The coverage of the pixels of a small rectangle, from 0 to 255; a value to be cached.
struct Coverage: Sendable {
  let width: Int
  let height: Int
  /// The rows without padding, top row first.
  let bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height, "\(bytes.count) bytes for \(width) × \(height)")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  init(_ surface: ImageSurface) {
    width = surface.width
    height = surface.height
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height)
    for row in 0..<surface.height {
      bytes.append(
        contentsOf: UnsafeBufferPointer(
          start: surface.bytes + row * surface.stride, count: surface.width))
    }
    self.bytes = bytes
  }

  /// Returns the same, mirrored left to right, top to bottom, or both.
  func mirrored(horizontally: Bool, vertically: Bool) -> Coverage {
    var mirrored = bytes
    for y in 0..<height {
      let sourceRow = (vertically ? height - 1 - y : y) * width
      for x in 0..<width {
        mirrored[y * width + x] = bytes[sourceRow + (horizontally ? width - 1 - x : x)]
      }
    }
    return Coverage(width: width, height: height, bytes: mirrored)
  }
}
