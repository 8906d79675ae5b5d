import CDeflate
import ImageDecoding

/// Returns the premultiplied pixels of a PNG of ours, by the decoder for such files.
public func decodedPixels(_ png: [UInt8]) throws -> [UInt32] {
  guard case .pixels(let buffer) = try Picture(decoding: png).content else { return [] }
  return buffer.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
}

/// Returns the premultiplied pixels of a PNG, by the decoder for all files, which is another
/// project's.
public func independentlyDecodedPixels(_ png: [UInt8]) throws -> [UInt32] {
  try decodedPixels(withTime(png))
}

/// Returns a PNG with a chunk that we do not write, a time, after the signature and IHDR: a file
/// that differs from ours is left to the decoder for all files.
package func withTime(_ png: [UInt8]) -> [UInt8] {
  let time = Array("tIME".utf8) + [7, 228, 1, 1, 0, 0, 0]
  let checksum = libdeflate_crc32(0, time, time.count)
  let chunk =
    [0, 0, 0, 7] + time + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  return png.prefix(33) + chunk + png.dropFirst(33)
}
