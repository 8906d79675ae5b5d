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
  /// What selects rows; nil for nothing.
  private let selection: (@MainActor () -> ListSelection)?

  /// Rows, of which one may be selected.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = one(selection)
  }

  /// Rows, of which some may be selected.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = some(selection)
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let look = context.environment.listStyle ?? DefaultListStyle()._look
    let inner = context.setting(\.listStyle, to: look).setting(\.scrolling, to: Scrolling())
    let elements = content._nodes(in: inner).elements
    return _ViewNodes(
      ListNodes(look: look, context: inner, selection: selection?()).list(of: elements)
        .noticing(context.environment.scrolling.wordsOfLists))
  }
}

nonisolated extension List where SelectionValue == Never {
  /// The rows that `content` writes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }

  /// A row for each element, which has an identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    selection = nil
  }

  /// A row for each element, under an identity of it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    selection = nil
  }

  /// A row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
    selection = nil
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
    selection = nil
  }
}

nonisolated extension List {
  /// A row for each element, which has an identity, of which one may be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    self.selection = one(selection)
  }

  /// A row for each element, which has an identity, of which some may be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    self.selection = some(selection)
  }

  /// A row for each element, under an identity of it, of which one may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    self.selection = one(selection)
  }
}

/// The value of a selection of one row.
private func one<Value: Hashable>(
  _ selection: Binding<Value?>?
) -> (@MainActor () -> ListSelection)? {
  guard let selection else { return nil }
  nonisolated(unsafe) let binding = selection
  return {
    ListSelection(
      values: Set([binding.wrappedValue].compactMap { $0.map { AnyHashable($0) } }),
      isMultiple: false)
  }
}

/// The values of a selection of several rows.
private func some<Value: Hashable>(
  _ selection: Binding<Set<Value>>?
) -> (@MainActor () -> ListSelection)? {
  guard let selection else { return nil }
  nonisolated(unsafe) let binding = selection
  return {
    ListSelection(values: Set(binding.wrappedValue.map { AnyHashable($0) }), isMultiple: true)
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
