import Diagnostics
import LayoutGeometry
package import PlainText

extension InspectedPart {
  /// The part with all parts in it as an object that has all keys: null for what it does not have.
  ///
  /// Places and lengths are rounded to a thousandth of a point.
  ///
  /// - Parameter fileID: What represents a file in `source`, by the file's name in the config's
  ///   diagnostics; nil for one that is not shown.
  package func json(fileID: (_ file: String) -> String?) -> JSONValue {
    identity.adding([
      "text": .orNull(text), "font": font?.json ?? .null, "color": color?.json ?? .null,
      "fills": .array(fills.map(\.json)), "cornerRadius": .orNull(cornerRadius),
      "cornerStyle": .orNull(cornerStyle),
      "shadow": shadow?.json ?? .null, "opacity": .orNull(opacity),
      "border": border?.json ?? .null, "row": row?.json ?? .null,
    ]).adding([
      "explain": .array(explanation.map { .string($0) }), "source": place(fileID),
      "parts": .array(parts.map { $0.json(fileID: fileID) }),
    ])
  }

  private var identity: JSONValue {
    .members([
      "id": .string(id), "role": .string(role.rawValue), "name": .orNull(name),
      "frame": .rect(frame), "visible": .rect(visibleFrame),
    ])
  }

  private func place(_ fileID: (_ file: String) -> String?) -> JSONValue {
    guard let source, let file = fileID(source.name.file) else { return .null }
    return source.json(file: file)
  }
}

extension InspectedPart.Font {
  fileprivate var json: JSONValue {
    .members([
      "family": .orNull(family), "size": .number(size), "weight": .string(weight),
      "italic": isItalic ? .bool(true) : .null, "style": .orNull(style),
      "lineHeight": .orNull(lineHeight), "tracking": .orNull(tracking),
      "underline": .orNull(underline), "strikethrough": .orNull(strikethrough),
    ])
  }
}

extension InspectedPart.Fill {
  fileprivate var json: JSONValue { members.adding(["location": .orNull(location)]) }

  /// The colour and its name.
  fileprivate var members: JSONValue {
    .members(["color": .string(color), "name": .orNull(name)])
  }
}

extension InspectedPart.Border {
  fileprivate var json: JSONValue { fill.members.adding(["width": .number(width)]) }
}

extension InspectedPart.Shadow {
  fileprivate var json: JSONValue {
    fill.members.adding([
      "radius": .number(radius), "x": .number(offset.x), "y": .number(offset.y),
    ])
  }
}

extension InspectedPart.Row {
  fileprivate var json: JSONValue {
    .members([
      "section": .number(Double(section)), "item": .number(Double(item)),
      "data": data.flatMap { JSONValue(text: $0) } ?? .null,
    ])
  }
}

extension ViewPlace {
  fileprivate func json(file: String) -> JSONValue {
    .members([
      "file": .string(file), "line": .number(Double(name.start.line)),
      "column": .number(Double(name.start.column)), "length": .number(Double(name.length)),
      "endLine": .number(Double(lastLine)),
    ])
  }
}

extension JSONValue {
  fileprivate static func orNull(_ text: String?) -> JSONValue {
    text.map { .string($0) } ?? .null
  }

  fileprivate static func orNull(_ number: Double?) -> JSONValue {
    number.map(length) ?? .null
  }

  /// A number to a thousandth: nobody sees less of a point.
  private static func length(_ number: Double) -> JSONValue {
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
