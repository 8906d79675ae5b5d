extension NodeModifier {
  /// Names the template that the view was made from; changes nothing.
  package static func template(_ name: String) -> NodeModifier {
    NodeModifier(TemplateName(name: name))
  }
}

/// Names the template that a view was made from, as a config's cell; changes nothing.
struct TemplateName: LengthKeepingModifier {
  let name: String

  func change(_ environment: inout ViewEnvironment) {
    // A name is not a level: it must not count towards the depth to which a config can nest views.
    environment.depth -= 1
  }

  var description: ModifierDescription {
    // A view is the same whatever the `name` of its template is.
    []
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode { child }
}

extension ViewNode {
  /// The name of the view's template; nil for none.
  var templateName: String? {
    guard case .modified(let view, let modifier) = self else { return nil }
    // Types are compared first, as a cast asks the runtime, for each modifier of each cell.
    guard type(of: modifier.primitive) == TemplateName.self,
      let template = modifier.primitive as? TemplateName
    else { return view.templateName }
    return template.name
  }
}
