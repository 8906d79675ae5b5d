import CellViews
import CollectionLayouts
import LayoutGeometry

/// Rows one below the other in a viewport, with sections, as a UITableView.
///
/// ```swift
/// List {
///   Section("Fruit") {
///     Text("Apple")
///     Text("Pear")
///   }
/// }
/// .listStyle(.plain)
/// ```
public nonisolated struct List<SelectionValue: Hashable, Content: View>: _BuiltInView {
  private let content: Content

  /// Rows, of which one may be selected.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Rows, of which some may be selected.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let look = context.environment.listStyle ?? DefaultListStyle()._look
    let inner = context.setting(\.listStyle, to: look)
    let elements = content._nodes(in: inner).elements
    return _ViewNodes(ListNodes(look: look, context: inner).list(of: elements))
  }
}

nonisolated extension List where SelectionValue == Never {
  /// The rows that `content` writes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A row for each element, which has an identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element, under an identity of it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element of what a binding holds.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == ForEach<Binding<Elements>, Elements.Element.ID, Row>
  {
    content = ForEach(data, content: rowContent)
  }
}

nonisolated extension List {
  /// A row for each element, which has an identity, of which one may be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element, which has an identity, of which some may be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element, under an identity of it, of which one may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// Controls in sections, as in a screen of settings.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// The controls that `content` writes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A list of the controls.
  @MainActor public var body: some View {
    List { content }
  }
}
