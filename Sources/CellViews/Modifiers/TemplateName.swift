import LayoutGeometry

/// Names the template that a view was made from, as a config's cell; changes nothing.
struct TemplateName: PrimitiveModifier {
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
    if case .template(let name) = modifier { return name }
    return view.templateName
  }
}
