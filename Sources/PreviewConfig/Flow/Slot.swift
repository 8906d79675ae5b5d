import CellViews
import ConfigLanguage
import PlainText

extension FlowDeclaration {
  /// The views that are a component's argument.
  static let slot = FlowDeclaration(
    "slot", "The views that are given to the component around it.",
    Field(
      Field(
        "slot", .slotName, "The component's parameter, whose type is `view` or `views`.")
    ) { slot in
      .computed { scope in
        guard let given = scope.slots[slot.name] else { return try slot.fallback.value(in: scope) }
        return try given.views.value(in: given.scope)
      }
    })
}

/// A place for the views that are a component's argument.
private struct SlotPlace: Sendable {
  var name: String
  /// The views for a missing argument.
  var fallback: Dynamic<[ViewNode]>
}

extension ValueType<SlotPlace> {
  /// A parameter with views of the current component.
  fileprivate static let slotName = ValueType(
    schema: { Schema("name", .members(["type": "string"])) }
  ) { node, place, compiler in
    guard let name = node.scalar?.text, let fallback = compiler.place.slots[name] else {
      let names = compiler.place.slots.keys
      return compiler.refuse(
        node, "a parameter of the component that takes views",
        suggestion: node.scalar.flatMap { suggestion(for: $0.text, among: names) }
          ?? listing("the parameters are", names)
          ?? "declare it under 'parameters:' with the type 'views'", label: place.label)
    }
    return .constant(SlotPlace(name: name, fallback: fallback))
  }
}
