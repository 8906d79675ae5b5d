package import CImages

/// A JPEG file made by the library that also reads it.
package struct TestJPEG {
  package var width: Int
  package var height: Int
  /// Red, green and blue of each pixel.
  package var samples: [UInt8]
  package var subsampling = TJSAMP_444
  package var flags: Int32 = 0

  /// Creates a picture to compress.
  package init(width: Int, height: Int, samples: [UInt8]) {
    self.width = width
    self.height = height
    self.samples = samples
  }

  /// Returns a picture in one colour.
  package static func flat(
    _ width: Int, _ height: Int, red: UInt8, green: UInt8, blue: UInt8
  ) -> TestJPEG {
    let pixels = [[UInt8]](repeating: [red, green, blue], count: width * height)
    return TestJPEG(width: width, height: height, samples: pixels.flatMap(\.self))
  }

  /// Returns the file with segments after its start marker, each with a type and a content.
  package func bytes(with segments: [(type: UInt8, content: [UInt8])]) -> [UInt8] {
    var added: [UInt8] = []
    for (type, content) in segments {
      // The length counts its own two bytes.
      let length = content.count + 2
      added += [0xFF, type, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }
    return Array(bytes.prefix(2)) + added + bytes.dropFirst(2)
  }

  /// The file, at the best quality.
  package var bytes: [UInt8] { compressed(format: TJPF_RGB) }

  /// Returns `samples` as a file, taken as pixels of `format`.
  package func compressed(format: TJPF) -> [UInt8] {
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
