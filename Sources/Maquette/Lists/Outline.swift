import CellViews

/// A row for each element of a tree, which shows the elements in it below.
///
/// ```swift
/// OutlineGroup(folders, children: \.folders) { folder in Text(folder.id) }
/// ```
///
/// At rest no element is open, as in SwiftUI; `outlineExpanded()` opens all.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View
{
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Row
  @Environment(\.isOutlineExpanded) private var isExpanded

  /// A row for each element, under an identity of it, and for those in it.
  ///
  /// - Parameters:
  ///   - data: The elements that are in no other.
  ///   - id: What distinguishes an element from others.
  ///   - children: The elements in an element; nil for one that cannot have any.
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

  /// The rows, those of elements with others as groups that open.
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
  /// A row for each element, which has an identity, and for those in it.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

nonisolated extension List where SelectionValue == Never {
  /// A row for each element of a tree, which has an identity, and for those in it.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// A row for each element of a tree, under an identity of it, and for those in it.
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

  /// Whether the elements of outlines are open.
  var isOutlineExpanded: Bool {
    get { self[IsOutlineExpandedKey.self] }
    set { self[IsOutlineExpandedKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether the elements of the outlines inside are open; SwiftUI's are closed at rest.
  public func outlineExpanded(_ isExpanded: Bool = true) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.isOutlineExpanded = isExpanded }
  }

  /// How deep the view is in an outline as a row: its content is moved by as many widths, 10 points each
  /// unless there is another, as a `UICollectionViewListCell`'s.
  public func indentationLevel(_ level: Int, width: Double? = nil) -> _CellView<Self> {
    let level = max(0, level)
    return _CellView(content: self, name: "indentationLevel", value: { _ in "\(level)" }) {
      traits, _ in
      traits.indentationLevel = level
      traits.indentationWidth = width
    }
  }
}

/// The rows that a group of a list shows, one level deeper than the group.
struct DeeperRows<Content: View>: View {
  let content: Content

  /// How far a level of a group moves its rows, in points.
  private static var width: Double { 20 }

  var body: some View {
    content.trait { traits, _ in
      traits.row.indentationLevel = (traits.row.indentationLevel ?? 0) + 1
      traits.row.indentationWidth = traits.row.indentationWidth ?? Self.width
    }
  }
}
