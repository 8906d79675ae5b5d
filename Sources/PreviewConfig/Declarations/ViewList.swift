import CellViews
import ConfigLanguage
import Diagnostics
import LayoutGeometry

extension ValueType<[ViewNode]> {
  /// A view, or a node for any number of them, such as `forEach` and components.
  private static let views = ValueType(schema: ValueType<ViewNode>.view.schema) {
    node, place, compiler in
    severalViews(node, with: compiler)
      ?? ValueType<ViewNode>.view.compile(node, place, compiler)?.map { [$0] }
  }

  /// The views of a stack, each of which may expand to any number of them.
  static let children = views.list("a list of views").map { $0.flatMap(\.self) }

  /// A view, or a list of views.
  static let branch = views.orList(children)

  /// Returns the views of a node that may expand to any number of them, nil in it if one is
  /// invalid; nil for any other node.
  static func severalViews(
    _ node: ConfigNode, with compiler: Compiler
  ) -> Dynamic<[ViewNode]>?? {
    if let scalar = node.scalar, let component = compiler.declared.components[scalar.text] {
      return .some(component(nil, node.range, compiler))
    }
    guard let entries = node.mapping, let first = entries.first else { return nil }
    if let flow = compiler.vocabulary.flow(named: first.key) {
      return .some(
        compiler.atViewDepth(of: node.range) {
          views(of: flow, entries, at: node.range, with: compiler)
        })
    }
    guard compiler.vocabulary.view(named: first.key) == nil,
      let component = compiler.declared.components[first.key]
    else { return nil }
    return .some(
      compiler.atViewDepth(of: node.range) {
        let views = component(first.value, first.keyRange, compiler)
        return modified(views, entries.dropFirst(), after: first.key, with: compiler)
      })
  }

  private static func views(
    of flow: FlowDeclaration, _ entries: [ConfigEntry], at range: SourceRange,
    with compiler: Compiler
  ) -> Dynamic<[ViewNode]>? {
    let own = entries.filter { flow.keys.contains($0.key) }
    let missing = ["view", "then"].first { key in
      flow.keys.contains(key) && !own.contains { $0.key == key }
    }
    return modified(
      flow.views.compile(ConfigNode(.mapping(own), at: range), label: flow.name, with: compiler),
      entries.filter { !flow.keys.contains($0.key) }, after: flow.name, missing: missing,
      with: compiler)
  }

  /// Returns views with the same modifiers each.
  private static func modified(
    _ views: Dynamic<[ViewNode]>?, _ entries: some Sequence<ConfigEntry>, after name: String,
    missing: String? = nil, with compiler: Compiler
  ) -> Dynamic<[ViewNode]>? {
    let changes = ModifierChain(entries, after: name, missing: missing).compile(with: compiler)
    guard let views, let changes else { return nil }
    return changes.reduce(views) { views, change in
      views.applying(change) { change, views in views.map(change) }
    }
  }
}

extension [ViewNode] {
  /// The views as one: a column of several, as in SwiftUI's containers of one view, and an empty
  /// view for none.
  var asOne: ViewNode {
    switch count {
    case 0: .zstack(ZStackNode(children: []))
    case 1: self[0]
    default: .stack(StackNode(axis: .vertical, children: self))
    }
  }
}
