public import CellViews
import Glibc
import ImageDecoding

extension Image: ViewConvertible {
  /// A picture from a PNG, JPEG or SVG file.
  ///
  /// - Throws: `FileError` if the file cannot be read, `PictureError` if it is not a whole picture.
  public init(contentsOfFile path: String) throws {
    self.init(try Picture(decoding: readFile(path)))
  }

  /// The image as one that fills the space it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The image as a view.
  public var view: View { .image(self) }
}

/// The bytes of a file.
package func readFile(_ path: String) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError("read", path, code: errno) }
  defer { close(descriptor) }
  return try readAll(descriptor, named: path)
}

/// The bytes of an open file, to its end.
package func readAll(_ descriptor: Int32, named path: String) throws -> [UInt8] {
  var bytes: [UInt8] = []
  let step = 1 << 16
  while true {
    var code: Int32 = 0
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: step))
    let count = bytes.withUnsafeMutableBytes { buffer in
      let count = read(descriptor, buffer.baseAddress?.advanced(by: start), step)
      code = errno
      return count
    }
    bytes.removeLast(step - max(count, 0))
    if count == 0 { return bytes }
    if count < 0, code != EINTR { throw FileError("read", path, code: code) }
  }
}
