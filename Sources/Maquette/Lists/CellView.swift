package import CellViews

/// A cell with the accessories of a `UICollectionViewListCell`.
public nonisolated struct _CellView<Content: View>: _BuiltInView {
  private let content: Content
  private let name: String
  private let value: @MainActor (ListRowTraits) -> String
  private let change: @MainActor (inout ListRowTraits, _ViewContext) -> Void

  /// Creates a cell whose row traits are changed.
  ///
  /// - Parameters:
  ///   - content: The cell.
  ///   - name: The modifier's name in layout texts.
  ///   - value: A function that returns the modifier's value there.
  ///   - change: A function that changes the traits.
  package init(
    content: Content, name: String, value: @escaping @MainActor (ListRowTraits) -> String,
    change: @escaping @MainActor (inout ListRowTraits, _ViewContext) -> Void
  ) {
    self.content = content
    self.name = name
    self.value = value
    self.change = change
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let nodes = content._nodes(in: context)
    // A SwiftUI list reads the traits, a collection view the node.
    guard context.environment.listStyle == nil else {
      return nodes.settingTraits { change(&$0.row, context) }
    }
    var traits = ListRowTraits()
    change(&traits, context)
    return nodes.map { $0.with(.listRow(name, value(traits), traits)) }
  }
}
