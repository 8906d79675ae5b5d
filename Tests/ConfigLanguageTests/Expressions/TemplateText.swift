import ConfigLanguage
import Diagnostics

/// A template that stands at the first line of `c.yaml`, from its first column on.
func template(_ source: String) throws -> Template {
  try Template(parsing: source) { offset in
    SourceRange(file: "c.yaml", start: SourcePosition(line: 1, column: offset + 1))
  }
}

/// A template's value with `item`, `index`, `user`, `items`, `flag` and the pending `grid`.
func value(_ source: String) throws -> DataValue? {
  try template(source).value(in: scope)
}

/// What a template's diagnostic says: column, length, message and suggestion.
func mistake(_ source: String) -> String? {
  do {
    _ = try value(source)
    return nil
  } catch let error as Diagnostic {
    let place = error.range.map { "\($0.start.column)+\($0.length)" } ?? "nowhere"
    return "\(place): \(error.message)" + (error.suggestion.map { " | \($0)" } ?? "")
  } catch {
    return "\(error)"
  }
}

private let scope = Scope(
  values: [
    "item": .string("pink"),
    "index": .number(3),
    "user": .object([
      "name": .string("Zoë"), "age": .number(41), "email": .null, "admin": .bool(true),
      "first name": .string("Zoë"),
    ]),
    "items": .list([.number(10), .string("b")]),
    "flag": .bool(false),
    "basket": .object(["count": .string("a field"), "2": .string("two")]),
  ],
  pending: ["grid"])
