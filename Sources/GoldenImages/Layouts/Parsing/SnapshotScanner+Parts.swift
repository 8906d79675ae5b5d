import LayoutGeometry

extension SnapshotScanner {
  /// The numbers that sections and items have: more than there can be, and far from an overflow.
  private static let indices = 0...(1 << 53)

  /// What follows the word that begins a part's line, up to the line's end.
  mutating func part(_ word: String) throws(Problem) -> SnapshotPart {
    switch word {
    case "view":
      let id = try optionalQuoted()
      var label: String?
      if case .pair("label", let value)? = try peek() {
        _ = try next()
        label = value
      }
      let part = SnapshotPart(.view(id: id), label: label, frame: try frame().frame)
      try expectEnd()
      return part
    case "collection":
      let id = try optionalQuoted()
      let frame = try frame().frame
      return SnapshotPart(.collection(try collection(id: id)), frame: frame)
    default:
      guard let kind = SnapshotElement.Kind(rawValue: word) else {
        throw Problem("nothing that is known")
      }
      guard case .word(let index)? = try next() else { throw Problem("no item") }
      let numbers = index.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let section = numbers[0], let item = numbers[1],
        Self.indices.contains(section), Self.indices.contains(item)
      else { throw Problem("no item but '\(index.prefix(40))'") }
      let label = try optionalQuoted()
      let (frame, hasDrawing) = try frame()
      var part = SnapshotPart(
        .element(SnapshotElement(kind, section: section, item: item)), label: label, frame: frame)
      if hasDrawing { part.drawing = try commands(depth: 0) }
      try expectEnd()
      return part
    }
  }

  /// What follows a collection's frame, up to the line's end.
  mutating func collection(id: String?) throws(Problem) -> SnapshotCollection {
    var facts: [String: String] = [:]
    while let token = try next() {
      guard case .pair(let name, let value) = token, facts.updateValue(value, forKey: name) == nil
      else { throw Problem("a collection with an unknown word") }
    }
    guard let layout = facts["layout"],
      let content = facts["content"].flatMap({ Size(snapshot: $0) }),
      let offset = facts["offset"].flatMap({ Point(snapshot: $0) }),
      let elements = facts["elements"].flatMap({ Int($0) })
    else { throw Problem("a collection without its layout, content, offset or elements") }
    return SnapshotCollection(
      id: id, layout: layout, columns: facts["columns"].flatMap { Int($0) },
      rows: facts["rows"].flatMap { Int($0) },
      cellSize: facts["cells"].flatMap { Size(snapshot: $0) }, contentSize: content,
      contentOffset: offset, elementCount: elements)
  }

  /// A place and a size; true if a colon follows them.
  mutating func frame() throws(Problem) -> (frame: Rect, hasDrawing: Bool) {
    guard case .word(let place)? = try next(), let origin = Point(snapshot: place),
      case .word(let extent)? = try next()
    else { throw Problem("no frame") }
    let hasDrawing = extent.hasSuffix(":")
    guard let size = Size(snapshot: hasDrawing ? extent.dropLast() : extent[...]) else {
      throw Problem("no size")
    }
    return (Rect(origin: origin, size: size), hasDrawing)
  }

  /// The text in quotes that is next; nil for anything else, which is not read.
  mutating func optionalQuoted() throws(Problem) -> String? {
    guard case .quoted(let text)? = try peek() else { return nil }
    _ = try next()
    return text
  }

  /// Refuses anything before the line's end.
  mutating func expectEnd() throws(Problem) {
    guard try next() == nil else { throw Problem("more than is known") }
  }
}
