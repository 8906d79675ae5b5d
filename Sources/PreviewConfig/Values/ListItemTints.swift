import CellViews
import ConfigLanguage
import PlainText

extension ValueType<ListItemTint> {
  /// A colour, `monochrome`, or a mapping with a fixed or a preferred colour.
  static let listItemTint = colorOrMonochrome.choice(
    with: .record(
      "listItemTint", "What tints a row, as SwiftUI's ListItemTint: one of its keys.",
      Field(
        Field<Color?>(optional: "fixed", .color, "A colour, whatever tint the list has."),
        Field<Color?>(
          optional: "preferred", .color,
          "A colour that a sidebar leaves out where a `tint` is set around its list.")
      ) { fixed, preferred throws(Mismatch) in
        switch (fixed, preferred) {
        case (let color?, nil): return .fixed(color)
        case (nil, let color?): return .preferred(color)
        default: throw Mismatch("expected one of 'fixed' and 'preferred'")
        }
      })
  ) { $0.mapping != nil }

  private static let colorOrMonochrome = ValueType(
    schema: { scalar(of: Theme()).schema() },
    compile: { node, place, compiler in
      scalar(of: compiler.declared.theme).compile(node, place, compiler)
    })

  private static func scalar(of theme: Theme) -> ValueType {
    .scalar(
      "a colour or monochrome", shown: "a colour, or monochrome",
      json: .members([
        "anyOf": .array([ValueUse.colorSchema, .members(["const": "monochrome"])])
      ]), pending: .fixed(.clear)
    ) { value throws(Mismatch) in
      guard case .string(let text) = value else {
        throw Mismatch(expected: "a colour or monochrome", found: value)
      }
      if text == "monochrome" { return .monochrome }
      return .fixed(try Color(parsing: text, in: theme))
    }
  }
}
