import CImages

/// A JPEG file made by the library that also reads it.
struct TestJPEG {
  var width: Int
  var height: Int
  /// Red, green and blue of each pixel.
  var samples: [UInt8]
  var subsampling = TJSAMP_444
  var flags: Int32 = 0

  /// The whole picture in one colour.
  static func flat(_ width: Int, _ height: Int, red: UInt8, green: UInt8, blue: UInt8) -> TestJPEG {
    let pixels = [[UInt8]](repeating: [red, green, blue], count: width * height)
    return TestJPEG(width: width, height: height, samples: pixels.flatMap(\.self))
  }

  /// The file, at the best quality.
  var bytes: [UInt8] { compressed(format: TJPF_RGB) }

  /// `samples` as a file, taken as pixels of `format`.
  func compressed(format: TJPF) -> [UInt8] {
    let handle = tjInitCompress()
    defer { tjDestroy(handle) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    tjCompress2(
      handle, samples, Int32(width), 0, Int32(height), Int32(format.rawValue), &buffer, &count,
      Int32(subsampling.rawValue), 100, flags)
    defer { tjFree(buffer) }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
  }
}
