import CellViews

/// A row for each element of a tree, above the rows of its children.
///
/// ```swift
/// OutlineGroup(folders, children: \.folders) { folder in Text(folder.id) }
/// ```
///
/// At rest all elements are collapsed, as in SwiftUI; `outlineExpanded()` expands them.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View
{
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Row
  @Environment(\.isOutlineExpanded) private var isExpanded

  /// Creates a row for each element, identified by a key path, and for its descendants.
  ///
  /// - Parameters:
  ///   - data: The roots of the tree.
  ///   - id: The key path of an element's identity.
  ///   - children: The key path of an element's children; nil for an element that cannot have any.
  ///   - content: The row of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.children = children
    row = content
  }

  /// The rows; an element with children is a group that expands.
  @MainActor public var body: some View {
    ForEach(data, id: id) { element in
      if let inside = element[keyPath: children] {
        DisclosureGroup(isExpanded: .constant(isExpanded)) {
          OutlineGroup(inside, id: id, children: children, content: row)
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

nonisolated extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a row for each identifiable element, and for its descendants.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a list with a row for each identifiable element of a tree.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list with a row for each element of a tree, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension EnvironmentValues {
  private enum IsOutlineExpandedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Indicates whether the elements of outlines are expanded.
  var isOutlineExpanded: Bool {
    get { self[IsOutlineExpandedKey.self] }
    set { self[IsOutlineExpandedKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Expands or collapses the elements of the outlines inside; SwiftUI's are collapsed at rest.
  public func outlineExpanded(_ isExpanded: Bool = true) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.isOutlineExpanded = isExpanded }
  }

  /// Sets the level of the view in an outline as a row: its content is indented by as many widths,
  /// by default of 10 points each, as in a `UICollectionViewListCell`.
  public func indentationLevel(_ level: Int, width: Double? = nil) -> _CellView<Self> {
    let level = max(0, level)
    return _CellView(content: self, name: "indentationLevel", value: { _ in "\(level)" }) {
      traits, _ in
      traits.indentationLevel = level
      traits.indentationWidth = width
    }
  }
}

/// The rows inside a group of a list, one level deeper than the group.
struct DeeperRows<Content: View>: View {
  let content: Content

  /// The indentation of a group's level, in points.
  private static var width: Double { 20 }

  var body: some View {
    content.trait { traits, _ in
      traits.row.indentationLevel = (traits.row.indentationLevel ?? 0) + 1
      traits.row.indentationWidth = traits.row.indentationWidth ?? Self.width
    }
  }
}
