import CellViews
import LayoutGeometry

extension ModifierDeclaration {
  static let background = ModifierDeclaration(
    "background", ValueType<Decoration>.decoration, "A view or a colour behind the view."
  ) { .background($0.content, $0.alignment) }

  static let overlay = ModifierDeclaration(
    "overlay", ValueType<Decoration>.decoration, "A view or a colour over the view."
  ) { .overlay($0.content, $0.alignment) }
}

/// A view behind or over another.
private struct Decoration: Sendable {
  var content: View
  var alignment: Alignment
}

extension ValueType<Decoration> {
  /// A colour, a view, or `content` with its `alignment`.
  fileprivate static let decoration = ValueType<View>.colorOrView
    .map { Decoration(content: $0, alignment: .center) }
    .choice(
      with: ValueType<Decoration>.record(
        "decoration", "A view behind or over another, and its alignment.",
        Field(
          Field("content", .colorOrView, "The view."),
          Field(
            "alignment", .alignment, default: .center, shown: "center",
            "Where it is aligned in the view that it decorates.")
        ) { Decoration(content: $0, alignment: $1) })
    ) { $0["content"] != nil }
}

extension ValueType<View> {
  /// A view, or a colour.
  static let colorOrView = ValueType(
    schema: {
      .anyOf("colour, or [view](#views)", [ValueType<Color>.color.schema(), view.schema()])
    },
    compile: { node, place, compiler in
      guard let scalar = node.scalar, !scalar.isMissing,
        ViewDeclaration.named(scalar.text) == nil, !compiler.hasCell(scalar.text)
      else { return view.compile(node, place, compiler) }
      guard scalar.isTemplate else {
        return ValueType<Color>.color.compile(node, label: place.label, with: compiler)?
          .map { .color($0) }
      }
      guard let data = compiler.data(of: scalar, at: node.range, label: place.label) else {
        return nil
      }
      let range = node.range
      return data.evaluated { value, evaluation in
        guard let value else { return .color(.clear) }
        if case .string(let name) = value {
          if evaluation.cells[name] != nil || ViewDeclaration.named(name)?.bare != nil {
            return try evaluation.view(named: name, at: range)
          }
          do throws(Mismatch) {
            return .color(try Color(parsing: name))
          } catch {
            throw error.diagnostic(at: range, label: place.label)
          }
        }
        throw Mismatch(expected: "a colour or a view by name", found: value)
          .diagnostic(at: range, label: place.label)
      }
    })
}
