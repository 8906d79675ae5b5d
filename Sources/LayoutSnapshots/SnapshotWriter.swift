import DisplayList
import LayoutGeometry
import PlainText

extension LayoutSnapshot {
  /// The most parts that a snapshot lists: for a screen with more, it lists parts up to here and
  /// the number left out.
  package static let partLimit = 20_000

  /// The first line of a snapshot in this format.
  package static let firstLine = SnapshotFormat.latest.firstLine

  /// Returns whether a text begins like a snapshot, also one of an earlier format.
  package static func isSnapshot(_ text: some Collection<UInt8>) -> Bool {
    SnapshotFormat.allCases.contains { text.starts(with: $0.firstLine.utf8) }
  }

  /// Creates the text of a screen.
  package init(_ canvas: SnapshotPart) {
    var writer = SnapshotWriter()
    writer.line(Self.firstLine)
    writer.add(canvas)
    writer.addViews()
    if writer.leftOut > 0 { writer.line("left out \(writer.leftOut)") }
    self.init(text: writer.text)
  }
}

/// Lines of a snapshot, made part by part.
///
///     maquette layout 4
///     canvas 390×712 appearance=light
///       fill 0,0 390×712 color=#FFFFFF colorName=white
///       collection 16,16 358×680 layout=grid columns=2 content=358×680 offset=0,0 elements=9 rowSpacing=20
///         cell 0.0 "pink" 0,0 169×120 views=4f1c: fill 0,0 169×120 radius=10 color=#FF2D55; text …
///     views 4f1c vstack spacing=8 { text ~font=headline }
private struct SnapshotWriter {
  var text = ""
  var leftOut = 0
  private var indentation = ""
  private var count = 0
  /// The views of parts, each once, in the order of the first part with them.
  private var views: [SnapshotView] = []
  private var references: [SnapshotView: String] = [:]

  mutating func line(_ line: String) {
    text += indentation
    text += line
    text += "\n"
  }

  mutating func add(_ part: SnapshotPart) {
    guard count < LayoutSnapshot.partLimit else {
      leftOut += part.partCount
      return
    }
    count += 1
    let commands = part.drawing.map(\.snapshotText)
    let heading = part.heading + (part.view.map { " views=\(reference(to: $0))" } ?? "")
    // An element is a line with its whole drawing; of other parts, each command is a line.
    var isElement = false
    if case .element = part.role { isElement = true }
    line(
      isElement && !commands.isEmpty ? "\(heading): \(commands.joined(separator: "; "))" : heading)
    indentation += "  "
    if !isElement { for command in commands { line(command) } }
    for inner in part.parts { add(inner) }
    indentation.removeLast(2)
  }

  /// Returns the lines of the views to which the parts refer.
  mutating func addViews() {
    for view in views { line("views \(reference(to: view)) \(view.snapshotText)") }
  }

  private mutating func reference(to view: SnapshotView) -> String {
    if let known = references[view] { return known }
    let reference = view.reference
    references[view] = reference
    views.append(view)
    return reference
  }
}

extension SnapshotPart {
  /// The number of parts, including those inside at any depth.
  fileprivate var partCount: Int { parts.reduce(1) { $0 + $1.partCount } }

  /// The part's role, label and place.
  fileprivate var heading: String {
    var words: [String] = []
    switch role {
    case .canvas:
      return (["canvas", frame.size.dump] + settings.map(\.words)).joined(separator: " ")
    case .collection(let collection):
      words.append("collection")
      if let id = collection.id { words.append(id.quotedOnOneLine) }
    case .element(let element):
      let name = element.name.map { ":\($0)" } ?? ""
      words.append("\(element.kind.rawValue)\(name) \(element.section).\(element.item)")
      if let label { words.append(label.quotedOnOneLine) }
    case .view(let id):
      words.append("view")
      if let id { words.append(id.quotedOnOneLine) }
      if let label { words.append("label=\(label.quotedOnOneLine)") }
    }
    words += [frame.origin.dump, frame.size.dump]
    if case .collection(let collection) = role { words += collection.words }
    words += settings.map(\.words)
    return words.joined(separator: " ")
  }
}

extension SnapshotCollection {
  fileprivate var words: [String] {
    var words = ["layout=\(layout.quotedUnlessPlain)"]
    if let columns { words.append("columns=\(columns)") }
    if let rows { words.append("rows=\(rows)") }
    if let cellSize { words.append("cells=\(cellSize.dump)") }
    return words + [
      "content=\(contentSize.dump)", "offset=\(contentOffset.dump)", "elements=\(elementCount)",
    ]
  }
}

extension SnapshotSetting {
  /// The beginning of the name of a value that the drawing has as well.
  static let drawnMark = "~"

  /// The value under its name: `rowSpacing=20`, `~font=headline`.
  var words: String { "\(isDrawn ? Self.drawnMark : "")\(name)=\(value.quotedUnlessPlain)" }

  /// Creates a value of a view from its name in a text, which may be marked.
  init(text name: String, _ value: String) {
    let isDrawn = name.hasPrefix(Self.drawnMark)
    self.init(isDrawn ? String(name.dropFirst()) : name, value, isDrawn: isDrawn)
  }
}

extension SnapshotCommand {
  /// The command on one line: `fill 0,0 169×120 radius=10 color=#FF2D55`.
  var snapshotText: String {
    // Appended word by word: a snapshot has thousands of words, and building a list of them takes
    // as long as writing them.
    var text = verb.rawValue
    func add(_ word: String) {
      text += " "
      text += word
    }
    if let string { add(string.quotedOnOneLine) }
    if let origin { add(origin.dump) }
    if let size { add(size.dump) }
    let look = look
    for field in LookField.all {
      guard let value = field.write(look) else { continue }
      text += field.opening
      text += value.quotedUnlessPlain
    }
    if verb == .group {
      let inner = commands.map(\.snapshotText).joined(separator: "; ")
      add(inner.isEmpty ? "{ }" : "{ \(inner) }")
    }
    return text
  }
}

extension String {
  /// The text unchanged if it is an unambiguous word, else in quotes.
  fileprivate var quotedUnlessPlain: String {
    let isPlain = utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ";") }
    return isPlain && !isEmpty && escapedOnOneLine == self ? self : quotedOnOneLine
  }
}
