/// A vertical list of rows in a viewport, with sections, as in a UITableView.
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
  /// The selection of rows; nil for none.
  private let selection: (@MainActor () -> ListSelection)?

  /// Creates a list whose selection is at most one row.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = one(selection)
  }

  /// Creates a list whose selection may be several rows.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = some(selection)
  }

  /// Returns the nodes of the view for the layout.
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
  /// Creates a list of the rows of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }

  /// Creates a list with a row for each identifiable element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    selection = nil
  }

  /// Creates a list with a row for each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    selection = nil
  }

  /// Creates a list with a row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
    selection = nil
  }

  /// Creates a list with a row for each element of a bound collection.
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

  /// Creates a list with a row for each element of a bound collection, identified by a key path.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection,
    Content == ForEach<Binding<Elements>, ID, Row>
  {
    content = ForEach(data, id: id, content: rowContent)
    selection = nil
  }
}

nonisolated extension List {
  /// Creates a list with a row for each identifiable element and a selection of at most one.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    self.selection = one(selection)
  }

  /// Creates a list with a row for each identifiable element and a selection of several.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    self.selection = some(selection)
  }

  /// Creates a list with a row for each element, identified by a key path, and a selection of at
  /// most one.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    self.selection = one(selection)
  }
}

/// Returns a selection of at most one row.
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

/// Returns a selection of several rows.
private func some<Value: Hashable>(
  _ selection: Binding<Set<Value>>?
) -> (@MainActor () -> ListSelection)? {
  guard let selection else { return nil }
  nonisolated(unsafe) let binding = selection
  return {
    ListSelection(values: Set(binding.wrappedValue.map { AnyHashable($0) }), isMultiple: true)
  }
}

/// Controls in sections, as on a settings screen.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form of the controls of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A list of the controls.
  @MainActor public var body: some View {
    List { content }
  }
}
