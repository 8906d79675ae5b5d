import CDeflate
import ImageDecoding

/// The premultiplied pixels of a PNG of ours, by the decoder that is made for such.
public func decodedPixels(_ png: [UInt8]) throws -> [UInt32] {
  guard case .pixels(let buffer) = try Picture(decoding: png).content else { return [] }
  return buffer.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
}

/// The premultiplied pixels of a PNG, by the decoder of all kinds, which is another project's.
public func independentlyDecodedPixels(_ png: [UInt8]) throws -> [UInt32] {
  try decodedPixels(withTime(png))
}

/// A PNG with a chunk that we do not write, a time, after the signature and IHDR: what is not as
/// ours is left to the decoder of all kinds.
package func withTime(_ png: [UInt8]) -> [UInt8] {
  let time = Array("tIME".utf8) + [7, 228, 1, 1, 0, 0, 0]
  let checksum = libdeflate_crc32(0, time, time.count)
  let chunk =
    [0, 0, 0, 7] + time + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  return png.prefix(33) + chunk + png.dropFirst(33)
}
