package import PNGEncoding

extension PixelDigest {
  /// What a file says of its pixels' digest; nil if it says nothing, or nothing clear, or if any
  /// chunk of it is damaged.
  ///
  /// The pixels are not decoded: a file that was made so may be wrong about them.
  package static func recorded(inPNG bytes: [UInt8]) -> String? {
    guard bytes.starts(with: PNGChunks.signature), let file = try? PNGChunks(bytes) else {
      return nil
    }
    let start = Array(keyword.utf8) + [0]
    let found = file.chunks.filter { chunk in
      chunk.type == PNGChunks.type("tEXt") && bytes[chunk.content].starts(with: start)
    }
    guard found.count == 1, let chunk = found.first,
      file.chunks.allSatisfy({ file.hasRightChecksum($0, in: bytes) })
    else { return nil }
    let text = String(decoding: bytes[chunk.content].dropFirst(start.count), as: UTF8.self)
    return text.hasPrefix(algorithm) ? text : nil
  }
}
