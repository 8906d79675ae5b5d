package import CellViews
package import LayoutGeometry
package import PlainText

/// A page's view of a preview, with its differences from the config.
package struct Look: Hashable, Sendable {
  /// The preview.
  package var preview: PreviewID
  /// Values over the preview's and those of its variant, in the form of `--set`:
  /// `canvas.width=320`.
  package var settings: [String]
  /// The offsets of scrolled collections, in points.
  package var offsets: [CollectionKey: Point]
  /// The annotations over the picture, for measuring it.
  package var annotations: [Annotation]
  /// Indicates whether the canvas's device is drawn around it.
  package var isFramed: Bool
  /// Device pixels a point, from 0.25 to 8; nil for the canvas's.
  package var scale: Double?

  /// Creates a look of a preview, by default without differences from its config.
  package init(
    _ preview: PreviewID, settings: [String] = [], offsets: [CollectionKey: Point] = [:],
    annotations: [Annotation] = [], isFramed: Bool = false, scale: Double? = nil
  ) {
    self.preview = preview
    self.settings = settings
    self.offsets = offsets
    self.annotations = annotations
    self.isFramed = isFramed
    self.scale = scale
  }
}

/// A preview in a file: its address in the page, stable over edits and restarts.
package struct PreviewID: Hashable, Sendable {
  /// The file.
  package var file: FileID
  /// The preview's name with its variant's suffix, as in `cards.dark`.
  package var fullName: String

  /// Creates a preview of a file.
  package init(file: FileID, fullName: String) {
    self.file = file
    self.fullName = fullName
  }

  /// Parses the form `FILE.NAME`; nil for a text of another form.
  package init?(_ text: String) {
    guard let point = text.firstIndex(of: "."), let file = FileID(String(text[..<point])) else {
      return nil
    }
    self.init(file: file, fullName: String(text[text.index(after: point)...]))
  }

  /// `FILE.NAME`.
  package var text: String { "\(file.text).\(fullName)" }
}

/// The identifier of a file of the session, which does not reveal its path.
package struct FileID: Hashable, Sendable {
  /// Twelve lower-case hexadecimal digits.
  package let text: String

  /// Creates the file of a path as the user named it.
  package init(path: String) {
    text = String(sha256(Array(path.utf8)).prefix(12))
  }

  /// Creates a file by its digits; nil for any other text.
  package init?(_ text: String) {
    let digits = text.utf8
    guard digits.count == 12,
      digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.text = text
  }
}

extension Look {
  /// The largest number of settings, offsets and annotations of a look, each.
  private static let countLimit = 200

  /// Reads a look.
  ///
  /// - Throws: `RequestMistake`, which names the part at fault.
  package init(_ json: JSONValue?) throws(RequestMistake) {
    guard let json, case .object = json else { throw RequestMistake("expected a look") }
    guard let preview = json["preview"]?.string.flatMap(PreviewID.init) else {
      throw RequestMistake("look: expected the id of a preview")
    }
    self.init(preview)
    settings = try Self.list(json["set"], "set") { $0.string }
    annotations = try Self.list(json["annotate"], "annotate") { $0.string.flatMap(Annotation.init) }
    if let offsets = json["offsets"], offsets != .null {
      guard case .object(let members) = offsets, members.count <= Self.countLimit else {
        throw RequestMistake("look: expected offsets by the keys of collections")
      }
      for member in members {
        guard member.name.utf8.count <= 400, let point = member.value.point else {
          throw RequestMistake("look: expected offsets by the keys of collections")
        }
        self.offsets[CollectionKey(member.name)] = point
      }
    }
    isFramed = json["frame"]?.bool ?? false
    if let number = json["scale"]?.number {
      guard (0.25...8).contains(number) else {
        throw RequestMistake("look: expected a scale from 0.25 to 8")
      }
      scale = number
    }
  }

  private static func list<Element>(
    _ json: JSONValue?, _ name: String, _ element: (JSONValue) -> Element?
  ) throws(RequestMistake) -> [Element] {
    guard let json, json != .null else { return [] }
    guard let values = json.array, values.count <= countLimit else {
      throw RequestMistake("look: expected a list of at most \(countLimit) as '\(name)'")
    }
    let elements = values.compactMap(element)
    guard elements.count == values.count else {
      throw RequestMistake("look: '\(name)' holds what it cannot")
    }
    return elements
  }
}

/// A mistake in a request of the page.
package struct RequestMistake: Error, Hashable, Sendable {
  /// The expectation, in words.
  package var message: String

  /// Creates a mistake with its message.
  package init(_ message: String) {
    self.message = message
  }
}

extension JSONValue {
  /// The value of an object's member; nil for anything else.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// A whole number from 0 on; nil for anything else.
  var index: Int? { number.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil } }

  /// Two numbers as a point.
  fileprivate var point: Point? {
    guard let numbers = array?.compactMap(\.number), numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }
}
