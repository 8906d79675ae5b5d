/// How much of each pixel of a small rectangle is covered, from 0 to 255; a value to be cached.
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

  /// A copy of an A8 surface.
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

  /// The same, mirrored left to right, top to bottom, or both.
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
