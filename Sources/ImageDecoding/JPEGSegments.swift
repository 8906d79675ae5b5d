/// A JPEG file as documents hold it.
package enum JPEGSegments {
  /// The markers that the file is read by.
  private enum Marker {
    static let start: UInt8 = 0xD8
    static let end: UInt8 = 0xD9
    static let scan: UInt8 = 0xDA
    static let comment: UInt8 = 0xFE
    static let applications: ClosedRange<UInt8> = 0xE0...0xEF
    /// The application segments that decoding needs: JFIF's, and Adobe's with the colour transform.
    static let kept: Set<UInt8> = [0xE0, 0xEE]
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    /// Baseline, extended and progressive, with Huffman codes: what PDF has.
    static let frames: ClosedRange<UInt8> = 0xC0...0xC2
    /// The other codings: lossless, hierarchical and arithmetic.
    static let otherFrames: Set<UInt8> = [
      0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF,
    ]
  }

  /// The file without its metadata, and without what follows its end; nil for one that is shown in
  /// another way than its pixels are stored, or that PDF cannot hold.
  ///
  /// A document then shows what the decoder does, which takes all samples for sRGB, and gives away
  /// neither where a photo was made nor its first thumbnail.
  ///
  /// - Parameter bytes: A file that was decoded.
  /// - Complexity: O(*bytes*).
  package static func forDocuments(_ bytes: [UInt8]) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { bytes in
      EXIFOrientation(ofJPEG: bytes) == .upright ? withoutMetadata(bytes) : nil
    }
  }

  private static func withoutMetadata(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var file: [UInt8] = [0xFF, Marker.start]
    file.reserveCapacity(bytes.count)
    var position = 2
    while position + 1 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let type = bytes[position + 1]
      // A marker may be filled up with more bytes like its first one.
      if type == 0xFF {
        position += 1
        continue
      }
      if type == Marker.end { return file + [0xFF, Marker.end] }
      guard !Marker.otherFrames.contains(type), position + 3 < bytes.count else { return nil }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      var end = position + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      // The precision is the first byte of a frame's segment.
      if Marker.frames.contains(type), length < 3 || bytes[position + 4] != 8 { return nil }
      if type == Marker.scan { end = endOfScan(bytes, from: end) }
      let isMetadata =
        type == Marker.comment
        || Marker.applications.contains(type) && !Marker.kept.contains(type)
      if !isMetadata { file += bytes[position..<end] }
      position = end
    }
    return nil
  }

  /// Returns the end of the coded samples: the first marker that is not a restart.
  private static func endOfScan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var position = start
    while position + 1 < bytes.count {
      let next = bytes[position + 1]
      // A zero after FF is a part of the samples.
      if bytes[position] == 0xFF, next != 0, next != 0xFF, !Marker.restarts.contains(next) {
        return position
      }
      position += 1
    }
    return bytes.count
  }
}
