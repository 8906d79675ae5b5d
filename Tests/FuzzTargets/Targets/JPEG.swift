import ImageDecoding
import LayoutGeometry

extension FuzzTarget {
  /// A JPEG, of which no input need have the first three bytes.
  static let jpeg = FuzzTarget("jpeg") { input, _ in
    let signature: [UInt8] = [0xFF, 0xD8, 0xFF]
    let picture = try Picture(decoding: input.starts(with: signature) ? input : signature + input)
    guard case .pixels(let pixels) = picture.content else { preconditionFailure("a drawing") }
    let size = Size(width: Double(pixels.width), height: Double(pixels.height))
    precondition(pixels.isOpaque && size == picture.size, "\(size) of \(picture.size)")
    // Of the first row, the blue of each block's first pixel: one coefficient decides on it.
    let blue = pixels.withUnsafeBytes { bytes in
      stride(from: 0, to: min(bytes.count, 4 * pixels.width, 4096), by: 4 * 8).map { bytes[$0] }
    }
    return String(decoding: blue, as: UTF8.self)
  }
}
