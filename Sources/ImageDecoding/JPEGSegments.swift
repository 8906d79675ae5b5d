/// The segments of a JPEG file before its pixels.
package struct JPEGSegments {
  /// The markers that the file is read by.
  private enum Marker {
    static let start: UInt8 = 0xD8
    static let end: UInt8 = 0xD9
    static let scan: UInt8 = 0xDA
    static let comment: UInt8 = 0xFE
    static let jfif: UInt8 = 0xE0
    static let exif: UInt8 = 0xE1
    static let profile: UInt8 = 0xE2
    static let adobe: UInt8 = 0xEE
    static let applications: ClosedRange<UInt8> = 0xE0...0xEF
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    /// Baseline, extended and progressive, with Huffman codes: what PDF has.
    static let frames: ClosedRange<UInt8> = 0xC0...0xC2
    /// The other codings: lossless, hierarchical and arithmetic.
    static let otherFrames: Set<UInt8> = [
      0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF,
    ]
  }

  private struct Segment {
    var type: UInt8
    /// The whole segment, from its marker on.
    var range: Range<Int>
    /// The segment without its marker and its length.
    var content: Range<Int> { range.lowerBound + 4..<range.upperBound }
  }

  private let bytes: [UInt8]
  private let segments: [Segment]

  /// Finds the segments of a file up to its first scan, or to where it is damaged.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var segments: [Segment] = []
    // Segments follow the start marker.
    var position = 2
    while let segment = Self.segment(in: bytes, at: position), segment.type != Marker.scan {
      segments.append(segment)
      position = segment.range.upperBound
    }
    self.segments = segments
  }

  /// Returns the segment at a position: FF, a type, and a length that counts itself; nil if there
  /// is none.
  ///
  /// A marker may be filled up with more bytes like its first one.
  private static func segment(in bytes: [UInt8], at position: Int) -> Segment? {
    var start = position
    while start + 1 < bytes.count, bytes[start] == 0xFF, bytes[start + 1] == 0xFF { start += 1 }
    guard start + 3 < bytes.count, bytes[start] == 0xFF, bytes[start + 1] != Marker.end else {
      return nil
    }
    let end = start + 2 + (Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]))
    guard end >= start + 4, end <= bytes.count else { return nil }
    return Segment(type: bytes[start + 1], range: start..<end)
  }

  /// Returns the content of a segment behind the name that it begins with; nil if it has another.
  private func content(of segment: Segment, _ type: UInt8, named name: StaticString) -> Range<Int>?
  {
    let isNamed = name.withUTF8Buffer { name in
      segment.type == type && bytes[segment.content].starts(with: name)
    }
    return isNamed
      ? segment.content.lowerBound + name.utf8CodeUnitCount..<segment.content.upperBound : nil
  }

  /// The orientation that the first EXIF segment gives.
  var orientation: EXIFOrientation {
    let tiff = segments.lazy.compactMap { content(of: $0, Marker.exif, named: "Exif\0\0") }.first
    return tiff.map { EXIFOrientation(inTIFF: Array(bytes[$0])) } ?? .upright
  }

  /// The colours that the ICC profile gives, which may be in several segments; sRGB without one.
  var colors: StatedColors {
    // Each part begins with its number, from 1 on, and the number of all.
    let parts = segments.compactMap { content(of: $0, Marker.profile, named: "ICC_PROFILE\0") }
      .filter { $0.count > 2 }
    guard let first = parts.first else { return .srgb }
    let sorted = parts.sorted { bytes[$0.lowerBound] < bytes[$1.lowerBound] }
    let numbers = sorted.map { Int(bytes[$0.lowerBound]) }
    guard numbers == Array(1...parts.count), Int(bytes[first.lowerBound + 1]) == parts.count else {
      return .unknown("its colour profile, of which parts are missing")
    }
    return .profile(sorted.flatMap { bytes[$0.dropFirst(2)] })
  }

  /// The file without its metadata, and without what follows its end; nil for one that is shown in
  /// another way than its pixels are stored, or that PDF cannot hold.
  ///
  /// A document then shows what the decoder does, and gives away neither where a photo was made nor
  /// its first thumbnail.
  ///
  /// - Complexity: O(*bytes*).
  package var fileForDocuments: [UInt8]? {
    guard orientation == .upright else { return nil }
    let isJFIF = segments.contains { content(of: $0, Marker.jfif, named: "JFIF\0") != nil }
    let isAdobe = segments.contains { content(of: $0, Marker.adobe, named: "Adobe") != nil }
    var file: [UInt8] = [0xFF, Marker.start]
    file.reserveCapacity(bytes.count)
    // Without JFIF's and Adobe's segments, libjpeg takes components of these names for what they
    // are; PDF asks for a transform of 0 then (ISO 32000-1, table 13).
    if !isJFIF, !isAdobe, componentNames == Array("RGB".utf8) {
      let adobe = Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]
      file += [0xFF, Marker.adobe, 0, UInt8(adobe.count + 2)] + adobe
    }
    var position = 2
    while position + 1 < bytes.count {
      let next = bytes[position...].drop { $0 == 0xFF }
      guard next.startIndex > position, let type = next.first else { return nil }
      if type == Marker.end { return file + [0xFF, Marker.end] }
      guard !Marker.otherFrames.contains(type), let segment = Self.segment(in: bytes, at: position)
      else { return nil }
      var end = segment.range.upperBound
      // The precision is the first byte of a frame's segment.
      if Marker.frames.contains(type), bytes[segment.content].first != 8 { return nil }
      if type == Marker.scan { end = endOfScan(from: end) }
      let isKept =
        switch type {
        case Marker.jfif: content(of: segment, Marker.jfif, named: "JFIF\0") != nil
        // In a JFIF file libjpeg takes the colours for JFIF's, whatever Adobe's segment says.
        case Marker.adobe: !isJFIF
        case Marker.comment, Marker.applications: false
        default: true
        }
      if isKept { file += bytes[segment.range.lowerBound..<end] }
      position = end
    }
    return nil
  }

  /// The identifiers of the frame's components.
  private var componentNames: [UInt8] {
    guard let frame = segments.first(where: { Marker.frames.contains($0.type) }) else { return [] }
    // Behind the precision, both sides and the number of components, three bytes each.
    let content = bytes[frame.content].dropFirst(6)
    return stride(from: content.startIndex, to: content.endIndex, by: 3).map { content[$0] }
  }

  /// Returns the end of the coded samples: the first marker that is not a restart.
  private func endOfScan(from start: Int) -> Int {
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
