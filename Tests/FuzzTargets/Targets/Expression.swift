import ConfigLanguage
import Diagnostics

extension FuzzTarget {
  /// A scalar of a config, with expressions in it: parsed, and computed in two scopes.
  static let expression = FuzzTarget("expression") { input, _ in
    let source = String(decoding: input, as: UTF8.self)
    let length = source.unicodeScalars.count
    do throws(Diagnostic) {
      let template = try Template(parsing: source) { offset in
        precondition((0...length).contains(offset), "an error at \(offset) of \(length)")
        return SourceRange(file: "-", start: SourcePosition(line: 1, column: offset + 1))
      }
      _ = try? template.checkNames(among: Set(scope.values.keys))
      _ = try? template.value(in: Scope())
      return try template.value(in: scope)?.text ?? "pending"
    } catch {
      return printed([error], sources: ["-": SourceLines(source)])
    }
  }

  /// A value of every type, and one that is not known yet.
  private static let scope = Scope(
    values: [
      "item": .object(["name": .string("Anna"), "n": .number(3), "tags": .list([.string("a")])]),
      "index": .number(7), "flag": .bool(true), "none": .null, "text": .string("é👩‍👧"),
      "items": .list([.number(1), .number(2.5), .null]),
    ],
    pending: ["grid"])
}
