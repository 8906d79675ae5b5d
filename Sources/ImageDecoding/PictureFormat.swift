/// A file format that pictures come in.
enum PictureFormat {
  case png
  case jpeg
  case svg

  /// How far into a file the name of an SVG's root element is looked for; declarations and comments
  /// may stand before it.
  private static let svgSearchLength = 4096

  /// The format that a file's first bytes tell, or nil if they tell none of these.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: PNGChunks.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if Self.isSVG(bytes.prefix(Self.svgSearchLength)) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func isSVG(_ head: ArraySlice<UInt8>) -> Bool {
    var head = head
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if head.starts(with: byteOrderMark) { head = head.dropFirst(byteOrderMark.count) }
    let content = head.drop { " \t\r\n".utf8.contains($0) }
    guard content.first == UInt8(ascii: "<") else { return false }
    let name = Array("svg".utf8)
    return content.indices.contains { index in
      // The name may have a prefix: `<svg`, `<s:svg`.
      [UInt8(ascii: "<"), UInt8(ascii: ":")].contains(content[index])
        && content[content.index(after: index)...].starts(with: name)
    }
  }
}
