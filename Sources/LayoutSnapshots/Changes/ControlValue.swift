/// A control that has another value, or a shape of which another part is drawn, and how it shows that.
struct ControlValue {
  /// The view's number on the new screen, or in the new element; 0 for one by itself.
  var view = 0
  /// What it is, by its name in configs.
  let kind: String

  /// The controls of a comparison whose values are others, and are shown by how they look.
  static func all(of comparison: ViewComparison) -> [ControlValue] {
    comparison.causes.compactMap { cause in
      guard case .setting(let name, _, _) = cause.kind, let kind = cause.ofKind else { return nil }
      switch name {
      case "value": return ControlValue(view: cause.view, kind: kind)
      // A value is at an end of one range, and between the ends of another.
      case "range": return ControlValue(view: cause.view, kind: kind)
      case "trim": return ControlValue(view: cause.view, kind: name)
      default: return nil
      }
    }
  }

  /// True for a change of what the control draws that its value makes.
  func explains(_ change: DrawingChange) -> Bool {
    switch (kind, change) {
    // The selected segment has heavier letters.
    case ("segmentedControl", .value("font", .font(let old, let from), .font(let new, let to))):
      from == to && Set([old, new]) == ["Inter Medium", "Inter Semi Bold"]
    // At an end of its range a sign is gray.
    case ("stepper", .value("fill", let from, let to)):
      Set([from.name, to.name]) == ["label", "tertiaryLabel"]
    // The rows of a wheel are fainter and lower the farther they are from its middle.
    case ("picker", .value("opacity", _, _)), ("picker", .value("scale", _, _)): true
    // A knob is where the value is.
    case ("gauge", .value("rotation", _, _)): true
    // What is drawn of an outline has bounds of its own.
    case ("trim", .replaced("shape")), ("trim", .resized), ("trim", .moved): true
    default: false
    }
  }
}
