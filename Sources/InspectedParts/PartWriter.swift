import Diagnostics
import DisplayList
import LayoutGeometry
package import PlainText

extension InspectedPart {
  /// Returns the part with all parts in it as an object with all keys: null for missing values.
  ///
  /// Places and lengths are rounded to a thousandth of a point.
  ///
  /// - Parameter fileID: Returns what represents a file in `source`, by the file's name in the
  ///   config's diagnostics; nil for one that is not shown.
  package func json(fileID: @escaping (_ file: String) -> String?) -> JSONValue {
    PartWriter(form: .complete, fileID: fileID).object(of: self)
  }

  /// The same object without what the part does not have, nor its id and where it is written, as a
  /// report has it a thousand times.
  package var briefJSON: JSONValue {
    PartWriter(form: .brief) { _ in nil }.object(of: self)
  }
}

/// Writes parts as the objects that the scripts of the live page and of reports read.
private struct PartWriter {
  /// The extent of the objects.
  enum Form {
    /// All keys, with null for what is not known.
    case complete
    /// The keys of what is known.
    case brief

    /// The keys of a part, in the order of writing.
    var keys: [Key] {
      switch self {
      case .complete:
        [
          .id, .role, .name, .frame, .visible, .text, .font, .color, .fills, .cornerRadius,
          .cornerStyle, .shadow, .opacity, .border, .row, .explain, .source, .parts,
        ]
      case .brief:
        [
          .role, .name, .row, .frame, .visible, .text, .font, .color, .fills, .border,
          .cornerRadius, .cornerStyle, .opacity, .shadow, .parts,
        ]
      }
    }
  }

  enum Key: String {
    case id, role, name, frame, visible, text, font, color, fills, cornerRadius, cornerStyle
    case shadow, opacity, border, row, explain, source, parts
  }

  let form: Form
  let fileID: (_ file: String) -> String?

  func object(of part: InspectedPart) -> JSONValue {
    object(
      form.keys.map { key in
        // Apart from the others, whose values need room, as parts may be nested 256 levels deep.
        (key.rawValue, key == .parts ? list(part.parts.map(object(of:))) : value(of: key, in: part))
      })
  }

  private func value(of key: Key, in part: InspectedPart) -> JSONValue? {
    let look = part.look
    return switch key {
    case .id: .string(part.id)
    case .role: .string(part.role.rawValue)
    case .name: part.name.map { .string($0) }
    case .frame: .rect(part.frame)
    case .visible:
      form == .brief && part.visibleFrame == part.frame ? nil : .rect(part.visibleFrame)
    case .text: look.text.map { .string($0) }
    case .font: look.font.map(object)
    case .color: look.color.map(object)
    case .fills: list(look.fills.map(object))
    case .cornerRadius: look.corners.map { .length($0.radius) }
    case .cornerStyle: look.corners.map { .string($0.style.rawValue) }
    case .shadow:
      look.shadow.map { shadow in
        object(
          members(of: shadow.fill) + [
            ("radius", .number(shadow.radius)), ("x", .number(shadow.offset.x)),
            ("y", .number(shadow.offset.y)),
          ])
      }
    case .opacity: look.opacity.map(JSONValue.length)
    case .border: look.border.flatMap(object)
    case .row: part.row.map(object)
    case .explain: list(part.explanation.map { .string($0) })
    case .source: part.source.flatMap(object)
    case .parts: nil
    }
  }

  private func object(_ font: PartLook.Font) -> JSONValue {
    object([
      ("family", font.family.map { .string($0) }), ("size", .number(font.size)),
      ("weight", .string(font.weight)), ("italic", font.isItalic ? .bool(true) : nil),
      ("style", font.style.map { .string($0) }),
      ("lineHeight", font.lineHeight.map(JSONValue.length)),
      ("tracking", font.tracking.map(JSONValue.length)),
      ("underline", font.underlines.first.map { .string($0.color.dump) }),
      ("strikethrough", font.strikethroughs.first.map { .string($0.color.dump) }),
    ])
  }

  private func object(_ fill: PartLook.Fill) -> JSONValue {
    object(members(of: fill) + [("location", fill.location.map(JSONValue.length))])
  }

  /// Returns the line in its first colour.
  private func object(_ border: PartLook.Border) -> JSONValue? {
    border.fills.first.map { fill in
      let location = form == .brief ? [("location", fill.location.map(JSONValue.length))] : []
      return object(members(of: fill) + location + [("width", .number(border.width))])
    }
  }

  private func members(of fill: PartLook.Fill) -> [(String, JSONValue?)] {
    [("color", .string(fill.color.dump)), ("name", fill.name.map { .string($0) })]
  }

  private func object(_ row: InspectedPart.Row) -> JSONValue {
    object([
      ("section", .number(Double(row.section))), ("item", .number(Double(row.item))),
      ("data", row.data.flatMap { JSONValue(text: $0) }),
    ])
  }

  private func object(_ source: ViewPlace) -> JSONValue? {
    fileID(source.name.file).map { file in
      .members([
        "file": .string(file), "line": .number(Double(source.name.start.line)),
        "column": .number(Double(source.name.start.column)),
        "length": .number(Double(source.name.length)),
        "endLine": .number(Double(source.lastLine)),
      ])
    }
  }

  /// Returns an object with members in their order; nil values are null or omitted.
  private func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(
      members.compactMap { name, value in
        guard let value = value ?? (form == .complete ? .null : nil) else { return nil }
        return JSONValue.Member(name: name, value: value)
      })
  }

  private func list(_ values: [JSONValue]) -> JSONValue? {
    form == .brief && values.isEmpty ? nil : .array(values)
  }
}

extension JSONValue {
  /// Returns a number to a thousandth: less of a point cannot be seen.
  fileprivate static func length(_ number: Double) -> JSONValue {
    // Adding 0 makes -0 a plain 0.
    .number((number * 1000).rounded() / 1000 + 0)
  }

  fileprivate static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(length))
  }

  /// The value of a text; nil for one that is not JSON.
  fileprivate init?(text: String) {
    var reader = JSONReader(Array(text.utf8))
    let value = try? reader.readDocument { reader throws(JSONMistake) in
      try JSONValue(&reader)
    }
    guard let value else { return nil }
    self = value
  }
}
